// source.h -- a text that is read character by character. Floor 2, not for others.
//
// One place to read at. What takes something advances the place and gives true, or leaves it.
// SPDX-License-Identifier: MIT

#ifndef JD_SOURCE_H
#define JD_SOURCE_H

#include "../base.h"

typedef struct jd_source {
    const unsigned char *text;
    size_t at;
    size_t length;
    bool capitals;   // files are written in capitals: "BXC3", but not the C of "Cf3"
    uint8_t letters; // a jd_letters: those of the pieces
} jd_source;

// The character at the place, 0 at the end. A byte that is no character of UTF-8 of at most three
// bytes is U+FFFD.
uint32_t jd_source_next(const jd_source *source);

// Goes on by one character.
void jd_source_step(jd_source *source);

bool jd_source_take(jd_source *source, uint32_t character);
bool jd_source_take_word(jd_source *source, const char *word);
bool jd_source_take_bytes(jd_source *source, const char *bytes, size_t length);
bool jd_source_skip_blanks(jd_source *source);

static inline bool jd_source_at_end(const jd_source *source) {
    return source->at == source->length;
}

#endif
