// comes_again.h -- can a position come again after a move? Floor 1. SPDX-License-Identifier: MIT

#ifndef JD_COMES_AGAIN_H
#define JD_COMES_AGAIN_H

#include "position.h"

// True if the game can come from `after`, to which the legal `move` of `before` has led, to
// `before` again within three half-moves; false says nothing about longer ways.
bool jd_comes_again(const jd_position *before, jd_move move, const jd_position *after);

#endif
