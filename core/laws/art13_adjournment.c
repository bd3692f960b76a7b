// art13_adjournment.c -- Article 13: sealing a move. Floor 4.
//
// Law 13.3: the envelope is kept as it was closed; nothing here shows what is written in it.
// SPDX-License-Identifier: MIT

#include "laws.h"

// Law 13.1(1): the player having the move, once the session is at its end.
bool jd_law_13_1_seals(const jd_game *game, jd_color side) {
    return game->phase == JD_PHASE_SEALING && jd_law_3_1_has_the_move(game, side);
}

// Law 13.1(2): all the time to the end of the session. Law 14.7: sessions are timed by a clock on
// the wall.
int64_t jd_law_13_1_2_session_left_ms(const jd_game *game) {
    const int64_t gone_ms = game->wall_ms - game->session_start_ms;
    const int64_t left_ms = jd_game_param(game, JD_PARAM_session_ms) - gone_ms;
    return left_ms > 0 ? left_ms : 0;
}
