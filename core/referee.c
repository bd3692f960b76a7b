// referee.c -- one table: act, when it may be done, what may stand against it, what it does.
// Floor 6.
//
// The way of an act: its time passes, and a flag may fall in it (12.2); the phase and the guards of
// its row are asked in order, the first objection is the verdict REFUSE; the effect, which cannot
// fail. The table can be read as the protocol of the table. SPDX-License-Identifier: MIT

#include "referee.h"

#include "acts/acts.h"
#include "acts/guards.h"

// ---- the table ---------------------------------------------------------------------------------

enum {
    SETTING_UP = 1 << JD_PHASE_SETUP,
    RUNNING = 1 << JD_PHASE_RUNNING,
    STOPPED = 1 << JD_PHASE_STOPPED,
    SEALING = 1 << JD_PHASE_SEALING,
    ADJOURNED = 1 << JD_PHASE_ADJOURNED,
    RESUMING = 1 << JD_PHASE_RESUMING,
    ENDED = 1 << JD_PHASE_FINISHED | 1 << JD_PHASE_ANNULLED,
    BOARD = RUNNING | SEALING, // the hands may act
    PLAY = RUNNING | STOPPED | SEALING | ADJOURNED | RESUMING,
};

enum { MAX_GUARDS = 5 };

static const struct row {
    jd_effect *effect;
    unsigned phases;    // in which the act may be done
    jd_article article; // cited when the phase is another
    jd_guard *guards[MAX_GUARDS];
} table[JD_ACT_COUNT] = {
    // the hand
    [JD_ACT_TOUCH] = {jd_act_touch, BOARD | STOPPED, JD_ART_7_2, {jd_guard_pieces_there}},
    [JD_ACT_ADJUST] = {jd_act_adjust, BOARD, JD_ART_7_1, {jd_guard_may_adjust}},
    [JD_ACT_LIFT] = {jd_act_lift,
                     BOARD,
                     JD_ART_3_1,
                     {jd_guard_hand_free, jd_guard_piece_there, jd_guard_sheet_is_complete,
                      jd_guard_obeys_with_piece}},
    [JD_ACT_PLACE] = {jd_act_place,
                      BOARD,
                      JD_ART_3_1,
                      {jd_guard_holds_piece, jd_guard_room_on_square}},
    [JD_ACT_RELEASE] = {jd_act_release,
                        BOARD,
                        JD_ART_3_1,
                        {jd_guard_holds_piece, jd_guard_piece_is_placed, jd_guard_room_under_hand,
                         jd_guard_obeys_with_square}},
    [JD_ACT_REMOVE] = {jd_act_remove,
                       BOARD,
                       JD_ART_3_1,
                       {jd_guard_piece_to_remove, jd_guard_sheet_is_complete,
                        jd_guard_obeys_with_piece}},
    [JD_ACT_PUT] = {jd_act_put,
                    BOARD,
                    JD_ART_3_1,
                    {jd_guard_may_put, jd_guard_room_on_square, jd_guard_sheet_is_complete}},
    [JD_ACT_KNOCK] = {jd_act_knock, BOARD | STOPPED, JD_ART_8_3, {jd_guard_piece_there}},
    [JD_ACT_FIX] = {jd_act_fix, BOARD | STOPPED, JD_ART_8_3, {jd_guard_may_fix}},
    [JD_ACT_MOVE] = {jd_act_move,
                     BOARD,
                     JD_ART_3_1,
                     {jd_guard_on_move, jd_guard_hand_free, jd_guard_piece_there,
                      jd_guard_sheet_is_complete, jd_guard_obeys_with_move}},
    // the clock
    [JD_ACT_PRESS] = {jd_act_press,
                      BOARD,
                      JD_ART_12_3,
                      {jd_guard_sheet_lets_press, jd_guard_envelope_is_closed}},
    [JD_ACT_STOP] = {jd_act_stop, BOARD, JD_ART_12_5, {NULL}},
    [JD_ACT_RESTART] = {jd_act_restart, STOPPED, JD_ART_12_5, {jd_guard_may_restart}},
    [JD_ACT_NEED] = {jd_act_need, BOARD, JD_ART_5_6_5, {jd_guard_may_ask}},
    [JD_ACT_WAIT] = {jd_act_wait, SETTING_UP | PLAY | ENDED, JD_ART_12_3, {NULL}},
    [JD_ACT_GAP] = {jd_act_gap, PLAY, JD_ART_12_4, {NULL}},
    [JD_ACT_SET] = {jd_act_set, PLAY, JD_ART_12_4, {jd_guard_above_floor}},
    [JD_ACT_FLAG] = {jd_act_flag, PLAY, JD_ART_12_2, {NULL}},
    [JD_ACT_FLAGS] = {jd_act_flags,
                      PLAY,
                      JD_ART_12_8,
                      {jd_guard_both_flags_down, jd_guard_order_unknown}},
    [JD_ACT_TELL] = {jd_act_wait, PLAY, JD_ART_12_9, {jd_guard_never_told}},
    // draws and the end
    [JD_ACT_OFFER] = {jd_act_offer, PLAY, JD_ART_10_7, {jd_guard_offers_allowed}},
    [JD_ACT_ACCEPT] = {jd_act_accept,
                       PLAY,
                       JD_ART_10_7,
                       {jd_guard_offer_stands, jd_guard_not_too_early}},
    [JD_ACT_REJECT] = {jd_act_reject, PLAY, JD_ART_10_7, {jd_guard_offer_stands}},
    [JD_ACT_WITHDRAW] = {jd_act_wait, PLAY, JD_ART_10_7, {jd_guard_never_withdrawn}},
    [JD_ACT_ANSWER] = {jd_act_answer, PLAY, JD_ART_16_5, {jd_guard_is_asked}},
    [JD_ACT_RESIGN] = {jd_act_resign, PLAY, JD_ART_10_2, {NULL}},
    [JD_ACT_REFUSE] = {jd_act_refuse, PLAY, JD_ART_10_17, {NULL}},
    // claims
    [JD_ACT_CLAIM] = {jd_act_claim, PLAY, JD_ART_8_1, {NULL}},
    [JD_ACT_WRITE] = {jd_act_write, PLAY, JD_ART_11_1, {NULL}},
    [JD_ACT_VERIFY] = {jd_act_verify, PLAY, JD_ART_10_13, {jd_guard_claim_is_pending}},
    [JD_ACT_EXTEND] = {jd_act_extend, SETTING_UP | PLAY, JD_ART_10_12, {jd_guard_may_extend}},
    [JD_ACT_ILLEGAL] = {jd_act_illegal, PLAY, JD_ART_8_1, {NULL}},
    [JD_ACT_FOUND] = {jd_act_found, PLAY, JD_ART_8_4, {NULL}},
    [JD_ACT_CHECK] = {jd_act_check, PLAY, JD_ART_9_1, {NULL}},
    // presence and sheets
    [JD_ACT_ABSENT] = {jd_act_absent, SETTING_UP | PLAY, JD_ART_10_15, {jd_guard_is_here}},
    [JD_ACT_ARRIVE] = {jd_act_arrive, SETTING_UP | PLAY, JD_ART_10_15, {jd_guard_is_away}},
    [JD_ACT_RECORD] = {jd_act_record, BOARD | STOPPED, JD_ART_11_1, {NULL}},
    [JD_ACT_NORECORD] = {jd_act_norecord, BOARD | STOPPED, JD_ART_11_1, {jd_guard_sheets_by_hand}},
    [JD_ACT_SHEET] = {jd_act_sheet, RUNNING, JD_ART_11_5, {jd_guard_sheets_by_hand}},
    [JD_ACT_SHEETS] = {jd_act_sheets, RUNNING, JD_ART_11_7, {jd_guard_sheets_by_hand}},
    [JD_ACT_CANNOT] = {jd_act_cannot,
                       STOPPED,
                       JD_ART_11_9,
                       {jd_guard_sheets_by_hand, jd_guard_sheets_are_made}},
    // adjournment
    [JD_ACT_ADJOURN] = {jd_act_adjourn, RUNNING, JD_ART_13_1_1, {jd_guard_may_adjourn}},
    [JD_ACT_SEAL] = {jd_act_seal,
                     PLAY,
                     JD_ART_13_1_1,
                     {jd_guard_may_seal, jd_guard_seals_the_move_played}},
    [JD_ACT_ENVELOPE] = {jd_act_envelope,
                         PLAY,
                         JD_ART_13_1_1,
                         {jd_guard_may_seal, jd_guard_has_written}},
    [JD_ACT_RESUME] = {jd_act_resume, ADJOURNED, JD_ART_14_1, {NULL}},
    [JD_ACT_OPEN] = {jd_act_open, PLAY | ENDED, JD_ART_14_2, {jd_guard_may_open}},
    [JD_ACT_LOSE] = {jd_act_lose, ADJOURNED | RESUMING, JD_ART_14_5, {jd_guard_envelope_counts}},
    [JD_ACT_SETUP] = {jd_act_setup, RUNNING | STOPPED, JD_ART_8_4, {NULL}},
    // the arbiter
    [JD_ACT_PENALTY] = {jd_act_penalty,
                        PLAY,
                        JD_ART_16_5,
                        {jd_guard_penalty_is_provided, jd_guard_penalty_above_floor}},
    [JD_ACT_ANNUL] = {jd_act_annul, PLAY, JD_ART_8_1, {NULL}},
    [JD_ACT_SIGN] = {jd_act_sign, PLAY | ENDED, JD_ART_17, {NULL}},
    [JD_ACT_SCORE] = {jd_act_score, SETTING_UP | PLAY | ENDED, JD_ART_17, {NULL}},
};

