// text.h -- reading words, numbers and times from a line, and writing them. Floor 0.
// SPDX-License-Identifier: MIT

#ifndef JD_TEXT_H
#define JD_TEXT_H

#include "base.h"

// A piece of text, not closed by NUL.
typedef struct jd_span {
    const char *at;
    size_t length;
} jd_span;

// The whole of a text closed by NUL.
jd_span jd_span_of(const char *text);

// True if the span is the word.
bool jd_span_is(jd_span span, const char *word);

// Takes the next word, up to a blank, from the front of `rest`; empty at the end of the line. A `#`
// at the beginning or after a blank ends the line.
jd_span jd_span_next(jd_span *rest);

// The part before the first `mark`; `rest` keeps what follows it, and is empty if there is no mark.
jd_span jd_span_until(jd_span *rest, char mark);

// A whole number of digits only, at most 9 of them.
bool jd_span_number(jd_span span, uint32_t *number);

// A time as [h:]mm:ss or ss, with .mmm where not whole; any number of hours up to 9 digits.
bool jd_span_time(jd_span span, int64_t *ms);

// A square such as e4.
bool jd_span_square(jd_span span, jd_square *square);

// Writes into out[0..size), always closed by NUL; what does not fit is counted but not written.
typedef struct jd_writer {
    char *out;
    size_t size;
    size_t length;
} jd_writer;

jd_writer jd_writer_into(char *out, size_t size);

void jd_write_char(jd_writer *writer, char c);
void jd_write_text(jd_writer *writer, const char *text);
void jd_write_number(jd_writer *writer, int64_t number);
void jd_write_square(jd_writer *writer, jd_square square);
// h:mm:ss, with .mmm where not whole.
void jd_write_time(jd_writer *writer, int64_t ms);

// The letter of a piece: KQRBNP, small for Black, `empty` for an empty square.
char jd_piece_letter(jd_piece piece, char empty);

// The kind a letter stands for, in either case, or JD_NO_KIND.
jd_kind jd_kind_of_letter(char letter);

#endif
