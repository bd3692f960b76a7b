// moves.c -- attacks, pins and legal moves. Floor 1.
//
// The moves themselves come from generate.h; here it is made into functions for a position.
// SPDX-License-Identifier: MIT

#include "moves.h"

#include "view.h"

jd_squares jd_attackers(const jd_position *position, jd_square square, jd_color by) {
    JD_ASSERT(position && square < 64);
    return jd_attackers_on(position, square, by,
                           position->side[JD_WHITE] | position->side[JD_BLACK]);
}

jd_squares jd_checkers(const jd_position *position) {
    const jd_color color = (jd_color)position->turn;
    const jd_square king = jd_position_king(position, color);
    if (king == JD_NO_SQUARE) {
        return 0;
    }
    const jd_squares occupied = position->side[JD_WHITE] | position->side[JD_BLACK];
    const jd_squares enemy = position->side[jd_other(color)];
    const jd_squares queens = position->kind[JD_QUEEN];
    const jd_squares sloping = (position->kind[JD_BISHOP] | queens) & enemy & jd_diagonals(king);
    const jd_squares straight = (position->kind[JD_ROOK] | queens) & enemy & jd_straights(king);
    jd_squares checkers =
        enemy & ((jd_geometry_of[king].knight & position->kind[JD_KNIGHT]) |
                 (jd_geometry_of[king].king & position->kind[JD_KING]) |
                 (jd_pawn_attacks(jd_bit(king), color) & position->kind[JD_PAWN]));
    if (sloping) { // the look along lines is worth asking for first
        checkers |= jd_bishop_attacks(king, occupied) & sloping;
    }
    if (straight) {
        checkers |= jd_rook_attacks(king, occupied) & straight;
    }
    return checkers;
}

// A piece is pinned if without it a rider would see the king.
jd_squares jd_pinned(const jd_position *position, jd_color color) {
    const jd_square king = jd_position_king(position, color);
    if (king == JD_NO_SQUARE) {
        return 0;
    }
    const jd_color other = jd_other(color);
    const jd_squares occupied = position->side[JD_WHITE] | position->side[JD_BLACK];
    const jd_squares seen = jd_bishop_attacks(king, occupied) | jd_rook_attacks(king, occupied);
    const jd_squares checkers = jd_attackers_on(position, king, other, occupied);
    jd_squares pinned = 0;
    for (jd_squares left = seen & position->side[color]; left; left = jd_without_lowest(left)) {
        const jd_squares piece = jd_bit(jd_lowest(left));
        if (jd_attackers_on(position, king, other, occupied ^ piece) & ~checkers) {
            pinned |= piece;
        }
    }
    return pinned;
}

int jd_moves(const jd_position *position, jd_move list[JD_MAX_MOVES]) {
    JD_ASSERT(position && list);
    const jd_color color = (jd_color)position->turn;
    const jd_view view = jd_view_of(position, color);
    return (int)jd_list(&view, color, list);
}

// Mostly the king has a step, and then nothing else need be looked at.
bool jd_can_move(const jd_position *position) {
    jd_move list[JD_MAX_MOVES];
    return jd_king_can_step(position) || jd_moves(position, list) != 0;
}

bool jd_can_take_en_passant(const jd_position *position) {
    const jd_color color = (jd_color)position->turn;
    const jd_squares passed = jd_passed_of(position, color);
    const jd_squares pawns = position->kind[JD_PAWN] & position->side[color];
    if (!(jd_pawn_attacks(passed, jd_other(color)) & pawns)) {
        return false;
    }
    const jd_squares file = JD_FILE_A << jd_file_of(position->en_passant);
    return (jd_movers(position, JD_PAWN, position->en_passant) & ~file) != 0;
}

// True if `move` is what from, to and promotion ask for.
static bool means(jd_move move, jd_square from, jd_square to, jd_kind promotion) {
    if (jd_move_from(move) != from || jd_move_promotion(move) != promotion) {
        return false;
    }
    if (jd_move_to(move) == to) {
        return true;
    }
    // Castling as the king's two squares.
    const int ahead = jd_move_to(move) > from ? 2 : -2;
    return jd_move_is_castling(move) && jd_file_of(from) == 4 && (int)to == (int)from + ahead;
}

static jd_move find_in_list(const jd_position *position, jd_square from, jd_square to,
                            jd_kind promotion) {
    jd_move list[JD_MAX_MOVES];
    const int count = jd_moves(position, list);
    for (int i = 0; i < count; i++) {
        if (means(list[i], from, to, promotion)) {
            return list[i];
        }
    }
    return JD_NO_MOVE;
}

static bool may_castle(const jd_position *position, jd_color side) {
    return position->rook[side][JD_SHORT] != JD_NO_SQUARE ||
           position->rook[side][JD_LONG] != JD_NO_SQUARE;
}

jd_move jd_find_move(const jd_position *position, jd_square from, jd_square to, jd_kind promotion) {
    JD_ASSERT(position && from < 64 && to < 64);
    const jd_color side = (jd_color)position->turn;
    if (!(position->side[side] & jd_bit(from))) {
        return JD_NO_MOVE;
    }
    const jd_kind kind = jd_kind_of(position->at[from]);
    if (kind == JD_KING && may_castle(position, side)) {
        return find_in_list(position, from, to, promotion);
    }
    const bool is_pawn = kind == JD_PAWN;
    const bool promotes = is_pawn && (jd_rank_of(to) == 0 || jd_rank_of(to) == 7);
    const bool is_piece = promotion >= JD_KNIGHT && promotion <= JD_QUEEN;
    if ((promotes ? !is_piece : promotion != JD_NO_KIND) ||
        !(jd_movers(position, kind, to) & jd_bit(from))) {
        return JD_NO_MOVE;
    }
    const bool passing =
        is_pawn && jd_file_of(from) != jd_file_of(to) && position->at[to] == JD_EMPTY;
    return jd_move_of(from, to, passing ? JD_PAWN : promotion);
}

bool jd_is_legal(const jd_position *position, jd_move move) {
    const jd_square from = jd_move_from(move);
    const jd_square to = jd_move_to(move);
    return move != JD_NO_MOVE && jd_find_move(position, from, to, jd_move_promotion(move)) == move;
}

bool jd_position_give_move(jd_position *position, jd_color color) {
    const jd_square king = jd_position_king(position, jd_other(color));
    if (position->turn == color) {
        return true;
    }
    if (king < JD_NO_SQUARE && jd_attackers(position, king, color) != 0) {
        return false;
    }
    position->turn = (uint8_t)color;
    position->en_passant = JD_NO_SQUARE;
    return true;
}
