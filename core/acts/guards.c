// guards.c -- what may stand against an act. Floor 5.
//
// Each guard asks one question of a game and an act and changes nothing. The table in referee.c
// says which are asked of which act. SPDX-License-Identifier: MIT

#include "guards.h"

static const jd_objection none = {JD_ART_10, JD_WORD_NOTHING};

jd_objection jd_guard_on_move(const jd_game *game, const jd_event *event) {
    const jd_color side = (jd_color)event->actor;
    return jd_law_3_2_may_act(game, side) ? none : (jd_objection){JD_ART_3_1, JD_WORD_NOT_ON_MOVE};
}

jd_objection jd_guard_may_adjust(const jd_game *game, const jd_event *event) {
    return (jd_objection){JD_ART_7_1, jd_law_7_1_objection(game, (jd_color)event->actor)};
}

jd_objection jd_guard_hand_free(const jd_game *game, const jd_event *event) {
    const bool is_free = game->hand[event->actor].piece == JD_EMPTY;
    return is_free ? none : (jd_objection){JD_ART_6_1, JD_WORD_HAND_FULL};
}

// A piece from outside may be exchanged for another until it is released (6.4), or in 2023 until
// it has touched the square.
jd_objection jd_guard_may_put(const jd_game *game, const jd_event *event) {
    const jd_hand *hand = &game->hand[event->actor];
    const bool chosen = game->chosen != JD_NO_KIND && game->chosen != event->kind;
    if (hand->piece != JD_EMPTY && hand->from != JD_NO_SQUARE) {
        return (jd_objection){JD_ART_6_4, JD_WORD_HAND_FULL};
    }
    return chosen && jd_law_3_1_has_the_move(game, (jd_color)event->actor)
               ? (jd_objection){JD_ART_6_4_CHOSEN, JD_WORD_PIECE_CHOSEN}
               : none;
}

jd_objection jd_guard_holds_piece(const jd_game *game, const jd_event *event) {
    const bool holds = game->hand[event->actor].piece != JD_EMPTY;
    return holds ? none : (jd_objection){JD_ART_6_1, JD_WORD_HAND_EMPTY};
}

jd_objection jd_guard_piece_is_placed(const jd_game *game, const jd_event *event) {
    const bool placed = game->hand[event->actor].over != JD_NO_SQUARE;
    return placed ? none : (jd_objection){JD_ART_6_1, JD_WORD_NOT_PLACED};
}

// Two pieces may stand on a square until the captured one is removed (4.3), never three.
static bool is_full(const jd_game *game, jd_square square) {
    return game->under[square] != JD_EMPTY;
}

jd_objection jd_guard_room_on_square(const jd_game *game, const jd_event *event) {
    const bool full = is_full(game, event->square[0]);
    return full ? (jd_objection){JD_ART_4_1, JD_WORD_OCCUPIED} : none;
}

jd_objection jd_guard_room_under_hand(const jd_game *game, const jd_event *event) {
    const bool full = is_full(game, game->hand[event->actor].over);
    return full ? (jd_objection){JD_ART_4_1, JD_WORD_OCCUPIED} : none;
}

jd_objection jd_guard_pieces_there(const jd_game *game, const jd_event *event) {
    for (int i = 0; i < event->squares; i++) {
        if (game->at[event->square[i]] == JD_EMPTY) {
            return (jd_objection){JD_ART_4_1, JD_WORD_EMPTY};
        }
    }
    return none;
}

jd_objection jd_guard_piece_there(const jd_game *game, const jd_event *event) {
    const bool there = game->at[event->square[0]] != JD_EMPTY;
    return there ? none : (jd_objection){JD_ART_4_1, JD_WORD_EMPTY};
}

// The hand holds a piece that was taken up from the square, or one from outside over it.
static bool is_held(const jd_game *game, const jd_event *event) {
    const jd_hand *hand = &game->hand[event->actor];
    const jd_square place = hand->from == JD_NO_SQUARE ? hand->over : hand->from;
    return hand->piece != JD_EMPTY && place == event->square[0];
}

// A piece on the square, or in the hand.
jd_objection jd_guard_piece_to_remove(const jd_game *game, const jd_event *event) {
    return is_held(game, event) ? none : jd_guard_piece_there(game, event);
}

jd_objection jd_guard_may_fix(const jd_game *game, const jd_event *event) {
    if (event->squares == 0) {
        return (game->knocked[0] | game->knocked[1]) != 0
                   ? none
                   : (jd_objection){JD_ART_8_3, JD_WORD_NONE_FOUND};
    }
    if (game->at[event->square[1]] != JD_EMPTY && event->square[0] != event->square[1]) {
        return (jd_objection){JD_ART_4_1, JD_WORD_OCCUPIED};
    }
    return jd_guard_piece_there(game, event);
}

