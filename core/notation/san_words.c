// san_words.c -- takes the text of a move apart, as people write it. Floor 2.
//
//   [number] (null | castling | [piece] [departure] [x -] destination) {promotion, e.p., + ! (=)}
//
// One reader with one place to read at; a take_ function advances it and gives true, or leaves it
// where it was.
// SPDX-License-Identifier: MIT

#include "letters_parts.h"
#include "san_parts.h"

// ---- characters ---------------------------------------------------------------------------------

static bool is_dash(uint32_t c) { return c == '-' || c == 0x2013 || c == 0x2014; }
static bool is_times(uint32_t c) { return c == 'x' || c == 'X' || c == ':' || c == 0xd7; }

// ---- squares --------------------------------------------------------------------------

static int take_file(jd_source *reader) {
    const uint32_t letter = jd_source_next(reader);
    const uint32_t character = reader->capitals ? letter | 0x20 : letter;
    if (character < 'a' || character > 'h') {
        return -1;
    }
    jd_source_step(reader);
    return (int)(character - 'a');
}

static int take_rank(jd_source *reader) {
    const uint32_t character = jd_source_next(reader);
    if (character < '1' || character > '8') {
        return -1;
    }
    jd_source_step(reader);
    return (int)(character - '1');
}

static bool take_square(jd_source *reader, int *file, int *rank) {
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

static bool take_null(jd_source *reader) {
    static const char *const nulls[] = {"--", "Z0", "0000", "@@@@", "null", "<>", "pass"};
    for (size_t i = 0; i < sizeof nulls / sizeof nulls[0]; i++) {
        const size_t before = reader->at;
        if (jd_source_take_word(reader, nulls[i])) {
            (void)jd_source_skip_blanks(reader);
            if (jd_source_at_end(reader)) {
                return true;
            }
            reader->at = before;
        }
    }
    return false;
}

// "1.", "12...", "...", and the one character for three dots.
static void skip_number(jd_source *reader) {
    const size_t before = reader->at;
    while (jd_source_next(reader) >= '0' && jd_source_next(reader) <= '9') {
        jd_source_step(reader);
    }
    (void)jd_source_skip_blanks(reader);
    if (jd_source_next(reader) != '.' && jd_source_next(reader) != 0x2026) {
        reader->at = before;
        return;
    }
    while (jd_source_take(reader, '.') || jd_source_take(reader, 0x2026)) {
    }
    (void)jd_source_skip_blanks(reader);
}

// The letter O, the digit 0, and the Cyrillic letter that looks like them.
static bool take_round(jd_source *reader) {
    return jd_source_take(reader, 'O') || jd_source_take(reader, 'o') ||
           jd_source_take(reader, '0') || jd_source_take(reader, 0x41e) ||
           jd_source_take(reader, 0x43e);
}

static bool take_dash(jd_source *reader) {
    if (!is_dash(jd_source_next(reader))) {
        return false;
    }
    jd_source_step(reader);
    return true;
}

static bool take_castling(jd_source *reader, jd_san_words *words) {
    const size_t before = reader->at;
    if (jd_letters_take_castling(reader, &words->wing)) {
        words->form = JD_SAN_CASTLING;
        return true;
    }
    if (!take_round(reader)) {
        return false;
    }
    const bool dashes = is_dash(jd_source_next(reader));
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
static bool take_between(jd_source *reader, jd_san_words *words, bool departure_is_full) {
    if (is_times(jd_source_next(reader))) {
        jd_source_step(reader);
        words->captures = true;
        return true;
    }
    const bool named = words->kind != JD_NO_KIND;
    if (is_dash(jd_source_next(reader)) && (named || departure_is_full)) {
        jd_source_step(reader);
        return true;
    }
    const size_t before = reader->at;
    int file;
    int rank;
    if (departure_is_full && jd_source_skip_blanks(reader) && take_square(reader, &file, &rank)) {
        reader->at = before;
        (void)jd_source_skip_blanks(reader);
        return true;
    }
    reader->at = before;
    return false;
}

// A second coordinate: a square; or a file alone after a file alone ("exd", but not the e of
// "e.p.").
static bool take_destination(jd_source *reader, jd_san_words *words) {
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

static bool take_squares(jd_source *reader, jd_san_words *words) {
    words->from_file = take_file(reader);
    words->from_rank = take_rank(reader);
    if (words->from_file == 1 && words->from_rank < 0 && words->kind == JD_NO_KIND) {
        // "bd2xc3" names no bishop: a small b is the file.
        const size_t before = reader->at;
        int file;
        int rank;
        if (take_square(reader, &file, &rank) &&
            (is_times(jd_source_next(reader)) || is_dash(jd_source_next(reader)))) {
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

static bool take_move(jd_source *reader, jd_san_words *words) {
    words->form = JD_SAN_MOVE;
    words->kind = jd_letters_take_kind(reader, false);
    const bool nothing_first = is_times(jd_source_next(reader));
    if (!take_squares(reader, words)) {
        return false;
    }
    if (words->kind == JD_NO_KIND && nothing_first) {
        words->form = JD_SAN_WHICH_PAWN;
    }
    return words->kind != JD_NO_KIND || words->from_file >= 0 || words->from_rank < 0;
}

// ---- what follows the squares -------------------------------------------------------------------

static bool take_promotion(jd_source *reader, jd_san_words *words) {
    const size_t before = reader->at;
    (void)jd_source_skip_blanks(reader);
    const bool bracket = jd_source_take(reader, '(');
    (void)(bracket || jd_source_take(reader, '=') || jd_source_take(reader, '/') ||
           jd_letters_take_becomes(reader));
    const jd_kind kind = jd_letters_take_kind(reader, true);
    if (kind < JD_KNIGHT || kind > JD_QUEEN || (bracket && !jd_source_take(reader, ')'))) {
        reader->at = before;
        return false;
    }
    words->promotion = kind;
    return true;
}

static bool take_en_passant(jd_source *reader) {
    const size_t before = reader->at;
    (void)(jd_source_skip_blanks(reader) || jd_source_take(reader, '/'));
    if (jd_source_take_word(reader, "e.p.") || jd_source_take_word(reader, "e.p") ||
        jd_source_take_word(reader, "ep")) {
        return true;
    }
    reader->at = before;
    return false;
}

// Also an unequal sign and daggers.
static bool is_check(uint32_t c) {
    return c == '+' || c == '#' || c == 0x2260 || c == 0x2020 || c == 0x2021;
}

static bool take_check(jd_source *reader) {
    if (jd_source_take_word(reader, "++")) {
        return true;
    }
    if (!is_check(jd_source_next(reader))) {
        return false;
    }
    jd_source_step(reader);
    return true;
}

// (=) is the Laws' sign of a draw offer (11.1).
static bool take_offer(jd_source *reader) {
    return jd_source_take_word(reader, "(=)") || jd_source_take(reader, '=');
}

static bool is_mark(uint32_t character) { return character == '!' || character == '?'; }

static bool take_marks(jd_source *reader) {
    const size_t before = reader->at;
    for (int count = 0; count < 2 && is_mark(jd_source_next(reader)); count++) {
        jd_source_step(reader);
    }
    return reader->at != before;
}

// "$1": a numeric annotation glyph.
static bool take_glyph(jd_source *reader) {
    const size_t before = reader->at;
    if (!jd_source_take(reader, '$')) {
        return false;
    }
    while (jd_source_next(reader) >= '0' && jd_source_next(reader) <= '9') {
        jd_source_step(reader);
    }
    if (reader->at > before + 1) {
        return true;
    }
    reader->at = before;
    return false;
}

static void take_rest(jd_source *reader, jd_san_words *words) {
    if (words->form == JD_SAN_MOVE) {
        (void)((words->kind == JD_NO_KIND || words->kind == JD_PAWN) &&
               take_promotion(reader, words));
        words->captures = jd_source_take(reader, ':') || words->captures;
        words->en_passant = take_en_passant(reader);
    }
    bool check = false;
    bool offer = false;
    bool marks = false;
    for (bool more = true; more;) {
        const bool blank = jd_source_skip_blanks(reader);
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

static const jd_san_words no_words = {.form = JD_SAN_NO_FORM,
                                      .hint_file = -1,
                                      .from_file = -1,
                                      .from_rank = -1,
                                      .to_file = -1,
                                      .to_rank = -1};

void jd_san_words_read(const char *text, size_t length, jd_letters letters, jd_san_words *words) {
    *words = no_words;
    if (letters == JD_LETTERS_EN && jd_san_take_plain(text, length, words)) {
        return;
    }
    *words = no_words;
    jd_source reader = {(const unsigned char *)text, 0, length, !has_small_file(text, length),
                        (uint8_t)letters};
    (void)jd_source_skip_blanks(&reader);
    if (take_null(&reader)) {
        words->form = JD_SAN_NULL_MOVE;
        return;
    }
    skip_number(&reader);
    const bool sound = take_castling(&reader, words) || take_move(&reader, words);
    if (sound) {
        take_rest(&reader, words);
    }
    words->column = (uint32_t)reader.at + 1;
    if (!sound || !jd_source_at_end(&reader)) {
        words->form = JD_SAN_NO_FORM;
    }
}
