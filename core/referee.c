// referee.c -- one table: act, when it may be done, what may stand against it, what it does.
// Floor 6.
//
// The way of an act: its time passes, and a flag may fall in it (12.2); the phase and the guards of
// its row are asked in order, the first objection is the verdict REFUSE; the effect, which cannot
// fail. The table can be read as the protocol of the table. SPDX-License-Identifier: MIT

#include "referee.h"

#include "acts/acts.h"

// What stands against an act; the word JD_WORD_NOTHING if nothing does.
typedef struct objection {
    jd_article article;
    jd_word word;
} objection;

typedef objection guard(const jd_game *game, const jd_event *event);

static const objection none = {JD_ART_10, JD_WORD_NOTHING};

// ---- guards ------------------------------------------------------------------------------------

static objection on_move(const jd_game *game, const jd_event *event) {
    const jd_color side = (jd_color)event->actor;
    const bool may = jd_law_3_1_has_the_move(game, side) || game->has_unseen;
    return may ? none : (objection){JD_ART_3_1, JD_WORD_NOT_ON_MOVE};
}

static objection may_adjust(const jd_game *game, const jd_event *event) {
    const bool may = jd_law_7_1_may_adjust(game, (jd_color)event->actor);
    return may ? none : (objection){JD_ART_7_1, JD_WORD_NOT_ON_MOVE};
}

static objection hand_free(const jd_game *game, const jd_event *event) {
    const bool is_free = game->hand[event->actor].piece == JD_EMPTY;
    return is_free ? none : (objection){JD_ART_6_1, JD_WORD_HAND_FULL};
}

// A piece from outside may be exchanged for another until it is released (6.4).
static objection may_put(const jd_game *game, const jd_event *event) {
    const jd_hand *hand = &game->hand[event->actor];
    const bool may = hand->piece == JD_EMPTY || hand->from == JD_NO_SQUARE;
    return may ? none : (objection){JD_ART_6_4, JD_WORD_HAND_FULL};
}

static objection holds_piece(const jd_game *game, const jd_event *event) {
    const bool holds = game->hand[event->actor].piece != JD_EMPTY;
    return holds ? none : (objection){JD_ART_6_1, JD_WORD_HAND_EMPTY};
}

static objection piece_is_placed(const jd_game *game, const jd_event *event) {
    const bool placed = game->hand[event->actor].over != JD_NO_SQUARE;
    return placed ? none : (objection){JD_ART_6_1, JD_WORD_NOT_PLACED};
}

// Two pieces may stand on a square until the captured one is removed (4.3), never three.
static bool is_full(const jd_game *game, jd_square square) {
    return game->under[square] != JD_EMPTY;
}

static objection room_on_square(const jd_game *game, const jd_event *event) {
    const bool full = is_full(game, event->square[0]);
    return full ? (objection){JD_ART_4_1, JD_WORD_OCCUPIED} : none;
}

static objection room_under_hand(const jd_game *game, const jd_event *event) {
    const bool full = is_full(game, game->hand[event->actor].over);
    return full ? (objection){JD_ART_4_1, JD_WORD_OCCUPIED} : none;
}

static objection pieces_there(const jd_game *game, const jd_event *event) {
    for (int i = 0; i < event->squares; i++) {
        if (game->at[event->square[i]] == JD_EMPTY) {
            return (objection){JD_ART_4_1, JD_WORD_EMPTY};
        }
    }
    return none;
}

static objection piece_there(const jd_game *game, const jd_event *event) {
    const bool there = game->at[event->square[0]] != JD_EMPTY;
    return there ? none : (objection){JD_ART_4_1, JD_WORD_EMPTY};
}

// A piece on the square, or the one in the hand was taken up from it.
static objection piece_to_remove(const jd_game *game, const jd_event *event) {
    const jd_hand *hand = &game->hand[event->actor];
    const bool held = hand->piece != JD_EMPTY && hand->from == event->square[0];
    return held ? none : piece_there(game, event);
}

static objection may_fix(const jd_game *game, const jd_event *event) {
    if (event->squares == 0) {
        return game->knocked != 0 ? none : (objection){JD_ART_8_3, JD_WORD_NONE_FOUND};
    }
    if (game->at[event->square[1]] != JD_EMPTY && event->square[0] != event->square[1]) {
        return (objection){JD_ART_4_1, JD_WORD_OCCUPIED};
    }
    return piece_there(game, event);
}

static objection may_ask(const jd_game *game, const jd_event *event) {
    const bool may =
        jd_law_5_6_5_may_ask(game) && jd_law_3_1_has_the_move(game, (jd_color)event->actor);
    return may ? none : (objection){JD_ART_5_6_5, JD_WORD_NO_PROMOTION};
}

static objection offer_stands(const jd_game *game, const jd_event *event) {
    const bool stands = game->offer.standing && game->offer.by != event->actor;
    return stands ? none : (objection){JD_ART_10_7, JD_WORD_NO_OFFER};
}

// Law 10.7: an offer stands until it is answered.
static objection never(const jd_game *game, const jd_event *event) {
    (void)game;
    (void)event;
    return (objection){JD_ART_10_7, JD_WORD_IRREVOCABLE};
}

// ---- the table ---------------------------------------------------------------------------------

enum {
    RUNNING = 1 << JD_PHASE_RUNNING,
    STOPPED = 1 << JD_PHASE_STOPPED,
    AWAY = 1 << JD_PHASE_SEALING | 1 << JD_PHASE_ADJOURNED | 1 << JD_PHASE_RESUMING,
    PLAY = RUNNING | STOPPED | AWAY,
};

enum { MAX_GUARDS = 4 };

