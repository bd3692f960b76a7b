// clock.c -- the two clocks. Floor 3.
// SPDX-License-Identifier: MIT

#include "clock.h"

int64_t jd_time_sum(int64_t a_ms, int64_t b_ms) {
    return b_ms >= JD_FOREVER - a_ms ? JD_FOREVER : a_ms + b_ms;
}

int64_t jd_time_times(int64_t ms, uint32_t times) {
    return ms > 0 && times > JD_FOREVER / ms ? JD_FOREVER : ms * times;
}

int64_t jd_control_limit(const jd_profile *profile, uint32_t k) {
    if (k >= profile->controls && !profile->repeat) {
        return JD_FOREVER;
    }
    int64_t limit = 0;
    for (uint32_t i = 0; i < profile->controls && i <= k; i++) {
        limit = jd_time_sum(limit, profile->control[i].time_ms);
    }
    if (k >= profile->controls) {
        const int64_t last = profile->control[profile->controls - 1].time_ms;
        limit = jd_time_sum(limit, jd_time_times(last, k - profile->controls + 1));
    }
    return limit;
}

uint32_t jd_control_moves(const jd_profile *profile, uint32_t k) {
    uint64_t moves = 0;
    for (uint32_t i = 0; i < profile->controls && i <= k; i++) {
        if (profile->control[i].moves == 0) {
            return UINT32_MAX;
        }
        moves += profile->control[i].moves;
    }
    if (k >= profile->controls) {
        const uint64_t repeats = (uint64_t)k - profile->controls + 1;
        moves += repeats * profile->control[profile->controls - 1].moves;
    }
    return moves < UINT32_MAX ? (uint32_t)moves : UINT32_MAX;
}

uint32_t jd_control_of(const jd_profile *profile, uint32_t counted) {
    uint64_t moves = 0;
    uint32_t k = 0;
    for (; k < profile->controls; k++) {
        moves += profile->control[k].moves;
        if (profile->control[k].moves == 0 || moves > counted) {
            return k;
        }
    }
    if (profile->repeat) {
        k += (uint32_t)((counted - moves) / profile->control[profile->controls - 1].moves);
    }
    return k;
}

// A repeated control goes on for ever, one of all moves takes all that are left.
int64_t jd_control_increments(const jd_profile *profile, uint32_t moves) {
    int64_t sum = 0;
    for (uint32_t k = 0; k < profile->controls && moves > 0; k++) {
        const jd_control *control = &profile->control[k];
        const bool rest = control->moves == 0 || (profile->repeat && k + 1 == profile->controls);
        const uint32_t here = rest || moves < control->moves ? moves : control->moves;
        sum = jd_time_sum(sum, jd_time_times(control->inc_ms, here));
        moves -= here;
    }
    return sum;
}

// The controls whose time is used up are counted, not stepped through: with a repeated control of a
// millisecond a long wait would otherwise take for ever.
uint32_t jd_controls_used_up(const jd_profile *profile, int64_t used_ms) {
    uint32_t k = 0;
    int64_t limit = 0;
    for (; k < profile->controls; k++) {
        limit = jd_time_sum(limit, profile->control[k].time_ms);
        if (used_ms < limit) {
            return k;
        }
    }
    const int64_t last = profile->controls > 0 ? profile->control[k - 1].time_ms : 0;
    if (profile->repeat && last > 0) {
        const int64_t more = (used_ms - limit) / last;
        return more < INT32_MAX ? k + (uint32_t)more : (uint32_t)INT32_MAX;
    }
    return k;
}

int64_t jd_clock_thought_ms(const jd_clock *clock, int side) {
    return clock->used_ms[side] - clock->charged_ms[side];
}

uint8_t jd_clock_whose(const jd_clock *clock) {
    return clock->running != JD_CLOCK_OFF ? clock->running : clock->ran_before_stop;
}

void jd_clock_give(jd_clock *clock, uint8_t side) {
    if (clock->running != JD_CLOCK_OFF) {
        clock->running = side;
    } else {
        clock->ran_before_stop = side;
    }
}

void jd_clock_stop(jd_clock *clock) {
    if (clock->running != JD_CLOCK_OFF) {
        clock->ran_before_stop = clock->running;
    }
    clock->running = JD_CLOCK_OFF;
}

void jd_clock_restart(jd_clock *clock) { clock->running = clock->ran_before_stop; }
