// referee.h -- every act at the table goes in, verdicts come out. Floor 6.
// SPDX-License-Identifier: MIT

#ifndef JD_REFEREE_H
#define JD_REFEREE_H

#include "laws/laws.h"

// An act may add this many plies to the record.
#define JD_PLIES_AN_ACT 2

// Judges one act. An event is its time, then its act: the time always counts. A verdict REFUSE
// means that the act changed nothing beyond that. The block must have room for JD_PLIES_AN_ACT more
// plies.
JD_MUST_USE jd_verdicts jd_referee_apply(jd_game *game, const jd_event *event);

#endif
