// tool.h -- what the commands of build/jadoube share.
//
// Exit status: 0 fine, 1 the input is wrong or a test fails, 2 the command line is wrong. Answers
// go to standard output, complaints with their place to standard error.
// SPDX-License-Identifier: MIT

#ifndef JD_TOOL_H
#define JD_TOOL_H

#include "board/moves.h"
#include "notation/fen.h"
#include "notation/letters.h"

#include <stdio.h>

enum { FINE = 0, FAILED = 1, MISUSED = 2 };

int perft_main(int argc, char **argv);
int moves_main(int argc, char **argv);
int san_main(int argc, char **argv);
int fen_main(int argc, char **argv);
int pgn_main(int argc, char **argv);
int ask_main(int argc, char **argv);
int referee_main(int argc, char **argv);

// ---- the command line ---------------------------------------------------------------------------

// Says what is wrong with the command line and how the command is used; returns MISUSED.
int misused(const char *name, const char *what, const char *argument);

bool equals(const char *a, const char *b);

// Reads a whole number in decimal digits, at most `limit`; false if the text is anything else.
bool read_whole(const char *text, uint64_t limit, uint64_t *number);

// Reads the tag of a language, such as "de"; false if its letters are not known.
bool read_letters(const char *text, jd_letters *letters);

// ---- lines of any length ------------------------------------------------------------------------

typedef struct text_line {
    char *text; // has a NUL behind it, and may have others inside
    size_t length;
    size_t room;
    unsigned long number; // 1-based
} text_line;

// Reads the next line without its end; false at the end of the file, or if it cannot be read (then
// it says so and sets *failed).
bool next_line(FILE *file, const char *name, text_line *line, bool *failed);
void free_line(text_line *line);

// ---- positions ----------------------------------------------------------------------------------

// Reads any position leniently. What is wrong or was mended is told on standard error, after
// `place`.
bool read_position(const char *place, const char *text, size_t length, jd_position *position);

// Writes "a1,b2", or "-" for none.
void print_squares(FILE *file, jd_squares squares);
// Writes "CODE field column squares".
void print_problem(FILE *file, const jd_fen_problem *problem);

// The legal moves in UCI, sorted; returns their number.
int sorted_moves(const jd_position *position, char list[JD_MAX_MOVES][6]);

#endif