static const struct row {
    jd_effect *effect;
    unsigned phases;    // in which the act may be done
    jd_article article; // cited when the phase is another
    guard *guards[MAX_GUARDS];
} table[JD_ACT_COUNT] = {
    [JD_ACT_TOUCH] = {jd_act_touch, RUNNING | STOPPED, JD_ART_7_2, {pieces_there}},
    [JD_ACT_ADJUST] = {jd_act_adjust, RUNNING, JD_ART_7_1, {may_adjust}},
    [JD_ACT_LIFT] = {jd_act_lift, RUNNING, JD_ART_3_1, {hand_free, piece_there}},
    [JD_ACT_PLACE] = {jd_act_place, RUNNING, JD_ART_3_1, {holds_piece, room_on_square}},
    [JD_ACT_RELEASE] = {jd_act_release,
                        RUNNING,
                        JD_ART_3_1,
                        {holds_piece, piece_is_placed, room_under_hand}},
    [JD_ACT_REMOVE] = {jd_act_remove, RUNNING, JD_ART_3_1, {piece_to_remove}},
    [JD_ACT_PUT] = {jd_act_put, RUNNING, JD_ART_3_1, {may_put, room_on_square}},
    [JD_ACT_KNOCK] = {jd_act_knock, RUNNING, JD_ART_8_3, {piece_there}},
    [JD_ACT_FIX] = {jd_act_fix, RUNNING, JD_ART_8_3, {may_fix}},
    [JD_ACT_MOVE] = {jd_act_move, RUNNING, JD_ART_3_1, {on_move, hand_free, piece_there}},
    [JD_ACT_PRESS] = {jd_act_press, RUNNING, JD_ART_12_3, {NULL}},
    [JD_ACT_STOP] = {jd_act_stop, RUNNING, JD_ART_12_5, {NULL}},
    [JD_ACT_RESTART] = {jd_act_restart, STOPPED, JD_ART_12_5, {NULL}},
    [JD_ACT_NEED] = {jd_act_need, RUNNING, JD_ART_5_6_5, {may_ask}},
    [JD_ACT_OFFER] = {jd_act_offer, PLAY, JD_ART_10_7, {NULL}},
    [JD_ACT_ACCEPT] = {jd_act_accept, PLAY, JD_ART_10_7, {offer_stands}},
    [JD_ACT_REJECT] = {jd_act_reject, PLAY, JD_ART_10_7, {offer_stands}},
    [JD_ACT_WITHDRAW] = {jd_act_wait, PLAY, JD_ART_10_7, {never}},
    [JD_ACT_RESIGN] = {jd_act_resign, PLAY, JD_ART_10_2, {NULL}},
    [JD_ACT_CLAIM] = {jd_act_claim, PLAY, JD_ART_8_1, {NULL}},
    [JD_ACT_FLAG] = {jd_act_flag, PLAY, JD_ART_12_2, {NULL}},
    [JD_ACT_ILLEGAL] = {jd_act_illegal, PLAY, JD_ART_8_1, {NULL}},
    [JD_ACT_CHECK] = {jd_act_check, PLAY, JD_ART_9_1, {NULL}},
    [JD_ACT_WAIT] = {jd_act_wait, PLAY, JD_ART_12_3, {NULL}},
};

// ---- judging -----------------------------------------------------------------------------------

// After the end a claim is refused under its own Article, a flag after resignation or agreement
// under 12.7, everything else under 10.
static jd_article over_article(const jd_game *game, const jd_event *event) {
    static const jd_article claims[JD_CLAIM_COUNT] = {
        JD_ART_7_4, JD_ART_12_2, JD_ART_8_1, JD_ART_8_2, JD_ART_8_5, JD_ART_8_6, JD_ART_8_7};
    const bool agreed = game->score_article == JD_ART_10_2 || game->score_article == JD_ART_10_6;
    switch (event->act) {
    case JD_ACT_CLAIM: return claims[event->claim];
    case JD_ACT_ILLEGAL: return JD_ART_8_1;
    case JD_ACT_FLAG: return agreed ? JD_ART_12_7 : JD_ART_10;
    default: return JD_ART_10;
    }
}

static objection phase_objection(const jd_game *game, const jd_event *event) {
    static const jd_word words[] = {JD_WORD_SETUP,   JD_WORD_RUNNING,   JD_WORD_STOPPED,
                                    JD_WORD_SEALING, JD_WORD_ADJOURNED, JD_WORD_RESUMING};
    if (table[event->act].phases & 1u << game->phase) {
        return none;
    }
    if (jd_game_is_over(game)) {
        return (objection){over_article(game, event), JD_WORD_OVER};
    }
    return (objection){table[event->act].article, words[game->phase]};
}

static objection first_objection(const jd_game *game, const jd_event *event) {
    objection found = phase_objection(game, event);
    for (int i = 0; i < MAX_GUARDS && table[event->act].guards[i] != NULL; i++) {
        if (found.word != JD_WORD_NOTHING) {
            break;
        }
        found = table[event->act].guards[i](game, event);
    }
    return found;
}

jd_verdicts jd_referee_apply(jd_game *game, const jd_event *event) {
    JD_ASSERT(event->act < JD_ACT_COUNT && event->dt_ms >= 0);
    JD_ASSERT(game->capacity - game->plies >= JD_PLIES_AN_ACT);
    jd_verdicts verdicts = {0};
    if (game->phase != JD_PHASE_SETUP) {
        jd_pass_time(game, event->dt_ms, &verdicts);
    }
    const objection found = first_objection(game, event);
    if (found.word != JD_WORD_NOTHING) {
        jd_verdicts_say(&verdicts, JD_REFUSE, found.article, found.word);
    } else {
        table[event->act].effect(game, event, &verdicts);
    }
    return verdicts;
}
