// letters_parts.h -- the words of a language, taken from a text and put into one. Floor 2, not for
// others.
// SPDX-License-Identifier: MIT

#ifndef JD_LETTERS_PARTS_H
#define JD_LETTERS_PARTS_H

#include "letters.h"
#include "source.h"

// A piece in the source's letters, or a figurine, which is everybody's. A small letter means the
// same, but a to h only if it can be no file.
jd_kind jd_letters_take_kind(jd_source *source, bool no_file);

// A word for castling, and the sign of a promotion, if the language has one.
bool jd_letters_take_castling(jd_source *source, jd_wing *wing);
bool jd_letters_take_becomes(jd_source *source);

// Writes the letter of a piece; returns its length in bytes.
size_t jd_letters_put_kind(jd_letters letters, jd_kind kind, char *out);

#endif
