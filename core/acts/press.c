// press.c -- the clock: pressing, stopping, starting again. Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

static void hand_over(jd_game *game, jd_color side) {
    game->clock.running = (uint8_t)jd_other(side);
}

// Law 12.3: pressed late, by a player who has the move again: his clock runs on, unless the reply
// waits for its own press.
static bool keeps_clock(const jd_game *game, jd_color side) {
    return jd_game_turn(game) == side && !game->unpressed[jd_other(side)];
}

// Law 6.5: the move counts once the own clock is stopped after it.
static void count(jd_game *game, jd_color side, jd_verdicts *out) {
    game->unpressed[side] = 0;
    game->clock.turn_ms[side] = 0;
    jd_verdict *verdict = jd_verdicts_add(out, JD_COUNT, JD_ART_6_5);
    verdict->side = (uint8_t)side;
    verdict->n = game->made[side];
    if (!keeps_clock(game, side)) {
        hand_over(game, side);
    }
    jd_offer_met_by_press(game, side, out);
    if (jd_game_param(game, JD_PARAM_complete) == JD_COMPLETE_PRESS) {
        jd_watch_move(game, out);
    }
}

// The squares of a move pressed unfinished. A piece that was only taken off has no square to go to.
static jd_move unfinished_path(const jd_game *game) {
    if (game->partial != JD_NOTHING_MISSING) { // perhaps nothing was touched: a piece was put (6.4)
        return jd_move_of(jd_move_from(game->fixed), jd_move_to(game->fixed), JD_NO_KIND);
    }
    const jd_squares own = game->duty.own_first;
    const jd_square touched = (jd_square)__builtin_ctzll(own != 0 ? own : game->duty.enemy_first);
    return jd_move_of(touched, touched, JD_NO_KIND);
}

// Law 8.1: nobody has noticed it; the player may still finish his move, or the opponent answers
// what stands there.
static void leave_unfinished(jd_game *game, bool pawn) {
    game->has_unseen = 1;
    game->unseen = unfinished_path(game);
    game->unseen_word = pawn ? JD_WORD_UNPROMOTED : JD_WORD_UNFINISHED;
}

// Laws 5.6(4), 6.2, 6.3: pressed with the pawn not exchanged, the victim standing or the rook
// unmoved.
static void press_unfinished(jd_game *game, jd_color side, jd_verdicts *out) {
    const bool pawn = game->partial == JD_PIECE_TO_COME;
    const jd_article article = jd_law_6_unfinished((jd_partial)game->partial);
    if (jd_game_param(game, JD_PARAM_arbiter) != JD_ARBITER_PROGRAM) {
        jd_verdicts_say(out, JD_AUDIT, article, JD_WORD_UNSEEN);
        leave_unfinished(game, pawn);
        hand_over(game, side);
        return;
    }
    jd_verdicts_say(out, JD_ILLEGAL, article, pawn ? JD_WORD_UNPROMOTED : JD_WORD_UNFINISHED);
    jd_unfinished_found(game, out);
    jd_illegal_costs(game, side, out);
    if (pawn && jd_become_queen(game, out)) {
        count(game, side, out);
    }
}

// 2023 7.5.4: penalized as an illegal move, but the move itself is legal and stands.
static void judge_hands(jd_game *game, jd_color side, jd_verdicts *out) {
    const bool counts = jd_game_param(game, JD_PARAM_two_hands) == JD_HANDS_ILLEGAL;
    if (!game->two_hands[side] || !counts) {
        return;
    }
    game->two_hands[side] = 0;
    if (jd_game_param(game, JD_PARAM_arbiter) == JD_ARBITER_PROGRAM) {
        jd_verdicts_say(out, JD_ILLEGAL, JD_ART_12_3_HANDS, JD_WORD_TWO_HANDS);
        jd_illegal_costs(game, side, out);
        return;
    }
    jd_verdicts_say(out, JD_AUDIT, JD_ART_12_3_HANDS, JD_WORD_TWO_HANDS);
    const uint32_t last = game->plies - 1;
    const bool own = game->ply[last].before.turn == side;
    if (own || last > 0) {
        game->ply[own ? last : last - 1].flags |= JD_PLY_TWO_HANDS;
    }
}

// Law 8.1: an illegal move is pressed.
static void press_unseen(jd_game *game, jd_color side, jd_verdicts *out) {
    if (jd_game_param(game, JD_PARAM_arbiter) == JD_ARBITER_PROGRAM) {
        jd_illegal_found(game, JD_ART_8_1_FOUND, (jd_word)game->unseen_word, out);
    } else {
        jd_illegal_stands(game, out);
        count(game, side, out);
    }
}

// Law 5.1(4): castling that is not legal was begun, and instead of another move he presses.
static void press_under_way(jd_game *game, jd_color side, jd_verdicts *out) {
    if (game->partial == JD_NOTHING_MISSING && game->unseen != JD_NO_MOVE) {
        game->has_unseen = 1;
        press_unseen(game, side, out);
    } else {
        press_unfinished(game, side, out);
    }
}