// ---- judging -----------------------------------------------------------------------------------

// After the end a claim is refused under its own Article, a flag after resignation or agreement
// under 12.7, everything else under 10.
static jd_article over_article(const jd_game *game, const jd_event *event) {
    static const jd_article claims[JD_CLAIM_COUNT] = {
        [JD_CLAIM_TOUCH] = JD_ART_7_4,      [JD_CLAIM_FLAG] = JD_ART_12_2,
        [JD_CLAIM_ILLEGAL] = JD_ART_8_1,    [JD_CLAIM_DISPLACED] = JD_ART_8_2,
        [JD_CLAIM_SETUP] = JD_ART_8_5,      [JD_CLAIM_COLOURS] = JD_ART_8_6,
        [JD_CLAIM_BOARD] = JD_ART_8_7,      [JD_CLAIM_REP3] = JD_ART_10_10,
        [JD_CLAIM_FIFTY] = JD_ART_10_12,    [JD_CLAIM_CLOCK] = JD_ART_12_4,
        [JD_CLAIM_TIME] = JD_ART_14_6,      [JD_CLAIM_INCREMENT] = JD_ART_III_4,
        [JD_CLAIM_NO_EFFORT] = JD_ART_III_5};
    const bool agreed = game->score_article == JD_ART_10_2 || game->score_article == JD_ART_10_6;
    switch (event->act) {
    case JD_ACT_CLAIM:
        return event->claim == JD_CLAIM_CONDUCT ? (jd_article)event->article : claims[event->claim];
    case JD_ACT_PENALTY: return (jd_article)event->article;
    case JD_ACT_FOUND: return JD_ART_8_4;
    case JD_ACT_ILLEGAL: return JD_ART_8_1;
    case JD_ACT_FLAG: return agreed ? JD_ART_12_7 : JD_ART_10;
    default: return JD_ART_10;
    }
}

