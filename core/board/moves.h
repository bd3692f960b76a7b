// moves.h -- attacks, pins, legal moves, and why a move is not legal. Floor 1.
// SPDX-License-Identifier: MIT

#ifndef JD_MOVES_H
#define JD_MOVES_H

#include "position.h"

// No board whatever has more moves. With n own pieces there are at most 64 - n squares to go to.
// Each is reached along each of the 8 lines through it only by the piece that is nearest on that
// line, so queens, rooks, bishops, kings and pawns have at most 8 * (64 - n) moves, and knights at
// most 8 * n: together 512. Along 3 of the lines a pawn may reach one of the 8 squares of the last
// rank and has 4 moves instead of 1: 72 more. Castling adds 2.
#define JD_MAX_MOVES 586

// Pieces of `by` that attack `square` (pinned ones attack too: Law 9.1), on the board as it stands.
jd_squares jd_attackers(const jd_position *position, jd_square square, jd_color by);

// Enemy pieces that give check to the side to move; empty without a king.
jd_squares jd_checkers(const jd_position *position);

// Pieces of `color` that are pinned to their own king.
jd_squares jd_pinned(const jd_position *position, jd_color color);

// Articles 3 to 5 and 9: all legal moves, in no promised order. Returns their number (at most
// JD_MAX_MOVES).
int jd_moves(const jd_position *position, jd_move list[JD_MAX_MOVES]);

// True if the side to move has a legal move.
bool jd_can_move(const jd_position *position);

// True if a capture en passant is legal: then, and only then, the right counts for Law 10.10.
bool jd_can_take_en_passant(const jd_position *position);

bool jd_is_legal(const jd_position *position, jd_move move);

// Gives the move to `color`: nothing can be taken en passant, counters stay. False, and nothing
// done, if the other side's king would stand attacked (Law 9.1).
bool jd_position_give_move(jd_position *position, jd_color color);

// Where the piece on `square` could go by its manner of moving alone, whatever else stands on the
// board and whoever has the move; a pawn by steps and captures, a king also by castling it has the
// right to (to the rook's square on a Chess960 board). Empty if nothing stands there.
jd_squares jd_geometric_targets(const jd_position *position, jd_square square);

// The squares from which a piece of `kind` of the side to move may legally go to `to`; castling
// does not count. Cheaper than a list of all moves.
jd_squares jd_movers(const jd_position *position, jd_kind kind, jd_square to);

// True if the side to move has a king that may legally step to some square; castling does not
// count.
bool jd_king_can_step(const jd_position *position);

// What stands against a move, one code a reason; the list is reasons.def.
typedef enum jd_reason_code {
#define REASON(name, text, article) JD_REASON_##name,
#include "reasons.def"
#undef REASON
    JD_REASON_COUNT
} jd_reason_code;

typedef struct jd_reason {
    jd_reason_code code; // JD_REASON_NONE: the move is legal
    jd_squares squares;  // those concerned: blocker, pinner, attackers, the piece in the way
} jd_reason;

// Why the piece on `from` may not go to `to` (promotion JD_NO_KIND if none is meant; castling as
// the king's two squares or as king takes own rook).
jd_reason jd_why_illegal(const jd_position *position, jd_square from, jd_square to,
                         jd_kind promotion);

// "pinned", "blocked", ... and the Article of this edition, such as "9.1".
const char *jd_reason_text(jd_reason_code code);
const char *jd_reason_article(jd_reason_code code);

// Finds the legal move with these squares: promotion as asked; castling as the king's two-square
// move or as king takes own rook. JD_NO_MOVE if none is legal.
jd_move jd_find_move(const jd_position *position, jd_square from, jd_square to, jd_kind promotion);

#endif
