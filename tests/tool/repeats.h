// repeats.h -- how often each position of a game has been on the board.
// SPDX-License-Identifier: MIT

#ifndef JD_REPEATS_H
#define JD_REPEATS_H

#include "board/position.h"

typedef struct repeat_entry {
    uint64_t hash;
    uint32_t count;
    uint32_t next; // in its chain, plus one
    jd_position position;
} repeat_entry;

#define REPEAT_CHAINS 1024

// Positions since the last move that cannot be taken back; the others cannot come again.
typedef struct repeats {
    repeat_entry *entries;
    uint32_t count, room;
    uint32_t stretch;
    uint32_t most;                         // of one position
    uint32_t chain[REPEAT_CHAINS];         // first entry, plus one
    uint32_t chain_stretch[REPEAT_CHAINS]; // a chain of another stretch is empty
} repeats;

void repeats_clear(repeats *all);
// Counts the position; returns how often it has been there.
uint32_t repeats_add(repeats *all, const jd_position *position);
uint32_t repeats_of(const repeats *all, const jd_position *position);
void repeats_free(repeats *all);

#endif
