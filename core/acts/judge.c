// judge.c -- what the hand has done: completed, fixed, or against the Laws (4.1, 6.1 to 6.4).
// Floor 5. SPDX-License-Identifier: MIT

#include "judge.h"

static bool is_same_path(jd_move a, jd_move b) {
    return jd_move_from(a) == jd_move_from(b) && jd_move_to(a) == jd_move_to(b) &&
           jd_move_is_castling(a) == jd_move_is_castling(b);
}

// Law 16.1 with touch_enforcement = auto: the arbiter does not wait for a claim.
static bool is_stopped_by_duty(const jd_game *game, jd_move move) {
    if (jd_game_param(game, JD_PARAM_touch_enforcement) != JD_TOUCH_AUTO) {
        return false;
    }
    jd_move_list allowed;
    (void)jd_law_7_allowed(game, &allowed);
    for (int i = 0; i < allowed.count; i++) {
        if (is_same_path(allowed.move[i], move)) {
            return false;
        }
    }
    return true;
}

static void back_to_duty(jd_game *game, jd_verdicts *out) {
    jd_restore(game, game->plies, JD_ART_7_2, out);
    jd_say_duty(game, JD_ART_7_3, out);
}

// Laws 6.2 to 6.4: another move than the one that has been fixed is none.
static bool is_against_fixed(const jd_game *game, jd_move move) {
    return game->partial != JD_NOTHING_MISSING && !jd_law_6_is_fixed(game, move);
}

static void fix_move(jd_game *game, const jd_reading *reading, jd_verdicts *out) {
    game->partial = (uint8_t)reading->missing;
    game->fixed = reading->move;
    jd_verdict *verdict = jd_verdicts_add(out, JD_PARTIAL, reading->article);
    const jd_move move = reading->move;
    const bool open = jd_move_promotion(move) != JD_NO_KIND && reading->missing != JD_PAWN_STANDS;
    verdict->move = open ? jd_move_of(jd_move_from(move), jd_move_to(move), JD_NO_KIND) : move;
}

// Completed or fixed: true if the reading was one of them and has been dealt with.
static bool judge_reading(jd_game *game, const jd_reading *reading, jd_verdicts *out) {
    if (reading->stage != JD_STAGE_COMPLETED && reading->stage != JD_STAGE_PARTIAL) {
        return false;
    }
    if (is_against_fixed(game, reading->move)) {
        return false;
    }
    game->has_unseen = 0;
    if (is_stopped_by_duty(game, reading->move)) {
        back_to_duty(game, out);
    } else if (reading->stage == JD_STAGE_COMPLETED) {
        jd_complete(game, reading->move, reading->article, out);
    } else if (game->partial != reading->missing) {
        fix_move(game, reading, out);
    }
    return true;
}

// Law 5.1(4): castling was begun with the king and is not legal: another king move or the other
// wing, or any move.
static void say_castling_duty(const jd_game *game, jd_verdicts *out) {
    jd_move_list allowed;
    const jd_bond bond = jd_law_7_allowed(game, &allowed);
    const jd_squares king = game->position.kind[JD_KING];
    const bool king_first = game->duty.own_first == (game->duty.own_first & king);
    const jd_article article = king_first ? JD_ART_5_1_4 : bond.article;
    jd_verdicts_add(out, bond.bound ? JD_OBLIGE : JD_FREE, article);
}

// A side that has not the move has changed the board (8.2).
static void judge_other_side(const jd_game *game, jd_verdicts *out) {
    if (jd_law_8_2_is_displaced(game)) {
        jd_verdicts_say(out, JD_AUDIT, JD_ART_8_2, JD_WORD_MISPLACED);
    }
}

static jd_word reason(const jd_game *game, jd_square from, jd_square to) {
    const jd_kind kind = jd_kind_of(game->at[to]);
    if (from == JD_NO_SQUARE) {
        const jd_word objection = jd_law_5_6_4_objection(kind);
        return objection != JD_WORD_NOTHING ? objection : JD_WORD_PIECE_CANNOT_MOVE_SO;
    }
    const bool becomes = game->position.at[from] != game->at[to];
    return jd_law_8_1_reason(game, from, to, becomes ? kind : JD_NO_KIND);
}

void jd_judge_release(jd_game *game, jd_color side, jd_square from, jd_square to,
                      jd_verdicts *out) {
    if (!jd_law_3_1_has_the_move(game, side)) {
        judge_other_side(game, out);
        return;
    }
    const jd_reading reading = jd_law_6_read_board(game);
    if (judge_reading(game, &reading, out)) {
        return;
    }
    game->has_unseen = 0;
    game->unseen = JD_NO_MOVE;
    if (reading.stage == JD_STAGE_NOTHING) {
        return; // back where it came from: nothing is completed, the duty stays (6.1)
    }
    if (from != JD_NO_SQUARE && jd_law_5_1_4_king_put_to_castle(game, from, to)) {
        say_castling_duty(game, out);
        game->unseen = jd_move_of(from, to, JD_NO_KIND); // what it is if he presses now
        game->unseen_word = JD_WORD_PIECE_CANNOT_MOVE_SO;
        return;
    }
    const jd_square origin = from == JD_NO_SQUARE ? to : from;
    jd_illegal_made(game, jd_move_of(origin, to, JD_NO_KIND), reason(game, from, to), out);
}

void jd_judge_removal(jd_game *game, jd_color side, jd_verdicts *out) {
    if (!jd_law_3_1_has_the_move(game, side)) {
        judge_other_side(game, out);
        return;
    }
    const jd_reading reading = jd_law_6_read_board(game);
    (void)judge_reading(game, &reading, out);
}
