// art14_resumption.c -- Article 14: resuming an adjourned game. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

// Law 14.4: in a resumed game, while the player who sealed is absent and the other has the move.
bool jd_law_14_4_may_seal_reply(const jd_game *game, jd_color side) {
    const jd_color other = jd_other(side);
    return game->phase == JD_PHASE_RUNNING && game->was_resumed && game->absent[other] &&
           game->envelope.side == other && jd_law_3_1_has_the_move(game, side) &&
           !game->reply.sealed;
}

// Law 14.2: the envelope is opened only when the other player is there; Law 14.4: a sealed reply
// when the sealer has come; Law 8.1: an envelope from before an illegal move is void.
jd_word jd_law_14_2_objection(const jd_game *game, jd_article *article) {
    const jd_envelope *envelope = &game->envelope;
    *article = JD_ART_14_2;
    if (envelope->is_void) {
        return JD_WORD_ENVELOPE_VOID;
    }
    if (jd_game_is_over(game)) {
        *article = envelope->sealed ? JD_ART_14_2 : JD_ART_10;
        return envelope->sealed ? JD_WORD_NOTHING : JD_WORD_OVER;
    }
    if (game->phase == JD_PHASE_ADJOURNED) {
        return JD_WORD_ADJOURNED;
    }
    if (game->reply.sealed) {
        *article = JD_ART_14_4;
        return game->absent[envelope->side] ? JD_WORD_SEALER_ABSENT : JD_WORD_NOTHING;
    }
    if (game->phase != JD_PHASE_RESUMING) {
        return JD_WORD_NO_ENVELOPE;
    }
    return game->absent[1 - envelope->side] ? JD_WORD_REPLIER_ABSENT : JD_WORD_NOTHING;
}
