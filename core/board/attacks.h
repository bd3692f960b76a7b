// attacks.h -- where a piece can go on a board with other pieces in its way (Law 4.2). Floor 1.
//
// Riders use kindergarten tables: the occupied squares of a line are gathered into six bits by one
// multiplication and look up what is seen along it. The two tables hold 8 KiB and are constants.
// SPDX-License-Identifier: MIT

#ifndef JD_ATTACKS_H
#define JD_ATTACKS_H

#include "bitboard.h"

typedef struct jd_geometry {
    jd_squares diagonal;     // the line parallel to a1-h8 through the square, without the square
    jd_squares antidiagonal; // the line parallel to a8-h1
    jd_squares knight;       // a knight's jumps
    jd_squares king;         // the adjoining squares
} jd_geometry;

extern const jd_geometry jd_geometry_of[64];

// What a piece on file [f] sees along its rank when the inner files b..g are occupied as in the six
// bits, repeated on every rank.
extern const jd_squares jd_rank_sight[8][64];

// What a piece on the a-file, rank [r], sees along the file when the inner ranks 2..7 are occupied
// as in the six bits.
extern const jd_squares jd_file_sight[8][64];

JD_INLINE jd_squares jd_slope_attacks(jd_squares slope, unsigned square, jd_squares occupied) {
    const jd_squares files = (slope & occupied) * (JD_FILE_A << 1);
    return jd_rank_sight[square & 7][files >> 58] & slope;
}

JD_INLINE jd_squares jd_bishop_attacks(unsigned square, jd_squares occupied) {
    const jd_geometry *const geometry = &jd_geometry_of[square];
    return jd_slope_attacks(geometry->diagonal, square, occupied) |
           jd_slope_attacks(geometry->antidiagonal, square, occupied);
}

JD_INLINE jd_squares jd_rank_attacks(unsigned square, jd_squares occupied) {
    const unsigned rank = square & 56;
    return jd_rank_sight[square & 7][occupied >> (rank + 1) & 63] & JD_RANK_1 << rank;
}

JD_INLINE jd_squares jd_file_attacks(unsigned square, jd_squares occupied) {
    // The multiplier sends the a-file's ranks 2..7 to the six highest bits.
    const jd_squares ranks = (occupied >> (square & 7) & JD_FILE_A) * 0x0004081020408000ULL;
    return jd_file_sight[square >> 3][ranks >> 58] << (square & 7);
}

JD_INLINE jd_squares jd_rook_attacks(unsigned square, jd_squares occupied) {
    return jd_rank_attacks(square, occupied) | jd_file_attacks(square, occupied);
}

// The lines of an empty board.
JD_INLINE jd_squares jd_diagonals(unsigned square) {
    return jd_geometry_of[square].diagonal | jd_geometry_of[square].antidiagonal;
}
JD_INLINE jd_squares jd_straights(unsigned square) {
    return (JD_RANK_1 << (square & 56)) ^ (JD_FILE_A << (square & 7));
}

#endif
