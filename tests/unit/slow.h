// slow.h -- the rules of movement once more, plainly: the oracle for core/board.
//
// A board of 64 pieces, walked square by square; a move is made on a copy and the king looked at.
// It shares no code and no table with the core.
// SPDX-License-Identifier: MIT

#ifndef JD_SLOW_H
#define JD_SLOW_H

#include "board/moves.h"

#include <stdlib.h>
#include <string.h>

// True if the way from `from` to `to` is a straight or a sloping line of empty squares.
static inline bool slow_open(const jd_piece at[64], int from, int to) {
    const int files = to % 8 - from % 8;
    const int ranks = to / 8 - from / 8;
    if (files != 0 && ranks != 0 && abs(files) != abs(ranks)) {
        return false;
    }
    const int step = (files > 0) - (files < 0) + 8 * ((ranks > 0) - (ranks < 0));
    for (int square = from + step; square != to; square += step) {
        if (at[square] != JD_EMPTY) {
            return false;
        }
    }
    return true;
}

// True if the piece on `from` attacks `to`.
static inline bool slow_attacks(const jd_piece at[64], int from, int to) {
    const int files = abs(to % 8 - from % 8);
    const int ranks_up = to / 8 - from / 8;
    const int ranks = abs(ranks_up);
    const bool straight = files == 0 || ranks == 0;
    if (from == to) {
        return false;
    }
    switch (jd_kind_of(at[from])) {
    case JD_PAWN: return files == 1 && ranks_up == (jd_color_of(at[from]) == JD_WHITE ? 1 : -1);
    case JD_KNIGHT: return files * ranks == 2;
    case JD_BISHOP: return !straight && slow_open(at, from, to);
    case JD_ROOK: return straight && slow_open(at, from, to);
    case JD_QUEEN: return slow_open(at, from, to);
    case JD_KING: return files <= 1 && ranks <= 1;
    default: return false;
    }
}

static inline jd_squares slow_attackers(const jd_piece at[64], int to, jd_color by) {
    jd_squares set = 0;
    for (int from = 0; from < 64; from++) {
        if (at[from] != JD_EMPTY && jd_color_of(at[from]) == by && slow_attacks(at, from, to)) {
            set |= (jd_squares)1 << from;
        }
    }
    return set;
}

// The lowest king of `color`, or 64.
static inline int slow_king(const jd_piece at[64], jd_color color) {
    int square = 0;
    while (square < 64 && at[square] != jd_piece_of(color, JD_KING)) {
        square++;
    }
    return square;
}

// True if the board after the move leaves the king, now on `king`, in safety.
static inline bool slow_safe(const jd_piece at[64], int king, jd_color color) {
    return king == 64 || slow_attackers(at, king, jd_other(color)) == 0;
}

static inline bool slow_en_passant(const jd_position *p, int from, int to) {
    const jd_color color = (jd_color)p->turn;
    const int beside = from / 8 * 8 + to % 8;
    return to == p->en_passant && p->at[to] == JD_EMPTY &&
           from / 8 == (color == JD_WHITE ? 4 : 3) &&
           p->at[beside] == jd_piece_of(jd_other(color), JD_PAWN);
}

// True if the pawn goes so, promotion apart.
static inline bool slow_pawn(const jd_position *p, int from, int to) {
    const int up = p->turn == JD_WHITE ? 8 : -8;
    const int second = p->turn == JD_WHITE ? 1 : 6;
    if (to == from + up) {
        return p->at[to] == JD_EMPTY;
    }
    if (to == from + 2 * up) {
        return from / 8 == second && p->at[to] == JD_EMPTY && p->at[from + up] == JD_EMPTY;
    }
    return slow_attacks(p->at, from, to) && (p->at[to] != JD_EMPTY || slow_en_passant(p, from, to));
}

// Castling with the rook on `rook`, a right of `wing`.
static inline bool slow_castling(const jd_position *p, int king, int rook, int wing) {
    const jd_color color = (jd_color)p->turn;
    const int home = color == JD_WHITE ? 0 : 56;
    const int king_to = home + (wing == JD_SHORT ? 6 : 2);
    const int rook_to = home + (wing == JD_SHORT ? 5 : 3);
    if (king == 64 || king / 8 != home / 8 || rook / 8 != home / 8 ||
        p->at[rook] != jd_piece_of(color, JD_ROOK) || (rook > king) != (wing == JD_SHORT)) {
        return false;
    }
    jd_piece at[64];
    memcpy(at, p->at, sizeof at);
    for (int square = home; square < home + 8; square++) {
        const bool king_way = (square - king) * (square - king_to) <= 0;
        const bool rook_way = (square - rook) * (square - rook_to) <= 0;
        if ((king_way || rook_way) && square != king && square != rook && at[square] != JD_EMPTY) {
            return false;
        }
    }
    at[king] = JD_EMPTY;
    for (int square = home; square < home + 8; square++) {
        if ((square - king) * (square - king_to) <= 0 && !slow_safe(at, square, color)) {
            return false;
        }
    }
    at[rook] = JD_EMPTY;
    at[king_to] = jd_piece_of(color, JD_KING);
    at[rook_to] = jd_piece_of(color, JD_ROOK);
    return slow_safe(at, king_to, color);
}

// True if `special` belongs to a move of this piece to this square.
static inline bool slow_special(const jd_position *p, int from, int to, jd_kind special) {
    const bool is_pawn = jd_kind_of(p->at[from]) == JD_PAWN;
    const bool is_last = is_pawn && to / 8 == (p->turn == JD_WHITE ? 7 : 0);
    if (is_last) {
        return special >= JD_KNIGHT && special <= JD_QUEEN;
    }
    if (is_pawn && to % 8 != from % 8 && p->at[to] == JD_EMPTY) {
        return special == JD_PAWN;
    }
    return special == JD_NO_KIND;
}

static inline bool slow_legal(const jd_position *p, int from, int to, jd_kind special) {
    const jd_color color = (jd_color)p->turn;
    const int king = slow_king(p->at, color);
    if (p->at[from] == JD_EMPTY || jd_color_of(p->at[from]) != color) {
        return false;
    }
    if (special == JD_KING) {
        return from == king && ((to == p->rook[color][0] && slow_castling(p, king, to, 0)) ||
                                (to == p->rook[color][1] && slow_castling(p, king, to, 1)));
    }
    const bool is_pawn = jd_kind_of(p->at[from]) == JD_PAWN;
    if (p->at[to] != JD_EMPTY &&
        (jd_color_of(p->at[to]) == color || jd_kind_of(p->at[to]) == JD_KING)) {
        return false;
    }
    if (!(is_pawn ? slow_pawn(p, from, to) : slow_attacks(p->at, from, to)) ||
        !slow_special(p, from, to, special)) {
        return false;
    }
    jd_piece at[64];
    memcpy(at, p->at, sizeof at);
    if (special == JD_PAWN) {
        at[from / 8 * 8 + to % 8] = JD_EMPTY;
    }
    at[to] = at[from];
    at[from] = JD_EMPTY;
    return slow_safe(at, from == king ? to : king, color);
}

#endif