jd_objection jd_guard_may_ask(const jd_game *game, const jd_event *event) {
    const bool may =
        jd_law_5_6_5_may_ask(game) && jd_law_3_1_has_the_move(game, (jd_color)event->actor);
    return may ? none : (jd_objection){JD_ART_5_6_5, JD_WORD_NO_PROMOTION};
}

// Law 10.6.
jd_objection jd_guard_offers_allowed(const jd_game *game, const jd_event *event) {
    (void)event;
    return (jd_objection){JD_ART_10_6_RULED, jd_law_10_6_offer_objection(game)};
}

jd_objection jd_guard_not_too_early(const jd_game *game, const jd_event *event) {
    (void)event;
    return (jd_objection){JD_ART_10_6_EARLY, jd_law_10_6_objection(game)};
}

// Something waits for the arbiter's answer; to postpone it is for 2023 III.5 alone.
jd_objection jd_guard_is_asked(const jd_game *game, const jd_event *event) {
    const jd_question *question = &game->question;
    const bool postpones = event->choice == JD_ANSWER_POSTPONE;
    const bool may = question->asked == JD_ASKED_NO_EFFORT && !question->postponed;
    return question->asked != JD_ASKED_NOTHING && (may || !postpones)
               ? none
               : (jd_objection){JD_ART_16_5, JD_WORD_NO_QUESTION};
}

jd_objection jd_guard_offer_stands(const jd_game *game, const jd_event *event) {
    const bool stands = game->offer.standing && game->offer.by != event->actor;
    return stands ? none : (jd_objection){JD_ART_10_7, JD_WORD_NO_OFFER};
}

// Law 10.7: an offer stands until it is answered; Law 10.13(3): a claim until it is decided.
jd_objection jd_guard_never_withdrawn(const jd_game *game, const jd_event *event) {
    (void)game;
    const bool claim = event->choice == JD_WITHDRAW_CLAIM;
    return (jd_objection){claim ? JD_ART_10_13_3 : JD_ART_10_7, JD_WORD_IRREVOCABLE};
}

// Laws 11.3, 12.9.
jd_objection jd_guard_never_told(const jd_game *game, const jd_event *event) {
    (void)game;
    const bool scramble = event->choice == JD_TELL_SCRAMBLE;
    return (jd_objection){scramble ? JD_ART_11_3 : JD_ART_12_9, JD_WORD_NOT_TOLD};
}

static bool is_ordered_player(const jd_game *game, const jd_event *event) {
    return (game->has_must_play || game->has_must_seal) &&
           jd_law_3_1_has_the_move(game, (jd_color)event->actor);
}

static jd_objection order_objection(const jd_game *game, bool obeyed) {
    const jd_objection play = {JD_ART_10_13_2, JD_WORD_MUST_PLAY};
    const jd_objection seal = {JD_ART_13_1_1, JD_WORD_MUST_SEAL_PLAYED_MOVE};
    return obeyed ? none : game->has_must_play ? play : seal;
}

static jd_move ordered(const jd_game *game) {
    return game->has_must_play ? game->must_play : game->must_seal;
}

// Law 10.13(2): only the pieces of the announced move may be taken up.
jd_objection jd_guard_obeys_with_piece(const jd_game *game, const jd_event *event) {
    const jd_move move = ordered(game);
    const jd_square victim = jd_position_captured(&game->position, move);
    const jd_square square = event->square[0];
    const bool of_move = square == jd_move_from(move) || square == jd_move_to(move) ||
                         square == victim || game->at[square] != game->position.at[square] ||
                         is_held(game, event);
    return order_objection(game, !is_ordered_player(game, event) || of_move);
}

// Law 10.13(2): it may be put on its square or back.
jd_objection jd_guard_obeys_with_square(const jd_game *game, const jd_event *event) {
    const jd_move move = ordered(game);
    const jd_hand *hand = &game->hand[event->actor];
    const jd_wing wing = jd_move_to(move) > jd_move_from(move) ? JD_SHORT : JD_LONG;
    const jd_square king = jd_law_5_1_2_king_goes_to(jd_game_turn(game), wing);
    const bool castling =
        jd_move_is_castling(move) && (hand->over == king || jd_kind_of(hand->piece) == JD_ROOK);
    const bool obeyed = castling || hand->over == jd_move_to(move) || hand->over == hand->from;
    return order_objection(game, !is_ordered_player(game, event) || obeyed);
}

