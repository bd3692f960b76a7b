// exports.h -- what the parts of the door share: its macro and its areas.
// SPDX-License-Identifier: MIT

#ifndef JDW_EXPORTS_H
#define JDW_EXPORTS_H

#include "board/moves.h"

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif
// The prototype and, after it, the function itself.
#define DOOR(result, name, parameters)                                                             \
    result name parameters EXPORT(name);                                                           \
    result name parameters

// What a function answers to numbers that name nothing.
enum { MISUSE = -1 };

enum { TEXT_SIZE = 65536, WORDS_COUNT = JD_MAX_MOVES + 1 };
extern char door_text[TEXT_SIZE];        // text in and out
extern uint32_t door_words[WORDS_COUNT]; // lists out
extern jd_position door_position;        // the resident position

// Copies a closed text into the text area; returns its length.
int door_put_text(const char *from);

// A move of the resident position with what JavaScript wants to know of it: bits 0-15 the move,
// 16-18 the kind that moves, 19-21 the kind it captures, 22 whether castling is written king takes
// rook, 23-28 where the captured piece stands.
uint32_t door_described(jd_move move);

#endif
