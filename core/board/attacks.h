// attacks.h -- where a piece can go on a board with other pieces in its way (Law 4.2). Floor 1.
//
// Riders use kindergarten tables: the occupied squares of a line are gathered into six bits by one
// multiplication and look up what is seen along it. All tables are constants, 12 KiB together.
// SPDX-License-Identifier: MIT

#ifndef JD_ATTACKS_H
#define JD_ATTACKS_H

#include "bitboard.h"

// What belongs to a square: the four lines through it, without the square itself, and the steps.
typedef struct jd_geometry {
    jd_squares rank;
    jd_squares file;
    jd_squares diagonal;     // parallel to a1-h8
    jd_squares antidiagonal; // parallel to a8-h1
    jd_squares knight;
    jd_squares king;
    uint64_t file_gather; // multiplier that brings the file's ranks 2..7 to the six highest bits
} jd_geometry;

extern const jd_geometry jd_geometry_of[64];

// What is seen from file [f] when the files b..g are occupied as in the six bits: whole files.
extern const jd_squares jd_files_seen[8][64];

// What is seen from rank [r] when the ranks 2..7 are occupied as in the six bits: whole ranks.
extern const jd_squares jd_ranks_seen[8][64];

// Along a line that meets every file at most once: a rank, a diagonal.
JD_INLINE jd_squares jd_line_attacks(jd_squares line, unsigned square, jd_squares occupied) {
    const jd_squares files = (line & occupied) * (JD_FILE_A << 1);
    return jd_files_seen[square & 7][files >> 58] & line;
}

JD_INLINE jd_squares jd_rank_attacks(unsigned square, jd_squares occupied) {
    return jd_line_attacks(jd_geometry_of[square].rank, square, occupied);
}

JD_INLINE jd_squares jd_file_attacks(unsigned square, jd_squares occupied) {
    const jd_geometry *const geometry = &jd_geometry_of[square];
    const jd_squares ranks = (geometry->file & occupied) * geometry->file_gather;
    return jd_ranks_seen[square >> 3][ranks >> 58] & geometry->file;
}

JD_INLINE jd_squares jd_bishop_attacks(unsigned square, jd_squares occupied) {
    return jd_line_attacks(jd_geometry_of[square].diagonal, square, occupied) |
           jd_line_attacks(jd_geometry_of[square].antidiagonal, square, occupied);
}

JD_INLINE jd_squares jd_rook_attacks(unsigned square, jd_squares occupied) {
    return jd_rank_attacks(square, occupied) | jd_file_attacks(square, occupied);
}

// The lines of an empty board.
JD_INLINE jd_squares jd_diagonals(unsigned square) {
    return jd_geometry_of[square].diagonal | jd_geometry_of[square].antidiagonal;
}
JD_INLINE jd_squares jd_straights(unsigned square) {
    return jd_geometry_of[square].rank | jd_geometry_of[square].file;
}

#endif
