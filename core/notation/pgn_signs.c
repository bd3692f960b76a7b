// pgn_signs.c -- results and signs as people write them, PGN standard 8.2.6 and 10. Floor 2.
// SPDX-License-Identifier: MIT

#include "pgn_window.h"

bool jd_pgn_is_text(const char *text, size_t length, const char *wanted) {
    for (size_t i = 0; i < length; i++) {
        if (wanted[i] == '\0' || text[i] != wanted[i]) {
            return false;
        }
    }
    return wanted[length] == '\0';
}

static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

bool jd_pgn_is_text_any_case(const char *text, size_t length, const char *wanted) {
    for (size_t i = 0; i < length; i++) {
        if (wanted[i] == '\0' || small(text[i]) != small(wanted[i])) {
            return false;
        }
    }
    return wanted[length] == '\0';
}

static size_t length_of(const char *text) {
    size_t length = 0;
    while (text[length]) {
        length++;
    }
    return length;
}

static bool begins_with(const char *text, size_t length, const char *start) {
    const size_t size = length_of(start);
    return size <= length && jd_pgn_is_text(text, size, start);
}

// ---- results ------------------------------------------------------------------------------------

const char *jd_pgn_result_text(jd_pgn_result result) {
    static const char *const texts[] = {"-", "1-0", "0-1", "1/2-1/2", "*"};
    JD_ASSERT((size_t)result < sizeof texts / sizeof texts[0]);
    return texts[result];
}

static jd_pgn_result exact_result(const char *text, size_t length) {
    for (int result = JD_PGN_WHITE_WINS; result <= JD_PGN_UNFINISHED; result++) {
        if (jd_pgn_is_text(text, length, jd_pgn_result_text((jd_pgn_result)result))) {
            return (jd_pgn_result)result;
        }
    }
    return JD_PGN_NO_RESULT;
}

typedef struct replacement {
    const char *from;
    const char *to;
} replacement;

// Printed dashes and halves, a colon for the dash, blanks around it.
static const replacement plainer[] = {
    {"\xe2\x80\x93", "-"},
    {"\xe2\x80\x94", "-"},
    {"\xe2\x88\x92", "-"},
    {":", "-"},
    {"\xc2\xbd", "1/2"},
    {"\xbd", "1/2"},
    {" ", ""},
};

static const replacement *plainer_of(const char *text, size_t length) {
    for (size_t i = 0; i < sizeof plainer / sizeof plainer[0]; i++) {
        if (begins_with(text, length, plainer[i].from)) {
            return &plainer[i];
        }
    }
    return NULL;
}

jd_pgn_result jd_pgn_result_of(const char *text, size_t length, bool *exact) {
    const jd_pgn_result result = exact_result(text, length);
    *exact = result != JD_PGN_NO_RESULT;
    if (*exact || length > 12) {
        return result;
    }
    char plain[40];
    size_t size = 0;
    for (size_t at = 0; at < length;) {
        const replacement *here = plainer_of(text + at, length - at);
        if (!here) {
            plain[size++] = text[at++];
            continue;
        }
        for (size_t i = 0; here->to[i]; i++) {
            plain[size++] = here->to[i];
        }
        at += length_of(here->from);
    }
    return jd_pgn_is_text(plain, size, "1/2") ? JD_PGN_DRAW : exact_result(plain, size);
}

static bool is_word(char c) {
    const int class = jd_pgn_class_of[(unsigned char)c];
    return class == WORD || class == DIGIT;
}

size_t jd_pgn_spaced_result(const char *text, size_t length, bool final) {
    static const char *const results[] = {"1 - 0", "0 - 1", "1/2 - 1/2"};
    for (size_t i = 0; i < sizeof results / sizeof results[0]; i++) {
        const char *result = results[i];
        size_t same = 0;
        while (result[same] && same < length && text[same] == result[same]) {
            same++;
        }
        if (same == length && !final) {
            return JD_PGN_MORE;
        }
        if (!result[same] && (same == length || !is_word(text[same]))) {
            return same;
        }
    }
    return 0;
}

// ---- blanks -------------------------------------------------------------------------------------

typedef struct range {
    uint16_t first, last; // two bytes of UTF-8, or the last two of three
    uint8_t lead;         // of three; 0 for two
} range;

static const range blanks[] = {
    {0xc2a0, 0xc2a0, 0},    {0xc2ad, 0xc2ad, 0},    {0x8080, 0x808f, 0xe2}, {0x80a8, 0x80af, 0xe2},
    {0x819f, 0x81a0, 0xe2}, {0x8080, 0x8080, 0xe3}, {0xbbbf, 0xbbbf, 0xef},
};

static unsigned two_bytes(const char *text) {
    return (unsigned)(unsigned char)text[0] << 8 | (unsigned char)text[1];
}

size_t jd_pgn_wide_blank(const char *text, size_t length) {
    for (size_t i = 0; i < sizeof blanks / sizeof blanks[0]; i++) {
        const size_t lead = blanks[i].lead ? 1 : 0;
        if (length < lead + 2 || (lead && (unsigned char)text[0] != blanks[i].lead)) {
            continue;
        }
        const unsigned code = two_bytes(text + lead);
        if (code >= blanks[i].first && code <= blanks[i].last) {
            return lead + 2;
        }
    }
    return 0;
}

// ---- signs --------------------------------------------------------------------------------------

typedef struct sign {
    const char *text;
    uint8_t glyph;
} sign;

// No sign is the end of another that stands behind it.
static const sign signs[] = {
    {"!!", 3},
    {"??", 4},
    {"!?", 5},
    {"?!", 6},
    {"!", 1},
    {"?", 2},
    {"+/-", 16},
    {"-/+", 17},
    {"+/=", 14},
    {"=/+", 15},
    {"+-", 18},
    {"-+", 19},
    {"+=", 14},
    {"=+", 15},
    {"=", 10},
    {"\xc2\xb1", 16},      // plus-minus
    {"\xe2\x88\x93", 17},  // minus-plus
    {"\xe2\xa9\xb2", 14},  // plus over equals
    {"\xe2\xa9\xb1", 15},  // equals over plus
    {"\xe2\x88\x9e", 13},  // infinity
    {"\xe2\x96\xa1", 7},   // white square: forced
    {"\xe2\x98\x90", 7},   // ballot box
    {"\xe2\xa8\x80", 22},  // circled dot: zugzwang
    {"\xe2\x86\x92", 40},  // rightwards arrow: attack
    {"\xe2\x86\x91", 36},  // upwards arrow: initiative
    {"\xe2\x87\x86", 132}, // arrows both ways: counterplay
    {"\xe2\x9f\xb3", 32},  // clockwise arrow: development
    {"\xe2\x8a\x95", 138}, // circled plus: time trouble
    {"\xe2\x88\x86", 140}, // increment: with the idea
    {"\xce\x94", 140},     // Delta
    {"N", 146},            // novelty
};
#define SIGNS (sizeof signs / sizeof signs[0])

int jd_pgn_glyph_of(const char *text, size_t length) {
    for (size_t i = 0; i < SIGNS; i++) {
        if (jd_pgn_is_text(text, length, signs[i].text)) {
            return signs[i].glyph;
        }
    }
    return -1;
}

size_t jd_pgn_sign_behind(const char *text, size_t length) {
    for (size_t i = 0; i + 1 < SIGNS; i++) {
        const size_t size = length_of(signs[i].text);
        if (size < length && jd_pgn_is_text(text + length - size, size, signs[i].text)) {
            return size;
        }
    }
    return 0;
}
