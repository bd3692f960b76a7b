// illegal.c -- an illegal move: found, unseen, and what it costs (8.1). Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

void jd_illegal_costs(jd_game *game, jd_color side, jd_verdicts *out) {
    if (game->illegal_moves[side] < UINT8_MAX) {
        game->illegal_moves[side]++;
    }
    const int64_t loses_at = jd_game_param(game, JD_PARAM_illegal_lose);
    if (loses_at > 0 && game->illegal_moves[side] >= loses_at) {
        jd_finish(game, jd_law_10_5_lose(game, side, JD_ART_8_1_PENALTY), out);
    } else if (jd_game_param(game, JD_PARAM_illegal_penalty) == JD_PENALTY_OPPONENT_BONUS) {
        const int64_t bonus_ms = jd_game_param(game, JD_PARAM_illegal_ms);
        jd_give_bonus(game, jd_other(side), bonus_ms, JD_ART_8_1_PENALTY, out);
    }
}

void jd_illegal_found(jd_game *game, jd_article article, jd_word word, jd_verdicts *out) {
    const jd_color side = jd_game_turn(game);
    jd_verdicts_say(out, JD_ILLEGAL, article, word);
    jd_restore(game, game->plies, article, out);
    jd_illegal_costs(game, side, out);
    if (!jd_game_is_over(game)) {
        jd_say_duty(game, JD_ART_7_3, out);
    }
}

// What was begun may be finished as it stands; if more than that has been moved, all goes back.
void jd_unfinished_found(jd_game *game, jd_verdicts *out) {
    const jd_color side = jd_game_turn(game);
    const bool holds = game->hand[side].piece != JD_EMPTY;
    game->has_unseen = 0;
    if (!holds && jd_law_6_read_board(game).stage == JD_STAGE_OTHER) {
        jd_restore(game, game->plies, JD_ART_8_1_FOUND, out);
    }
}

void jd_illegal_made(jd_game *game, jd_move move, jd_word word, jd_verdicts *out) {
    if (jd_game_param(game, JD_PARAM_arbiter) == JD_ARBITER_PROGRAM &&
        jd_game_param(game, JD_PARAM_illegal_when) == JD_WHEN_MADE) {
        jd_illegal_found(game, JD_ART_8_1_FOUND, word, out);
        return;
    }
    game->has_unseen = 1;
    game->unseen = move;
    game->unseen_word = (uint8_t)word;
    jd_verdicts_say(out, JD_AUDIT, JD_ART_8_1, JD_WORD_UNSEEN);
}

// Law 5.6(4): the player may still choose; 2023 7.5.2: the pawn becomes a queen.
bool jd_become_queen(jd_game *game, jd_verdicts *out) {
    if (jd_game_is_over(game) || jd_game_param(game, JD_PARAM_unpromoted) != JD_UNPROMOTED_QUEEN) {
        return false;
    }
    const jd_move fixed = game->fixed;
    const jd_move queen = jd_move_of(jd_move_from(fixed), jd_move_to(fixed), JD_QUEEN);
    jd_complete(game, queen, JD_ART_6_4, out);
    jd_game_tidy_board(game);
    return !jd_game_is_over(game);
}
