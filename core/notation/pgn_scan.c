// pgn_scan.c -- bytes into tokens, PGN standard 4 to 7. Floor 2.
//
// A token is told when its end has been seen; what is decided never depends on how the bytes were
// cut, because whatever must look further than the window goes waits for more. How far a token can
// look is bounded, so that the reader's hold is always long enough.
// SPDX-License-Identifier: MIT

#include "pgn_parts.h"

#define MAX_WORD  255
#define MAX_LOOK  32 // blanks looked over inside a tag
#define MAX_ANGLE 255

// ---- characters ---------------------------------------------------------------------------------

enum { WORD, BLANK, NEWLINE, DOT, DIGIT, SIGN, CONTROL };

static const uint8_t class_of[256] = {
    [0x00] = CONTROL, [0x01] = CONTROL, [0x02] = CONTROL, [0x03] = CONTROL, [0x04] = CONTROL,
    [0x05] = CONTROL, [0x06] = CONTROL, [0x07] = CONTROL, [0x08] = CONTROL, [0x0e] = CONTROL,
    [0x0f] = CONTROL, [0x10] = CONTROL, [0x11] = CONTROL, [0x12] = CONTROL, [0x13] = CONTROL,
    [0x14] = CONTROL, [0x15] = CONTROL, [0x16] = CONTROL, [0x17] = CONTROL, [0x18] = CONTROL,
    [0x19] = CONTROL, [0x1a] = CONTROL, [0x1b] = CONTROL, [0x1c] = CONTROL, [0x1d] = CONTROL,
    [0x1e] = CONTROL, [0x1f] = CONTROL, [0x7f] = CONTROL, ['\t'] = BLANK,   ['\v'] = BLANK,
    ['\f'] = BLANK,   [' '] = BLANK,    ['\n'] = NEWLINE, ['\r'] = NEWLINE, ['.'] = DOT,
    ['0'] = DIGIT,    ['1'] = DIGIT,    ['2'] = DIGIT,    ['3'] = DIGIT,    ['4'] = DIGIT,
    ['5'] = DIGIT,    ['6'] = DIGIT,    ['7'] = DIGIT,    ['8'] = DIGIT,    ['9'] = DIGIT,
    ['{'] = SIGN,     ['}'] = SIGN,     ['('] = SIGN,     [')'] = SIGN,     ['['] = SIGN,
    [']'] = SIGN,     ['<'] = SIGN,     ['>'] = SIGN,     [';'] = SIGN,     ['$'] = SIGN,
    ['!'] = SIGN,     ['?'] = SIGN,     ['*'] = SIGN,     ['"'] = SIGN,
};

static int class_at(const jd_pgn_window *window, size_t at) {
    return class_of[(unsigned char)window->text[at]];
}
static bool is_word_at(const jd_pgn_window *window, size_t at) {
    const int class = class_at(window, at);
    return class == WORD || class == DIGIT;
}

