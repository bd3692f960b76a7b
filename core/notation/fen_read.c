// fen_read.c -- reads a FEN: cuts the text into fields and asks the parts what is wrong. Floor 2.
//
// Strict and lenient reading do the same work; where they differ is fen_report.c.
// SPDX-License-Identifier: MIT

#include "fen_parts.h"

// ---- fields -------------------------------------------------------------------------------------

// The length of the separator at text[0..length), or 0. Blanks of every kind; the low line of web
// addresses; the no-break space.
static size_t separator(const char *text, size_t length) {
    const unsigned char first = (unsigned char)text[0];
    if (first > ' ' && first < 0x80 && first != '_') {
        return 0; // most often
    }
    switch (text[0]) {
    case ' ':
    case '\t':
    case '\n':
    case '\v':
    case '\f':
    case '\r':
    case '_': return 1;
    case '\xc2': return length > 1 && text[1] == '\xa0' ? 2 : 0;
    default: return 0;
    }
}

static size_t skip_separators(const char *text, size_t at, size_t length) {
    for (size_t step = 1; at < length && step; at += step) {
        step = separator(text + at, length - at);
    }
    return at;
}

static size_t skip_field(const char *text, size_t at, size_t length) {
    while (at < length && !separator(text + at, length - at)) {
        at++;
    }
    return at;
}

// ---- EPD ----------------------------------------------------------------------------------------

// The place where the operation that begins at `at` ends: its semicolon, strings respected.
static size_t operation_end(const char *text, size_t at, size_t length) {
    bool quoted = false;
    for (; at < length && (quoted || text[at] != ';'); at++) {
        if (text[at] == '\\' && quoted) {
            at++;
        } else if (text[at] == '"') {
            quoted = !quoted;
        }
    }
    return at < length ? at : length;
}

static bool word_is(const char *text, size_t length, const char word[5]) {
    return length == 4 && __builtin_memcmp(text, word, 4) == 0;
}

// EPD (PGN standard 16.2) has operations in place of the counters: `hmvc 12; fmvn 60;` are taken
// for them, the others are passed over.
static void read_operations(jd_fen_reading *reading, const char *text, size_t at, size_t length) {
    while ((at = skip_separators(text, at, length)) < length) {
        const size_t end = operation_end(text, at, length);
        const size_t word = skip_field(text, at, end);
        const size_t from = skip_separators(text, word, end);
        const jd_fen_field operand = {text + from, skip_field(text, from, end) - from,
                                      (uint32_t)from + 1};
        if (word_is(text + at, word - at, "hmvc")) {
            reading->field[JD_FEN_QUIET] = operand;
        } else if (word_is(text + at, word - at, "fmvn")) {
            reading->field[JD_FEN_NUMBER] = operand;
        }
        at = end + 1;
    }
}

// True if the text from `at` is EPD: an operation's name first, a semicolon last.
static bool is_epd(const char *text, size_t at, size_t length) {
    while (separator(text + length - 1, 1)) {
        length--;
    }
    const int first = text[at] | 0x20;
    return first >= 'a' && first <= 'z' && text[length - 1] == ';';
}

// ---- the whole ----------------------------------------------------------------------------------

static void note_missing(jd_fen_reading *reading, size_t count, size_t length) {
    for (size_t place = count + 1; place <= JD_FEN_NUMBER; place++) {
        jd_fen_note(reading, JD_FEN_FIELD_MISSING, (jd_fen_place)place, (uint32_t)length + 1, 0);
    }
}

// Notes separators that are more, or other, than one space between two fields.
static void check_gap(jd_fen_reading *reading, const char *text, size_t count, size_t at,
                      size_t start, size_t length) {
    const bool inner = count > 0 && start < length;
    if (inner ? start != at + 1 || text[at] != ' ' : start != at) {
        const jd_fen_place place =
            count < JD_FEN_NUMBER ? (jd_fen_place)(count + 1) : JD_FEN_NUMBER;
        jd_fen_note(reading, JD_FEN_SPACING, place, (uint32_t)at + 1, 0);
    }
}

// Cuts text[from..length) into fields.
static void split(jd_fen_reading *reading, const char *text, size_t from, size_t length) {
    size_t count = 0;
    for (size_t at = from;;) {
        const size_t start = skip_separators(text, at, length);
        check_gap(reading, text, count, at, start, length);
        if (start == length) {
            break;
        }
        at = skip_field(text, start, length);
        if (count == JD_FEN_NUMBER) {
            jd_fen_note(reading, JD_FEN_FIELD_EXTRA, JD_FEN_WHOLE, (uint32_t)start + 1, 0);
            break;
        }
        if (count == JD_FEN_EP && is_epd(text, start, length)) {
            jd_fen_note(reading, JD_FEN_EPD_OPERATIONS, JD_FEN_QUIET, (uint32_t)start + 1, 0);
            read_operations(reading, text, start, length);
            return;
        }
        reading->field[++count] = (jd_fen_field){text + start, at - start, (uint32_t)start + 1};
    }
    note_missing(reading, count, length);
}

static void read_text(jd_fen_reading *reading, const char *text, size_t length) {
    size_t from = 0;
    if (length >= 3 && __builtin_memcmp(text, "\xef\xbb\xbf", 3) == 0) {
        jd_fen_note(reading, JD_FEN_BYTE_ORDER_MARK, JD_FEN_WHOLE, 1, 0);
        from = 3;
    }
    if (skip_separators(text, from, length) == length) {
        jd_fen_note(reading, JD_FEN_EMPTY, JD_FEN_WHOLE, 1, 0);
        return;
    }
    split(reading, text, from, length);
    jd_fen_read_fields(reading);
}

jd_fen_report jd_fen_read(const char *text, size_t length, jd_fen_mode mode, jd_fen_level level,
                          jd_position *position) {
    JD_ASSERT(text != NULL || length == 0);
    jd_fen_report report;
    report.count = 0; // most texts have no problem: the list is not cleared
    report.ok = true;
    jd_fen_reading reading = {
        .report = &report, .mode = mode, .level = level, .en_passant = JD_NO_SQUARE};
    reading.position = jd_position_empty();
    read_text(&reading, text, length);
    if (reading.read[JD_FEN_BOARD]) {
        jd_fen_fit_rights(&reading);
        jd_fen_fit_en_passant(&reading);
        if (level == JD_FEN_LEGAL) {
            jd_fen_check_legal(&reading);
        }
    }
    if (report.ok && position) {
        *position = reading.position;
    }
    return report;
}
