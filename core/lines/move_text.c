// move_text.c -- moves in lines: read as UCI, castling or SAN; written as UCI and O-O. Floor 7.
// SPDX-License-Identifier: MIT

#include "../notation/san.h"
#include "lines.h"

// Two squares and perhaps a piece letter: any move of a hand, legal or not.
static bool read_squares(jd_span word, jd_event *event) {
    if (word.length < 4 || word.length > 5) {
        return false;
    }
    event->kind = JD_NO_KIND;
    if (word.length == 5) {
        event->kind = (uint8_t)jd_kind_of_letter(word.at[4]);
    }
    return (word.length == 4 || event->kind != JD_NO_KIND) &&
           jd_span_square((jd_span){word.at, 2}, &event->square[0]) &&
           jd_span_square((jd_span){word.at + 2, 2}, &event->square[1]);
}

static bool is_castling(jd_span word, jd_wing *wing) {
    *wing = jd_span_is(word, "O-O") || jd_span_is(word, "0-0") ? JD_SHORT : JD_LONG;
    return *wing == JD_SHORT || jd_span_is(word, "O-O-O") || jd_span_is(word, "0-0-0");
}

// Castling that is not legal is still something a hand can begin: with the king (5.1(4)).
static bool read_castling(const jd_position *position, jd_wing wing, jd_event *event) {
    const jd_color side = (jd_color)position->turn;
    const jd_square king = jd_position_king(position, side);
    const jd_square rook = position->rook[side][wing];
    const bool legal = king != JD_NO_SQUARE && rook != JD_NO_SQUARE &&
                       jd_find_move(position, king, rook, JD_NO_KIND) != JD_NO_MOVE;
    event->kind = JD_NO_KIND;
    event->square[0] = king;
    event->square[1] = legal ? rook : jd_law_5_1_2_king_goes_to(side, wing);
    return king != JD_NO_SQUARE;
}

static const char *san_mistake(jd_san_status status) {
    switch (status) {
    case JD_SAN_ILLEGAL: return "illegal-move";
    case JD_SAN_AMBIGUOUS: return "ambiguous-move";
    case JD_SAN_PROMOTION: return "promotion-missing";
    case JD_SAN_NULL: return "null-move";
    default: return "move-expected";
    }
}

bool jd_reader_move(jd_reader *reader, const jd_position *now, jd_color side, jd_event *event) {
    const jd_span word = jd_reader_next(reader);
    jd_position position = *now;
    jd_wing wing = JD_SHORT;
    jd_move move = JD_NO_MOVE;
    event->squares = 2;
    position.en_passant = position.turn == side ? position.en_passant : JD_NO_SQUARE;
    position.turn = (uint8_t)side;
    if (read_squares(word, event)) {
        return true;
    }
    if (is_castling(word, &wing)) {
        return read_castling(&position, wing, event) || jd_reader_fail(reader, "illegal-move");
    }
    const jd_san_status status =
        jd_san_read(&position, word.at, word.length, JD_SAN_LENIENT, &move, NULL);
    if (status != JD_SAN_OK) {
        return jd_reader_fail(reader, san_mistake(status));
    }
    event->square[0] = jd_move_from(move);
    event->square[1] = jd_move_to(move);
    event->kind = (uint8_t)jd_move_promotion(move);
    return true;
}

void jd_write_move(jd_writer *writer, jd_move move) {
    if (jd_move_is_castling(move)) {
        jd_write_text(writer, jd_move_to(move) > jd_move_from(move) ? "O-O" : "O-O-O");
        return;
    }
    jd_write_square(writer, jd_move_from(move));
    jd_write_square(writer, jd_move_to(move));
    if (jd_move_promotion(move) != JD_NO_KIND) {
        jd_write_char(writer, jd_piece_letter(jd_piece_of(JD_BLACK, jd_move_promotion(move)), '.'));
    }
}

// The order of the texts: castling (capital O) first, then by squares, then by piece letter.
static uint32_t text_order(jd_move move) {
    static const uint8_t letter_order[] = {0, 0, 2, 1, 4, 3, 0}; // b n q r
    if (jd_move_is_castling(move)) {
        return jd_move_to(move) > jd_move_from(move) ? 0 : 1;
    }
    const jd_square from = jd_move_from(move);
    const jd_square to = jd_move_to(move);
    const uint32_t file_first_from = (uint32_t)(jd_file_of(from) << 3 | jd_rank_of(from));
    const uint32_t file_first_to = (uint32_t)(jd_file_of(to) << 3 | jd_rank_of(to));
    return 1u << 16 | file_first_from << 9 | file_first_to << 3 |
           letter_order[jd_move_promotion(move)];
}

// The place of the first move after `last` in the order, counted from 1; UINT32_MAX if there is
// none.
static uint32_t next_in_order(const jd_move_list *moves, uint32_t last) {
    uint32_t next = UINT32_MAX;
    for (int i = 0; i < moves->count; i++) {
        const uint32_t order = text_order(moves->move[i]) + 1;
        next = order > last && order < next ? order : next;
    }
    return next;
}

void jd_write_moves(jd_writer *writer, const jd_move_list *moves, char separator) {
    uint32_t place = next_in_order(moves, 0);
    for (bool first = true; place != UINT32_MAX; place = next_in_order(moves, place)) {
        for (int i = 0; i < moves->count; i++) {
            if (text_order(moves->move[i]) + 1 != place) {
                continue;
            }
            if (!first) {
                jd_write_char(writer, separator);
            }
            jd_write_move(writer, moves->move[i]);
            first = false;
        }
    }
}
