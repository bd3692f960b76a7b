// pgn_scan.c -- bytes into tokens, PGN standard 4 to 7. Floor 2.
//
// A token is told when its end has been seen; what is decided never depends on how the bytes were
// cut, because whatever must look further than the window goes waits for more. How far a token can
// look is bounded, so that the reader's hold is always long enough. Tags are in pgn_scan_tags.c.
// SPDX-License-Identifier: MIT

#include "pgn_window.h"

#define MAX_WORD  255
#define MAX_ANGLE 255

// ---- words --------------------------------------------------------------------------------------

// In whatever language.
static bool is_promotion_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

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

#define MORE JD_PGN_MORE

static size_t rest_of(const jd_pgn_window *window, size_t at) {
    return at < window->length ? window->length - at : 0;
}

static size_t spaced_result(const jd_pgn_window *window, size_t at) {
    return jd_pgn_spaced_result(window->text + at, rest_of(window, at), window->final);
}

static size_t wide_blank(const jd_pgn_window *window, size_t at) {
    return jd_pgn_wide_blank(window->text + at, rest_of(window, at));
}

// Where the word ends that begins here, MAX_WORD further on at most.
static size_t end_of_word(const jd_pgn_window *window) {
    size_t at = window->at;
    while (at < window->length && is_word_at(window, at) && at - window->at < MAX_WORD) {
        if (window->text[at] & 0x80) {
            if (!can_look(window, at, 3)) {
                return MORE;
            }
            if (wide_blank(window, at)) {
                break;
            }
        }
        at++;
    }
    return at == window->length && !window->final ? MORE : at;
}

static bool scan_word(jd_pgn_reader *reader, jd_pgn_window *window) {
    const size_t from = window->at;
    const size_t result = class_at(window, from) == DIGIT ? spaced_result(window, from) : 0;
    if (result) {
        return result != MORE && take(reader, window, JD_PGN_WORD, from + result);
    }
    size_t at = end_of_word(window);
    if (at == MORE) {
        return false;
    }
    if (at == from) {
        return take(reader, window, JD_PGN_STRAY, from + wide_blank(window, from));
    }
    if (at - from == MAX_WORD) {
        reader->long_word = true;
        (void)take(reader, window, JD_PGN_LONG_WORD, at);
        window->token.problem = JD_PGN_TOKEN_LONG;
        window->token.more = true;
        return true;
    }
    const char end = look(window, at);
    if (end == '.' || end == '(') {
        if (!can_look(window, at, 3)) {
            return false;
        }
        at = beyond(window, at);
    }
    return take(reader, window, JD_PGN_WORD, at);
}

// The next piece of a word that was too long; the last one may be empty.
static bool scan_long_word(jd_pgn_reader *reader, jd_pgn_window *window) {
    const size_t from = window->at;
    const size_t at = end_of_word(window);
    if (at == MORE) {
        return false;
    }
    const bool full = at - from == MAX_WORD;
    reader->long_word = full;
    (void)take(reader, window, JD_PGN_LONG_WORD, at);
    window->token.more = full;
    return true;
}

// ---- signs --------------------------------------------------------------------------------------

static bool scan_glyph(jd_pgn_reader *reader, jd_pgn_window *window) {
    size_t at = window->at + 1;
    while (at < window->length && class_at(window, at) == DIGIT && at - window->at < MAX_WORD) {
        at++;
    }
    if (at == window->length && !window->final) {
        return false;
    }
    const bool digits = at > window->at + 1;
    return take(reader, window, digits ? JD_PGN_GLYPH : JD_PGN_STRAY, at);
}

static bool scan_marks(jd_pgn_reader *reader, jd_pgn_window *window) {
    size_t at = window->at;
    while (at < window->length && (look(window, at) == '!' || look(window, at) == '?') &&
           at - window->at < MAX_WORD) {
        at++;
    }
    if (at == window->length && !window->final) {
        return false;
    }
    return take(reader, window, JD_PGN_MARKS, at);
}

static bool scan_bracket(jd_pgn_reader *reader, jd_pgn_window *window) {
    if (!can_look(window, window->at, 3)) {
        return false;
    }
    if (look(window, window->at + 1) == '=' && look(window, window->at + 2) == ')') {
        return take(reader, window, JD_PGN_OFFERING, window->at + 3);
    }
    return take(reader, window, JD_PGN_OPENING, window->at + 1);
}

// <...> on one line; "<>" is a null move.
static bool scan_angle(jd_pgn_reader *reader, jd_pgn_window *window) {
    size_t at = window->at + 1;
    while (at < window->length && class_at(window, at) != NEWLINE && look(window, at) != '>' &&
           at - window->at < MAX_ANGLE) {
        at++;
    }
    if (at == window->length && !window->final) {
        return false;
    }
    if (look(window, at) != '>') {
        return take(reader, window, JD_PGN_STRAY, window->at + 1);
    }
    const bool null = at == window->at + 1;
    return take(reader, window, null ? JD_PGN_WORD : JD_PGN_ANGLE, at + 1);
}

