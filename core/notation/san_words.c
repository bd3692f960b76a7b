// san_words.c -- takes the text of a move apart, as people write it. Floor 2.
//
//   [number] (null | castling | [piece] [departure] [x -] destination) {promotion, e.p., +, !, (=)
//   ...}
//
// One reader with one place to read at; a take_ function advances it and gives true, or leaves it
// where it was. Piece letters are English; figurines are everybody's. SPDX-License-Identifier: MIT

#include "san_parts.h"

typedef struct source {
    const unsigned char *text;
    size_t at;
    size_t length;
    bool capitals; // the files are written in capitals: "BXC3", but not the C of "Cf3"
} source;

// ---- characters ---------------------------------------------------------------------------------

#define NO_CHARACTER 0

static bool is_further(const source *reader, size_t at) {
    return at < reader->length && (reader->text[at] & 0xc0) == 0x80;
}

// The character at the place and its length in bytes; one of UTF-8's longer forms that is wrong or
// needs more than three bytes counts as U+FFFD of one byte.
static uint32_t peek(const source *reader, size_t *size) {
    *size = 0;
    if (reader->at >= reader->length) {
        return NO_CHARACTER;
    }
    const unsigned char *text = reader->text + reader->at;
    *size = 1;
    if (text[0] < 0x80) {
        return text[0] ? text[0] : 0xfffd;
    }
    if ((text[0] & 0xe0) == 0xc0 && is_further(reader, reader->at + 1)) {
        *size = 2;
        return (uint32_t)(text[0] & 0x1f) << 6 | (text[1] & 0x3f);
    }
    if ((text[0] & 0xf0) == 0xe0 && is_further(reader, reader->at + 1) &&
        is_further(reader, reader->at + 2)) {
        *size = 3;
        return (uint32_t)(text[0] & 0x0f) << 12 | (uint32_t)(text[1] & 0x3f) << 6 |
               (text[2] & 0x3f);
    }
    return 0xfffd;
}

static uint32_t next_is(const source *reader) {
    size_t size;
    return peek(reader, &size);
}

static void step(source *reader) {
    size_t size;
    (void)peek(reader, &size);
    reader->at += size;
}

static bool take(source *reader, uint32_t character) {
    if (next_is(reader) != character) {
        return false;
    }
    step(reader);
    return true;
}

static bool take_word(source *reader, const char *word) {
    const size_t before = reader->at;
    for (; *word; word++) {
        if (!take(reader, (unsigned char)*word)) {
            reader->at = before;
            return false;
        }
    }
    return true;
}

static bool is_blank(uint32_t c) { return c == ' ' || (c >= '\t' && c <= '\r') || c == 0xa0; }
static bool is_dash(uint32_t c) { return c == '-' || c == 0x2013 || c == 0x2014; }
static bool is_times(uint32_t c) { return c == 'x' || c == 'X' || c == ':' || c == 0xd7; }

static bool skip_blanks(source *reader) {
    const size_t before = reader->at;
    while (is_blank(next_is(reader))) {
        step(reader);
    }
    return reader->at != before;
}

static bool at_end(const source *reader) { return reader->at == reader->length; }

// ---- pieces and squares -------------------------------------------------------------------------

static jd_kind kind_of_figurine(uint32_t character) {
    static const uint8_t kinds[6] = {JD_KING, JD_QUEEN, JD_ROOK, JD_BISHOP, JD_KNIGHT, JD_PAWN};
    const bool is_figurine = character >= 0x2654 && character <= 0x265f;
    return is_figurine ? (jd_kind)kinds[(character - 0x2654) % 6] : JD_NO_KIND;
}

static jd_kind kind_of_letter(uint32_t character) {
    switch (character) {
    case 'P': return JD_PAWN;
    case 'N': return JD_KNIGHT;
    case 'B': return JD_BISHOP;
    case 'R': return JD_ROOK;
    case 'Q': return JD_QUEEN;
    case 'K': return JD_KING;
    default: return JD_NO_KIND;
    }
}

// A piece's letter or figurine. A small letter too, but b only if it cannot be a file.
static jd_kind take_kind(source *reader, bool b_is_piece) {
    const uint32_t character = next_is(reader);
    jd_kind kind = kind_of_letter(character);
    if (kind == JD_NO_KIND && character >= 'a' && (character != 'b' || b_is_piece)) {
        kind = kind_of_letter(character - 'a' + 'A');
    }
    if (kind == JD_NO_KIND) {
        kind = kind_of_figurine(character);
    }
    if (kind != JD_NO_KIND) {
        step(reader);
        // A figurine may be followed by a selector of its form, as text or as picture.
        (void)(take(reader, 0xfe0e) || take(reader, 0xfe0f));
    }
    return kind;
}

