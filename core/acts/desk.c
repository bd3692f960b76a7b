// desk.c -- acts of the arbiter. Floor 5.
// SPDX-License-Identifier: MIT

#include "found.h"

void jd_act_flag(jd_game *game, const jd_event *event, jd_verdicts *out) {
    jd_flag_noticed(game, (jd_color)event->side, JD_WORD_NOTHING, out);
}

void jd_act_illegal(jd_game *game, const jd_event *event, jd_verdicts *out) {
    jd_find_illegal(game, event, out);
}

// Law 9.1.
void jd_act_check(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)event;
    const bool check = jd_law_9_1_in_check(&game->position);
    jd_verdicts_say(out, JD_INFO, JD_ART_9_1, check ? JD_WORD_CHECK : JD_WORD_NO_CHECK);
}

void jd_act_wait(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)game;
    (void)event;
    (void)out;
}
