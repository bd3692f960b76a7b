// game.h -- a game of the command line: its block grows, and it can be hashed.
// SPDX-License-Identifier: MIT

#ifndef JD_TOOL_GAME_H
#define JD_TOOL_GAME_H

#include "jadoube.h"

// A new game; the caller frees it.
jd_game *new_game(void);

// Applies a line; *game is another block if it had to grow.
jd_line_result apply_line(jd_game **game, const char *text, size_t length);

// FNV-1a, 64 bits, over the bytes in use, with no room beyond the moves on record.
uint64_t hash_game(jd_game *game);

// `jadoube referee --log FILE`: replays a saved game and prints its hash and its state.
int replay_log(const char *name);

#endif
