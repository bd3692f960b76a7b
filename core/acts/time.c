// time.c -- time passes before an act. Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

// Law 12.2: the program sees a flag at the instant it falls. Law 10.14: a loss, if too few moves
// count.
static void judge_flag(jd_game *game, jd_color side, jd_verdicts *out) {
    game->clock.seen[side] = game->clock.fallen[side];
    if (jd_law_10_14_overstepped(game, side)) {
        jd_finish(game, jd_law_10_5_lose(game, side, JD_ART_10_14), out);
    } else if (!jd_verdicts_have(out, JD_FLAG)) {
        jd_verdicts_add(out, JD_FLAG, JD_ART_12_2)->side = (uint8_t)side;
    }
}

void jd_pass_time(jd_game *game, int64_t dt_ms, jd_verdicts *out) {
    jd_clock *clock = &game->clock;
    const bool program = jd_game_param(game, JD_PARAM_arbiter) == JD_ARBITER_PROGRAM;
    game->wall_ms = jd_time_sum(game->wall_ms, dt_ms);
    while (clock->running != JD_CLOCK_OFF) {
        const jd_color side = (jd_color)clock->running;
        const int64_t to_flag_ms = jd_clock_to_flag(clock, &game->profile, side);
        if (!program || dt_ms < to_flag_ms) {
            jd_clock_advance(clock, dt_ms);
            jd_clock_drop_flags(clock, &game->profile, side);
            return;
        }
        jd_clock_advance(clock, to_flag_ms);
        dt_ms -= to_flag_ms;
        if (!jd_clock_drop_flags(clock, &game->profile, side)) {
            return; // the end of time: nothing falls any more
        }
        judge_flag(game, side, out);
    }
}
