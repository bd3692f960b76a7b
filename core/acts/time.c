// time.c -- time passes before an act. Floor 5.
//
// Whatever happens in the interval of itself takes effect at its instant: a flag that the program
// sees (12.2), a player who is too late (10.15). SPDX-License-Identifier: MIT

#include "acts.h"

// The wall clock, and the clock that runs.
static void pass(jd_game *game, int64_t step_ms) {
    game->wall_ms = jd_time_sum(game->wall_ms, step_ms);
    jd_limit_advance(game, step_ms);
    if (game->clock.running == JD_CLOCK_OFF) {
        return;
    }
    const jd_color side = (jd_color)game->clock.running;
    jd_limit_drop_flags(game, side);
    if (jd_law_11_2_is_short(game, side)) {
        game->clock.short_in[side] = game->clock.fallen[side] + 1;
    }
}

// Until the program sees a flag fall. Nobody sees it by himself under another arbiter.
static int64_t to_flag_ms(const jd_game *game) {
    if (game->clock.running == JD_CLOCK_OFF ||
        jd_game_param(game, JD_PARAM_arbiter) != JD_ARBITER_PROGRAM) {
        return JD_FOREVER;
    }
    const jd_color side = (jd_color)game->clock.running;
    const int64_t left_ms = jd_limit_to_flag_ms(game, side); // less than none after going back
    return jd_time_sum(left_ms > 0 ? left_ms : 0, jd_limit_wait_ms(game, side));
}

static int64_t to_lateness_ms(const jd_game *game) {
    const int64_t white_ms = jd_law_10_15_late_in_ms(game, JD_WHITE);
    const int64_t black_ms = jd_law_10_15_late_in_ms(game, JD_BLACK);
    return white_ms < black_ms ? white_ms : black_ms;
}

// 2023 I.10: a sealed move that ends the game does so although the player to reply comes too late.
static bool sealed_move_ends(const jd_game *game, jd_color late) {
    jd_move move = JD_NO_MOVE;
    const jd_envelope *envelope = &game->envelope;
    if (jd_game_param(game, JD_PARAM_sealing) != 2 || game->phase != JD_PHASE_RESUMING ||
        envelope->side == late ||
        jd_law_10_16_read(&game->position, &envelope->note, &move) != JD_SAN_OK) {
        return false;
    }
    const jd_position after = jd_position_after(&game->position, move);
    return jd_law_10_ends(game, &after).over;
}

// Law 10.15: the late player loses. Law 10.17: both are late.
static void judge_lateness(jd_game *game, jd_verdicts *out) {
    if (game->absent[JD_WHITE] && game->absent[JD_BLACK]) {
        jd_finish(game, (jd_end){true, JD_BOTH_LOSE, JD_ART_10_17_BOTH, false}, out);
    } else {
        const jd_color late = game->absent[JD_WHITE] ? JD_WHITE : JD_BLACK;
        if (sealed_move_ends(game, late)) {
            jd_open_envelope(game, out);
            return;
        }
        jd_finish(game, jd_law_10_5_lose(game, late, JD_ART_10_15), out);
    }
}

void jd_pass_time(jd_game *game, int64_t dt_ms, jd_verdicts *out) {
    while (!jd_game_is_over(game)) {
        const int64_t flag_ms = to_flag_ms(game);
        const int64_t late_ms = to_lateness_ms(game);
        const int64_t event_ms = flag_ms < late_ms ? flag_ms : late_ms;
        if (dt_ms < event_ms) {
            break;
        }
        const jd_color side = (jd_color)game->clock.running;
        pass(game, event_ms);
        dt_ms -= event_ms;
        if (event_ms == flag_ms) {
            jd_flag_falls(game, side, out);
        } else {
            judge_lateness(game, out);
        }
    }
    pass(game, dt_ms);
}
