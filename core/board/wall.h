// wall.h -- pawns that block each other for good. Floor 1.
// SPDX-License-Identifier: MIT

#ifndef JD_WALL_H
#define JD_WALL_H

#include "position.h"

// True if no pawn can ever move or be captured, and behind that wall `side` can never mate. False
// says nothing. One king each.
bool jd_wall_stops(const jd_position *position, jd_color side);

#endif
