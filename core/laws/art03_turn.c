// art03_turn.c -- Article 3: the right to move. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

// Law 3.1: the sides move in turn. Law 3.2: a side has the move once the other's is completed (6.1
// to 6.4), whichever clock is running. Law 14.4: a reply that is sealed is his move; it is not made
// on the board before the sealer has come.
bool jd_law_3_1_has_the_move(const jd_game *game, jd_color side) {
    return jd_game_turn(game) == side && !game->reply.sealed;
}

// Law 3.2, Law 8.1: as far as anybody has noticed an illegal move is one.
bool jd_law_3_2_may_act(const jd_game *game, jd_color side) {
    return jd_law_3_1_has_the_move(game, side) ||
           (jd_game_turn(game) != side && jd_law_8_1_may_be_answered(game));
}
