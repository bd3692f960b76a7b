// san_why.c -- why the move that a text means is not legal. Floor 2.
//
// A text names a kind of piece and a square, and several pieces may be meant. The one that is
// nearest to its move is told of: that whose objection is asked last (reasons.def), so a pinned
// knight comes before one that does not reach the square.
// SPDX-License-Identifier: MIT

#include "../board/bitboard.h"
#include "san_parts.h"

static const jd_reason nothing = {JD_REASON_NONE, 0};

// The pieces of the side to move that the words allow; two squares alone mean whatever stands on
// the first. A pawn that does not capture stands on the file it goes to.
JD_SMALL static jd_squares candidates(const jd_position *position, const jd_san_words *words) {
    const jd_kind kind = words->kind == JD_NO_KIND ? JD_PAWN : words->kind;
    const bool straight = kind == JD_PAWN && !words->captures && words->from_file < 0;
    const int file = straight ? words->to_file : words->from_file;
    const jd_squares departure = jd_san_squares(file, words->from_rank);
    if (words->kind == JD_NO_KIND && words->from_file >= 0 && words->from_rank >= 0) {
        return departure;
    }
    return departure & jd_san_squares(words->hint_file, -1) & position->kind[kind] &
           position->side[position->turn];
}

JD_SMALL static jd_reason why_no_move(const jd_position *position, const jd_san_words *words,
                                      jd_move *meant) {
    jd_reason last = nothing;
    if (words->to_file < 0 || words->to_rank < 0) {
        return last;
    }
    const jd_square to = jd_square_at(words->to_file, words->to_rank);
    jd_squares from = candidates(position, words);
    for (; from; from = jd_without_lowest(from)) {
        const jd_square square = jd_lowest(from);
        const jd_reason reason = jd_why_illegal(position, square, to, words->promotion);
        if (reason.code == JD_REASON_NONE) {
            return nothing; // the text says something else that is wrong, such as a capture
        }
        if (reason.code > last.code) {
            last = reason;
            *meant = jd_move_of(square, to, words->promotion);
        }
    }
    return last;
}

// The king goes two squares from the e-file; in Chess960 on to the rook that is left there for it.
JD_SMALL static jd_reason why_no_castling(const jd_position *position, jd_wing wing,
                                          jd_move *meant) {
    const jd_color turn = (jd_color)position->turn;
    const jd_square king = jd_position_king(position, turn);
    const jd_square rook = position->rook[turn][wing];
    if (king == JD_NO_SQUARE) {
        return nothing;
    }
    if (rook == JD_NO_SQUARE && (position->chess960 || jd_file_of(king) != 4)) {
        return (jd_reason){JD_REASON_CASTLING_LOST, 0};
    }
    const jd_square to =
        position->chess960 ? rook : jd_square_at(wing == JD_SHORT ? 6 : 2, jd_rank_of(king));
    *meant = jd_move_of(king, to, JD_NO_KIND);
    return jd_why_illegal(position, king, to, JD_NO_KIND);
}

JD_SMALL static jd_reason why_not(const jd_position *position, const jd_san_words *words,
                                  jd_move *meant) {
    switch (words->form) {
    case JD_SAN_CASTLING: return why_no_castling(position, words->wing, meant);
    case JD_SAN_MOVE: return why_no_move(position, words, meant);
    case JD_SAN_NULL_MOVE:
    case JD_SAN_WHICH_PAWN:
    case JD_SAN_NO_FORM: break;
    }
    return nothing;
}

JD_SMALL jd_reason jd_san_why(const jd_position *position, const char *text, size_t length,
                              jd_letters letters, jd_move *meant) {
    JD_ASSERT(position != NULL && (text != NULL || length == 0) && meant != NULL);
    jd_san_words words;
    jd_move move = JD_NO_MOVE;
    jd_san_words_read(text, length, letters, &words);
    const jd_reason reason = why_not(position, &words, &move);
    *meant = reason.code == JD_REASON_NONE ? JD_NO_MOVE : move;
    return reason;
}
