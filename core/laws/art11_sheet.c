// art11_sheet.c -- Article 11: recording the game. Floor 4.
//
// Laws 11.3 and 11.4, 11.5, 11.7 to 11.9 are acts of the arbiter and the players:
// core/acts/sheet.c. SPDX-License-Identifier: MIT

#include "laws.h"

// Law 11.2: five minutes. 2023 8.4: not with half a minute more for each move.
int64_t jd_law_11_2_below_ms(const jd_game *game, jd_color side) {
    const int64_t enough_ms = jd_game_param(game, JD_PARAM_noscore_inc_ms);
    const bool gains = enough_ms > 0 && jd_limit_increment_ms(game, side) >= enough_ms;
    return gains ? 0 : jd_game_param(game, JD_PARAM_noscore_ms);
}

// Law 11.2: to the flag, whatever the number of moves; exactly five minutes are not less.
bool jd_law_11_2_is_short(const jd_game *game, jd_color side) {
    return jd_limit_to_flag_ms(game, side) < jd_law_11_2_below_ms(game, side);
}

bool jd_law_11_2_is_exempt(const jd_game *game, jd_color side) {
    const jd_clock *clock = &game->clock;
    const bool was_short =
        clock->short_in[side] == clock->fallen[side] + 1 && jd_law_11_2_below_ms(game, side) > 0;
    const bool rest = jd_game_param(game, JD_PARAM_noscore_rest) == JD_REST_YES;
    return jd_law_11_2_is_short(game, side) || (rest && was_short);
}

// Law 11.1: a sheet kept by the program has all moves; after going back a sheet has no more than
// there are.
uint32_t jd_law_11_1_recorded(const jd_game *game, jd_color side) {
    switch (jd_game_param(game, JD_PARAM_scoresheet)) {
    case JD_SHEET_AUTO: return game->plies;
    case JD_SHEET_NONE: return 0;
    default: return game->recorded[side] < game->plies ? game->recorded[side] : game->plies;
    }
}

// Law 11.1: every move, the own and the opponent's; Laws 11.2, 11.6, 11.7: all of them once the
// flag is down.
bool jd_law_11_6_lags(const jd_game *game, jd_color side) {
    return jd_game_param(game, JD_PARAM_scoresheet) == JD_SHEET_MANUAL &&
           game->recorded[side] < game->plies;
}

// Law 11.1: the last pair of moves may be open; 2023 8.1.3: the opponent's last only. Law 11.2: a
// player short of time may lag further.
bool jd_law_11_1_behind(const jd_game *game, jd_color side) {
    const int64_t lag = (int64_t)game->plies - game->recorded[side];
    return jd_law_11_6_lags(game, side) && lag > jd_game_param(game, JD_PARAM_record_lag) &&
           !jd_law_11_2_is_exempt(game, side);
}

// Law 11.6: on his own clock, even if the other has the move; 2023 8.5.2: before he moves.
bool jd_law_11_6_own_clock(const jd_game *game, jd_color side) {
    return jd_game_param(game, JD_PARAM_score_clock) == JD_SCORE_ALWAYS ||
           jd_law_3_1_has_the_move(game, side);
}
