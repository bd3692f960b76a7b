// art10_offer.c -- Article 10: offering a draw. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

// Law 10.7: just after the own move, before the press. Law 10.8: while the opponent thinks and his
// clock runs; one that only waits to be pressed is not disturbed. Law 10.9: before the own move is
// made, or after sealing.
jd_article jd_law_10_7_window(const jd_game *game, jd_color side) {
    if (game->phase != JD_PHASE_RUNNING || jd_law_3_1_has_the_move(game, side)) {
        return JD_ART_10_9;
    }
    return game->clock.running == jd_other(side) ? JD_ART_10_8 : JD_ART_10_7;
}

// Law 10.6; 2023 9.1.1: the event may forbid offers.
jd_word jd_law_10_6_offer_objection(const jd_game *game) {
    const bool off = jd_game_param(game, JD_PARAM_draw_offers) == JD_OFFERS_OFF;
    return off ? JD_WORD_NO_OFFERS : JD_WORD_NOTHING;
}

// Law 10.6: at any time; 2023 5.2.3, 9.1.1: after both have made so many moves.
jd_word jd_law_10_6_objection(const jd_game *game) {
    const int64_t moves = jd_game_param(game, JD_PARAM_draw_min_moves);
    const bool enough = game->made[JD_WHITE] >= moves && game->made[JD_BLACK] >= moves;
    return enough ? JD_WORD_NOTHING : JD_WORD_TOO_EARLY;
}
