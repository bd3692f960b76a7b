// san_plain.c -- takes apart what jd_san_write writes, which most texts are. Floor 2.
//
// san_words.c would say the same of it, later.
// SPDX-License-Identifier: MIT

#include "san_parts.h"

static jd_kind kind_of_english(char letter) {
    switch (letter) {
    case 'P': return JD_PAWN;
    case 'N': return JD_KNIGHT;
    case 'B': return JD_BISHOP;
    case 'R': return JD_ROOK;
    case 'Q': return JD_QUEEN;
    case 'K': return JD_KING;
    default: return JD_NO_KIND;
    }
}

// The square that ends text[0..length), into the words.
static bool ends_with_square(const char *text, size_t length, jd_san_words *words) {
    if (length < 2) {
        return false;
    }
    words->to_file = text[length - 2] - 'a';
    words->to_rank = text[length - 1] - '1';
    return (unsigned)words->to_file < 8 && (unsigned)words->to_rank < 8;
}

// Behind the piece and before the square: departure and a sign of capture.
static bool plain_departure(const char *text, size_t length, jd_san_words *words) {
    size_t at = 0;
    if (at < length && (unsigned)(text[at] - 'a') < 8) {
        words->from_file = text[at++] - 'a';
    }
    if (at < length && (unsigned)(text[at] - '1') < 8) {
        words->from_rank = text[at++] - '1';
    }
    if (at < length && text[at] == 'x') {
        words->captures = true;
        at++;
    }
    return at == length;
}

bool jd_san_take_plain(const char *text, size_t length, jd_san_words *words) {
    if (length > 2 && (text[length - 1] == '+' || text[length - 1] == '#')) {
        length--;
    }
    const jd_kind kind = length > 2 ? kind_of_english(text[0]) : JD_NO_KIND;
    if (kind == JD_NO_KIND && length > 3 && text[length - 2] == '=') {
        words->promotion = kind_of_english(text[length - 1]);
        length -= 2;
        if (words->promotion < JD_KNIGHT || words->promotion > JD_QUEEN) {
            return false;
        }
    }
    if (kind == JD_PAWN || !ends_with_square(text, length, words)) {
        return false;
    }
    words->form = JD_SAN_MOVE;
    words->kind = kind;
    if (kind != JD_NO_KIND) {
        return plain_departure(text + 1, length - 3, words);
    }
    if (length == 4 && text[1] == 'x') {
        return plain_departure(text, 2, words) && words->from_file >= 0;
    }
    return length == 2;
}
