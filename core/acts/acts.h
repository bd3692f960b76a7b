// acts.h -- what acts do to a game once nothing stands against them. Floor 5.
//
// An effect cannot be refused: the guards of the table in referee.c have been asked before. Effects
// of the hand are in hand.c and move.c, of the clock in press.c, of claims in claim.c, of offers in
// offer.c, of the arbiter in desk.c; what follows of itself is in follow.c, phase.c, go_on.c and
// back.c.
// SPDX-License-Identifier: MIT

#ifndef JD_ACTS_H
#define JD_ACTS_H

#include "../laws/laws.h"

typedef void jd_effect(jd_game *game, const jd_event *event, jd_verdicts *out);

jd_effect jd_act_touch, jd_act_adjust, jd_act_lift, jd_act_place, jd_act_release, jd_act_remove,
    jd_act_put, jd_act_knock, jd_act_fix, jd_act_move;
jd_effect jd_act_press, jd_act_stop, jd_act_restart, jd_act_need;
jd_effect jd_act_offer, jd_act_accept, jd_act_reject, jd_act_answer;
jd_effect jd_act_resign, jd_act_claim;
jd_effect jd_act_flag, jd_act_illegal, jd_act_check, jd_act_wait;
jd_effect jd_act_write, jd_act_verify, jd_act_extend;
jd_effect jd_act_absent, jd_act_arrive, jd_act_refuse;
jd_effect jd_act_record, jd_act_norecord, jd_act_sheet, jd_act_sheets, jd_act_cannot;
jd_effect jd_act_set, jd_act_flags, jd_act_gap, jd_act_penalty, jd_act_annul, jd_act_score;
jd_effect jd_act_adjourn, jd_act_seal, jd_act_envelope, jd_act_resume, jd_act_open, jd_act_lose;
jd_effect jd_act_setup, jd_act_found;

// follow.c ---------------------------------------------------------------------------------------

// A move is completed (3.2, 6.1 to 6.4) and what follows: refusal of an offer, the record, a breach
// of 7.2, the end by 10.1, 10.3, 10.4.
void jd_complete(jd_game *game, jd_move move, jd_article article, jd_verdicts *out);

// The position ends the game, now that nobody can claim a breach of Article 7 any more; false if it
// does not.
bool jd_end_stands(jd_game *game, jd_verdicts *out);

// Says what binds the player having the move.
void jd_say_duty(const jd_game *game, jd_article freedom, jd_verdicts *out);

// phase.c ----------------------------------------------------------------------------------------

// Play ends: clocks, offers and questions with it.
void jd_close(jd_game *game, jd_phase phase, jd_article article);

// The game is over.
void jd_finish(jd_game *game, jd_end end, jd_verdicts *out);

// Law 12.5: both clocks stop; play stands where it is until they run again.
void jd_stand_still(jd_game *game);

// go_on.c ----------------------------------------------------------------------------------------

// The clocks run again, and what has waited for it is asked.
void jd_go_on(jd_game *game, jd_verdicts *out);

// Going back has changed who has the move: it is his clock that runs, at once or when the clocks
// are started again.
void jd_start_over(jd_game *game);

// back.c -----------------------------------------------------------------------------------------

// What is sealed was meant for another position.
void jd_forget_envelopes(jd_game *game);

// The game goes back to before the ply. Used times stay as they are.
void jd_restore(jd_game *game, uint32_t ply, jd_article article, jd_verdicts *out);

// illegal.c --------------------------------------------------------------------------------------

// A move was made that nobody may make: found at once by the program (8.1), or it stands unseen.
void jd_illegal_made(jd_game *game, jd_move move, jd_word word, jd_verdicts *out);

// The illegal move of this turn is found: ILLEGAL, RESTORE, what it costs, the duty.
void jd_illegal_found(jd_game *game, jd_article article, jd_word word, jd_verdicts *out);

// An unfinished move is found pressed (6.2, 6.3): what else was moved goes back.
void jd_unfinished_found(jd_game *game, jd_verdicts *out);

// What an illegal move costs the side (16.5 in this edition, 7.5.5 of 2023).
void jd_illegal_costs(jd_game *game, jd_color side, jd_verdicts *out);

// An unseen illegal move is pressed or answered: it stands until it is found.
void jd_illegal_stands(jd_game *game, jd_verdicts *out);

// Law 3.2: the side acts as the one having the move: if the other has made an illegal move that
// nobody has noticed, it stands. False if that ends the game.
bool jd_answer_unseen(jd_game *game, jd_color side, jd_verdicts *out);

// Law 5.6(4): a pawn left on the last rank becomes a queen, if the edition wants it so and the game
// is not over; false if the move is not made by it.
bool jd_become_queen(jd_game *game, jd_verdicts *out);

