// fen_fields.c -- reads the six fields of a FEN as they are written. Floor 2.
//
// PGN standard 16.1.3.1 to 16.1.3.6, one function each. Whether rights and en passant fit the board
// is asked afterwards (fen_rights.c).
// SPDX-License-Identifier: MIT

#include "fen_parts.h"

// ---- 16.1.3.1 the board -------------------------------------------------------------------------

typedef struct board_cursor {
    jd_fen_reading *reading;
    uint32_t column;
    int rank; // 7 down to 0; further down, ranks too many
    int file; // squares taken so far
    bool digit;
    bool adjacent_told;
    bool sound;
} board_cursor;

static bool is_on_board(const board_cursor *cursor) {
    return cursor->rank >= 0 && cursor->rank < 8;
}

static void note_board(board_cursor *cursor, jd_fen_code code) {
    const jd_squares squares = is_on_board(cursor) ? jd_fen_rank(cursor->rank & 7) : 0;
    jd_fen_note(cursor->reading, code, JD_FEN_BOARD, cursor->column, squares);
}

static void note_broken(board_cursor *cursor, jd_fen_code code) {
    cursor->sound = false;
    note_board(cursor, code);
}

static void take_squares(board_cursor *cursor, int count) {
    const int before = cursor->file;
    cursor->file = before + count <= 9 ? before + count : 9;
    if (before <= 8 && cursor->file > 8) {
        note_broken(cursor, JD_FEN_RANK_LONG);
    }
}

static jd_piece piece_of_letter(char letter) {
    static const uint8_t kinds[32] = {['p' & 31] = JD_PAWN,   ['n' & 31] = JD_KNIGHT,
                                      ['b' & 31] = JD_BISHOP, ['r' & 31] = JD_ROOK,
                                      ['q' & 31] = JD_QUEEN,  ['k' & 31] = JD_KING};
    const bool is_letter = (letter & 0xc0) == 0x40;
    const jd_kind kind = is_letter ? (jd_kind)kinds[letter & 31] : JD_NO_KIND;
    return kind ? jd_piece_of(letter & 0x20 ? JD_BLACK : JD_WHITE, kind) : JD_EMPTY;
}

static void take_piece(board_cursor *cursor, jd_piece piece) {
    if (is_on_board(cursor) && cursor->file < 8) {
        const jd_square square = jd_square_at(cursor->file, cursor->rank);
        jd_position_put(&cursor->reading->position, square, piece);
        cursor->reading->column_of[square] = cursor->column;
    }
    take_squares(cursor, 1);
}

static void take_digit(board_cursor *cursor, char digit) {
    if (digit == '0' || digit == '9') {
        note_broken(cursor, JD_FEN_BOARD_DIGIT);
        return;
    }
    if (cursor->digit && !cursor->adjacent_told) {
        cursor->adjacent_told = true;
        note_board(cursor, JD_FEN_DIGITS_ADJACENT);
    }
    take_squares(cursor, digit - '0');
}

static void note_letter(board_cursor *cursor) {
    const bool inside = is_on_board(cursor) && cursor->file < 8;
    const jd_squares square = inside ? jd_bit(jd_square_at(cursor->file, cursor->rank & 7)) : 0;
    cursor->sound = false;
    jd_fen_note(cursor->reading, JD_FEN_BOARD_LETTER, JD_FEN_BOARD, cursor->column, square);
}

static void end_rank(board_cursor *cursor) {
    if (cursor->file < 8) {
        note_broken(cursor, JD_FEN_RANK_SHORT);
    }
    if (cursor->rank == -1) {
        note_broken(cursor, JD_FEN_RANKS_MANY);
    }
    cursor->rank = cursor->rank > -2 ? cursor->rank - 1 : -2;
    cursor->file = 0;
    cursor->adjacent_told = false;
}

