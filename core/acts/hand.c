// hand.c -- touching, lifting, placing, removing: what hands do before a piece is let go. Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"
#include "judge.h"

static jd_color side_of(const jd_event *event) { return (jd_color)event->actor; }

static jd_squares squares_of(const jd_event *event) {
    jd_squares squares = 0;
    for (int i = 0; i < event->squares; i++) {
        squares |= jd_bit(event->square[i]);
    }
    return squares;
}

// Law 7.2 speaks of the pieces as they stood when the turn began.
static jd_squares as_they_stood(const jd_game *game, jd_squares squares) {
    jd_squares result = 0;
    for (jd_square square = 0; square < 64; square++) {
        const bool same = game->at[square] == game->position.at[square];
        result |= same ? squares & jd_bit(square) : 0;
    }
    return result;
}

// Law 7.4: whoever touches a piece may no longer claim. 2023 9.1.2.1: touching refuses an offer.
void jd_lose_by_touching(jd_game *game, jd_color side, jd_verdicts *out) {
    if (game->breach) {
        game->breach = 0;
        game->breach_lost = 1;
        jd_verdicts_add(out, JD_LOST, JD_ART_7_4)->side = (uint8_t)side;
        if (jd_end_stands(game, out)) {
            return;
        }
    }
    if (game->offer.standing && game->offer.by != side &&
        jd_game_param(game, JD_PARAM_offer_reject) == JD_REJECT_TOUCH) {
        game->offer.standing = 0;
        jd_verdicts_add(out, JD_DECLINED, JD_ART_10_7_REFUSED)->side = (uint8_t)side;
    }
}

bool jd_take_turn(jd_game *game, jd_color side, jd_verdicts *out) {
    (void)jd_answer_unseen(game, side, out);
    if (!jd_law_3_1_has_the_move(game, side)) {
        return false;
    }
    jd_adopt_displaced(game);
    return true;
}

void jd_touch(jd_game *game, jd_color side, jd_squares squares, jd_verdicts *out) {
    if (!jd_take_turn(game, side, out)) {
        jd_verdicts_say(out, JD_NOTE, JD_ART_7_2, JD_WORD_NOT_ON_MOVE);
        return;
    }
    if (game->adjusting[side]) {
        jd_verdicts_say(out, JD_NOTE, JD_ART_7_1, JD_WORD_ADJUST);
        return;
    }
    jd_lose_by_touching(game, side, out);
    if (jd_game_is_over(game)) {
        return;
    }
    const jd_squares touched = as_they_stood(game, squares);
    if (game->partial == JD_NOTHING_MISSING && touched != 0) {
        game->duty = jd_law_7_2_touch(game, touched);
        jd_say_duty(game, JD_ART_7_3, out);
    }
}

void jd_act_touch(jd_game *game, const jd_event *event, jd_verdicts *out) {
    if (game->phase == JD_PHASE_STOPPED) {
        jd_verdicts_say(out, JD_NOTE, JD_ART_7_2, JD_WORD_CLOCKS_STOPPED);
    } else if (event->said & JD_SAID_ACCIDENT) {
        jd_verdicts_say(out, JD_NOTE, JD_ART_7_2, JD_WORD_ACCIDENT);
    } else {
        jd_touch(game, side_of(event), squares_of(event), out);
    }
}

void jd_act_adjust(jd_game *game, const jd_event *event, jd_verdicts *out) {
    game->adjusting[side_of(event)] = (event->said & JD_SAID_ON) != 0;
    jd_verdicts_say(out, JD_NOTE, JD_ART_7_1, JD_WORD_ADJUST);
}

void jd_act_lift(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_square square = event->square[0];
    jd_touch(game, side_of(event), jd_bit(square), out);
    if (jd_game_is_over(game)) {
        return;
    }
    game->hand[side_of(event)] = (jd_hand){game->at[square], square, JD_NO_SQUARE};
    game->at[square] = game->under[square];
    game->under[square] = JD_EMPTY;
}