jd_objection jd_guard_obeys_with_move(const jd_game *game, const jd_event *event) {
    const jd_move move =
        jd_find_move(&game->position, event->square[0], event->square[1], (jd_kind)event->kind);
    if (jd_law_6_4_is_other_piece(game, move)) {
        return (jd_objection){JD_ART_6_4_CHOSEN, JD_WORD_PIECE_CHOSEN};
    }
    return order_objection(game, !is_ordered_player(game, event) || move == ordered(game));
}

// Law 11.6.
jd_objection jd_guard_sheet_is_complete(const jd_game *game, const jd_event *event) {
    const bool complete = !game->must_record[event->actor];
    return complete ? none : (jd_objection){JD_ART_11_6, JD_WORD_COMPLETE_SHEET_FIRST};
}

// Law 11.6: nor is the clock handed over, unless his sheet need only be complete before he moves.
jd_objection jd_guard_sheet_lets_press(const jd_game *game, const jd_event *event) {
    const bool may = !jd_law_11_6_own_clock(game, (jd_color)event->actor);
    return may ? none : jd_guard_sheet_is_complete(game, event);
}

// Law 13.1(1): the envelope is closed before the clock is stopped.
jd_objection jd_guard_envelope_is_closed(const jd_game *game, const jd_event *event) {
    const jd_color side = (jd_color)event->actor;
    const bool open = jd_law_13_1_seals(game, side) && !game->envelope.closed;
    const bool reply_open = jd_law_14_4_may_seal_reply(game, side) && game->reply.note.length > 0 &&
                            !game->reply.closed;
    const bool runs = game->clock.running == side;
    return runs && (open || reply_open) ? (jd_objection){JD_ART_13_1_1, JD_WORD_NOT_SEALED} : none;
}

jd_objection jd_guard_may_seal(const jd_game *game, const jd_event *event) {
    const jd_color side = (jd_color)event->actor;
    const bool may = jd_law_13_1_seals(game, side) || jd_law_14_4_may_seal_reply(game, side);
    return may ? none : (jd_objection){JD_ART_13_1_1, JD_WORD_NOT_SEALING};
}

jd_objection jd_guard_seals_the_move_played(const jd_game *game, const jd_event *event) {
    jd_move move = JD_NO_MOVE;
    if (!is_ordered_player(game, event)) {
        return none;
    }
    const jd_san_status status = jd_law_10_16_read(&game->position, &event->note, &move);
    return order_objection(game, status == JD_SAN_OK && move == ordered(game));
}

jd_objection jd_guard_has_written(const jd_game *game, const jd_event *event) {
    const bool first = jd_law_13_1_seals(game, (jd_color)event->actor);
    const jd_envelope *envelope = first ? &game->envelope : &game->reply;
    return envelope->note.length > 0 ? none
                                     : (jd_objection){JD_ART_13_1_1, JD_WORD_NOTHING_WRITTEN};
}

// Law 13.1: the arbiter ends the session for both, a player only when he has the move (13.1(2)).
jd_objection jd_guard_may_adjourn(const jd_game *game, const jd_event *event) {
    const bool may =
        event->actor == JD_BY_ARBITER || jd_law_3_2_may_act(game, (jd_color)event->actor);
    if (jd_game_param(game, JD_PARAM_sealing) == 0) {
        return (jd_objection){JD_ART_13_1_1, JD_WORD_NO_ADJOURNMENT};
    }
    return may ? none : (jd_objection){JD_ART_13_1_2, JD_WORD_NOT_ON_MOVE};
}

jd_objection jd_guard_may_open(const jd_game *game, const jd_event *event) {
    (void)event;
    jd_article article = JD_ART_14_2;
    const jd_word word = jd_law_14_2_objection(game, &article);
    return (jd_objection){article, word};
}

// Law 14.5: one that is void already is not lost.
jd_objection jd_guard_envelope_counts(const jd_game *game, const jd_event *event) {
    (void)event;
    const bool is_void = game->envelope.is_void != 0;
    return is_void ? (jd_objection){JD_ART_14_5, JD_WORD_ENVELOPE_VOID} : none;
}

jd_objection jd_guard_is_here(const jd_game *game, const jd_event *event) {
    return game->absent[event->actor] ? (jd_objection){JD_ART_10_15, JD_WORD_AWAY} : none;
}

jd_objection jd_guard_is_away(const jd_game *game, const jd_event *event) {
    return game->absent[event->actor] ? none : (jd_objection){JD_ART_10_15, JD_WORD_HERE};
}

jd_objection jd_guard_claim_is_pending(const jd_game *game, const jd_event *event) {
    (void)event;
    return game->claim.pending ? none : (jd_objection){JD_ART_10_13, JD_WORD_NO_CLAIM};
}

