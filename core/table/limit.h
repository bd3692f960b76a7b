// limit.h -- how much time a side has: its controls, increments, delays and bonuses. Floor 3.
//
// An increment is added before the move, from the first move on: with 40/1:30:00+30 the clocks show
// 1:30:30 when the game begins, and thirty seconds come with each press. A delay is not charged:
// the clock of a US delay waits, one after Bronstein runs at once and gets back at the press what
// was used of it. SPDX-License-Identifier: MIT

#ifndef JD_LIMIT_H
#define JD_LIMIT_H

#include "game.h"

// The control in force for the side has an increment or a delay of this much.
int64_t jd_limit_increment_ms(const jd_game *game, jd_color side);

// All that the side has beyond the times of the controls, with so many moves counted.
int64_t jd_limit_beyond_ms(const jd_game *game, jd_color side, uint32_t counted);

// Time on the clock until the next flag of the side falls, or JD_FOREVER.
int64_t jd_limit_to_flag_ms(const jd_game *game, jd_color side);

// How long the running clock would still wait before it counts: the rest of a US delay.
int64_t jd_limit_wait_ms(const jd_game *game, jd_color side);

// Lets the running clock advance.
void jd_limit_advance(jd_game *game, int64_t dt_ms);

// The side has been given time: flags that nobody has seen and that need not have fallen are up
// again.
void jd_limit_raise_flags(jd_game *game, jd_color side);

// Drops the flags of all controls whose time is used up. Returns true if one fell.
bool jd_limit_drop_flags(jd_game *game, jd_color side);

#endif
