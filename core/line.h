// line.h -- one text line per act: the language of scenarios, saved games and the browser. Floor 7.
//
// EVENTS gives the grammar: set-up lines (`profile`, `set`, `tc`, `start`, `moves`, `used`,
// `movecount`, `begin`) and events (`+0:05 W touch e2`). A line goes in, verdicts come out as lines
// of text. SPDX-License-Identifier: MIT

#ifndef JD_LINE_H
#define JD_LINE_H

#include "referee.h"

typedef enum jd_line_status {
    JD_LINE_OK,         // applied; it may still have been refused by a verdict REFUSE
    JD_LINE_NEEDS_ROOM, // nothing happened: give the game a larger block and repeat
    JD_LINE_MISTAKE, // nothing happened: the line is not one of the language; see column and reason
} jd_line_status;

typedef struct jd_line_result {
    jd_line_status status;
    uint32_t column;      // 1-based, of the mistake
    const char *mistake;  // what is wrong with the line: a code such as "unknown-verb"
    jd_verdicts verdicts; // what the referee says
} jd_line_result;

// Applies one line text[0..length) without its end of line. A line `play` that completed a move is
// two events, the move and the press.
jd_line_result jd_line_apply(jd_game *game, const char *text, size_t length);

// The same with an act that has been read already; `play`: a move, and the press after it.
jd_line_result jd_line_act(jd_game *game, const jd_event *event, bool play);

// Answers a question of the scenario format, such as "left w", "allowed", "canclaim rep3 w", into
// out[0..size) with a closing NUL. Returns the length, or -column of the mistake.
int jd_line_ask(const jd_game *game, const char *text, size_t length, char *out, size_t size);

// Writes the verdict as `CODE ARTICLE ARGS` with a closing NUL; returns its length. `game` is the
// state after the act.
int jd_line_verdict(const jd_game *game, const jd_verdict *verdict, char *out, size_t size);

// Writes the whole state as one JSON object with a closing NUL; returns its length (see state.c for
// the fields).
int jd_line_state(const jd_game *game, char *out, size_t size);

// Writes the plies of the record from `from` on as they stand on a sheet: SAN, of an illegal move
// its two squares, each closed by a line feed, as many as fit, and a closing NUL. Returns the first
// ply that is not written; the record has game->plies.
uint32_t jd_line_sheet(const jd_game *game, uint32_t from, char *out, size_t size);

// Writes the claims of a draw by the side that would be found right now, one a line with a closing
// NUL: `fifty 10.12`, or with the move to be written first, in UCI, `rep3 10.10(1) g1f3`. Returns
// the length.
int jd_line_claims(const jd_game *game, jd_color side, char *out, size_t size);

#endif
