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
    return king == JD_NO_SQUARE ? 0 : jd_attackers(position, king, jd_other(color));
}

jd_squares jd_pinned(const jd_position *position, jd_color color) {
    const jd_view view = jd_view_of(position, color);
    const jd_bounds bounds = jd_bounds_of(&view, color);
    return (bounds.pinned_sloping | bounds.pinned_straight) & view.own.all;
}

// The generator, specialised for the side to move.
JD_INLINE void generate(jd_sink *sink, const jd_position *position, jd_how how) {
    if (position->turn == JD_WHITE) {
        const jd_view view = jd_view_of(position, JD_WHITE);
        jd_generate(sink, &view, JD_WHITE, how);
    } else {
        const jd_view view = jd_view_of(position, JD_BLACK);
        jd_generate(sink, &view, JD_BLACK, how);
    }
}

int jd_moves(const jd_position *position, jd_move list[JD_MAX_MOVES]) {
    JD_ASSERT(position && list);
    jd_sink sink = {NULL, 0};
    sink.list = list;
    generate(&sink, position, JD_LIST);
    return (int)sink.count;
}

bool jd_can_move(const jd_position *position) {
    jd_sink sink = {NULL, 0};
    generate(&sink, position, JD_COUNT);
    return sink.count != 0;
}

bool jd_can_take_en_passant(const jd_position *position) {
    const jd_color color = (jd_color)position->turn;
    const jd_view view = jd_view_of(position, color);
    if (!view.passed) {
        return false;
    }
    const jd_bounds bounds = jd_bounds_of(&view, color);
    jd_sink sink = {NULL, 0};
    jd_en_passant(&sink, &view, &bounds, color, JD_COUNT);
    return sink.count != 0;
}

bool jd_is_legal(const jd_position *position, jd_move move) {
    jd_move list[JD_MAX_MOVES];
    const int count = jd_moves(position, list);
    for (int i = 0; i < count; i++) {
        if (list[i] == move) {
            return true;
        }
    }
    return false;
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

jd_move jd_find_move(const jd_position *position, jd_square from, jd_square to, jd_kind promotion) {
    JD_ASSERT(position && from < 64 && to < 64);
    jd_move list[JD_MAX_MOVES];
    const int count = jd_moves(position, list);
    for (int i = 0; i < count; i++) {
        if (means(list[i], from, to, promotion)) {
            return list[i];
        }
    }
    return JD_NO_MOVE;
}
