// perft.h -- counts the legal games of a number of plies. Floor 1.
// SPDX-License-Identifier: MIT

#ifndef JD_PERFT_H
#define JD_PERFT_H

#include "position.h"

// The number of move sequences of `depth` plies; depth 0 is 1. The last ply is counted, not made.
uint64_t jd_perft(const jd_position *position, int depth);

#endif
