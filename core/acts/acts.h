// acts.h -- what acts do to a game once nothing stands against them. Floor 5.
//
// An effect cannot be refused: the guards of the table in referee.c have been asked before. Effects
// of the hand are in hand.c and move.c, of the clock in press.c, of claims in claim.c, of offers in
// offer.c, of the arbiter in desk.c; what follows from them by itself is in follow.c.
// SPDX-License-Identifier: MIT

#ifndef JD_ACTS_H
#define JD_ACTS_H

#include "../laws/laws.h"

typedef void jd_effect(jd_game *game, const jd_event *event, jd_verdicts *out);

jd_effect jd_act_touch, jd_act_adjust, jd_act_lift, jd_act_place, jd_act_release, jd_act_remove,
    jd_act_put, jd_act_knock, jd_act_fix, jd_act_move;
jd_effect jd_act_press, jd_act_stop, jd_act_restart, jd_act_need;
jd_effect jd_act_offer, jd_act_accept, jd_act_reject;
jd_effect jd_act_resign, jd_act_claim;
jd_effect jd_act_flag, jd_act_illegal, jd_act_check, jd_act_wait;

// follow.c ---------------------------------------------------------------------------------------

// The game is over.
void jd_finish(jd_game *game, jd_end end, jd_verdicts *out);

// A move is completed (3.2, 6.1 to 6.4) and what follows: refusal of an offer, the record, a breach
// of 7.2, the end by 10.1, 10.3, 10.4.
void jd_complete(jd_game *game, jd_move move, jd_article article, jd_verdicts *out);

// Says what binds the player having the move.
void jd_say_duty(const jd_game *game, jd_article freedom, jd_verdicts *out);

// The pieces go back to where they stood when the turn began; what was touched stays touched.
void jd_put_back(jd_game *game);

// The game goes back to before the ply. Used times stay as they are.
void jd_restore(jd_game *game, uint32_t ply, jd_article article, jd_verdicts *out);

// illegal.c --------------------------------------------------------------------------------------

// A move was made that nobody may make: found at once by the program (8.1), or it stands unseen.
void jd_illegal_made(jd_game *game, jd_move move, jd_word word, jd_verdicts *out);

// The illegal move of this turn is found: ILLEGAL, RESTORE, what it costs, the duty.
void jd_illegal_found(jd_game *game, jd_article article, jd_word word, jd_verdicts *out);

// What an illegal move costs the side (16.5 in this edition, 7.5.5 of 2023).
void jd_illegal_costs(jd_game *game, jd_color side, jd_verdicts *out);

// An unseen illegal move is pressed or answered: it stands until it is found.
void jd_illegal_stands(jd_game *game, jd_verdicts *out);

// Law 8.2: play goes on from a displaced board that nobody has noticed.
void jd_adopt_displaced(jd_game *game);

// time.c -----------------------------------------------------------------------------------------

// Lets the time pass. With the program as arbiter a flag is judged at the instant it falls (12.2).
void jd_pass_time(jd_game *game, int64_t dt_ms, jd_verdicts *out);

#endif
