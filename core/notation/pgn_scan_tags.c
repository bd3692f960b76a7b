// pgn_scan_tags.c -- tags into tokens: the name, then the value as a string. Floor 2.
//
// Strings are read as people write them: a quote that is followed by no bracket is text, and a line
// that ends ends the string. How far that is looked ahead is bounded (MAX_LOOK).
// SPDX-License-Identifier: MIT

#include "pgn_window.h"

#define MAX_LOOK 32 // blanks looked over inside a tag

// ---- names --------------------------------------------------------------------------------------

// Looks over blanks and line ends, not too many.
static size_t look_over(const jd_pgn_window *window, size_t at) {
    const size_t from = at;
    while (at < window->length && at - from < MAX_LOOK &&
           (class_at(window, at) == BLANK || class_at(window, at) == NEWLINE)) {
        at++;
    }
    return at;
}

// A name ends at a blank, a quote or a bracket. Others than letters, digits and _ are told of.
static size_t look_over_name(const jd_pgn_window *window, size_t at) {
    const size_t from = at;
    while (at < window->length && at - from < JD_PGN_NAME) {
        const char c = look(window, at);
        const int class = class_at(window, at);
        if (class == BLANK || class == NEWLINE || class == CONTROL || c == '"' || c == '[' ||
            c == ']' || c == '{' || c == '}' || c == ';') {
            break;
        }
        at++;
    }
    return at;
}

// In whatever language.
static bool is_letter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c & 0x80);
}

typedef struct printed_quote {
    char text[4];
    uint8_t size;
} printed_quote;

// As text programs put them in the place of plain ones; both ends of a pair are in the list.
static const printed_quote quotes[] = {
    {"\xe2\x80\x9c", 3},
    {"\xe2\x80\x9d", 3},
    {"\xe2\x80\x9e", 3},
    {"\xe2\x80\x98", 3},
    {"\xe2\x80\x99", 3},
    {"\xc2\xab", 2},
    {"\xc2\xbb", 2},
    {"\x93", 1},
    {"\x94", 1},
    {"'", 1},
    {"`", 1},
};

static size_t quote_at(const char *text, size_t length, bool end) {
    for (size_t i = 0; i < sizeof quotes / sizeof quotes[0]; i++) {
        const size_t size = quotes[i].size;
        if (size <= length &&
            jd_pgn_is_text(text + (end ? length - size : 0), size, quotes[i].text)) {
            return size;
        }
    }
    return 0;
}

static void keep_unquoted(jd_pgn_reader *reader, const char *text, size_t length) {
    while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == '\t')) {
        length--;
    }
    const size_t opening = quote_at(text, length, false);
    const size_t closing = opening ? quote_at(text + opening, length - opening, true) : 0;
    const bool quoted = opening && closing;
    reader->text_length = quoted ? length - opening - closing : length;
    __builtin_memcpy(reader->text, text + (quoted ? opening : 0), reader->text_length);
}

// [Name value] without quotes, if it stands alone on its line; else the bracket means nothing.
static bool scan_unquoted(jd_pgn_reader *reader, jd_pgn_window *window, size_t name,
                          size_t name_end) {
    const size_t value = look_over(window, name_end);
    size_t at = value;
    while (at < window->length && at - value < JD_PGN_NAME && class_at(window, at) != NEWLINE &&
           look(window, at) != ']') {
        at++;
    }
    if (at == window->length && !window->final) {
        return false;
    }
    const bool first = reader->newlines > 0 || reader->base + window->at == 0;
    if (!first || look(window, at) != ']') {
        return take(reader, window, JD_PGN_STRAY, window->at + 1);
    }
    jd_pgn_token *token = token_at(reader, window, JD_PGN_TAG_WHOLE);
    token->text = window->text + name;
    token->length = name_end - name;
    token->problem = JD_PGN_TAG_UNQUOTED;
    keep_unquoted(reader, window->text + value, at - value);
    pass_all(reader, window, at + 1);
    reader->newlines = 0;
    return true;
}

