// text.c -- reading words, numbers and times from a line, and writing them. Floor 0.
// SPDX-License-Identifier: MIT

#include "text.h"

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

jd_span jd_span_of(const char *text) {
    jd_span span = {text, 0};
    while (text[span.length] != '\0') {
        span.length++;
    }
    return span;
}

bool jd_span_is(jd_span span, const char *word) {
    size_t i = 0;
    while (i < span.length && word[i] != '\0' && span.at[i] == word[i]) {
        i++;
    }
    return i == span.length && word[i] == '\0';
}

jd_span jd_span_next(jd_span *rest) {
    while (rest->length > 0 && is_blank(*rest->at)) {
        rest->at++;
        rest->length--;
    }
    if (rest->length > 0 && *rest->at == '#') {
        rest->length = 0;
    }
    jd_span word = {rest->at, 0};
    while (word.length < rest->length && !is_blank(word.at[word.length])) {
        word.length++;
    }
    rest->at += word.length;
    rest->length -= word.length;
    return word;
}

jd_span jd_span_until(jd_span *rest, char mark) {
    jd_span part = {rest->at, 0};
    while (part.length < rest->length && part.at[part.length] != mark) {
        part.length++;
    }
    const size_t taken = part.length < rest->length ? part.length + 1 : part.length;
    rest->at += taken;
    rest->length -= taken;
    return part;
}

bool jd_span_number(jd_span span, uint32_t *number) {
    if (span.length == 0 || span.length > 9) {
        return false;
    }
    uint32_t value = 0;
    for (size_t i = 0; i < span.length; i++) {
        if (!is_digit(span.at[i])) {
            return false;
        }
        value = value * 10 + (uint32_t)(span.at[i] - '0');
    }
    *number = value;
    return true;
}

// Up to three digits after the point are milliseconds.
static bool read_fraction(jd_span span, int64_t *ms) {
    uint32_t value = 0;
    if (span.length > 3 || !jd_span_number(span, &value)) {
        return false;
    }
    for (size_t i = span.length; i < 3; i++) {
        value *= 10;
    }
    *ms += value;
    return true;
}

bool jd_span_time(jd_span span, int64_t *ms) {
    jd_span rest = span;
    jd_span whole = jd_span_until(&rest, '.');
    const bool has_fraction = whole.length < span.length;
    int64_t seconds = 0;
    int parts = 0;
    while (whole.length > 0) {
        const size_t before = whole.length;
        const jd_span part = jd_span_until(&whole, ':');
        uint32_t value = 0;
        const bool dangling = part.length < before && whole.length == 0;
        if (!jd_span_number(part, &value) || (parts > 0 && (part.length != 2 || value > 59)) ||
            ++parts > 3 || dangling) {
            return false;
        }
        seconds = seconds * 60 + value;
    }
    int64_t result = seconds * 1000;
    if (parts == 0 || (has_fraction && !read_fraction(rest, &result))) {
        return false;
    }
    *ms = result;
    return true;
}

bool jd_span_square(jd_span span, jd_square *square) {
    if (span.length != 2 || span.at[0] < 'a' || span.at[0] > 'h' || span.at[1] < '1' ||
        span.at[1] > '8') {
        return false;
    }
    *square = jd_square_at(span.at[0] - 'a', span.at[1] - '1');
    return true;
}

jd_writer jd_writer_into(char *out, size_t size) {
    jd_writer writer;
    writer.out = out;
    writer.size = size;
    writer.length = 0;
    if (size > 0) {
        out[0] = '\0';
    }
    return writer;
}

void jd_write_char(jd_writer *writer, char c) {
    if (writer->length + 1 < writer->size) {
        writer->out[writer->length] = c;
        writer->out[writer->length + 1] = '\0';
    }
    writer->length++;
}

// The fields are kept in hand: what is written might be one of them, for all the compiler knows.
void jd_write_text(jd_writer *writer, const char *text) {
    char *out = writer->out;
    const size_t room = writer->size > 0 ? writer->size - 1 : 0;
    const size_t begin = writer->length;
    size_t length = begin;
    for (; *text != '\0'; text++, length++) {
        if (length < room) {
            out[length] = *text;
        }
    }
    if (begin < room) {
        out[length < room ? length : room] = '\0';
    }
    writer->length = length;
}

void jd_write_number(jd_writer *writer, int64_t number) {
    char digits[20];
    int count = 0;
    uint64_t value = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do {
        digits[count++] = (char)('0' + value % 10);
        value /= 10;
    } while (value > 0);
    if (number < 0) {
        jd_write_char(writer, '-');
    }
    while (count > 0) {
        jd_write_char(writer, digits[--count]);
    }
}

void jd_write_square(jd_writer *writer, jd_square square) {
    jd_write_char(writer, (char)('a' + jd_file_of(square)));
    jd_write_char(writer, (char)('1' + jd_rank_of(square)));
}

static void write_two_digits(jd_writer *writer, int64_t value) {
    jd_write_char(writer, (char)('0' + value / 10));
    jd_write_char(writer, (char)('0' + value % 10));
}

void jd_write_time(jd_writer *writer, int64_t ms) {
    if (ms < 0) {
        jd_write_char(writer, '-');
        ms = -ms;
    }
    const int64_t seconds = ms / 1000;
    jd_write_number(writer, seconds / 3600);
    jd_write_char(writer, ':');
    write_two_digits(writer, seconds / 60 % 60);
    jd_write_char(writer, ':');
    write_two_digits(writer, seconds % 60);
    if (ms % 1000 != 0) {
        jd_write_char(writer, '.');
        jd_write_char(writer, (char)('0' + ms / 100 % 10));
        write_two_digits(writer, ms % 100);
    }
}

static const char letters[] = ".PNBRQK";

char jd_piece_letter(jd_piece piece, char empty) {
    if (piece == JD_EMPTY) {
        return empty;
    }
    const char letter = letters[jd_kind_of(piece)];
    return (char)(jd_color_of(piece) == JD_WHITE ? letter : letter + 'a' - 'A');
}

jd_kind jd_kind_of_letter(char letter) {
    for (int kind = JD_PAWN; kind <= JD_KING; kind++) {
        if (letter == letters[kind] || letter == letters[kind] + 'a' - 'A') {
            return (jd_kind)kind;
        }
    }
    return JD_NO_KIND;
}
