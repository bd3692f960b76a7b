// san.h -- standard algebraic notation, PGN standard 8.2.3, read and written. Floor 2.
// SPDX-License-Identifier: MIT

#ifndef JD_SAN_H
#define JD_SAN_H

#include "../board/moves.h"
#include "letters.h"

typedef enum jd_san_status {
    JD_SAN_OK,
    JD_SAN_SYNTAX,    // not the text of a move: "meaningless" (Law 10.16(2))
    JD_SAN_ILLEGAL,   // a move, but no legal one (10.16(3))
    JD_SAN_AMBIGUOUS, // several legal moves fit (10.16(1))
    JD_SAN_PROMOTION, // the pawn reaches the last rank and no piece is named
    JD_SAN_NULL,      // "--", "Z0", ...: a null move of analysis
} jd_san_status;

typedef enum jd_san_mode { JD_SAN_STRICT, JD_SAN_LENIENT } jd_san_mode;

// How a text is read.
typedef struct jd_san_style {
    jd_san_mode mode;
    jd_letters letters;
} jd_san_style;

// Reads text[0..length). `move` is written only on JD_SAN_OK. `column` (1-based, may be NULL) is
// where it failed.
jd_san_status jd_san_read_as(const jd_position *position, const char *text, size_t length,
                             jd_san_style style, jd_move *move, uint32_t *column);
// The same with English letters.
jd_san_status jd_san_read(const jd_position *position, const char *text, size_t length,
                          jd_san_mode mode, jd_move *move, uint32_t *column);

// Why the move that a text means is not legal, for JD_SAN_ILLEGAL; `meant` is that move. Of several
// pieces the one nearest to it is told of. JD_REASON_NONE if no piece of the side is meant, or if
// something else in the text is wrong.
jd_reason jd_san_why(const jd_position *position, const char *text, size_t length,
                     jd_letters letters, jd_move *meant);

// "syntax", "illegal", ...
const char *jd_san_status_text(jd_san_status status);

// The longest is "exd8=Q+" with a letter of three bytes, or "Qa1xb2+" with one.
#define JD_SAN_SIZE 12

// Writes the canonical SAN of a legal move, with English letters and a closing NUL; returns its
// length.
int jd_san_write(const jd_position *position, jd_move move, char out[JD_SAN_SIZE]);
// The same, where the position after the move is known.
int jd_san_write_known(const jd_position *position, jd_move move, const jd_position *after,
                       char out[JD_SAN_SIZE]);
// The same text with other letters; `san` is what jd_san_write wrote.
int jd_san_translate(const char *san, jd_letters letters, char out[JD_SAN_SIZE]);

#endif
