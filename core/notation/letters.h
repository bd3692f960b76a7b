// letters.h -- the letters of the pieces in several languages. Floor 2.
//
// A language is always told, never guessed: the B of an Englishman is a bishop, that of a German a
// pawn and that of a Hungarian a rook.
// SPDX-License-Identifier: MIT

#ifndef JD_LETTERS_H
#define JD_LETTERS_H

#include "../board/position.h"

typedef enum jd_letters {
#define LETTERS(name, tag, pawn, knight, bishop, rook, queen, king, short, long, becomes)          \
    JD_LETTERS_##name,
#include "letters.def"
#undef LETTERS
    JD_LETTERS_COUNT
} jd_letters;

// "en", "de", ..., "figurines".
const char *jd_letters_tag(jd_letters letters);
// The letters with this tag; false if there are none.
bool jd_letters_find(const char *tag, size_t length, jd_letters *letters);

#endif
