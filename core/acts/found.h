// found.h -- what a claim or the arbiter brings to light. Floor 5.
// SPDX-License-Identifier: MIT

#ifndef JD_FOUND_H
#define JD_FOUND_H

#include "acts.h"

// Law 12.2: the flag of the side is looked at. `kept` is the word if its moves are made and a
// player claims; JD_WORD_NOTHING for the arbiter, who then only notes the flag.
void jd_flag_noticed(jd_game *game, jd_color side, jd_word kept, jd_verdicts *out);

// Law 12.8: both flags are down, and nobody can tell which fell first.
void jd_first_flag_unknown(jd_game *game, bool sheets_complete, jd_verdicts *out);

// Law 8.1: looks for the earliest illegal move and goes back to before it.
void jd_find_illegal(jd_game *game, const jd_event *event, jd_verdicts *out);

// Sets both clocks to these used times; flags follow.
void jd_set_times(jd_game *game, const int64_t used_ms[2], jd_article article, jd_verdicts *out);

// Laws 8.2, 8.4: back to the position before the accident; of 8.2 with the times then, or if nobody
// knows them in proportion (12.6).
void jd_restore_sound(jd_game *game, bool times_unknown, jd_verdicts *out);

// 2023 7.6: the position before the accident cannot be found: back to the last one up to `ply` that
// can.
void jd_restore_known(jd_game *game, uint32_t ply, jd_verdicts *out);

// The game does not count and is to be played again (8.1, 8.2, 8.5).
void jd_annul(jd_game *game, jd_article article, jd_verdicts *out);

#endif
