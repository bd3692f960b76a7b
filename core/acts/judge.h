// judge.h -- what the hand has done is judged when it is empty. Floor 5.
// SPDX-License-Identifier: MIT

#ifndef JD_JUDGE_H
#define JD_JUDGE_H

#include "acts.h"

// Makes ready for an act of the side: an unseen illegal move of the other side stands once it is
// answered, a displaced board is played on. False if the side has not the move.
bool jd_take_turn(jd_game *game, jd_color side, jd_verdicts *out);

// The act may say that both hands were used.
void jd_note_hands(jd_game *game, const jd_event *event);

// What touching a piece costs: the claim of 7.4, and in some editions an offer (2023 9.1.2.1).
void jd_lose_by_touching(jd_game *game, jd_color side, jd_verdicts *out);

// Deliberate contact of the side with these squares, and what it binds to (7.2).
void jd_touch(jd_game *game, jd_color side, jd_squares squares, jd_verdicts *out);

// The side has let go of a piece that came from `from` (JD_NO_SQUARE: from outside) on `to`.
void jd_judge_release(jd_game *game, jd_color side, jd_square from, jd_square to, jd_verdicts *out);

// The side has taken a piece off the board and holds none.
void jd_judge_removal(jd_game *game, jd_color side, jd_verdicts *out);

#endif
