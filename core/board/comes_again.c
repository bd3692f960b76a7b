// comes_again.c -- can a position come again after a move? Floor 1.
//
// The other side moves some piece, then both take these moves back. A right to castle that is lost
// does not come back. SPDX-License-Identifier: MIT

#include "comes_again.h"

#include "moves.h"

// A move of a piece to an empty square.
static bool is_quiet(const jd_position *position, jd_move move) {
    return !jd_move_is_castling(move) && position->at[jd_move_to(move)] == JD_EMPTY &&
           jd_kind_of(position->at[jd_move_from(move)]) != JD_PAWN;
}

static jd_move back_of(jd_move move) {
    return jd_move_of(jd_move_to(move), jd_move_from(move), JD_NO_KIND);
}

static bool can_take_back(const jd_position *position, jd_move move) {
    return position->at[jd_move_from(move)] == JD_EMPTY && jd_is_legal(position, back_of(move));
}

static bool have_same_rights(const jd_position *a, const jd_position *b) {
    return __builtin_memcmp(a->rook, b->rook, sizeof a->rook) == 0;
}

bool jd_comes_again(const jd_position *before, jd_move move, const jd_position *after) {
    jd_move list[JD_MAX_MOVES];
    if (!is_quiet(before, move) || before->en_passant != JD_NO_SQUARE ||
        !have_same_rights(before, after)) {
        return false;
    }
    const int count = jd_moves(after, list);
    for (int i = 0; i < count; i++) {
        if (!is_quiet(after, list[i])) {
            continue;
        }
        const jd_position answered = jd_position_after(after, list[i]);
        if (!have_same_rights(before, &answered) || !can_take_back(&answered, move)) {
            continue;
        }
        const jd_position back = jd_position_after(&answered, back_of(move));
        if (can_take_back(&back, list[i])) {
            return true;
        }
    }
    return false;
}
