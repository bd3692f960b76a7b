// sign.c -- the result that both players sign (2023 8.7). Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

// Even if it is not the one that the moves have led to it stands, where the edition wants it so. A
// game that is over keeps its result: a wrong one is for the arbiter.
void jd_act_sign(jd_game *game, const jd_event *event, jd_verdicts *out) {
    if (jd_game_is_over(game)) {
        jd_verdicts_say(out, JD_NOTE, JD_ART_17_SIGNED, JD_WORD_SIGNED);
        return;
    }
    game->signed_score[event->actor] = event->choice;
    jd_verdicts_say(out, JD_NOTE, JD_ART_17_SIGNED, JD_WORD_SIGNED);
    const bool same = game->signed_score[JD_WHITE] == game->signed_score[JD_BLACK];
    if (same && jd_game_param(game, JD_PARAM_signed_result) != 0) {
        const jd_score score = (jd_score)event->choice;
        jd_finish(game, (jd_end){true, score, JD_ART_17_SIGNED, false}, out);
    }
}
