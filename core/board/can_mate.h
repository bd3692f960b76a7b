// can_mate.h -- can a side still give mate, with the other's help? Floor 1.
// SPDX-License-Identifier: MIT

#ifndef JD_CAN_MATE_H
#define JD_CAN_MATE_H

#include "position.h"

typedef enum jd_mate_chance {
    JD_MATE_NO,      // no series of legal moves ends in mate by the side
    JD_MATE_YES,     // one does: it has been played through
    JD_MATE_UNKNOWN, // neither was found
} jd_mate_chance;

// How many positions are looked at where nobody says how many: some milliseconds.
#define JD_MATE_BUDGET 40000

// Whether any series of legal moves from `position` ends with `side` mating the other. Both answers
// but the last are certain. A NO by material, by a wall of pawns or by a few forced moves comes in
// microseconds. The side to move may be any, kings may be missing (then the answer is UNKNOWN).
jd_mate_chance jd_can_mate(const jd_position *position, jd_color side);

// More plies than any such series that is found has.
#define JD_MATE_PLIES 128

typedef struct jd_mate_line {
    int count;
    jd_move move[JD_MATE_PLIES];
} jd_mate_line;

// The same, and for JD_MATE_YES a series that does: played from `position` on, its last move mates.
// It need not be the shortest. With another answer it is empty. At most `budget` positions are
// looked at, always in one order: with more of them UNKNOWN may become another answer, and no other
// answer changes.
jd_mate_chance jd_find_mate(const jd_position *position, jd_color side, uint32_t budget,
                            jd_mate_line *line);

// Whether the game can still be won by anybody (2023 5.2.2).
typedef enum jd_liveness {
    JD_DEAD,     // certain: neither side can mate
    JD_ALIVE,    // a side can, or a pawn has a free square before it, or kings are missing
    JD_DOUBTFUL, // neither was found
} jd_liveness;

// Cheap enough to be asked after every move: where a pawn can step, only the certain NO is looked
// for. A mate is then as good as always there: of some 5,000 positions tried, one was doubtful.
jd_liveness jd_is_alive(const jd_position *position);

// The same of the position `after` that `move` leads to from one that is alive, at a fraction of
// the cost: where both sides can take their last moves back the game is as alive as it was.
jd_liveness jd_is_alive_after(const jd_position *before, jd_move move, const jd_position *after);

#endif