// A line ends with LF, CR LF or CR.
static void pass(jd_pgn_reader *reader, char character, uint64_t offset) {
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
static void pass_all(jd_pgn_reader *reader, jd_pgn_window *window, size_t to) {
    for (; window->at < to; window->at++) {
        pass(reader, window->text[window->at], reader->base + window->at);
    }
}

// ---- making tokens ------------------------------------------------------------------------------

static const jd_pgn_token needs_more = {.kind = JD_PGN_NEEDS_MORE};

static jd_pgn_token token_at(const jd_pgn_reader *reader, const jd_pgn_window *window,
                             jd_pgn_token_kind kind) {
    const uint64_t offset = reader->base + window->at;
    return (jd_pgn_token){
        .kind = kind,
        .problem = JD_PGN_CODE_COUNT,
        .text = window->text + window->at,
        .offset = offset,
        .line = reader->line,
        .column = (uint32_t)(offset - reader->line_offset) + 1,
        .newlines = reader->newlines,
    };
}

// A token without line ends from here to `to`.
static jd_pgn_token take(jd_pgn_reader *reader, jd_pgn_window *window, jd_pgn_token_kind kind,
                         size_t to) {
    jd_pgn_token token = token_at(reader, window, kind);
    token.length = to - window->at;
    window->at = to;
    reader->newlines = 0;
    return token;
}

// True if text[at..at + count) is there to be looked at, or will never be.
static bool can_look(const jd_pgn_window *window, size_t at, size_t count) {
    return window->final || window->length - at >= count;
}
static char look(const jd_pgn_window *window, size_t at) {
    return at < window->length ? window->text[at] : '\0';
}

// The longest start of text[0..limit] that does not end inside a character of UTF-8.
static size_t whole_characters(const char *text, size_t limit) {
    size_t cut = limit;
    while (cut + 3 > limit && ((unsigned char)text[cut] & 0xc0) == 0x80) {
        cut--;
    }
    return ((unsigned char)text[cut] & 0xc0) == 0x80 ? limit : cut;
}

// ---- words --------------------------------------------------------------------------------------

static bool is_promotion_letter(char c) {
    return c == 'Q' || c == 'R' || c == 'B' || c == 'N' || c == 'q' || c == 'r' || c == 'b' ||
           c == 'n';
}

// "e.p." and "h8(N)" hold characters that end other words: where such a word goes on, else `at`.
static size_t beyond(const jd_pgn_window *window, size_t at) {
    const char before = look(window, at - 1);
    if (look(window, at) == '.' && before == 'e' && look(window, at + 1) == 'p') {
        return at + 2 + (look(window, at + 2) == '.');
    }
    const bool last_rank = before == '1' || before == '8';
    const bool bracket = look(window, at) == '(' && look(window, at + 2) == ')';
    return last_rank && bracket && is_promotion_letter(look(window, at + 1)) ? at + 3 : at;
}

static jd_pgn_token scan_word(jd_pgn_reader *reader, jd_pgn_window *window) {
    const size_t from = window->at;
    size_t at = from;
    while (at < window->length && is_word_at(window, at) && at - from < MAX_WORD) {
        at++;
    }
    if (at - from == MAX_WORD) {
        reader->long_word = true;
        return take(reader, window, JD_PGN_LONG_WORD, at);
    }
    if (at == window->length && !window->final) {
        return needs_more;
    }
    const char end = look(window, at);
    if (at > from && (end == '.' || end == '(')) {
        if (!can_look(window, at, 3)) {
            return needs_more;
        }
        at = beyond(window, at);
    }
    return take(reader, window, JD_PGN_WORD, at);
}

// What is left of a word that was too long.
static jd_pgn_token scan_long_word(jd_pgn_reader *reader, jd_pgn_window *window) {
    size_t at = window->at;
    while (at < window->length && is_word_at(window, at)) {
        at++;
    }
    reader->long_word = at == window->length;
    window->at = at;
    return (jd_pgn_token){.kind = JD_PGN_NO_TOKEN};
}

// ---- signs --------------------------------------------------------------------------------------

static jd_pgn_token scan_glyph(jd_pgn_reader *reader, jd_pgn_window *window) {
    size_t at = window->at + 1;
    while (at < window->length && class_at(window, at) == DIGIT && at - window->at < MAX_WORD) {
        at++;
    }
    if (at == window->length && !window->final) {
        return needs_more;
    }
    const bool digits = at > window->at + 1;
    return take(reader, window, digits ? JD_PGN_GLYPH : JD_PGN_STRAY, at);
}

static jd_pgn_token scan_marks(jd_pgn_reader *reader, jd_pgn_window *window) {
    size_t at = window->at;
    while (at < window->length && (look(window, at) == '!' || look(window, at) == '?') &&
           at - window->at < MAX_WORD) {
        at++;
    }
    if (at == window->length && !window->final) {
        return needs_more;
    }
    return take(reader, window, JD_PGN_MARKS, at);
}

static jd_pgn_token scan_bracket(jd_pgn_reader *reader, jd_pgn_window *window) {
    if (!can_look(window, window->at, 3)) {
        return needs_more;
    }
    if (look(window, window->at + 1) == '=' && look(window, window->at + 2) == ')') {
        return take(reader, window, JD_PGN_OFFERING, window->at + 3);
    }
    return take(reader, window, JD_PGN_OPENING, window->at + 1);
}

// <...> on one line; "<>" is a null move.
static jd_pgn_token scan_angle(jd_pgn_reader *reader, jd_pgn_window *window) {
    size_t at = window->at + 1;
    while (at < window->length && class_at(window, at) != NEWLINE && look(window, at) != '>' &&
           at - window->at < MAX_ANGLE) {
        at++;
    }
    if (at == window->length && !window->final) {
        return needs_more;
    }
    if (look(window, at) != '>') {
        return take(reader, window, JD_PGN_STRAY, window->at + 1);
    }
    const bool null = at == window->at + 1;
    return take(reader, window, null ? JD_PGN_WORD : JD_PGN_ANGLE, at + 1);
}

// ---- tags ---------------------------------------------------------------------------------------

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

static bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

// [Name value] without quotes, if it stands alone on its line; else the bracket means nothing.
static jd_pgn_token scan_unquoted(jd_pgn_reader *reader, jd_pgn_window *window, size_t name,
                                  size_t name_end) {
    const size_t value = look_over(window, name_end);
    size_t at = value;
    while (at < window->length && at - value < JD_PGN_NAME && class_at(window, at) != NEWLINE &&
           look(window, at) != ']') {
        at++;
    }
    if (at == window->length && !window->final) {
        return needs_more;
    }
    const bool first = reader->newlines > 0 || reader->base + window->at == 0;
    if (!first || look(window, at) != ']') {
        return take(reader, window, JD_PGN_STRAY, window->at + 1);
    }
    jd_pgn_token token = token_at(reader, window, JD_PGN_TAG_WHOLE);
    token.text = window->text + name;
    token.length = name_end - name;
    token.problem = JD_PGN_TAG_UNQUOTED;
    reader->text_length = at - value;
    __builtin_memcpy(reader->text, window->text + value, at - value);
    pass_all(reader, window, at + 1);
    reader->newlines = 0;
    return token;
}

static jd_pgn_token scan_tag(jd_pgn_reader *reader, jd_pgn_window *window) {
    const size_t name = look_over(window, window->at + 1);
    const size_t name_end = look_over_name(window, name);
    const size_t quote = look_over(window, name_end);
    if (quote >= window->length && !window->final) {
        return needs_more;
    }
    if (!is_letter(look(window, name))) {
        return take(reader, window, JD_PGN_STRAY, window->at + 1);
    }
    if (look(window, quote) != '"') {
        return scan_unquoted(reader, window, name, name_end);
    }
    jd_pgn_token token = token_at(reader, window, JD_PGN_TAG_NAME);
    token.text = window->text + name;
    token.length = name_end - name;
    pass_all(reader, window, quote + 1);
    reader->newlines = 0;
    reader->inside = JD_PGN_IN_STRING;
    return token;
}

// What a quote inside a string is, seen from what follows it.
typedef enum quote_kind { QUOTE_UNKNOWN, QUOTE_CLOSES, QUOTE_CLOSES_OPEN_TAG, QUOTE_IS_TEXT } quote_kind;

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

static jd_pgn_token end_of_string(jd_pgn_reader *reader, jd_pgn_window *window, jd_pgn_token token,
                                  size_t to, jd_pgn_code problem) {
    if (problem != JD_PGN_CODE_COUNT) {
        token.problem = problem;
    }
    token.text = reader->text;
    token.length = reader->text_length;
    pass_all(reader, window, to);
    reader->inside = JD_PGN_IN_TOKENS;
    reader->newlines = 0;
    return token;
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

static jd_pgn_token piece_of_string(jd_pgn_reader *reader, jd_pgn_window *window,
                                    jd_pgn_token token, size_t to) {
    token.text = reader->text;
    token.length = reader->text_length;
    token.more = true;
    pass_all(reader, window, to);
    return token;
}

// The text of a string without its escapes (7). A quote that is no end is taken as text.
static jd_pgn_token scan_string(jd_pgn_reader *reader, jd_pgn_window *window) {
    jd_pgn_token token = token_at(reader, window, JD_PGN_TAG_VALUE);
    reader->text_length = 0;
    for (size_t at = window->at;; at++) {
        const char c = look(window, at);
        if (at >= window->length) {
            return window->final ? end_of_string(reader, window, token, at, JD_PGN_STRING_OPEN)
                                 : needs_more;
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
                return needs_more;
            }
            if (kind != QUOTE_IS_TEXT) {
                return end_of_string(reader, window, token, behind,
                                     kind == QUOTE_CLOSES ? JD_PGN_CODE_COUNT : JD_PGN_TAG_OPEN);
            }
            token.problem = JD_PGN_QUOTE_INSIDE;
        }
        if (c == '\\' && !can_look(window, at, 2)) {
            return needs_more;
        }
        const char next = look(window, at + 1);
        at += c == '\\' && (next == '"' || next == '\\');
        reader->text[reader->text_length++] = window->text[at];
    }
}

// ---- comments -----------------------------------------------------------------------------------

static bool ends_comment(const jd_pgn_reader *reader, char c) {
    return reader->inside == JD_PGN_IN_BRACES ? c == '}' : c == '\n' || c == '\r';
}

static jd_pgn_token scan_comment(jd_pgn_reader *reader, jd_pgn_window *window) {
    const bool braces = reader->inside == JD_PGN_IN_BRACES;
    const size_t from = window->at;
    size_t at = from;
    while (at < window->length && at - from < JD_PGN_PIECE &&
           !ends_comment(reader, window->text[at])) {
        at++;
    }
    if (at == window->length && !window->final) {
        return needs_more;
    }
    jd_pgn_token token = token_at(reader, window, JD_PGN_REMARKS);
    token.to_end = !braces;
    if (at < window->length && !ends_comment(reader, window->text[at])) {
        at = from + whole_characters(window->text + from, JD_PGN_PIECE);
        token.more = true;
    } else {
        reader->inside = JD_PGN_IN_TOKENS;
        token.problem = at == window->length && braces ? JD_PGN_COMMENT_OPEN : JD_PGN_CODE_COUNT;
    }
    token.length = at - from;
    pass_all(reader, window, at + (!token.more && braces && at < window->length));
    reader->newlines = 0;
    token.newlines = 0;
    return token;
}

static jd_pgn_token scan_escape(jd_pgn_reader *reader, jd_pgn_window *window) {
    while (window->at < window->length && class_at(window, window->at) != NEWLINE) {
        window->at++;
    }
    reader->newlines = 0;
    if (window->at < window->length) {
        reader->inside = JD_PGN_IN_TOKENS;
    }
    return (jd_pgn_token){.kind = window->at < window->length || window->final ? JD_PGN_NO_TOKEN
                                                                               : JD_PGN_NEEDS_MORE};
}

static jd_pgn_token begin_comment(jd_pgn_reader *reader, jd_pgn_window *window,
                                  jd_pgn_inside inside) {
    const jd_pgn_token token = take(reader, window, JD_PGN_NO_TOKEN, window->at + 1);
    reader->open_line = token.line;
    reader->open_column = token.column;
    reader->open_offset = token.offset;
    reader->comment_newlines = token.newlines;
    reader->inside = inside;
    return token;
}

// ---- the next token -----------------------------------------------------------------------------

static jd_pgn_token scan_sign(jd_pgn_reader *reader, jd_pgn_window *window) {
    const size_t next = window->at + 1;
    switch (window->text[window->at]) {
    case '[': return scan_tag(reader, window);
    case '{': return begin_comment(reader, window, JD_PGN_IN_BRACES);
    case ';': return begin_comment(reader, window, JD_PGN_IN_LINE);
    case '(': return scan_bracket(reader, window);
    case ')': return take(reader, window, JD_PGN_CLOSING, next);
    case '<': return scan_angle(reader, window);
    case '$': return scan_glyph(reader, window);
    case '!':
    case '?': return scan_marks(reader, window);
    case '*': return take(reader, window, JD_PGN_WORD, next);
    default: break;
    }
    return take(reader, window, JD_PGN_STRAY, next);
}

static jd_pgn_token scan_control(jd_pgn_reader *reader, jd_pgn_window *window) {
    return take(reader, window, JD_PGN_CONTROL, window->at + 1);
}

// The number of a move, "1." or "1 ", means nothing; but a 1 may begin a game behind the result of
// another on the same line. Gives where it ends; the place itself if it is another word ("1-0").
static size_t beyond_number(jd_pgn_reader *reader, const jd_pgn_window *window) {
    size_t at = window->at + 1;
    while (at < window->length && class_at(window, at) == DIGIT && at - window->at < MAX_WORD) {
        at++;
    }
    const bool end = at == window->length;
    if (end && !window->final) {
        return at;
    }
    const char first = window->text[window->at];
    const bool dot = !end && class_at(window, at) == DOT;
    if (!dot && (first == '0' || (!end && is_word_at(window, at)))) {
        return window->at;
    }
    if (first == '1' && at == window->at + 1 && !reader->in_game) {
        reader->may_open = true;
    }
    return at + dot;
}

// Between tokens: blanks, line ends, numbers of moves, dots ("1. ... e5"). Gives false if a number
// needs more bytes.
static bool skip_blanks(jd_pgn_reader *reader, jd_pgn_window *window) {
    while (window->at < window->length) {
        const int class = class_at(window, window->at);
        if (class == NEWLINE) {
            pass(reader, window->text[window->at], reader->base + window->at);
            window->at++;
            continue;
        }
        if (class == DIGIT) {
            const size_t next = beyond_number(reader, window);
            if (next == window->length && !window->final) {
                return false;
            }
            if (next == window->at) {
                break;
            }
            window->at = next;
        } else if (class == BLANK || class == DOT) {
            window->at++;
        } else {
            break;
        }
        reader->after_cr = false;
    }
    reader->after_cr = reader->after_cr && window->at == window->length;
    return window->at < window->length;
}

static jd_pgn_token scan_token(jd_pgn_reader *reader, jd_pgn_window *window) {
    if (reader->long_word) {
        return scan_long_word(reader, window);
    }
    if (!skip_blanks(reader, window)) {
        return needs_more;
    }
    switch (class_at(window, window->at)) {
    case SIGN: return scan_sign(reader, window);
    case CONTROL: return scan_control(reader, window);
    default: break;
    }
    if (window->text[window->at] == '%' && reader->base + window->at == reader->line_offset) {
        reader->inside = JD_PGN_IN_ESCAPE;
        return (jd_pgn_token){.kind = JD_PGN_NO_TOKEN};
    }
    return scan_word(reader, window);
}

// 4.1: a mark of UTF-8 is passed over; UTF-16 is refused.
static jd_pgn_token scan_start(jd_pgn_reader *reader, jd_pgn_window *window) {
    if (!can_look(window, 0, 3)) {
        return needs_more;
    }
    reader->started = true;
    const unsigned char a = (unsigned char)look(window, 0);
    const unsigned char b = (unsigned char)look(window, 1);
    if ((a == 0xff && b == 0xfe) || (a == 0xfe && b == 0xff)) {
        reader->inside = JD_PGN_IN_NOTHING;
        return take(reader, window, JD_PGN_WIDE, 2);
    }
    if (a == 0xef && b == 0xbb && (unsigned char)look(window, 2) == 0xbf) {
        window->at = 3;
        reader->line_offset = 3;
    }
    return (jd_pgn_token){.kind = JD_PGN_NO_TOKEN};
}

jd_pgn_token jd_pgn_scan(jd_pgn_reader *reader, jd_pgn_window *window) {
    if (!reader->started) {
        return scan_start(reader, window);
    }
    switch (reader->inside) {
    case JD_PGN_IN_TOKENS: return scan_token(reader, window);
    case JD_PGN_IN_BRACES:
    case JD_PGN_IN_LINE: return scan_comment(reader, window);
    case JD_PGN_IN_ESCAPE: return scan_escape(reader, window);
    case JD_PGN_IN_STRING: return scan_string(reader, window);
    case JD_PGN_IN_NOTHING: break;
    }
    window->at = window->length;
    return needs_more;
}
