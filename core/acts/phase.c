// phase.c -- play stands still, or is over. Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

void jd_close(jd_game *game, jd_phase phase, jd_article article) {
    game->phase = (uint8_t)phase;
    game->score_article = (uint8_t)article;
    game->offer.standing = 0;
    game->question = (jd_question){0};
    jd_clock_stop(&game->clock);
}

void jd_finish(jd_game *game, jd_end end, jd_verdicts *out) {
    jd_close(game, JD_PHASE_FINISHED, end.article);
    game->score = (uint8_t)end.score;
    if (end.unknown) {
        jd_verdicts_say(out, JD_AUDIT, JD_ART_10_5, JD_WORD_UNKNOWN);
    }
    jd_verdicts_add(out, JD_RESULT, end.article);
}

void jd_stand_still(jd_game *game) {
    if (game->phase != JD_PHASE_STOPPED) {
        game->stopped_in = game->phase;
    }
    game->phase = JD_PHASE_STOPPED;
    jd_clock_stop(&game->clock);
}
