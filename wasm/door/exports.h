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

// A move of a position with what JavaScript wants to know of it.
uint32_t door_described(const jd_position *position, jd_move move);

// Copies a closed text into the text area; returns its length.
int door_put_text(const char *from);

#endif
