// fen.h -- Forsyth-Edwards notation, PGN standard 16.1, with X-FEN and Shredder castling letters.
// Floor 2.
//
// Every problem is reported at once. Strict reading takes what jd_fen_write writes, and KQkq for
// the outermost rooks (X-FEN); lenient reading mends what has one plain meaning and says so by a
// warning. What lenient reading accepts, written back, strict reading accepts at the same level.
//
// Chess960: a castling field with file letters, of the standard array too; or KQkq when some letter
// does not fit the standard squares and every letter finds an outermost rook. Strict reading at
// level legal wants such letters borne out: kings on one file, rooks of a wing on one file, and no
// king at home on the e-file against one that castles from another.
// SPDX-License-Identifier: MIT

#ifndef JD_FEN_H
#define JD_FEN_H

#include "../board/position.h"

// How exact the text must be.
typedef enum jd_fen_mode { JD_FEN_STRICT, JD_FEN_LENIENT } jd_fen_mode;

// How much is asked: of the text alone; that rights and en passant fit the board, whatever the
// board (kings may be missing); that the game can go on from it. A board that no game can reach is
// legal and gets remarks.
typedef enum jd_fen_level { JD_FEN_SYNTAX, JD_FEN_SETUP, JD_FEN_LEGAL } jd_fen_level;

typedef enum jd_fen_code {
#define PROBLEM(name, text) JD_FEN_##name,
#include "fen_problems.def"
#undef PROBLEM
    JD_FEN_CODE_COUNT
} jd_fen_code;

typedef struct jd_fen_problem {
    jd_fen_code code;
    uint8_t field; // 1..6: board, side, castling, en passant, half-moves, move number; 0 the whole
    uint8_t warning;    // 1 if it does not refuse: lenient reading mended it, or it is a remark
    uint32_t column;    // 1-based byte column in the text
    jd_squares squares; // those concerned
} jd_fen_problem;

#define JD_FEN_MAX_PROBLEMS 32

typedef struct jd_fen_report {
    int count; // problems listed, in the order of their columns
    bool ok;   // true if no problem is more than a warning
    jd_fen_problem problem[JD_FEN_MAX_PROBLEMS];
} jd_fen_report;

// The largest number that a counter may have: adding the moves of any game does not overflow.
#define JD_FEN_MAX_COUNTER 999999999

// Reads text[0..length). `position` (may be NULL) is written only if the report is ok. At level
// syntax it holds what of rights and en passant fits the board.
jd_fen_report jd_fen_read(const char *text, size_t length, jd_fen_mode mode, jd_fen_level level,
                          jd_position *position);

// "rank-short" and the like.
const char *jd_fen_code_text(jd_fen_code code);

// The longest FEN: 64 squares and 7 slashes, side, rights, square, two counters of ten digits.
#define JD_FEN_SIZE 128

// The e.p. square after every double step (PGN standard 16.1.3.4), or only if such a capture is
// legal.
typedef enum jd_fen_en_passant { JD_FEN_EP_STANDARD, JD_FEN_EP_LEGAL } jd_fen_en_passant;

// Writes the FEN with a closing NUL; returns its length. Castling rights of a Chess960 position are
// written as the files of the rooks (Shredder-FEN).
int jd_fen_write(const jd_position *position, jd_fen_en_passant how, char out[JD_FEN_SIZE]);

// Writes the first field only, with a closing NUL; returns its length.
int jd_fen_write_board(const jd_piece at[64], char out[JD_FEN_SIZE]);

#endif
