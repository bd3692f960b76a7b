// exports_pgn.h -- the areas through which PGN goes in and out.
// SPDX-License-Identifier: MIT

#ifndef JDW_EXPORTS_PGN_H
#define JDW_EXPORTS_PGN_H

#include "exports.h"

enum { PGN_IN_SIZE = 65536, PGN_OUT_SIZE = 163840 };
extern char door_pgn_in[PGN_IN_SIZE];
extern uint32_t door_pgn_out[PGN_OUT_SIZE / 4];

#endif