// Law 8.2: play goes on from a displaced board that nobody has noticed.
void jd_adopt_displaced(jd_game *game);

// Laws 8.2, 8.4: what stands on the board is played on; the sound position is kept for going back.
void jd_adopt_board(jd_game *game, jd_article law);

// quickplay.c ------------------------------------------------------------------------------------

// 2023 III.4, III.5: with less than two minutes in a game without increment: asks for one, or for a
// draw because the other does not try or cannot win.
jd_effect jd_claim_quickplay;

// 2023 III.5.2: the flag falls while the answer is postponed: the arbiter decides first. False if
// there is nothing to decide.
bool jd_quickplay_decides(jd_game *game, jd_color side, jd_verdicts *out);

// sign.c -----------------------------------------------------------------------------------------

// 2023 8.7: both sign the result.
jd_effect jd_act_sign;

// watch.c ----------------------------------------------------------------------------------------

// 2023 A.5.4: both kings are in check, or a pawn stands on its last rank: one move is awaited.
void jd_watch(jd_game *game, jd_verdicts *out);

// The same after a move is completed: the position is drawn if the one before was watched.
void jd_watch_move(jd_game *game, jd_verdicts *out);

// offer.c ----------------------------------------------------------------------------------------

// Law 10.7: the side makes a move: an offer of the other is refused by it once it is completed.
void jd_offer_met_by_move(jd_game *game, jd_color side, jd_verdicts *out);

// 2023 9.1.2.3: a claim of a draw by the side is an offer.
void jd_offer_by_claim(jd_game *game, jd_color side, jd_verdicts *out);

// Law 10.7: when the clock is pressed after it.
void jd_offer_met_by_press(jd_game *game, jd_color side, jd_verdicts *out);

// flag.c -----------------------------------------------------------------------------------------

// The flag of the side falls and is seen: a loss (10.14), or FLAG and what the sheets then need
// (11.6, 11.7).
void jd_flag_falls(jd_game *game, jd_color side, jd_verdicts *out);

// Used time has been added by a ruling: a flag that falls by it is seen at once, one that hangs
// already when it is a loss; `loss` is the Article of a loss.
void jd_time_added(jd_game *game, jd_color side, jd_article loss, jd_verdicts *out);

// ruled_time.c -----------------------------------------------------------------------------------

// Used time is added to the side's; whether a flag falls by it is asked by jd_time_added.
void jd_charge(jd_game *game, jd_color side, int64_t ms, jd_article article, jd_verdicts *out);

// The same as a penalty, which no going back takes away (16.3).
void jd_punish(jd_game *game, jd_color side, int64_t ms, jd_article article, jd_verdicts *out);

// Limits grow for the side (16.5, 2023 7.5.5 and 9.5.3).
void jd_give_bonus(jd_game *game, jd_color side, int64_t ms, jd_article article, jd_verdicts *out);

// Laws 11.9, 12.8: the moves of the control whose flag is down are taken as made.
void jd_next_control(jd_game *game, jd_article article, jd_verdicts *out);

// sheet.c ----------------------------------------------------------------------------------------

// Law 11.1: the side makes a move: was it written ahead, are the moves before it recorded?
void jd_sheets_at_move(const jd_game *game, jd_color side, jd_verdicts *out);

// sheet_due.c ------------------------------------------------------------------------------------

// Laws 11.6, 11.7: a flag has been passed; whoever lags must complete his sheet.
void jd_sheets_due(jd_game *game, jd_verdicts *out);

// The clocks run again: the same of a flag that was seen while they stood.
void jd_sheets_after_stop(jd_game *game, jd_verdicts *out);

// Law 11.7: both clocks stand still until both sheets are complete.
void jd_sheets_stop(jd_game *game, jd_verdicts *out);

// Laws 11.5, 11.6: the clock of the one who completes runs, whoever has the move.
void jd_sheets_run_for(jd_game *game, jd_color side);

// claim_draw.c -----------------------------------------------------------------------------------

// Laws 10.10 to 10.13: stops the clocks and has the claim checked, by the program at once.
void jd_claim_draw(jd_game *game, const jd_event *event, jd_verdicts *out);

// press.c ----------------------------------------------------------------------------------------

// Law 13.1, 14.4: the press that seals; false if the side is not sealing.
bool jd_press_seals(jd_game *game, jd_color side, jd_verdicts *out);

// resume.c ---------------------------------------------------------------------------------------

// Laws 14.2, 14.4: what is in the envelope is made on the board, or loses.
void jd_open_envelope(jd_game *game, jd_verdicts *out);

// time.c -----------------------------------------------------------------------------------------

// Lets the time pass. With the program as arbiter a flag is judged at the instant it falls (12.2).
void jd_pass_time(jd_game *game, int64_t dt_ms, jd_verdicts *out);

#endif
