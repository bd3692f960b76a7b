// jadoube.h -- the Laws of Chess as a referee you can call.
//
//     static union { jd_game game; char bytes[100000]; } block;
//     jd_game_init(&block.game, 500);                        // room for 500 plies
//     jd_line_apply(&block.game, "begin", 5);
//     jd_line_result result = jd_line_apply(&block.game, "+0:05 W touch e2", 16);
//     char text[4096];
//     for (int i = 0; i < result.verdicts.count; i++) {
//         jd_line_verdict(&block.game, &result.verdicts.list[i], text, sizeof text);
//         puts(text);                                        // OBLIGE 7.2(1) e2e3,e2e4
//     }
//
// The caller owns the memory; nothing is allocated, read from a file or taken from the time of day.
// Times are milliseconds and come with the events. A breach of the Laws is a verdict, never an
// error; a line or text that is not of its language is reported with place and reason and changes
// nothing; misuse of a function (square 64, a block too small) traps.
//
//     positions and moves    board/position.h, board/moves.h, board/perft.h
//     notation               notation/fen.h, notation/san.h, notation/uci.h
//     the game as a block    table/game.h
//     events and verdicts    table/event.h, verdict.h, referee.h
//     the same as text       line.h
//     the Laws as questions  laws/laws.h
//
// SPDX-License-Identifier: MIT

#ifndef JADOUBE_H
#define JADOUBE_H

#include "board/moves.h"
#include "board/perft.h"
#include "board/position.h"
#include "laws/laws.h"
#include "line.h"
#include "notation/fen.h"
#include "notation/san.h"
#include "notation/uci.h"
#include "referee.h"

#endif
