// clock.h -- the two clocks: time in, time out, flags that fall. Floor 3.
//
// Used time only grows; what is left follows from the controls (Law 12.1). All in milliseconds.
// SPDX-License-Identifier: MIT

#ifndef JD_CLOCK_H
#define JD_CLOCK_H

#include "profile.h"

enum { JD_CLOCK_OFF = 2 };

// No limit, or a time beyond all limits. Sums of two stay inside int64_t.
#define JD_FOREVER ((int64_t)1 << 61)

typedef struct jd_clock {
    int64_t used_ms[2];
    int64_t bonus_ms[2];     // added to every limit of the side (16.5)
    uint32_t fallen[2];      // controls whose flag has fallen
    uint32_t seen[2];        // how many of them have been noticed (12.2)
    uint8_t running;         // a jd_color or JD_CLOCK_OFF
    uint8_t ran_before_stop; // what `restart` starts again (12.5)
    uint8_t pad[6];
} jd_clock;

// Law 12.1: the used time at which control `k` (from 0) ends; JD_FOREVER if there is no such
// control.
int64_t jd_control_limit(const jd_profile *profile, uint32_t k);

// Law 12.1: the number of moves to be made by then; UINT32_MAX if all.
uint32_t jd_control_moves(const jd_profile *profile, uint32_t k);

// The first control that so many counted moves do not satisfy.
uint32_t jd_control_of(const jd_profile *profile, uint32_t counted);

// Adds without overflow; stops at JD_FOREVER.
int64_t jd_time_sum(int64_t a_ms, int64_t b_ms);

// The used time at which the next flag of the side falls, or JD_FOREVER.
int64_t jd_clock_next_flag(const jd_clock *clock, const jd_profile *profile, jd_color side);

// The same as the time that is left until then.
int64_t jd_clock_to_flag(const jd_clock *clock, const jd_profile *profile, jd_color side);

// Lets the running clock advance.
void jd_clock_advance(jd_clock *clock, int64_t dt_ms);

// Drops the flags of all controls whose time is used up. Returns true if one fell.
bool jd_clock_drop_flags(jd_clock *clock, const jd_profile *profile, jd_color side);

void jd_clock_stop(jd_clock *clock);
void jd_clock_restart(jd_clock *clock);

#endif
