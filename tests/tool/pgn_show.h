// pgn_show.h -- what `jadoube pgn` shows instead of its table: events one by one, or export format.
// SPDX-License-Identifier: MIT

#ifndef JD_PGN_SHOW_H
#define JD_PGN_SHOW_H

#include "notation/pgn.h"

// Writes each event as a line of tab separated fields, its kind first; \t \n \r \\ are escaped.
void show_event(void *host, const jd_pgn_event *event);

// Collects a game's tags, then writes as it is read. What was not read is not written.
typedef struct pgn_copy {
    jd_pgn_writer writer;
    char *bytes; // names and values of the tags, one after the other
    size_t length, room;
    jd_pgn_tag *tags; // while they are collected, their texts are offsets into the bytes
    size_t count, tag_room;
    bool value_open; // another piece of the last value follows
    char *comment;
    size_t comment_length, comment_room;
} pgn_copy;

void copy_begin(pgn_copy *copy);
void copy_event(void *host, const jd_pgn_event *event);
void copy_free(pgn_copy *copy);

#endif
