// art12_clock.c -- Article 12: the clock. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

// Law 12.1: what is saved in one control is added to the next: only sums are compared.
int64_t jd_law_12_1_left_ms(const jd_game *game, jd_color side) {
    const uint32_t counted = jd_game_counted(game, side);
    const int64_t limit_ms =
        jd_control_limit(&game->profile, jd_control_of(&game->profile, counted));
    if (limit_ms >= JD_FOREVER) {
        return JD_FOREVER;
    }
    return limit_ms + jd_limit_beyond_ms(game, side, counted) - game->clock.used_ms[side];
}

// Law 12.3: after moving a player stops his own clock and starts the other's; 2023 6.2.2: even when
// the other has moved meanwhile.
bool jd_law_12_3_may_press(const jd_game *game, jd_color side) {
    const bool in_time = jd_game_param(game, JD_PARAM_late_press) == JD_LATE_YES ||
                         !jd_law_3_1_has_the_move(game, side);
    return game->clock.running == side && game->unpressed[side] && in_time;
}

// Law 12.4: five minutes to the control, and a minute for each move to it.
bool jd_law_12_4_below_floor(const jd_game *game, jd_color side, int64_t used_ms,
                             uint32_t counted) {
    enum { MINUTE_MS = 60000 };
    const uint32_t due = jd_control_of(&game->profile, counted);
    const int64_t limit_ms = jd_control_limit(&game->profile, due);
    if (limit_ms >= JD_FOREVER) {
        return false;
    }
    const int64_t left_ms = limit_ms + jd_limit_beyond_ms(game, side, counted) - used_ms;
    const uint32_t moves = jd_control_moves(&game->profile, due);
    const int64_t to_go = moves == UINT32_MAX ? 0 : (int64_t)moves - counted;
    return left_ms < 5 * (int64_t)MINUTE_MS || left_ms < to_go * MINUTE_MS;
}

// Law 12.6: rounded down to the millisecond, without overflow.
int64_t jd_law_12_6_share_ms(int64_t used_ms, uint32_t moves_then, uint32_t moves_now) {
    if (moves_now == 0 || moves_then >= moves_now) {
        return used_ms;
    }
    return used_ms / moves_now * moves_then + used_ms % moves_now * moves_then / moves_now;
}

static bool hangs_overstepped(const jd_game *game, jd_color side) {
    return game->clock.fallen[side] > game->clock.seen[side] &&
           jd_law_10_14_overstepped(game, side);
}

// Law 12.8: seen at once, and either would have lost.
bool jd_law_12_8_both_overstepped(const jd_game *game) {
    return hangs_overstepped(game, JD_WHITE) && hangs_overstepped(game, JD_BLACK);
}

// Law 12.8: the game goes on; 2023 III.3.1: not in the period in which all moves must be made.
bool jd_law_12_8_is_drawn(const jd_game *game) {
    const uint32_t white = game->clock.fallen[JD_WHITE];
    const uint32_t black = game->clock.fallen[JD_BLACK];
    const uint32_t passed = white > black ? white : black;
    return jd_game_param(game, JD_PARAM_bothflags_last) == JD_BOTH_FLAGS_DRAW && passed > 0 &&
           jd_control_moves(&game->profile, passed - 1) == UINT32_MAX;
}
