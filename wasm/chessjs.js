// chessjs.js -- the API of chess.js 1.4.0 on our core, for those who have code written for it.
//
// `import { Chess } from 'jadoube/chessjs'` instead of `from 'chess.js'`. Reading order in chessjs/:
// names, code, board, then the four parts of the class, setting, scored, annotated, chess; where it differs
// from chess.js is said at the head of the last.
// SPDX-License-Identifier: MIT

export { NAG_TO_SYMBOL, nagToGlyph, SUFFIX_LIST } from './chessjs/annotated.js';
export { Chess } from './chessjs/chess.js';
export { validateFen } from './chessjs/fen.js';
export { xoroshiro128 } from './chessjs/hash.js';
export { Move } from './chessjs/move.js';
export {
  BISHOP,
  BLACK,
  DEFAULT_POSITION,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  SEVEN_TAG_ROSTER,
  SQUARES,
  WHITE,
} from './chessjs/names.js';
