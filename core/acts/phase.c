// phase.c -- play stands still, goes on, or is over. Floor 5.
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

void jd_go_on(jd_game *game, jd_verdicts *out) {
    game->phase = game->stopped_in;
    game->stopped_by = 0;
    game->stopped_for_sheets = 0;
    jd_clock_restart(&game->clock);
    jd_sheets_after_stop(game, out);
}

// An envelope that has become void is not opened any more (14.2): play goes on at the board.
void jd_start_over(jd_game *game) {
    if (game->phase == JD_PHASE_RESUMING) {
        game->phase = JD_PHASE_RUNNING;
    }
    if (game->phase == JD_PHASE_RUNNING) {
        game->clock.running = (uint8_t)jd_game_turn(game);
    } else {
        jd_clock_give(&game->clock, game->position.turn);
    }
}
