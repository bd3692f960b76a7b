// fen_legal.c -- can a game go on from this position? Floor 2.
//
// Refused: what breaks the Laws of itself (2.2, 5.6, 9.1), and fields that contradict each other. A
// board that no game reaches but that can be played on from (nine pawns, three checkers) is
// remarked.
// SPDX-License-Identifier: MIT

#include "../board/moves.h"
#include "fen_parts.h"

static void note_squares(jd_fen_reading *reading, jd_fen_code code, jd_squares squares) {
    jd_fen_note(reading, code, JD_FEN_BOARD, jd_fen_column_of(reading, squares), squares);
}

// ---- Articles 2 and 5 ---------------------------------------------------------------------------

// Law 2.2: each player has one king.
static void check_kings(jd_fen_reading *reading) {
    static const jd_fen_code none[2] = {JD_FEN_NO_WHITE_KING, JD_FEN_NO_BLACK_KING};
    static const jd_fen_code many[2] = {JD_FEN_WHITE_KINGS, JD_FEN_BLACK_KINGS};
    for (int color = JD_WHITE; color <= JD_BLACK; color++) {
        const jd_squares kings = reading->position.kind[JD_KING] & reading->position.side[color];
        const int count = jd_fen_count(kings);
        if (count != 1) {
            note_squares(reading, count == 0 ? none[color] : many[color], kings);
        }
    }
}

// Law 5.6: a pawn begins on the second rank and is exchanged on the last.
static void check_pawns(jd_fen_reading *reading) {
    const jd_squares edge = reading->position.kind[JD_PAWN] & (jd_fen_rank(0) | jd_fen_rank(7));
    if (edge) {
        note_squares(reading, JD_FEN_PAWN_RANK, edge);
    }
}

// ---- Article 9: checks --------------------------------------------------------------------------

static bool are_neighbours(jd_square a, jd_square b) {
    const int files = jd_file_of(a) - jd_file_of(b);
    const int ranks = jd_rank_of(a) - jd_rank_of(b);
    return files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1;
}

// Law 9.1: the player who has just moved does not leave his king attacked.
static void check_opponent(jd_fen_reading *reading) {
    const jd_position *position = &reading->position;
    const jd_color turn = (jd_color)position->turn;
    const jd_squares own = position->kind[JD_KING] & position->side[turn];
    jd_squares others = position->kind[JD_KING] & position->side[jd_other(turn)];
    for (; others; others &= others - 1) {
        const jd_square king = jd_fen_first(others);
        const jd_squares attackers = jd_attackers(position, king, turn);
        if (attackers & ~own) {
            note_squares(reading, JD_FEN_OPPONENT_IN_CHECK, (attackers & ~own) | jd_bit(king));
        }
        for (jd_squares near = attackers & own; near; near &= near - 1) {
            if (are_neighbours(king, jd_fen_first(near))) {
                note_squares(reading, JD_FEN_KINGS_ADJACENT, jd_bit(king) | (near & -near));
            }
        }
    }
}

// True if the last move, the double step that the e.p. square tells of, cannot have given the
// check: a second checker, or one that attacked the king before.
static bool is_impossible_after_double_step(const jd_position *position, jd_squares checkers) {
    const jd_color mover = jd_other((jd_color)position->turn);
    const int forward = mover == JD_WHITE ? 8 : -8;
    const jd_square to = (jd_square)(position->en_passant + forward);
    const jd_square from = (jd_square)(position->en_passant - forward);
    if (jd_fen_count(checkers) > 1) {
        return true;
    }
    if (checkers == jd_bit(to)) {
        return false;
    }
    jd_position before = *position;
    jd_position_put(&before, from, before.at[to]);
    jd_position_put(&before, to, JD_EMPTY);
    const jd_square king = jd_position_king(position, jd_other(mover));
    return jd_attackers(&before, king, mover) != 0;
}

static int sign(int number) { return (number > 0) - (number < 0); }

// True if the two squares lie on one line with the king between them.
static bool are_opposite(jd_square king, jd_square a, jd_square b) {
    return sign(jd_file_of(a) - jd_file_of(king)) == -sign(jd_file_of(b) - jd_file_of(king)) &&
           sign(jd_rank_of(a) - jd_rank_of(king)) == -sign(jd_rank_of(b) - jd_rank_of(king));
}

