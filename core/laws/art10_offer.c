// art10_offer.c -- Article 10: offering a draw. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

// Law 10.7: just after the own move, before the press. Law 10.8: while the opponent's clock runs.
// Law 10.9: while the own clock runs before a move is made, or after sealing.
jd_article jd_law_10_7_window(const jd_game *game, jd_color side) {
    if (game->phase != JD_PHASE_RUNNING) {
        return JD_ART_10_9;
    }
    if (game->clock.running == jd_other(side)) {
        return JD_ART_10_8;
    }
    return jd_law_3_1_has_the_move(game, side) ? JD_ART_10_9 : JD_ART_10_7;
}
