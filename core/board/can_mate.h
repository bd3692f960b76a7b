// can_mate.h -- can a side still give mate, with the other's help? Floor 1.
// SPDX-License-Identifier: MIT

#ifndef JD_CAN_MATE_H
#define JD_CAN_MATE_H

#include "position.h"

typedef enum jd_mate_chance {
    JD_MATE_NO,      // no series of legal moves ends in mate by the side
    JD_MATE_YES,     // one does: it has been played through
    JD_MATE_UNKNOWN, // neither was found
} jd_mate_chance;

// Whether any series of legal moves from `position` ends with `side` mating the other. Both answers
// but the last are certain. Costs up to some milliseconds; a NO by material, by a wall of pawns or
// by a few forced moves comes in microseconds. The side to move may be any, kings may be missing
// (then the answer is UNKNOWN).
jd_mate_chance jd_can_mate(const jd_position *position, jd_color side);

// The NO of jd_can_mate without looking for a mate: cheap enough to be asked after every move.
bool jd_cannot_mate(const jd_position *position, jd_color side);

#endif
