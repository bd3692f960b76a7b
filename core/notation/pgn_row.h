// pgn_row.h -- a game of a PGN as one line of tab separated columns, as it is read. Floor 2.
//
// 1 the GameId tag, or a number; 2 plies of the main line; 3 Result tag; 4 result behind the moves;
// 5 last FEN (e.p. square after every double step, castling as X-FEN); 6 its flags (# mate, +
// check, s stalemate, i too little material as other programs test it, e a legal e.p. capture); 7
// claims (T third occurrence, t by a move to come, F fifty moves, f by a move to come); 8 most
// occurrences; 9, 10 first ply with a third, fifth; 11, 12 first ply with a clock of 100, 150; 13,
// 14 FNV-1a of the moves in UCI, in SAN; 15 to 17 variations, comments, NAGs; 18 errors,
// code@line:column, as many as there is room for. "-" is none.
// SPDX-License-Identifier: MIT

#ifndef JD_PGN_ROW_H
#define JD_PGN_ROW_H

#include "pgn.h"
#include "seen.h"

#define JD_PGN_ROW_TEXT   64
#define JD_PGN_ROW_ERRORS 256
#define JD_PGN_ROW_SIZE   1024

// The parts are the row's own.
typedef struct jd_pgn_row {
    uint64_t games;
    uint32_t early_comments; // before a game
    bool in_game;
    bool has_start;
    uint32_t plies;
    uint32_t occurrences, most;
    uint32_t third, fifth, hundred, hundred_fifty; // plies
    uint32_t variations, comments, nags;
    uint64_t uci, san; // hashes
    uint32_t id_length, result_length, error_length;
    char id[JD_PGN_ROW_TEXT];
    char result[JD_PGN_ROW_TEXT];
    char error[JD_PGN_ROW_ERRORS];
    jd_seen seen;
} jd_pgn_row;

void jd_pgn_row_begin(jd_pgn_row *row);
// Takes note of every event but the game's end.
void jd_pgn_row_note(jd_pgn_row *row, const jd_pgn_event *event);
// At the game's end, the event: writes its line without a line end; returns the length, below
// JD_PGN_ROW_SIZE.
size_t jd_pgn_row_write(jd_pgn_row *row, const jd_pgn_event *end, char out[JD_PGN_ROW_SIZE]);

#endif
