// position.h -- a position and how a move changes it. Floor 1.
//
// A position is a plain value without pointers: copy it with `=`. Any board can be set up, kings
// may be missing; only jd_moves and what rests on it ask for Laws. SPDX-License-Identifier: MIT

#ifndef JD_POSITION_H
#define JD_POSITION_H

#include "../base.h"

// The two wings of castling, Law 5.1(2). In Chess960 "short" is the wing that ends on the g-file.
typedef enum jd_wing { JD_SHORT, JD_LONG } jd_wing;

typedef struct jd_position {
    jd_squares kind[7]; // kind[JD_PAWN] .. kind[JD_KING]: squares of that kind, both colours
    jd_squares side[2]; // squares of White's and of Black's pieces
    jd_piece at[64];
    uint8_t turn;       // a jd_color: the side having the move (Law 3.2)
    uint8_t rook[2][2]; // [color][wing]: square of the rook that may still castle, or JD_NO_SQUARE
    jd_square en_passant;     // square passed over by the double step just made, or JD_NO_SQUARE
    uint8_t chess960;         // 1 if castling is written king takes rook
    uint32_t quiet_plies;     // half-moves since the last capture or pawn move (Law 10.12)
    uint32_t fullmove_number; // starts at 1, grows after Black's move
} jd_position;

// Law 2.2: the initial array, White to move, all four castling rights.
jd_position jd_position_start(void);

// An empty board, White to move, no rights, counters 0 and 1.
jd_position jd_position_empty(void);

// Puts `piece` (JD_EMPTY takes away) on `square`. Rights and en passant are left as they are.
void jd_position_put(jd_position *position, jd_square square, jd_piece piece);

// The square of the king of `color`, the lowest if there are several, or JD_NO_SQUARE.
jd_square jd_position_king(const jd_position *position, jd_color color);

// The position after `move`, which must be one that jd_moves lists.
jd_position jd_position_after(const jd_position *position, jd_move move);

// The same, written where it is wanted; `after` is not `position`.
void jd_position_play(jd_position *after, const jd_position *position, jd_move move);

// The square where a captured piece stands (en passant: behind `to`), or JD_NO_SQUARE. Castling
// captures nothing.
jd_square jd_position_captured(const jd_position *position, jd_move move);

// Law 10.10: the same position: pieces, side to move, castling rights, and en passant only if such
// a capture is legal. Compared whole. Counters do not matter.
bool jd_position_same(const jd_position *a, const jd_position *b);

// A 64-bit hash of what jd_position_same compares; equal positions have equal hashes.
uint64_t jd_position_hash(const jd_position *position);

#endif
