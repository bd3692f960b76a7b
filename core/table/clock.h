// clock.h -- the two clocks and the controls they are set to. Floor 3.
//
// Used time only grows; what is left follows from the controls (limit.h). All in milliseconds.
// SPDX-License-Identifier: MIT

#ifndef JD_CLOCK_H
#define JD_CLOCK_H

#include "profile.h"

enum { JD_CLOCK_OFF = 2 };

// No limit, or a time beyond all limits. Sums of two stay inside int64_t.
#define JD_FOREVER ((int64_t)1 << 61)

typedef struct jd_clock {
    int64_t used_ms[2];
    int64_t charged_ms[2];   // of the used time, what was added as a penalty (16.5, 10.13)
    int64_t bonus_ms[2];     // added to every limit of the side (16.5)
    int64_t turn_ms[2];      // of the move being thought about, for a delay
    int64_t extra_inc_ms;    // an increment introduced during the game (2023 III.4)
    uint32_t extra_from[2];  // the first move that has it
    uint32_t fallen[2];      // controls whose flag has fallen
    uint32_t seen[2];        // how many of them have been noticed (12.2)
    uint32_t short_in[2];    // 1 + the control in which the side was last short of time (2023 8.4)
    uint8_t running;         // a jd_color or JD_CLOCK_OFF
    uint8_t ran_before_stop; // what `restart` starts again (12.5)
    uint8_t first_down;      // 1 + the side whose flag fell first of those not yet noticed, or 0
    uint8_t pad[5];
} jd_clock;

// Law 12.1: the used time at which control `k` (from 0) ends; JD_FOREVER if there is no such
// control.
int64_t jd_control_limit(const jd_profile *profile, uint32_t k);

// Law 12.1: the number of moves to be made by then; UINT32_MAX if all.
uint32_t jd_control_moves(const jd_profile *profile, uint32_t k);

// The first control that so many counted moves do not satisfy.
uint32_t jd_control_of(const jd_profile *profile, uint32_t counted);

// Adds without overflow; stops at JD_FOREVER. The first is at most that, the second not negative.
int64_t jd_time_sum(int64_t a_ms, int64_t b_ms);

// The same of a product.
int64_t jd_time_times(int64_t ms, uint32_t times);

// The increments of the first so many moves.
int64_t jd_control_increments(const jd_profile *profile, uint32_t moves);

// The used time of the side without its penalties, which no going back takes away.
int64_t jd_clock_thought_ms(const jd_clock *clock, int side);

// How many controls are used up with so much time.
uint32_t jd_controls_used_up(const jd_profile *profile, int64_t used_ms);

// The side whose clock runs, or will run once the clocks are started again (12.5); JD_CLOCK_OFF if
// none has run yet.
uint8_t jd_clock_whose(const jd_clock *clock);

// It is the clock of the side that runs, or will run once they are started again.
void jd_clock_give(jd_clock *clock, uint8_t side);

void jd_clock_stop(jd_clock *clock);
void jd_clock_restart(jd_clock *clock);

#endif
