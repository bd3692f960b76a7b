// letters.c -- the letters of the pieces in several languages. Floor 2.
// SPDX-License-Identifier: MIT

#include "letters_parts.h"

typedef struct language {
    const char *tag;
    const char *kind[7]; // by jd_kind; [0] is ""
    const char *castling[2];
    const char *becomes;
} language;

static const language languages[JD_LETTERS_COUNT] = {
#define LETTERS(name, tag, pawn, knight, bishop, rook, queen, king, short, long, becomes)          \
    {tag, {"", pawn, knight, bishop, rook, queen, king}, {short, long}, becomes},
#include "letters.def"
#undef LETTERS
};

const char *jd_letters_tag(jd_letters letters) {
    JD_ASSERT(letters < JD_LETTERS_COUNT);
    return languages[letters].tag;
}

static bool is_text(const char *text, size_t length, const char *wanted) {
    size_t at = 0;
    while (at < length && wanted[at] != '\0' && text[at] == wanted[at]) {
        at++;
    }
    return at == length && wanted[at] == '\0';
}

bool jd_letters_find(const char *tag, size_t length, jd_letters *letters) {
    JD_ASSERT(letters != NULL && (tag != NULL || length == 0));
    for (int i = 0; i < JD_LETTERS_COUNT; i++) {
        if (is_text(tag, length, languages[i].tag)) {
            *letters = (jd_letters)i;
            return true;
        }
    }
    return false;
}

// ---- reading ------------------------------------------------------------------------------------

// One of the spellings, which are parted by |.
static bool take_spelling(jd_source *source, const char *spellings) {
    const char *at = spellings;
    while (*at != '\0') {
        size_t length = 0;
        while (at[length] != '\0' && at[length] != '|') {
            length++;
        }
        if (jd_source_take_bytes(source, at, length)) {
            return true;
        }
        at += length + (at[length] == '|');
    }
    return false;
}

// A letter of A to Z written small.
static bool take_small(jd_source *source, const char *spelling, bool no_file) {
    const char capital = spelling[0];
    const bool is_letter = capital >= 'A' && capital <= 'Z' && spelling[1] == '\0';
    return is_letter && (no_file || capital > 'H') &&
           jd_source_take(source, (uint32_t)(capital | 0x20));
}

// The king goes first: the Russian one begins like the knight.
static jd_kind take_of(jd_source *source, jd_letters letters, bool no_file) {
    for (int kind = JD_KING; kind >= JD_PAWN; kind--) {
        const char *spellings = languages[letters].kind[kind];
        if (take_spelling(source, spellings) || take_small(source, spellings, no_file)) {
            return (jd_kind)kind;
        }
    }
    return JD_NO_KIND;
}

static jd_kind take_figurine(jd_source *source) {
    static const uint8_t kinds[6] = {JD_KING, JD_QUEEN, JD_ROOK, JD_BISHOP, JD_KNIGHT, JD_PAWN};
    const uint32_t character = jd_source_next(source);
    if (character < 0x2654 || character > 0x265f) {
        return JD_NO_KIND;
    }
    jd_source_step(source);
    // It may be followed by a selector of its form, as text or as picture.
    (void)(jd_source_take(source, 0xfe0e) || jd_source_take(source, 0xfe0f));
    return (jd_kind)kinds[(character - 0x2654) % 6];
}

jd_kind jd_letters_take_kind(jd_source *source, bool no_file) {
    const jd_kind figurine = take_figurine(source);
    return figurine ? figurine : take_of(source, (jd_letters)source->letters, no_file);
}

bool jd_letters_take_castling(jd_source *source, jd_wing *wing) {
    const language *own = &languages[source->letters];
    for (int i = JD_SHORT; i <= JD_LONG; i++) {
        if (take_spelling(source, own->castling[i])) {
            *wing = (jd_wing)i;
            return true;
        }
    }
    return false;
}

bool jd_letters_take_becomes(jd_source *source) {
    return take_spelling(source, languages[source->letters].becomes);
}

// ---- writing ------------------------------------------------------------------------------------

size_t jd_letters_put_kind(jd_letters letters, jd_kind kind, char *out) {
    JD_ASSERT(letters < JD_LETTERS_COUNT);
    const char *spelling = languages[letters].kind[kind];
    size_t length = 0;
    for (; spelling[length] != '\0' && spelling[length] != '|'; length++) {
        out[length] = spelling[length];
    }
    return length;
}
