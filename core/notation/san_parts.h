// san_parts.h -- what a move's text says, before the position is asked. Floor 2, not for others.
// SPDX-License-Identifier: MIT

#ifndef JD_SAN_PARTS_H
#define JD_SAN_PARTS_H

#include "san.h"

typedef enum jd_san_form {
    JD_SAN_MOVE,       // a piece or a pawn goes to a square
    JD_SAN_CASTLING,   // O-O and its kin
    JD_SAN_NULL_MOVE,  // "--" and its kin
    JD_SAN_WHICH_PAWN, // "xd6": a capture that does not say by what
    JD_SAN_NO_FORM,    // not a move
} jd_san_form;

// Files and ranks 0..7, or -1 where the text does not say.
typedef struct jd_san_words {
    jd_san_form form;
    jd_wing wing;  // of castling
    jd_kind kind;  // JD_NO_KIND: no letter
    int hint_file; // a file before the square of departure: "bd2xc3"
    int from_file;
    int from_rank;
    int to_file;
    int to_rank;
    jd_kind promotion; // JD_NO_KIND: none named
    bool captures;
    bool en_passant;
    uint32_t column; // where reading stopped, 1-based
} jd_san_words;

// The squares of a file and of a rank; -1 is any.
static inline jd_squares jd_san_squares(int file, int rank) {
    const jd_squares a_file = 0x0101010101010101ULL;
    const jd_squares first_rank = 0xff;
    return (file < 0 ? ~(jd_squares)0 : a_file << file) &
           (rank < 0 ? ~(jd_squares)0 : first_rank << 8 * rank);
}

// Reads the form only; knows no position.
void jd_san_words_read(const char *text, size_t length, jd_letters letters, jd_san_words *words);

// The same of canonical SAN in English, but castling; false if it is another text.
bool jd_san_take_plain(const char *text, size_t length, jd_san_words *words);

#endif
