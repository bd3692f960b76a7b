// base.h -- the alphabet: colours, kinds, squares, pieces, moves. Floor 0.
//
// No state and no verdict; everything here is a name for a small number.
// SPDX-License-Identifier: MIT

#ifndef JD_BASE_H
#define JD_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A caller's mistake (square 64, NULL) traps; it is never a verdict. <assert.h> is not used because
// it would bring imports into the WebAssembly module.
#ifdef JD_NO_ASSERT
#define JD_ASSERT(condition) ((void)0)
#else
#define JD_ASSERT(condition) ((condition) ? (void)0 : __builtin_trap())
#endif

#define JD_MUST_USE __attribute__((warn_unused_result))
// Small rather than quick, wherever quickness is asked of the whole file.
#ifdef __clang__
#define JD_SMALL __attribute__((minsize, noinline))
#else
#define JD_SMALL __attribute__((noinline))
#endif

typedef enum jd_color { JD_WHITE, JD_BLACK } jd_color;

// Law 2.2: the six kinds of pieces.
typedef enum jd_kind {
    JD_NO_KIND,
    JD_PAWN,
    JD_KNIGHT,
    JD_BISHOP,
    JD_ROOK,
    JD_QUEEN,
    JD_KING,
} jd_kind;

// A piece is its kind plus eight times its colour: 1..6 White, 9..14 Black; an empty square is 0.
typedef uint8_t jd_piece;
#define JD_EMPTY ((jd_piece)0)

// a1 = 0, b1 = 1, ... h8 = 63.
typedef uint8_t jd_square;
#define JD_NO_SQUARE ((jd_square)64)

// A set of squares: bit n stands for square n.
typedef uint64_t jd_squares;

// A move in 16 bits: from (bits 0-5), to (6-11), special (12-15), the last a jd_kind:
//   JD_NO_KIND            an ordinary move or capture
//   JD_KNIGHT..JD_QUEEN   a promotion to that kind (Law 5.6(4))
//   JD_PAWN               a capture en passant (Law 5.6(3)); `to` is the square passed over
//   JD_KING               castling (Law 5.1(2)); `to` is the square of the castling rook
// 0 (a1a1) is no move.
typedef uint16_t jd_move;
#define JD_NO_MOVE ((jd_move)0)

static inline jd_move jd_move_of(jd_square from, jd_square to, jd_kind special) {
    return (jd_move)(from | to << 6 | (int)special << 12);
}
static inline jd_square jd_move_from(jd_move move) { return (jd_square)(move & 63); }
static inline jd_square jd_move_to(jd_move move) { return (jd_square)(move >> 6 & 63); }
static inline jd_kind jd_move_special(jd_move move) { return (jd_kind)(move >> 12); }
static inline bool jd_move_is_castling(jd_move move) { return move >> 12 == JD_KING; }
static inline bool jd_move_is_en_passant(jd_move move) { return move >> 12 == JD_PAWN; }
// The kind a pawn becomes, or JD_NO_KIND.
static inline jd_kind jd_move_promotion(jd_move move) {
    const jd_kind special = jd_move_special(move);
    return special >= JD_KNIGHT && special <= JD_QUEEN ? special : JD_NO_KIND;
}

static inline jd_piece jd_piece_of(jd_color color, jd_kind kind) {
    return (jd_piece)((int)kind | (int)color << 3);
}
static inline jd_kind jd_kind_of(jd_piece piece) { return (jd_kind)(piece & 7); }
// Of a piece, not of an empty square.
static inline jd_color jd_color_of(jd_piece piece) { return (jd_color)(piece >> 3); }
static inline jd_color jd_other(jd_color color) { return (jd_color)(1 - (int)color); }

static inline int jd_file_of(jd_square square) { return square & 7; }
static inline int jd_rank_of(jd_square square) { return square >> 3; }
static inline jd_square jd_square_at(int file, int rank) { return (jd_square)(rank << 3 | file); }
static inline jd_squares jd_bit(jd_square square) { return (jd_squares)1 << square; }

#endif
