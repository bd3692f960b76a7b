// source.c -- characters of UTF-8, one at a time. Floor 2.
// SPDX-License-Identifier: MIT

#include "source.h"

#define NOT_A_CHARACTER 0xfffd

static bool is_further(const jd_source *source, size_t at) {
    return at < source->length && (source->text[at] & 0xc0) == 0x80;
}

// One of the longer forms, or NOT_A_CHARACTER if it says what a shorter one says.
static uint32_t checked(uint32_t character, uint32_t least, size_t length, size_t *size) {
    *size = character >= least ? length : 1;
    return character >= least ? character : NOT_A_CHARACTER;
}

// The character at the place and its length in bytes.
static uint32_t peek(const jd_source *source, size_t *size) {
    const size_t at = source->at;
    *size = 0;
    if (at >= source->length) {
        return 0;
    }
    const unsigned char *text = source->text + at;
    *size = 1;
    if (text[0] < 0x80) {
        return text[0] ? text[0] : NOT_A_CHARACTER; // 0 is the end
    }
    if ((text[0] & 0xe0) == 0xc0 && is_further(source, at + 1)) {
        return checked((uint32_t)(text[0] & 0x1f) << 6 | (text[1] & 0x3f), 0x80, 2, size);
    }
    if ((text[0] & 0xf0) == 0xe0 && is_further(source, at + 1) && is_further(source, at + 2)) {
        const uint32_t low = (uint32_t)(text[1] & 0x3f) << 6 | (text[2] & 0x3f);
        return checked((uint32_t)(text[0] & 0x0f) << 12 | low, 0x800, 3, size);
    }
    return NOT_A_CHARACTER;
}

uint32_t jd_source_next(const jd_source *source) {
    size_t size;
    return peek(source, &size);
}

void jd_source_step(jd_source *source) {
    size_t size;
    (void)peek(source, &size);
    source->at += size;
}

bool jd_source_take(jd_source *source, uint32_t character) {
    if (jd_source_next(source) != character) {
        return false;
    }
    jd_source_step(source);
    return true;
}

bool jd_source_take_word(jd_source *source, const char *word) {
    const size_t before = source->at;
    for (; *word; word++) {
        if (!jd_source_take(source, (unsigned char)*word)) {
            source->at = before;
            return false;
        }
    }
    return true;
}

bool jd_source_take_bytes(jd_source *source, const char *bytes, size_t length) {
    if (length > source->length - source->at) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        if (source->text[source->at + i] != (unsigned char)bytes[i]) {
            return false;
        }
    }
    source->at += length;
    return true;
}

static bool is_blank(uint32_t c) { return c == ' ' || (c >= '\t' && c <= '\r') || c == 0xa0; }

bool jd_source_skip_blanks(jd_source *source) {
    const size_t before = source->at;
    while (is_blank(jd_source_next(source))) {
        jd_source_step(source);
    }
    return source->at != before;
}
