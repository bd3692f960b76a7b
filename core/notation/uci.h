// uci.h -- moves as UCI writes them: e2e4, e7e8q; castling e1g1, in Chess960 e1h1. Floor 2.
// SPDX-License-Identifier: MIT

#ifndef JD_UCI_H
#define JD_UCI_H

#include "../board/moves.h"

#define JD_UCI_SIZE 6

// Writes the move with a closing NUL; returns its length. Castling by `position->chess960`.
int jd_uci_write(const jd_position *position, jd_move move, char out[JD_UCI_SIZE]);

// Reads the shape only: false if the text is not two squares and an optional promotion letter
// (qrbn; others are refused). Promotion is JD_NO_KIND without a letter. Find the legal move with
// jd_find_move.
bool jd_uci_read(const char *text, size_t length, jd_square *from, jd_square *to,
                 jd_kind *promotion);

#endif