static void take_character(board_cursor *cursor, char character) {
    const jd_piece piece = piece_of_letter(character);
    if (character >= '0' && character <= '9') {
        take_digit(cursor, character);
    } else if (piece) {
        take_piece(cursor, piece);
    } else if (((unsigned char)character & 0xc0) !=
               0x80) { // not a further byte of a UTF-8 character
        note_letter(cursor);
        take_squares(cursor, 1); // it was meant for something: no second complaint about the rank
    }
    cursor->digit = character >= '0' && character <= '9';
}

static void read_board(jd_fen_reading *reading, const jd_fen_field *field) {
    board_cursor cursor = {.reading = reading, .rank = 7, .sound = true};
    for (size_t i = 0; i < field->length; i++) {
        cursor.column = field->column + (uint32_t)i;
        if (field->text[i] != '/') {
            take_character(&cursor, field->text[i]);
        } else if (cursor.rank == 0 && i + 1 == field->length) {
            note_board(&cursor, JD_FEN_SLASH_TRAILING);
        } else {
            cursor.digit = false;
            end_rank(&cursor);
        }
    }
    cursor.column = field->column + (uint32_t)field->length;
    if (cursor.rank > 0) {
        note_broken(&cursor, JD_FEN_RANKS_FEW);
    }
    end_rank(&cursor);
    reading->read[JD_FEN_BOARD] = cursor.sound;
}

// ---- 16.1.3.2 the side to move ------------------------------------------------------------------

static void read_side(jd_fen_reading *reading, const jd_fen_field *field) {
    const int letter = field->length == 1 ? field->text[0] | 0x20 : 0;
    if (letter != 'w' && letter != 'b') {
        jd_fen_note(reading, JD_FEN_SIDE, JD_FEN_TURN, field->column, 0);
        return;
    }
    if (letter != field->text[0]) {
        jd_fen_note(reading, JD_FEN_SIDE_CASE, JD_FEN_TURN, field->column, 0);
    }
    reading->position.turn = letter == 'w' ? JD_WHITE : JD_BLACK;
    reading->read[JD_FEN_TURN] = true;
}

// ---- 16.1.3.3 castling --------------------------------------------------------------------------

static bool is_right(char letter) {
    const int lower = letter | 0x20;
    return lower == 'k' || lower == 'q' || (lower >= 'a' && lower <= 'h');
}

// White before Black; in a colour K before Q. For file letters no standard lays an order down.
static int order_of(char letter) {
    const int lower = letter | 0x20;
    const int place = lower == 'k' ? 0 : lower == 'q' ? 2 : 1;
    return letter == lower ? place + 3 : place;
}

static bool repeats(const jd_fen_reading *reading, char letter) {
    int same_color = 0;
    for (int i = 0; i < reading->rights; i++) {
        const char other = reading->right[i].letter;
        if (other == letter) {
            return true;
        }
        same_color += (other & 0x20) == (letter & 0x20);
    }
    return same_color == 2;
}

static bool take_right(jd_fen_reading *reading, char letter, uint32_t column) {
    if (!is_right(letter)) {
        jd_fen_note(reading, JD_FEN_CASTLING_LETTER, JD_FEN_CASTLING, column, 0);
        return false;
    }
    if (repeats(reading, letter)) {
        jd_fen_note(reading, JD_FEN_CASTLING_REPEATED, JD_FEN_CASTLING, column, 0);
        return false;
    }
    reading->right[reading->rights++] = (jd_fen_right){letter, column};
    return true;
}

static void check_order(jd_fen_reading *reading, uint32_t column) {
    for (int i = 1; i < reading->rights; i++) {
        if (order_of(reading->right[i - 1].letter) > order_of(reading->right[i].letter)) {
            jd_fen_note(reading, JD_FEN_CASTLING_ORDER, JD_FEN_CASTLING, column, 0);
            return;
        }
    }
}

static void read_castling(jd_fen_reading *reading, const jd_fen_field *field) {
    bool sound = true;
    bool dash = false;
    for (size_t i = 0; i < field->length; i++) {
        const uint32_t column = field->column + (uint32_t)i;
        if (field->text[i] == '-' && field->length > 1 && !dash) {
            dash = true;
            jd_fen_note(reading, JD_FEN_CASTLING_DASH, JD_FEN_CASTLING, column, 0);
        } else if (field->text[i] != '-') {
            sound = take_right(reading, field->text[i], column) && sound;
        }
    }
    check_order(reading, field->column);
    reading->read[JD_FEN_CASTLING] = sound;
}

