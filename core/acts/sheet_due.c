// sheet_due.c -- a flag has been passed, and sheets lag behind the game (11.6, 11.7). Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

static void say_sheets(jd_verdicts *out, jd_article article, bool white, bool black) {
    const jd_word word = white && black ? JD_WORD_WB : white ? JD_WORD_W : JD_WORD_B;
    jd_verdicts_say(out, JD_SHEETS, article, word);
}

// Law 11.7: both clocks stand still until both sheets are complete.
void jd_sheets_stop(jd_game *game, jd_verdicts *out) {
    game->must_record[JD_WHITE] = game->must_record[JD_BLACK] = 1;
    game->stopped_for_sheets = 1;
    jd_stand_still(game);
    jd_verdicts_add(out, JD_STOPPED, JD_ART_11_7);
    say_sheets(out, JD_ART_11_7, true, true);
}

// Laws 11.5, 11.6: the clock of the one who completes runs, whoever has the move.
void jd_sheets_run_for(jd_game *game, jd_color side) {
    game->clock.ran_before_stop = game->clock.running;
    game->clock.running = (uint8_t)side;
}

void jd_sheets_due(jd_game *game, jd_verdicts *out) {
    const bool white = jd_law_11_6_lags(game, JD_WHITE);
    const bool black = jd_law_11_6_lags(game, JD_BLACK);
    game->sheets_wait = game->phase == JD_PHASE_STOPPED;
    if (game->phase != JD_PHASE_RUNNING || (!white && !black)) {
        return;
    }
    if (white && black) {
        jd_sheets_stop(game, out);
        return;
    }
    const jd_color side = white ? JD_WHITE : JD_BLACK;
    game->must_record[side] = 1;
    if (jd_law_11_6_own_clock(game, side)) {
        jd_sheets_run_for(game, side);
    }
    say_sheets(out, JD_ART_11_6, white, black);
}

void jd_sheets_after_stop(jd_game *game, jd_verdicts *out) {
    if (game->sheets_wait && game->phase == JD_PHASE_RUNNING) {
        jd_sheets_due(game, out);
    }
}
