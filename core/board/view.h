// view.h -- a position as the generator wants to see it. Floor 1.
// SPDX-License-Identifier: MIT

#ifndef JD_VIEW_H
#define JD_VIEW_H

#include "generate.h"

// The board as `color` sees it, whoever has the move.
jd_view jd_view_of(const jd_position *position, jd_color color);

// Castling of `color` on `wing` as far as the rights go. A set-up board may name rights that mean
// nothing: king and rook must stand on the side's first rank, the rook on the side of its wing.
jd_castling jd_castling_of(const jd_position *position, jd_color color, jd_wing wing);

// The square passed over, if an enemy pawn stands where its double step ends; else none.
jd_squares jd_passed_of(const jd_position *position, jd_color mover);

// Pieces of `by` that attack `square` when the riders see the board `occupied`.
jd_squares jd_attackers_on(const jd_position *position, jd_square square, jd_color by,
                           jd_squares occupied);

#endif
