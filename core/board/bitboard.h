// bitboard.h -- sets of squares in 64 bits. Floor 1.
//
// Bit n is square n: a1 = 0, h1 = 7, a8 = 56, h8 = 63. "Up" is towards the eighth rank.
// SPDX-License-Identifier: MIT

#ifndef JD_BITBOARD_H
#define JD_BITBOARD_H

#include "../base.h"

// The move generator is one text specialised by constant arguments; it must be inlined for that.
#define JD_INLINE static inline __attribute__((always_inline))

#define JD_FILE_A 0x0101010101010101ULL
#define JD_FILE_H 0x8080808080808080ULL
#define JD_RANK_1 0x00000000000000FFULL
#define JD_RANK_8 0xFF00000000000000ULL

JD_INLINE unsigned jd_count(jd_squares set) { return (unsigned)__builtin_popcountll(set); }

// The lowest square of a set that is not empty.
JD_INLINE jd_square jd_lowest(jd_squares set) { return (jd_square)__builtin_ctzll(set); }

JD_INLINE jd_squares jd_without_lowest(jd_squares set) { return set & (set - 1); }

JD_INLINE bool jd_has(jd_squares set, unsigned square) { return (set >> square & 1) != 0; }

JD_INLINE jd_squares jd_rank_of_square(unsigned square) { return JD_RANK_1 << (square & 56); }

// The squares from a to b, both included, on one rank.
JD_INLINE jd_squares jd_stretch(unsigned a, unsigned b) {
    const unsigned low = a < b ? a : b;
    const unsigned high = a < b ? b : a;
    return ((jd_squares)2 << high) - ((jd_squares)1 << low);
}

// One step ahead for `color`; what leaves the board is gone.
JD_INLINE jd_squares jd_ahead(jd_squares set, jd_color color) {
    return color == JD_WHITE ? set << 8 : set >> 8;
}
// One step ahead and to the a-file, to the h-file.
JD_INLINE jd_squares jd_ahead_west(jd_squares set, jd_color color) {
    return jd_ahead(set & ~JD_FILE_A, color) >> 1;
}
JD_INLINE jd_squares jd_ahead_east(jd_squares set, jd_color color) {
    return jd_ahead(set & ~JD_FILE_H, color) << 1;
}

// Squares attacked by pawns of `color` that stand on `set`.
JD_INLINE jd_squares jd_pawn_attacks(jd_squares set, jd_color color) {
    return jd_ahead_west(set, color) | jd_ahead_east(set, color);
}

// Squares attacked by knights that stand on `set`.
JD_INLINE jd_squares jd_knights_attack(jd_squares set) {
    const jd_squares west = (set & ~JD_FILE_A) >> 1;
    const jd_squares east = (set & ~JD_FILE_H) << 1;
    const jd_squares near = west | east;
    const jd_squares far = (west & ~JD_FILE_A) >> 1 | (east & ~JD_FILE_H) << 1;
    return near << 16 | near >> 16 | far << 8 | far >> 8;
}

#endif