// ---- 16.1.3.4 en passant ------------------------------------------------------------------------

static void read_en_passant(jd_fen_reading *reading, const jd_fen_field *field) {
    if (field->length == 1 && field->text[0] == '-') {
        reading->read[JD_FEN_EP] = true;
        return;
    }
    const int file = field->length == 2 ? field->text[0] | 0x20 : 0;
    const int rank = field->length == 2 ? field->text[1] : 0;
    if (file < 'a' || file > 'h' || rank < '1' || rank > '8') {
        jd_fen_note(reading, JD_FEN_EP_SQUARE, JD_FEN_EP, field->column, 0);
        return;
    }
    reading->en_passant = jd_square_at(file - 'a', rank - '1');
    if (file != field->text[0]) {
        jd_fen_note(reading, JD_FEN_EP_CASE, JD_FEN_EP, field->column, jd_bit(reading->en_passant));
    }
    reading->read[JD_FEN_EP] = true;
}

// ---- 16.1.3.5 and 16.1.3.6 the counters ---------------------------------------------------------

static bool read_counter(jd_fen_reading *reading, jd_fen_place place, uint32_t *value) {
    const jd_fen_field *field = &reading->field[place];
    const size_t first = field->length > 1 && field->text[0] == '+' ? 1 : 0;
    uint64_t number = 0;
    for (size_t i = first; i < field->length; i++) {
        if (field->text[i] < '0' || field->text[i] > '9') {
            jd_fen_note(reading, JD_FEN_COUNTER, place, field->column + (uint32_t)i, 0);
            return false;
        }
        number = number * 10 + (uint64_t)(field->text[i] - '0');
        number = number <= JD_FEN_MAX_COUNTER ? number : JD_FEN_MAX_COUNTER + 1;
    }
    if (field->length == 0) { // an operation of EPD without its number
        jd_fen_note(reading, JD_FEN_COUNTER, place, field->column, 0);
        return false;
    }
    if (number > JD_FEN_MAX_COUNTER) {
        jd_fen_note(reading, JD_FEN_COUNTER_LARGE, place, field->column, 0);
        return false;
    }
    if (first || (field->text[0] == '0' && field->length > 1)) {
        jd_fen_note(reading, JD_FEN_COUNTER_FORM, place, field->column, 0);
    }
    *value = (uint32_t)number;
    return true;
}

static void read_number(jd_fen_reading *reading) {
    jd_position *position = &reading->position;
    reading->read[JD_FEN_NUMBER] = read_counter(reading, JD_FEN_NUMBER, &position->fullmove_number);
    if (position->fullmove_number == 0) {
        position->fullmove_number = 1;
        jd_fen_note(reading, JD_FEN_MOVE_NUMBER_ZERO, JD_FEN_NUMBER,
                    reading->field[JD_FEN_NUMBER].column, 0);
    }
}

// A field that is missing has its commonest value, which the empty position has already.
void jd_fen_read_fields(jd_fen_reading *reading) {
    const jd_fen_field *field = reading->field;
    read_board(reading, &field[JD_FEN_BOARD]);
    if (field[JD_FEN_TURN].text) {
        read_side(reading, &field[JD_FEN_TURN]);
    } else {
        reading->read[JD_FEN_TURN] = true;
    }
    if (field[JD_FEN_CASTLING].text) {
        read_castling(reading, &field[JD_FEN_CASTLING]);
    }
    if (field[JD_FEN_EP].text) {
        read_en_passant(reading, &field[JD_FEN_EP]);
    }
    if (field[JD_FEN_QUIET].text) {
        reading->read[JD_FEN_QUIET] =
            read_counter(reading, JD_FEN_QUIET, &reading->position.quiet_plies);
    }
    if (field[JD_FEN_NUMBER].text) {
        read_number(reading);
    }
}