static int take_file(source *reader) {
    const uint32_t letter = next_is(reader);
    const uint32_t character = reader->capitals ? letter | 0x20 : letter;
    if (character < 'a' || character > 'h') {
        return -1;
    }
    step(reader);
    return (int)(character - 'a');
}

static int take_rank(source *reader) {
    const uint32_t character = next_is(reader);
    if (character < '1' || character > '8') {
        return -1;
    }
    step(reader);
    return (int)(character - '1');
}

static bool take_square(source *reader, int *file, int *rank) {
    const size_t before = reader->at;
    *file = take_file(reader);
    *rank = *file < 0 ? -1 : take_rank(reader);
    if (*rank < 0) {
        reader->at = before;
        *file = -1;
        return false;
    }
    return true;
}

// ---- null moves, numbers, castling --------------------------------------------------------------

static bool take_null(source *reader) {
    static const char *const nulls[] = {"--", "Z0", "0000", "@@@@", "null", "<>", "pass"};
    for (size_t i = 0; i < sizeof nulls / sizeof nulls[0]; i++) {
        const size_t before = reader->at;
        if (take_word(reader, nulls[i])) {
            (void)skip_blanks(reader);
            if (at_end(reader)) {
                return true;
            }
            reader->at = before;
        }
    }
    return false;
}

// "1.", "12...", "...", and the one character for three dots.
static void skip_number(source *reader) {
    const size_t before = reader->at;
    while (next_is(reader) >= '0' && next_is(reader) <= '9') {
        step(reader);
    }
    (void)skip_blanks(reader);
    if (next_is(reader) != '.' && next_is(reader) != 0x2026) {
        reader->at = before;
        return;
    }
    while (take(reader, '.') || take(reader, 0x2026)) {
    }
    (void)skip_blanks(reader);
}

// The letter O, the digit 0, and the Cyrillic letter that looks like them.
static bool take_round(source *reader) {
    return take(reader, 'O') || take(reader, 'o') || take(reader, '0') || take(reader, 0x41e) ||
           take(reader, 0x43e);
}

static bool take_dash(source *reader) {
    if (!is_dash(next_is(reader))) {
        return false;
    }
    step(reader);
    return true;
}

static bool take_castling(source *reader, jd_san_words *words) {
    const size_t before = reader->at;
    if (!take_round(reader)) {
        return false;
    }
    const bool dashes = is_dash(next_is(reader));
    int rounds = 1;
    for (bool more = true; more; rounds += more) {
        const size_t place = reader->at;
        more = take_dash(reader) == dashes && take_round(reader);
        reader->at = more ? reader->at : place;
    }
    if (rounds != 2 && rounds != 3) {
        reader->at = before;
        return false;
    }
    words->form = JD_SAN_CASTLING;
    words->wing = rounds == 2 ? JD_SHORT : JD_LONG;
    return true;
}

// ---- the squares of a move ----------------------------------------------------------------------

// Between departure and destination: nothing, a sign of capture, a dash, or a blank before a
// square.
static bool take_between(source *reader, jd_san_words *words, bool departure_is_full) {
    if (is_times(next_is(reader))) {
        step(reader);
        words->captures = true;
        return true;
    }
    const bool named = words->kind != JD_NO_KIND;
    if (is_dash(next_is(reader)) && (named || departure_is_full)) {
        step(reader);
        return true;
    }
    const size_t before = reader->at;
    int file;
    int rank;
    if (departure_is_full && skip_blanks(reader) && take_square(reader, &file, &rank)) {
        reader->at = before;
        (void)skip_blanks(reader);
        return true;
    }
    reader->at = before;
    return false;
}

// A second coordinate: a square; or a file alone after a file alone ("exd", but not the e of
// "e.p.").
static bool take_destination(source *reader, jd_san_words *words) {
    if (take_square(reader, &words->to_file, &words->to_rank)) {
        return true;
    }
    if (words->kind != JD_NO_KIND || words->from_file < 0 || words->from_rank >= 0) {
        return false;
    }
    words->to_file = take_file(reader);
    return words->to_file >= 0;
}

// What was read as departure is the destination when nothing follows it.
static bool departure_was_destination(jd_san_words *words) {
    words->to_file = words->from_file;
    words->to_rank = words->from_rank;
    words->from_file = -1;
    words->from_rank = -1;
    return words->to_file >= 0 && words->to_rank >= 0;
}

