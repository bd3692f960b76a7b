// position.c -- a position and how a move changes it. Floor 1.
// SPDX-License-Identifier: MIT

#include "position.h"

#include "bitboard.h"

jd_position jd_position_empty(void) {
    jd_position position = {.turn = JD_WHITE, .en_passant = JD_NO_SQUARE, .fullmove_number = 1};
    for (int color = 0; color < 2; color++) {
        position.rook[color][JD_SHORT] = JD_NO_SQUARE;
        position.rook[color][JD_LONG] = JD_NO_SQUARE;
    }
    return position;
}

jd_position jd_position_start(void) {
    static const uint8_t officers[8] = {JD_ROOK, JD_KNIGHT, JD_BISHOP, JD_QUEEN,
                                        JD_KING, JD_BISHOP, JD_KNIGHT, JD_ROOK};
    jd_position position = jd_position_empty();
    for (int file = 0; file < 8; file++) {
        const jd_kind officer = (jd_kind)officers[file];
        jd_position_put(&position, jd_square_at(file, 0), jd_piece_of(JD_WHITE, officer));
        jd_position_put(&position, jd_square_at(file, 1), jd_piece_of(JD_WHITE, JD_PAWN));
        jd_position_put(&position, jd_square_at(file, 6), jd_piece_of(JD_BLACK, JD_PAWN));
        jd_position_put(&position, jd_square_at(file, 7), jd_piece_of(JD_BLACK, officer));
    }
    for (int color = 0; color < 2; color++) {
        position.rook[color][JD_SHORT] = jd_square_at(7, 7 * color);
        position.rook[color][JD_LONG] = jd_square_at(0, 7 * color);
    }
    return position;
}

static void take_off(jd_position *position, jd_square square) {
    const jd_piece piece = position->at[square];
    if (piece != JD_EMPTY) {
        position->kind[jd_kind_of(piece)] &= ~jd_bit(square);
        position->side[jd_color_of(piece)] &= ~jd_bit(square);
        position->at[square] = JD_EMPTY;
    }
}

void jd_position_put(jd_position *position, jd_square square, jd_piece piece) {
    JD_ASSERT(position && square < 64);
    JD_ASSERT(piece == JD_EMPTY || (piece < 16 && piece % 8 >= JD_PAWN && piece % 8 <= JD_KING));
    take_off(position, square);
    if (piece != JD_EMPTY) {
        position->kind[jd_kind_of(piece)] |= jd_bit(square);
        position->side[jd_color_of(piece)] |= jd_bit(square);
        position->at[square] = piece;
    }
}

jd_square jd_position_king(const jd_position *position, jd_color color) {
    const jd_squares kings = position->kind[JD_KING] & position->side[color];
    return kings ? jd_lowest(kings) : JD_NO_SQUARE;
}

// A pawn's passed square lies on the target's file and on the rank from which it was taken.
static jd_square behind(jd_square from, jd_square to) {
    return jd_square_at(jd_file_of(to), jd_rank_of(from));
}

jd_square jd_position_captured(const jd_position *position, jd_move move) {
    const jd_square to = jd_move_to(move);
    if (jd_move_is_castling(move)) {
        return JD_NO_SQUARE;
    }
    if (jd_move_is_en_passant(move)) {
        return behind(jd_move_from(move), to);
    }
    return position->at[to] == JD_EMPTY ? JD_NO_SQUARE : to;
}

static void lose_right(jd_position *position, jd_square square) {
    for (int color = 0; color < 2; color++) {
        for (int wing = 0; wing < 2; wing++) {
            if (position->rook[color][wing] == square) {
                position->rook[color][wing] = JD_NO_SQUARE;
            }
        }
    }
}

// The piece that is known to stand there, and one put where nothing stands.
static void lift(jd_position *position, jd_square square, jd_piece piece) {
    position->kind[jd_kind_of(piece)] &= ~jd_bit(square);
    position->side[jd_color_of(piece)] &= ~jd_bit(square);
    position->at[square] = JD_EMPTY;
}
static void set_down(jd_position *position, jd_square square, jd_piece piece) {
    position->kind[jd_kind_of(piece)] |= jd_bit(square);
    position->side[jd_color_of(piece)] |= jd_bit(square);
    position->at[square] = piece;
}

// Law 5.1(2): the king two squares towards the rook, the rook over him; Chess960 ends the same.
static void castle(jd_position *position, jd_square king, jd_square rook) {
    const bool is_short = rook > king;
    const int home = jd_rank_of(king);
    const jd_piece king_piece = position->at[king];
    const jd_piece rook_piece = position->at[rook];
    lift(position, king, king_piece);
    lift(position, rook, rook_piece);
    set_down(position, jd_square_at(is_short ? 6 : 2, home), king_piece);
    set_down(position, jd_square_at(is_short ? 5 : 3, home), rook_piece);
}

// The rights and the square passed over that remain after `piece` goes from `from` to `to`.
static void update_rights(jd_position *position, jd_piece piece, jd_square from, jd_square to) {
    const jd_color color = jd_color_of(piece);
    static const uint8_t none[4] = {JD_NO_SQUARE, JD_NO_SQUARE, JD_NO_SQUARE, JD_NO_SQUARE};
    if (__builtin_memcmp(position->rook, none, sizeof none) != 0) {
        lose_right(position, from);
        lose_right(position, to);
    }
    position->en_passant = JD_NO_SQUARE;
    if (jd_kind_of(piece) == JD_KING) {
        position->rook[color][JD_SHORT] = JD_NO_SQUARE;
        position->rook[color][JD_LONG] = JD_NO_SQUARE;
    } else if (jd_kind_of(piece) == JD_PAWN && (from ^ to) == 16) {
        position->en_passant = (jd_square)((from + to) / 2);
    }
}

void jd_position_play(jd_position *after, const jd_position *position, jd_move move) {
    const jd_square from = jd_move_from(move);
    const jd_square to = jd_move_to(move);
    const jd_square captured = jd_position_captured(position, move);
    const jd_piece piece = position->at[from];
    const jd_color color = (jd_color)position->turn;
    JD_ASSERT(after != position && piece != JD_EMPTY && jd_color_of(piece) == color);
    *after = *position;
    if (jd_move_is_castling(move)) {
        castle(after, from, to);
    } else {
        const jd_kind promotion = jd_move_promotion(move);
        if (captured != JD_NO_SQUARE) {
            lift(after, captured, position->at[captured]);
        }
        lift(after, from, piece);
        set_down(after, to, promotion ? jd_piece_of(color, promotion) : piece);
    }
    update_rights(after, piece, from, to);
    const bool quiet = captured == JD_NO_SQUARE && jd_kind_of(piece) != JD_PAWN;
    after->quiet_plies = quiet ? position->quiet_plies + 1 : 0;
    after->fullmove_number += color == JD_BLACK;
    after->turn = (uint8_t)jd_other(color);
}

jd_position jd_position_after(const jd_position *position, jd_move move) {
    jd_position after;
    jd_position_play(&after, position, move);
    return after;
}
