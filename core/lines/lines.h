// lines.h -- what the files of this floor share. Floor 7.
// SPDX-License-Identifier: MIT

#ifndef JD_LINES_H
#define JD_LINES_H

#include "../line.h"
#include "../text.h"

// Where and why a line is not one of the language; `code` NULL while nothing is wrong.
typedef struct jd_mistake {
    const char *code;
    const char *at; // into the line
} jd_mistake;

// Words still to be read, and the first mistake.
typedef struct jd_reader {
    jd_span rest;
    jd_span word; // the one read last
    jd_mistake mistake;
} jd_reader;

// Takes the next word; empty at the end of the line.
jd_span jd_reader_next(jd_reader *reader);

// Notes the first mistake, at the word read last; returns false.
bool jd_reader_fail(jd_reader *reader, const char *code);

// Fails with "too-many-words" unless the line is at its end.
bool jd_reader_end(jd_reader *reader);

// W or B.
bool jd_reader_side(jd_reader *reader, jd_color *side, bool small_letters);

bool jd_reader_time(jd_reader *reader, int64_t *ms);
bool jd_reader_square(jd_reader *reader, jd_square *square);

// The text of a move of `side`: UCI with any squares, castling, or SAN of a legal move.
bool jd_reader_move(jd_reader *reader, const jd_position *now, jd_color side, jd_event *event);

// `W touch e2` and so on. `play` is true for the line that is a move and then a press.
bool jd_reader_event(jd_reader *reader, const jd_game *game, jd_event *event, bool *play);

// True if the word begins a set-up line.
bool jd_is_setup_verb(jd_span word);

// Applies a set-up line whose first word has been read. `needs_room` is set, and nothing done, when
// the block is too small.
bool jd_apply_setup(jd_reader *reader, jd_game *game, jd_verdicts *out, bool *needs_room);

// e2e4, e7e8q, O-O.
void jd_write_move(jd_writer *writer, jd_move move);

// The moves sorted as text, joined by `separator`.
void jd_write_moves(jd_writer *writer, const jd_move_list *moves, char separator);

// "1-0", "1/2-1/2", ...; "none" for an undecided game.
const char *jd_score_text(jd_score score);
const char *jd_phase_text(jd_phase phase);

// How a game that is over has ended: "checkmate", "time", ...
const char *jd_ending_text(const jd_game *game);

#endif
