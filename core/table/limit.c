// limit.c -- how much time a side has. Floor 3.
// SPDX-License-Identifier: MIT

#include "limit.h"

// The control of the next move of the side; NULL after the last.
static const jd_control *control_of(const jd_game *game, uint32_t counted) {
    const jd_profile *profile = &game->profile;
    const uint32_t k = jd_control_of(profile, counted);
    if (k < profile->controls) {
        return &profile->control[k];
    }
    return profile->repeat ? &profile->control[profile->controls - 1] : NULL;
}

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

// What is left of the delay of the move being thought about.
static int64_t delay_rest_ms(const jd_game *game, jd_color side) {
    const jd_control *control = control_of(game, jd_game_counted(game, side));
    const int64_t delay_ms = control != NULL ? control->delay_ms : 0;
    return delay_ms - least(delay_ms, game->clock.turn_ms[side]);
}

// Bronstein: the used part of the delay is off the clock until the press.
static int64_t borrowed_ms(const jd_game *game, jd_color side, uint32_t counted) {
    const jd_control *control = control_of(game, counted);
    const bool bronstein = control != NULL && control->delay_kind == JD_DELAY_BRONSTEIN;
    return bronstein ? least(control->delay_ms, game->clock.turn_ms[side]) : 0;
}

int64_t jd_limit_increment_ms(const jd_game *game, jd_color side) {
    const jd_control *control = control_of(game, jd_game_counted(game, side));
    const int64_t each_ms = control != NULL ? jd_time_sum(control->inc_ms, control->delay_ms) : 0;
    return jd_time_sum(each_ms, game->clock.extra_inc_ms);
}

int64_t jd_limit_beyond_ms(const jd_game *game, jd_color side, uint32_t counted) {
    const jd_clock *clock = &game->clock;
    const uint32_t extra =
        counted >= clock->extra_from[side] ? counted - clock->extra_from[side] + 1 : 0;
    int64_t sum = jd_control_increments(&game->profile, counted + 1);
    sum = jd_time_sum(sum, jd_time_times(clock->extra_inc_ms, extra));
    return jd_time_sum(sum, clock->bonus_ms[side]) - borrowed_ms(game, side, counted);
}

int64_t jd_limit_to_flag_ms(const jd_game *game, jd_color side) {
    const int64_t limit_ms = jd_control_limit(&game->profile, game->clock.fallen[side]);
    if (limit_ms >= JD_FOREVER) {
        return JD_FOREVER;
    }
    const int64_t beyond_ms = jd_limit_beyond_ms(game, side, jd_game_counted(game, side));
    return limit_ms + beyond_ms - game->clock.used_ms[side];
}

int64_t jd_limit_wait_ms(const jd_game *game, jd_color side) {
    const jd_control *control = control_of(game, jd_game_counted(game, side));
    const bool us = control != NULL && control->delay_kind == JD_DELAY_US;
    return us ? delay_rest_ms(game, side) : 0;
}

void jd_limit_advance(jd_game *game, int64_t dt_ms) {
    jd_clock *clock = &game->clock;
    if (clock->running == JD_CLOCK_OFF) {
        return;
    }
    const jd_color side = (jd_color)clock->running;
    const int64_t charged_ms = dt_ms - least(dt_ms, delay_rest_ms(game, side));
    clock->used_ms[side] = jd_time_sum(clock->used_ms[side], charged_ms);
    clock->turn_ms[side] = jd_time_sum(clock->turn_ms[side], dt_ms);
}

// Flags that must have fallen by now.
static uint32_t flags_due(const jd_game *game, jd_color side) {
    const int64_t beyond_ms = jd_limit_beyond_ms(game, side, jd_game_counted(game, side));
    return jd_controls_used_up(&game->profile, game->clock.used_ms[side] - beyond_ms);
}

void jd_limit_raise_flags(jd_game *game, jd_color side) {
    jd_clock *clock = &game->clock;
    const uint32_t due = flags_due(game, side);
    const uint32_t least_down = due > clock->seen[side] ? due : clock->seen[side];
    const int other = 1 - (int)side;
    if (clock->fallen[side] <= least_down) {
        return;
    }
    clock->fallen[side] = least_down;
    if (least_down == clock->seen[side] && clock->fallen[other] > clock->seen[other]) {
        clock->first_down = (uint8_t)(1 + other); // the only one that hangs
    }
}

bool jd_limit_drop_flags(jd_game *game, jd_color side) {
    jd_clock *clock = &game->clock;
    const uint32_t fallen = flags_due(game, side);
    if (fallen <= clock->fallen[side]) {
        return false;
    }
    const int other = 1 - (int)side;
    if (clock->fallen[side] == clock->seen[side] && clock->fallen[other] == clock->seen[other]) {
        clock->first_down = (uint8_t)(1 + side);
    }
    clock->fallen[side] = fallen;
    return true;
}
