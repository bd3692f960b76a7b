// fen.h -- Forsyth-Edwards notation, PGN standard 16.1, with X-FEN and Shredder castling letters. Floor 2.
// SPDX-License-Identifier: MIT

#ifndef JD_FEN_H
#define JD_FEN_H

#include "../board/position.h"

// How exact the text must be.
typedef enum jd_fen_mode { JD_FEN_STRICT, JD_FEN_LENIENT } jd_fen_mode;

// How much is asked of the position: the text alone; any board (kings may be missing); a playable one.
typedef enum jd_fen_level { JD_FEN_SYNTAX, JD_FEN_SETUP, JD_FEN_LEGAL } jd_fen_level;

// fen_problems.def: X(name, text): JD_FEN_SEVEN_RANKS, ... ; the helper list of every code.
typedef enum jd_fen_code {
#define PROBLEM(name, text) JD_FEN_##name,
#include "fen_problems.def"
#undef PROBLEM
    JD_FEN_CODE_COUNT
} jd_fen_code;

typedef struct jd_fen_problem {
    jd_fen_code code;
    uint8_t field;      // 1..6: board, side, castling, en passant, half-moves, move number; 0 the whole
    uint8_t warning;    // 1 if lenient reading mended it
    uint32_t column;    // 1-based byte column in the text
    jd_squares squares; // those concerned
} jd_fen_problem;

#define JD_FEN_MAX_PROBLEMS 32

typedef struct jd_fen_report {
    int count;  // problems found, in the order of their columns
    bool ok;    // true if no problem is more than a warning
    jd_fen_problem problem[JD_FEN_MAX_PROBLEMS];
} jd_fen_report;

// Reads text[0..length). `position` is written only if the report is ok.
jd_fen_report jd_fen_read(const char *text, size_t length, jd_fen_mode mode, jd_fen_level level,
                          jd_position *position);

// "seven-ranks" and the like.
const char *jd_fen_code_text(jd_fen_code code);

// The longest FEN: 64 squares and 7 slashes, side, rights, square, two counters of ten digits.
#define JD_FEN_SIZE 128

typedef enum jd_fen_en_passant { JD_FEN_EP_STANDARD, JD_FEN_EP_LEGAL } jd_fen_en_passant;

// Writes the FEN with a closing NUL; returns its length.
int jd_fen_write(const jd_position *position, jd_fen_en_passant how, char out[JD_FEN_SIZE]);

// Writes the first field only, with a closing NUL; returns its length.
int jd_fen_write_board(const jd_piece at[64], char out[JD_FEN_SIZE]);

#endif