// True if no move at all gives this check: a move gives one check and opens one line.
static bool is_unreachable_check(const jd_position *position, jd_squares checkers) {
    const jd_squares steppers = position->kind[JD_PAWN] | position->kind[JD_KNIGHT];
    if (jd_fen_count(checkers) != 2) {
        return jd_fen_count(checkers) > 2;
    }
    if ((checkers & steppers) == checkers) {
        return true;
    }
    const jd_square king = jd_position_king(position, (jd_color)position->turn);
    return !(checkers & position->kind[JD_KNIGHT]) &&
           are_opposite(king, jd_fen_first(checkers), jd_fen_first(checkers & (checkers - 1)));
}

static void check_checks(jd_fen_reading *reading) {
    jd_position *position = &reading->position;
    const jd_squares checkers = jd_checkers(position);
    if (!checkers) {
        return;
    }
    if (position->en_passant != JD_NO_SQUARE &&
        is_impossible_after_double_step(position, checkers)) {
        jd_fen_note(reading, JD_FEN_IMPOSSIBLE_CHECK, JD_FEN_EP, reading->field[JD_FEN_EP].column,
                    checkers | jd_bit(position->en_passant));
        position->en_passant = JD_NO_SQUARE;
    } else if (is_unreachable_check(position, checkers)) {
        note_squares(reading, JD_FEN_UNREACHABLE_CHECK, checkers);
    }
}

// ---- counters and numbers -----------------------------------------------------------------------

// A double step is a move of a pawn: the half-move clock stands at 0 after it.
static void check_clock(jd_fen_reading *reading) {
    jd_position *position = &reading->position;
    if (position->en_passant != JD_NO_SQUARE && position->quiet_plies != 0) {
        jd_fen_note(reading, JD_FEN_EP_CLOCK, JD_FEN_QUIET, reading->field[JD_FEN_QUIET].column,
                    jd_bit(position->en_passant));
        position->quiet_plies = 0;
    }
}

static int beyond(jd_squares squares, int count) {
    const int more = jd_fen_count(squares) - count;
    return more > 0 ? more : 0;
}

// The pieces that must have been pawns, at least.
static int promoted(const jd_position *position, jd_squares side) {
    const jd_squares dark = (jd_squares)0xaa55aa55aa55aa55;
    const jd_squares bishops = position->kind[JD_BISHOP] & side;
    return beyond(position->kind[JD_KNIGHT] & side, 2) + beyond(bishops & dark, 1) +
           beyond(bishops & ~dark, 1) + beyond(position->kind[JD_ROOK] & side, 2) +
           beyond(position->kind[JD_QUEEN] & side, 1);
}

static void remark_numbers(jd_fen_reading *reading) {
    const jd_position *position = &reading->position;
    for (int color = JD_WHITE; color <= JD_BLACK; color++) {
        const jd_squares side = position->side[color];
        const jd_squares pawns = position->kind[JD_PAWN] & side;
        const bool white = color == JD_WHITE;
        if (jd_fen_count(side) > 16) {
            note_squares(reading, white ? JD_FEN_WHITE_PIECES : JD_FEN_BLACK_PIECES, side);
        }
        if (jd_fen_count(pawns) > 8) {
            note_squares(reading, white ? JD_FEN_WHITE_PAWNS : JD_FEN_BLACK_PAWNS, pawns);
        } else if (promoted(position, side) > 8 - jd_fen_count(pawns)) {
            note_squares(reading, white ? JD_FEN_WHITE_PROMOTED : JD_FEN_BLACK_PROMOTED,
                         side & ~pawns & ~position->kind[JD_KING]);
        }
    }
}

void jd_fen_check_legal(jd_fen_reading *reading) {
    check_kings(reading);
    check_pawns(reading);
    if (reading->read[JD_FEN_TURN]) {
        check_opponent(reading);
        check_checks(reading);
    }
    check_clock(reading);
    remark_numbers(reading);
}
