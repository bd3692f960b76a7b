// art11_sheet.c -- Article 11: recording the game. Floor 4.
//
// Laws 11.3 and 11.4, 11.5, 11.7 to 11.9 are acts of the arbiter and the players:
// core/acts/sheet.c. SPDX-License-Identifier: MIT

#include "laws.h"

// Law 11.2: less than five minutes to the flag, whatever the number of moves; exactly five are not
// less.
bool jd_law_11_2_is_exempt(const jd_game *game, jd_color side) {
    const int64_t to_flag_ms = jd_clock_to_flag(&game->clock, &game->profile, side);
    return to_flag_ms < jd_game_param(game, JD_PARAM_noscore_ms);
}

// Law 11.1: every move, the own and the opponent's; Laws 11.2, 11.6, 11.7: all of them once the
// flag is down.
bool jd_law_11_6_lags(const jd_game *game, jd_color side) {
    return jd_game_param(game, JD_PARAM_scoresheet) == JD_SHEET_MANUAL &&
           game->recorded[side] < game->plies;
}