static bool take_squares(source *reader, jd_san_words *words) {
    words->from_file = take_file(reader);
    words->from_rank = take_rank(reader);
    if (words->from_file == 1 && words->from_rank < 0 && words->kind == JD_NO_KIND) {
        // "bd2xc3" names no bishop: a small b is the file.
        const size_t before = reader->at;
        int file;
        int rank;
        if (take_square(reader, &file, &rank) &&
            (is_times(next_is(reader)) || is_dash(next_is(reader)))) {
            words->hint_file = 1;
            words->from_file = file;
            words->from_rank = rank;
        } else {
            reader->at = before;
        }
    }
    const bool full = words->from_file >= 0 && words->from_rank >= 0;
    const bool between = take_between(reader, words, full);
    if (take_destination(reader, words)) {
        return true;
    }
    return !between && departure_was_destination(words);
}

static bool take_move(source *reader, jd_san_words *words) {
    words->form = JD_SAN_MOVE;
    words->kind = take_kind(reader, false);
    const bool nothing_first = is_times(next_is(reader));
    if (!take_squares(reader, words)) {
        return false;
    }
    if (words->kind == JD_NO_KIND && nothing_first) {
        words->form = JD_SAN_WHICH_PAWN;
    }
    return words->kind != JD_NO_KIND || words->from_file >= 0 || words->from_rank < 0;
}

// ---- what follows the squares -------------------------------------------------------------------

static bool take_promotion(source *reader, jd_san_words *words) {
    const size_t before = reader->at;
    (void)skip_blanks(reader);
    const bool bracket = take(reader, '(');
    (void)(bracket || take(reader, '=') || take(reader, '/'));
    const jd_kind kind = take_kind(reader, true);
    if (kind < JD_KNIGHT || kind > JD_QUEEN || (bracket && !take(reader, ')'))) {
        reader->at = before;
        return false;
    }
    words->promotion = kind;
    return true;
}

static bool take_en_passant(source *reader) {
    const size_t before = reader->at;
    (void)(skip_blanks(reader) || take(reader, '/'));
    if (take_word(reader, "e.p.") || take_word(reader, "e.p") || take_word(reader, "ep")) {
        return true;
    }
    reader->at = before;
    return false;
}

static bool take_check(source *reader) {
    return take_word(reader, "++") || take(reader, '+') || take(reader, '#') ||
           take(reader, 0x2260);
}

// (=) is the Laws' sign of a draw offer (11.1).
static bool take_offer(source *reader) { return take_word(reader, "(=)") || take(reader, '='); }

static bool is_mark(uint32_t character) { return character == '!' || character == '?'; }

static bool take_marks(source *reader) {
    const size_t before = reader->at;
    for (int count = 0; count < 2 && is_mark(next_is(reader)); count++) {
        step(reader);
    }
    return reader->at != before;
}

// "$1": a numeric annotation glyph.
static bool take_glyph(source *reader) {
    const size_t before = reader->at;
    if (!take(reader, '$')) {
        return false;
    }
    while (next_is(reader) >= '0' && next_is(reader) <= '9') {
        step(reader);
    }
    if (reader->at > before + 1) {
        return true;
    }
    reader->at = before;
    return false;
}

static void take_rest(source *reader, jd_san_words *words) {
    if (words->form == JD_SAN_MOVE) {
        (void)((words->kind == JD_NO_KIND || words->kind == JD_PAWN) &&
               take_promotion(reader, words));
        words->captures = take(reader, ':') || words->captures;
        words->en_passant = take_en_passant(reader);
    }
    bool check = false;
    bool offer = false;
    bool marks = false;
    for (bool more = true; more;) {
        const bool blank = skip_blanks(reader);
        const bool new_check = !check && !blank && take_check(reader);
        const bool new_offer = !new_check && !offer && take_offer(reader);
        const bool new_marks = !new_check && !new_offer && !marks && take_marks(reader);
        more = new_check || new_offer || new_marks || take_glyph(reader);
        check = check || new_check;
        offer = offer || new_offer;
        marks = marks || new_marks;
    }
}

// ---- the whole ----------------------------------------------------------------------------------

static bool has_small_file(const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (text[i] >= 'a' && text[i] <= 'h') {
            return true;
        }
    }
    return false;
}

jd_san_words jd_san_words_read(const char *text, size_t length) {
    source reader = {(const unsigned char *)text, 0, length, !has_small_file(text, length)};
    jd_san_words words = {.form = JD_SAN_NO_FORM,
                          .hint_file = -1,
                          .from_file = -1,
                          .from_rank = -1,
                          .to_file = -1,
                          .to_rank = -1};
    (void)skip_blanks(&reader);
    if (take_null(&reader)) {
        words.form = JD_SAN_NULL_MOVE;
        return words;
    }
    skip_number(&reader);
    const bool sound = take_castling(&reader, &words) || take_move(&reader, &words);
    if (sound) {
        take_rest(&reader, &words);
    }
    words.column = (uint32_t)reader.at + 1;
    if (!sound || !at_end(&reader)) {
        words.form = JD_SAN_NO_FORM;
    }
    return words;
}
