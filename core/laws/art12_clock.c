// art12_clock.c -- Article 12: the clock. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

// Law 12.1: what is saved in one control is added to the next: only sums are compared.
int64_t jd_law_12_1_left_ms(const jd_game *game, jd_color side) {
    const uint32_t due = jd_control_of(&game->profile, jd_game_counted(game, side));
    const int64_t limit_ms = jd_control_limit(&game->profile, due);
    if (limit_ms >= JD_FOREVER) {
        return JD_FOREVER;
    }
    return limit_ms + game->clock.bonus_ms[side] - game->clock.used_ms[side];
}

// Law 12.3: after moving a player stops his own clock and starts the other's.
bool jd_law_12_3_may_press(const jd_game *game, jd_color side) {
    return game->clock.running == side && game->unpressed[side];
}