static const jd_objection none = {JD_ART_10, JD_WORD_NOTHING};

static jd_objection phase_objection(const jd_game *game, const jd_event *event) {
    static const jd_word words[] = {JD_WORD_SETUP,   JD_WORD_RUNNING,   JD_WORD_STOPPED,
                                    JD_WORD_SEALING, JD_WORD_ADJOURNED, JD_WORD_RESUMING};
    if (table[event->act].phases & 1u << game->phase) {
        return none;
    }
    if (jd_game_is_over(game)) {
        return (jd_objection){over_article(game, event), JD_WORD_OVER};
    }
    return (jd_objection){table[event->act].article, words[game->phase]};
}

static jd_objection first_objection(const jd_game *game, const jd_event *event) {
    jd_objection found = phase_objection(game, event);
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
    jd_verdicts verdicts; // what is beyond the count is nobody's
    verdicts.count = 0;
    if (game->phase != JD_PHASE_SETUP) {
        jd_pass_time(game, event->dt_ms, &verdicts);
    }
    const jd_objection found = first_objection(game, event);
    if (found.word != JD_WORD_NOTHING) {
        jd_verdicts_say(&verdicts, JD_REFUSE, found.article, found.word);
    } else {
        table[event->act].effect(game, event, &verdicts);
    }
    return verdicts;
}