// Laws 10.13, 11.7: the clocks stand until the claim is decided and the sheets are complete.
jd_objection jd_guard_may_restart(const jd_game *game, const jd_event *event) {
    (void)event;
    if (game->claim.pending) {
        return (jd_objection){JD_ART_10_13, JD_WORD_CLAIM_PENDING};
    }
    const jd_question *question = &game->question;
    if (question->asked > JD_ASKED_AGREEMENT && (!question->postponed || question->fallen)) {
        return (jd_objection){JD_ART_III_5, JD_WORD_CLAIM_PENDING};
    }
    const bool sheets = game->must_record[JD_WHITE] || game->must_record[JD_BLACK];
    return sheets ? (jd_objection){JD_ART_11_7, JD_WORD_COMPLETE_SHEET_FIRST} : none;
}

// Law 10.12: announced before the game.
jd_objection jd_guard_may_extend(const jd_game *game, const jd_event *event) {
    (void)event;
    if (game->phase != JD_PHASE_SETUP) {
        return (jd_objection){JD_ART_10_12, JD_WORD_NOT_ANNOUNCED_BEFORE};
    }
    if (jd_game_param(game, JD_PARAM_fifty_ext) == JD_EXT_NONE) {
        return (jd_objection){JD_ART_10_12, JD_WORD_NO_EXTENSIONS};
    }
    const bool full = game->extensions == JD_MAX_EXTENSIONS;
    return full ? (jd_objection){JD_ART_10_12, JD_WORD_TABLE_FULL} : none;
}

// Law 12.4: used time may not be added below the floor; giving time back has none.
jd_objection jd_guard_above_floor(const jd_game *game, const jd_event *event) {
    const jd_color side = (jd_color)event->side;
    const bool added = event->time_ms > game->clock.used_ms[side];
    const bool counts = jd_game_param(game, JD_PARAM_clock_floor) != 0;
    const bool below =
        jd_law_12_4_below_floor(game, side, event->time_ms, jd_game_counted(game, side));
    return added && counts && below ? (jd_objection){JD_ART_12_4, JD_WORD_FLOOR} : none;
}

// Law 12.4, where it holds for penalties of used time too.
jd_objection jd_guard_penalty_above_floor(const jd_game *game, const jd_event *event) {
    const jd_color side = (jd_color)event->side;
    const bool counts =
        event->choice == JD_PENALTY_USED && jd_game_param(game, JD_PARAM_penalty_floor) != 0;
    const int64_t used_ms = jd_time_sum(game->clock.used_ms[side], event->time_ms);
    const bool below = jd_law_12_4_below_floor(game, side, used_ms, jd_game_counted(game, side));
    return counts && below ? (jd_objection){JD_ART_12_4, JD_WORD_FLOOR} : none;
}

// Law 16.5: what the edition lets the arbiter rule.
jd_objection jd_guard_penalty_is_provided(const jd_game *game, const jd_event *event) {
    const int64_t list = jd_game_param(game, JD_PARAM_penalties);
    const bool provided = list >> (event->choice - JD_PENALTY_WARN) & 1;
    return provided ? none : (jd_objection){JD_ART_16_5, JD_WORD_NOT_PROVIDED};
}

// Law 12.8: a clock that shows the first flag leaves nothing unknown.
jd_objection jd_guard_order_unknown(const jd_game *game, const jd_event *event) {
    const bool shown = jd_game_param(game, JD_PARAM_clock_log) == JD_CLOCK_SHOWN;
    const bool unknown = event->choice == JD_FLAGS_UNKNOWN;
    return shown && unknown ? (jd_objection){JD_ART_12_8, JD_WORD_CLOCK_SHOWS} : none;
}

// Law 12.8.
jd_objection jd_guard_both_flags_down(const jd_game *game, const jd_event *event) {
    (void)event;
    const jd_clock *clock = &game->clock;
    const bool both = clock->fallen[0] > clock->seen[0] && clock->fallen[1] > clock->seen[1];
    return both ? none : (jd_objection){JD_ART_12_8, JD_WORD_ONE_FLAG};
}

// Law 11.9: only while the sheets are being completed by 11.7.
jd_objection jd_guard_sheets_are_made(const jd_game *game, const jd_event *event) {
    (void)event;
    return game->stopped_for_sheets ? none : (jd_objection){JD_ART_11_9, JD_WORD_NONE_FOUND};
}

// Law 11.1: sheets written by the players.
jd_objection jd_guard_sheets_by_hand(const jd_game *game, const jd_event *event) {
    (void)event;
    const bool manual = jd_game_param(game, JD_PARAM_scoresheet) == JD_SHEET_MANUAL;
    return manual ? none : (jd_objection){JD_ART_11_1, JD_WORD_NOT_MANUAL};
}