// ---- comments -----------------------------------------------------------------------------------

// The longest start of text[0..limit] that does not end inside a character of UTF-8.
static size_t whole_characters(const char *text, size_t limit) {
    size_t cut = limit;
    while (cut + 3 > limit && ((unsigned char)text[cut] & 0xc0) == 0x80) {
        cut--;
    }
    return ((unsigned char)text[cut] & 0xc0) == 0x80 ? limit : cut;
}

static bool ends_comment(const jd_pgn_reader *reader, char c) {
    return reader->inside == JD_PGN_IN_BRACES ? c == '}' : c == '\n' || c == '\r';
}

static bool scan_comment(jd_pgn_reader *reader, jd_pgn_window *window) {
    const bool braces = reader->inside == JD_PGN_IN_BRACES;
    const size_t from = window->at;
    size_t at = from;
    while (at < window->length && at - from < JD_PGN_PIECE &&
           !ends_comment(reader, window->text[at])) {
        at++;
    }
    if (at == window->length && !window->final) {
        return false;
    }
    jd_pgn_token *token = token_at(reader, window, JD_PGN_REMARKS);
    token->to_end = !braces;
    if (at < window->length && !ends_comment(reader, window->text[at])) {
        at = from + whole_characters(window->text + from, JD_PGN_PIECE);
        token->more = true;
    } else {
        reader->inside = JD_PGN_IN_TOKENS;
        token->problem = at == window->length && braces ? JD_PGN_COMMENT_OPEN : JD_PGN_CODE_COUNT;
    }
    token->length = at - from;
    pass_all(reader, window, at + (!token->more && braces && at < window->length));
    reader->newlines = 0;
    token->newlines = 0;
    return true;
}

static bool scan_escape(jd_pgn_reader *reader, jd_pgn_window *window) {
    while (window->at < window->length && class_at(window, window->at) != NEWLINE) {
        window->at++;
    }
    reader->newlines = 0;
    if (window->at < window->length) {
        reader->inside = JD_PGN_IN_TOKENS;
    }
    window->token.kind = JD_PGN_NO_TOKEN;
    return window->at < window->length;
}

static bool begin_comment(jd_pgn_reader *reader, jd_pgn_window *window, jd_pgn_inside inside) {
    const jd_pgn_token *token = &window->token;
    (void)take(reader, window, JD_PGN_NO_TOKEN, window->at + 1);
    reader->open_line = token->line;
    reader->open_column = token->column;
    reader->open_offset = token->offset;
    reader->comment_newlines = token->newlines;
    reader->inside = inside;
    return true;
}

// ---- the next token -----------------------------------------------------------------------------

static bool scan_sign(jd_pgn_reader *reader, jd_pgn_window *window) {
    const size_t next = window->at + 1;
    switch (window->text[window->at]) {
    case '[': return jd_pgn_scan_tag(reader, window);
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

static bool scan_control(jd_pgn_reader *reader, jd_pgn_window *window) {
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
    const bool long_number = at - window->at > 3; // "5254", a move of correspondence chess
    const bool word = !end && is_word_at(window, at) && !wide_blank(window, at);
    const size_t result = dot ? 0 : spaced_result(window, window->at);
    if (!dot && (first == '0' || word || result || long_number)) {
        return result == MORE ? window->length : window->at;
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

static bool scan_token(jd_pgn_reader *reader, jd_pgn_window *window) {
    if (reader->long_word) {
        return scan_long_word(reader, window);
    }
    if (!skip_blanks(reader, window)) {
        return false;
    }
    switch (class_at(window, window->at)) {
    case SIGN: return scan_sign(reader, window);
    case CONTROL: return scan_control(reader, window);
    default: break;
    }
    if (window->text[window->at] == '%' && reader->base + window->at == reader->line_offset) {
        reader->inside = JD_PGN_IN_ESCAPE;
        return no_token(window);
    }
    return scan_word(reader, window);
}

// 4.1: a mark of UTF-8 is passed over; UTF-16 is refused.
static bool scan_start(jd_pgn_reader *reader, jd_pgn_window *window) {
    if (!can_look(window, 0, 3)) {
        return false;
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
    return no_token(window);
}

bool jd_pgn_scan(jd_pgn_reader *reader, jd_pgn_window *window) {
    if (!reader->started) {
        return scan_start(reader, window);
    }
    switch (reader->inside) {
    case JD_PGN_IN_TOKENS: return scan_token(reader, window);
    case JD_PGN_IN_BRACES:
    case JD_PGN_IN_LINE: return scan_comment(reader, window);
    case JD_PGN_IN_ESCAPE: return scan_escape(reader, window);
    case JD_PGN_IN_STRING: return jd_pgn_scan_string(reader, window);
    case JD_PGN_IN_NOTHING: break;
    }
    window->at = window->length;
    return false;
}
