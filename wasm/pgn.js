// pgn.js -- the surface of the PGN entry.
// SPDX-License-Identifier: MIT

export { addMove, annotate, newPgn, positionAt, promote, removeMove } from './pgn/edit.js';
export { gameToPgn } from './pgn/game.js';
export { PgnGame, PgnNode } from './pgn/node.js';
export { checkPgn, checkPgnStream, readPgn, readPgnStream } from './pgn/read.js';
export {
  readControlLine,
  readTimeControl,
  writeControlLine,
  writeTimeControl,
} from './pgn/time-control.js';
export { writePgn } from './pgn/write.js';