bool jd_pgn_scan_tag(jd_pgn_reader *reader, jd_pgn_window *window) {
    const size_t name = look_over(window, window->at + 1);
    const size_t name_end = look_over_name(window, name);
    const size_t quote = look_over(window, name_end);
    if (quote >= window->length && !window->final) {
        return false;
    }
    // A symbol may begin with a digit (7), but in brackets that is more often a time.
    const char first = look(window, name);
    const bool counts = first >= '0' && first <= '9' && look(window, quote) == '"';
    if (!counts && !is_letter(first)) {
        return take(reader, window, JD_PGN_STRAY, window->at + 1);
    }
    if (look(window, quote) != '"') {
        return scan_unquoted(reader, window, name, name_end);
    }
    jd_pgn_token *token = token_at(reader, window, JD_PGN_TAG_NAME);
    token->text = window->text + name;
    token->length = name_end - name;
    pass_all(reader, window, quote + 1);
    reader->newlines = 0;
    reader->inside = JD_PGN_IN_STRING;
    return true;
}

// What a quote inside a string is, seen from what follows it.
typedef enum quote_kind {
    QUOTE_UNKNOWN,
    QUOTE_CLOSES,
    QUOTE_CLOSES_OPEN_TAG,
    QUOTE_IS_TEXT
} quote_kind;

static quote_kind kind_of_quote(const jd_pgn_window *window, size_t quote, size_t *behind) {
    const size_t next = look_over(window, quote + 1);
    bool newline = false;
    for (size_t at = quote + 1; at < next; at++) {
        newline = newline || class_at(window, at) == NEWLINE;
    }
    if (next == window->length && !window->final) {
        return QUOTE_UNKNOWN;
    }
    const char c = look(window, next);
    *behind = quote + 1;
    if (c == ']') {
        *behind = next + 1;
        return QUOTE_CLOSES;
    }
    return newline || c == '[' || next == window->length ? QUOTE_CLOSES_OPEN_TAG : QUOTE_IS_TEXT;
}

static bool end_of_string(jd_pgn_reader *reader, jd_pgn_window *window, jd_pgn_token *token,
                          size_t to, jd_pgn_code problem) {
    if (problem != JD_PGN_CODE_COUNT) {
        token->problem = problem;
    }
    token->text = reader->text;
    token->length = reader->text_length;
    pass_all(reader, window, to);
    reader->inside = JD_PGN_IN_TOKENS;
    reader->newlines = 0;
    return true;
}

// A string that its line ends: the bracket, if there is one, was not meant as text.
static void drop_bracket(jd_pgn_reader *reader) {
    size_t length = reader->text_length;
    while (length > 0 && (reader->text[length - 1] == ' ' || reader->text[length - 1] == '\t')) {
        length--;
    }
    if (length > 0 && reader->text[length - 1] == ']') {
        reader->text_length = length - 1;
    }
}

static bool piece_of_string(jd_pgn_reader *reader, jd_pgn_window *window, jd_pgn_token *token,
                            size_t to) {
    token->text = reader->text;
    token->length = reader->text_length;
    token->more = true;
    pass_all(reader, window, to);
    return true;
}

// The text of a string without its escapes (7). A quote that is no end is taken as text.
bool jd_pgn_scan_string(jd_pgn_reader *reader, jd_pgn_window *window) {
    jd_pgn_token *token = token_at(reader, window, JD_PGN_TAG_VALUE);
    reader->text_length = 0;
    for (size_t at = window->at;; at++) {
        const char c = look(window, at);
        if (at >= window->length) {
            return window->final ? end_of_string(reader, window, token, at, JD_PGN_STRING_OPEN)
                                 : false;
        }
        const bool between = ((unsigned char)c & 0xc0) != 0x80;
        if (reader->text_length >= JD_PGN_PIECE - (between ? 4 : 0)) {
            return piece_of_string(reader, window, token, at);
        }
        if (c == '\n' || c == '\r') {
            drop_bracket(reader);
            return end_of_string(reader, window, token, at, JD_PGN_STRING_OPEN);
        }
        if (c == '"') {
            size_t behind = at;
            const quote_kind kind = kind_of_quote(window, at, &behind);
            if (kind == QUOTE_UNKNOWN) {
                return false;
            }
            if (kind != QUOTE_IS_TEXT) {
                return end_of_string(reader, window, token, behind,
                                     kind == QUOTE_CLOSES ? JD_PGN_CODE_COUNT : JD_PGN_TAG_OPEN);
            }
            token->problem = JD_PGN_QUOTE_INSIDE;
        }
        if (c == '\\' && !can_look(window, at, 2)) {
            return false;
        }
        const char next = look(window, at + 1);
        at += c == '\\' && (next == '"' || next == '\\');
        reader->text[reader->text_length++] = window->text[at];
    }
}
