// watch.c -- an impossible position is watched for one move, then drawn (2023 A.5.4). Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

static bool is_watching(const jd_game *game) {
    return jd_game_param(game, JD_PARAM_both_check_draw) != 0 &&
           jd_law_8_1_is_impossible(&game->position);
}

void jd_watch(jd_game *game, jd_verdicts *out) {
    game->watched = is_watching(game);
    if (game->watched) {
        jd_verdicts_say(out, JD_NOTE, JD_ART_8_1_WAIT, JD_WORD_ONE_MOVE_MORE);
    }
}

void jd_watch_move(jd_game *game, jd_verdicts *out) {
    if (jd_game_is_over(game)) {
        return;
    }
    if (game->watched) {
        if (is_watching(game)) {
            jd_finish(game, (jd_end){true, JD_DRAWN, JD_ART_8_1_WAIT, false}, out);
        }
        game->watched = 0;
    } else if (jd_game_param(game, JD_PARAM_arbiter) == JD_ARBITER_PROGRAM) {
        jd_watch(game, out);
    }
}
