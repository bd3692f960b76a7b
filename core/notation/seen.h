// seen.h -- how often a position of a game has been on the board. Floor 2.
//
// Positions are kept since the last capture or pawn move, because those before cannot come again,
// and at most JD_SEEN of them: what is longer is no game, and is not searched further.
// SPDX-License-Identifier: MIT

#ifndef JD_SEEN_H
#define JD_SEEN_H

#include "../board/position.h"

#define JD_SEEN 2048

// What Law 10.10 compares; the side to move follows from the place: every ply changes it.
typedef struct jd_seen_place {
    jd_squares kind[6]; // from JD_PAWN
    jd_squares white;
    uint8_t rook[2][2];
    jd_square en_passant; // JD_NO_SQUARE if no such capture is legal
    uint8_t unused[3];
} jd_seen_place;

typedef struct jd_seen {
    uint32_t length;        // of the stretch
    uint32_t most;          // occurrences of one of them
    uint64_t mark[JD_SEEN]; // equal for equal places
    jd_seen_place place[JD_SEEN];
} jd_seen;

// Puts the next position of a game; `first` forgets those of another one. Returns how often it has
// been there.
uint32_t jd_seen_put(jd_seen *seen, const jd_position *position, bool first);
// How often a position that would follow the last one has been there.
uint32_t jd_seen_before(const jd_seen *seen, const jd_position *next);

#endif
