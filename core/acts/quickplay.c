// quickplay.c -- what waits for the arbiter's answer; games without increment (2023 Guidelines
// III). Floor 5. SPDX-License-Identifier: MIT

#include "acts.h"

void jd_act_answer(jd_game *game, const jd_event *event, jd_verdicts *out) {
    game->question = (jd_question){0};
    if (event->choice == JD_ANSWER_YES) {
        jd_finish(game, (jd_end){true, JD_DRAWN, JD_ART_10_6, false}, out);
    } else {
        game->offer.standing = 0;
        jd_verdicts_say(out, JD_NOTE, JD_ART_10_6_RULED, JD_WORD_DENIED);
    }
}
