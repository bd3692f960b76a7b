// pgn_window.h -- how the scanner sees bytes: their classes, the place, tokens being made. Floor 2,
// not for others.
//
// Inlined, because every byte comes by here.
// SPDX-License-Identifier: MIT

#ifndef JD_PGN_WINDOW_H
#define JD_PGN_WINDOW_H

#include "pgn_parts.h"

// A tag, from its bracket on; in pgn_scan_tags.c. False if it needs more bytes.
bool jd_pgn_scan_tag(jd_pgn_reader *reader, jd_pgn_window *window);
// The value of a tag, or a piece of it.
bool jd_pgn_scan_string(jd_pgn_reader *reader, jd_pgn_window *window);

// ---- characters ---------------------------------------------------------------------------------

enum { WORD, BLANK, NEWLINE, DOT, DIGIT, SIGN, CONTROL };

extern const uint8_t jd_pgn_class_of[256];

static inline int class_at(const jd_pgn_window *window, size_t at) {
    return jd_pgn_class_of[(unsigned char)window->text[at]];
}
static inline bool is_word_at(const jd_pgn_window *window, size_t at) {
    const int class = class_at(window, at);
    return class == WORD || class == DIGIT;
}

// A line ends with LF, CR LF or CR.
static inline void pass(jd_pgn_reader *reader, char character, uint64_t offset) {
    if (character != '\n' && character != '\r') {
        reader->after_cr = false;
        return;
    }
    reader->line_offset = offset + 1;
    if (character == '\n' && reader->after_cr) {
        reader->after_cr = false;
        return;
    }
    reader->line++;
    reader->newlines++;
    reader->after_cr = character == '\r';
}

// Goes on to `to`, counting lines.
static inline void pass_all(jd_pgn_reader *reader, jd_pgn_window *window, size_t to) {
    for (; window->at < to; window->at++) {
        pass(reader, window->text[window->at], reader->base + window->at);
    }
}

// ---- making tokens ------------------------------------------------------------------------------

// The window's token is begun here.
static inline jd_pgn_token *token_at(const jd_pgn_reader *reader, jd_pgn_window *window,
                                     jd_pgn_token_kind kind) {
    const uint64_t offset = reader->base + window->at;
    jd_pgn_token *token = &window->token;
    token->kind = kind;
    token->problem = JD_PGN_CODE_COUNT;
    token->text = window->text + window->at;
    token->length = 0;
    token->offset = offset;
    token->line = reader->line;
    token->column = (uint32_t)(offset - reader->line_offset) + 1;
    token->newlines = reader->newlines;
    token->more = false;
    token->to_end = false;
    return token;
}

static inline bool no_token(jd_pgn_window *window) {
    window->token.kind = JD_PGN_NO_TOKEN;
    return true;
}

// A token without line ends from here to `to`.
static inline bool take(jd_pgn_reader *reader, jd_pgn_window *window, jd_pgn_token_kind kind,
                        size_t to) {
    token_at(reader, window, kind)->length = to - window->at;
    window->at = to;
    reader->newlines = 0;
    return true;
}

// True if text[at..at + count) is there to be looked at, or will never be.
static inline bool can_look(const jd_pgn_window *window, size_t at, size_t count) {
    return window->final || window->length - at >= count;
}
static inline char look(const jd_pgn_window *window, size_t at) {
    return at < window->length ? window->text[at] : '\0';
}

#endif