// 2023 4.4.4: a piece from outside that touches the square of promotion is chosen.
static bool is_choice(const jd_game *game, jd_color side, jd_square square) {
    const jd_hand *hand = &game->hand[side];
    if (hand->from != JD_NO_SQUARE || !jd_law_3_1_has_the_move(game, side) ||
        jd_law_5_6_4_objection(jd_kind_of(hand->piece)) != JD_WORD_NOTHING ||
        jd_game_param(game, JD_PARAM_promo_final) != JD_FINAL_TOUCH) {
        return false;
    }
    jd_move_list allowed;
    (void)jd_law_7_allowed(game, &allowed);
    return jd_law_5_6_4_promotes_on(&allowed, square);
}

static void stand(jd_game *game, jd_color side, jd_square square) {
    jd_hand *hand = &game->hand[side];
    hand->over = square;
    if (is_choice(game, side, square)) {
        game->chosen = (uint8_t)jd_kind_of(hand->piece);
    }
}

void jd_act_place(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)out;
    stand(game, side_of(event), event->square[0]);
}

// 2023 4.1, 7.5.4: two hands on the pieces of one move.
void jd_note_hands(jd_game *game, const jd_event *event) {
    if ((event->said & JD_SAID_TWO_HANDS) != 0 && jd_law_3_1_has_the_move(game, side_of(event))) {
        game->both_hands = 1;
    }
}

void jd_act_release(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color side = side_of(event);
    const jd_hand hand = game->hand[side];
    jd_note_hands(game, event);
    game->hand[side] = (jd_hand){JD_EMPTY, JD_NO_SQUARE, JD_NO_SQUARE};
    game->under[hand.over] = game->at[hand.over];
    game->at[hand.over] = hand.piece;
    jd_judge_release(game, side, hand.from, hand.over, out);
}

void jd_act_put(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color side = side_of(event);
    const jd_piece piece = jd_piece_of(side, (jd_kind)event->kind);
    if (!jd_take_turn(game, side, out)) {
        jd_verdicts_say(out, JD_NOTE, JD_ART_7_2, JD_WORD_NOT_ON_MOVE);
    }
    if (jd_game_is_over(game)) {
        return; // an illegal move that now stands has ended it
    }
    game->hand[side] = (jd_hand){piece, JD_NO_SQUARE, JD_NO_SQUARE};
    stand(game, side, event->square[0]);
}

// Laws 4.3, 6.2: the captured piece leaves the board, from under its captor or from the hand that
// took it up.
static void take_off(jd_game *game, jd_color side, jd_square square) {
    jd_hand *hand = &game->hand[side];
    if (game->under[square] != JD_EMPTY) {
        game->under[square] = JD_EMPTY;
    } else if (game->at[square] != JD_EMPTY) {
        game->at[square] = JD_EMPTY;
    } else {
        *hand = (jd_hand){JD_EMPTY, JD_NO_SQUARE, JD_NO_SQUARE};
    }
}

void jd_act_remove(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color side = side_of(event);
    const jd_square square = event->square[0];
    if (game->at[square] != JD_EMPTY) {
        jd_touch(game, side, jd_bit(square), out);
    }
    if (jd_game_is_over(game)) {
        return;
    }
    take_off(game, side, square);
    if (game->hand[side].piece == JD_EMPTY) {
        jd_judge_removal(game, side, out);
    }
}

void jd_act_knock(jd_game *game, const jd_event *event, jd_verdicts *out) {
    game->knocked[side_of(event)] |= jd_bit(event->square[0]);
    jd_verdicts_say(out, JD_NOTE, JD_ART_8_3, JD_WORD_DISPLACED);
}

// Law 8.3: whoever knocked a piece over puts it back, in his own time. Law 8.2: or puts it back
// wrongly.
void jd_act_fix(jd_game *game, const jd_event *event, jd_verdicts *out) {
    if (event->squares == 0) {
        const bool own = game->knocked[side_of(event)] != 0;
        game->knocked[side_of(event)] = 0;
        jd_verdicts_say(out, JD_NOTE, JD_ART_8_3, own ? JD_WORD_FIXED : JD_WORD_OTHER_SIDE);
        return;
    }
    const jd_square from = event->square[0];
    const jd_square to = event->square[1];
    const jd_piece piece = game->at[from];
    game->knocked[0] &= ~jd_bit(from);
    game->knocked[1] &= ~jd_bit(from);
    game->at[from] = JD_EMPTY;
    game->at[to] = piece;
    jd_verdicts_say(out, JD_AUDIT, JD_ART_8_2, JD_WORD_MISPLACED);
}
