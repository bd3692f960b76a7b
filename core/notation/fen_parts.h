// fen_parts.h -- what the parts of the FEN reader share. Floor 2, not for others.
//
// fen_read.c splits the text and asks in turn: fen_fields.c (what is written), fen_rights.c (do
// rights and en passant fit the board), fen_legal.c (can the game go on). All of them tell what is
// wrong to fen_report.c.
// SPDX-License-Identifier: MIT

#ifndef JD_FEN_PARTS_H
#define JD_FEN_PARTS_H

#include "fen.h"

typedef enum jd_fen_place {
    JD_FEN_WHOLE,
    JD_FEN_BOARD,
    JD_FEN_TURN,
    JD_FEN_CASTLING,
    JD_FEN_EP,
    JD_FEN_QUIET,
    JD_FEN_NUMBER,
} jd_fen_place;

typedef struct jd_fen_field {
    const char *text; // NULL: there is no such field
    size_t length;
    uint32_t column;
} jd_fen_field;

// A castling letter as it was read.
typedef struct jd_fen_right {
    char letter;
    uint32_t column;
} jd_fen_right;

typedef struct jd_fen_reading {
    jd_fen_report *report;
    jd_fen_mode mode;
    jd_fen_level level;
    jd_position position;
    jd_fen_field field[7];  // by jd_fen_place
    bool read[7];           // the field was understood
    uint32_t column_of[64]; // where the piece of a square stands in the text
    jd_fen_right right[4];  // the castling letters, at most two a colour
    int rights;             // their number
    jd_square en_passant;   // as written; the position has it only if it fits the board
} jd_fen_reading;

// Adds a problem. Whether it refuses follows from its code and the mode.
void jd_fen_note(jd_fen_reading *reading, jd_fen_code code, jd_fen_place field, uint32_t column,
                 jd_squares squares);

// The column where the first of `squares` is written.
uint32_t jd_fen_column_of(const jd_fen_reading *reading, jd_squares squares);

// Reads the fields one by one into the reading, with their problems of text.
void jd_fen_read_fields(jd_fen_reading *reading);

// Puts castling rights and en passant into the position as far as they fit the board.
void jd_fen_fit_rights(jd_fen_reading *reading);
void jd_fen_fit_en_passant(jd_fen_reading *reading);

// Level legal: what stands against playing on.
void jd_fen_check_legal(jd_fen_reading *reading);

// The squares of that rank, 0..7.
static inline jd_squares jd_fen_rank(int rank) { return (jd_squares)0xff << 8 * rank; }
static inline int jd_fen_back_rank(jd_color color) { return color == JD_WHITE ? 0 : 7; }
static inline int jd_fen_count(jd_squares squares) { return __builtin_popcountll(squares); }
static inline jd_square jd_fen_first(jd_squares squares) {
    return squares ? (jd_square)__builtin_ctzll(squares) : JD_NO_SQUARE;
}

#endif