// Law 12.3: pressed without a move.
static void press_without_move(jd_game *game, jd_color side, jd_verdicts *out) {
    if (jd_game_param(game, JD_PARAM_press_no_move) == JD_NO_MOVE_NOTE) {
        jd_verdicts_say(out, JD_NOTE, JD_ART_12_3_NO_MOVE, JD_WORD_NO_MOVE);
    } else {
        jd_verdicts_say(out, JD_ILLEGAL, JD_ART_12_3_NO_MOVE, JD_WORD_NO_MOVE);
        jd_illegal_costs(game, side, out);
    }
}

// Law 8.3: the opponent of a player who knocked pieces over and pressed may press back.
static bool press_back(jd_game *game, jd_color side, jd_verdicts *out) {
    const jd_color other = jd_other(side);
    if (game->knocked[other] == 0 || game->unpressed[side]) {
        return false;
    }
    game->pressed_over_knock = (uint8_t)(1 + other);
    hand_over(game, side);
    jd_verdicts_say(out, JD_NOTE, JD_ART_8_3, JD_WORD_PRESSED_BACK);
    return true;
}

// Law 8.3: the pieces are back, the clock is handed over again.
static bool press_after_fixing(jd_game *game, jd_color side) {
    if (game->pressed_over_knock != 1 + side || game->knocked[side] != 0) {
        return false;
    }
    game->pressed_over_knock = 0;
    hand_over(game, side);
    return true;
}

// Law 12.3: his move counts already (11.9, 12.8), the other has the move: the clock is handed over.
static bool press_counted(jd_game *game, jd_color side) {
    const bool for_sheet =
        game->must_record[side] || game->sheet_lent[side]; // runs for that (11.5)
    if (jd_game_turn(game) == side || game->knocked[side] != 0 || for_sheet) {
        return false;
    }
    hand_over(game, side);
    return true;
}

// True while the player having the move has carried out a part of one.
static bool is_under_way(const jd_game *game) {
    const bool touched = (game->duty.own | game->duty.enemy) != 0;
    return game->partial != JD_NOTHING_MISSING || (touched && jd_law_8_2_is_displaced(game));
}

// Law 11.6: while the other completes his sheet on his own clock, a press counts the move and
// starts nothing.
static bool press_beside_sheet(jd_game *game, jd_color side, jd_verdicts *out) {
    const jd_color other = jd_other(side);
    const uint8_t running = game->clock.running;
    if (!game->unpressed[side] || !(game->must_record[other] || game->sheet_lent[other])) {
        return false;
    }
    count(game, side, out);
    game->clock.running = running;
    return true;
}

void jd_act_press(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color side = (jd_color)event->actor;
    const bool on_move = jd_law_3_1_has_the_move(game, side);
    if (game->clock.running != side) {
        if (!press_beside_sheet(game, side, out)) {
            jd_verdicts_say(out, JD_NOTE, JD_ART_12_3, JD_WORD_NOT_RUNNING);
        }
    } else if (jd_press_seals(game, side, out)) {
        return;
    } else if (jd_law_12_3_may_press(game, side)) {
        count(game, side, out);
        judge_hands(game, side, out);
    } else if (on_move && game->has_unseen) {
        press_unseen(game, side, out);
    } else if (on_move && is_under_way(game)) {
        press_under_way(game, side, out);
    } else if (on_move && game->unpressed[side]) { // late_press = no
        jd_verdicts_say(out, JD_NOTE, JD_ART_12_3_LATE, JD_WORD_ANSWERED);
    } else if (!press_back(game, side, out) && !press_after_fixing(game, side) &&
               !press_counted(game, side)) {
        press_without_move(game, side, out);
    }
}

void jd_act_stop(jd_game *game, const jd_event *event, jd_verdicts *out) {
    jd_stand_still(game);
    game->stopped_by = (uint8_t)(1 + event->actor);
    jd_verdicts_add(out, JD_STOPPED, (jd_article)event->article);
}

// 2023 6.11.4: a player has stopped the clocks without a valid reason.
static void say_abuse(const jd_game *game, bool white, jd_verdicts *out) {
    if (jd_game_param(game, JD_PARAM_stop_abuse) == JD_ABUSE_REFER) {
        jd_verdicts_say(out, JD_REFER, JD_ART_12_5_ABUSE, white ? JD_WORD_W : JD_WORD_B);
    } else {
        jd_verdicts_say(out, JD_NOTE, JD_ART_12_5_ABUSE, JD_WORD_NO_REASON);
    }
}

void jd_act_restart(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const uint8_t by = game->stopped_by;
    jd_verdicts_say(out, JD_NOTE, JD_ART_12_5, JD_WORD_RESTARTED);
    jd_go_on(game, out);
    if ((event->said & JD_SAID_NO_REASON) != 0 && by != 0 && by - 1 != JD_BY_ARBITER) {
        say_abuse(game, by - 1 == JD_BY_WHITE, out);
    }
}

// Law 5.6(5): the promotion piece is not at hand; both clocks stop until the arbiter has brought
// it.
void jd_act_need(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)event;
    jd_stand_still(game);
    jd_verdicts_add(out, JD_STOPPED, JD_ART_5_6_5);
}
