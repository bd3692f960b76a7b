// shown.js -- what is seen on a board: squares of a set, rows of pieces, a diagram.
// SPDX-License-Identifier: MIT

/** @import { Square } from './types.js' */
import { colorOf, kindLetters, letterOf, SQUARES } from './names.js';

/**
 * The squares of a set in two halves, from a8 to h1.
 * @param {number} low a1 to h4
 * @param {number} high a5 to h8
 */
export function squaresFrom(low, high) {
  /** @type {Square[]} */
  const squares = [];
  for (let n = 0; n < 64; n++) {
    const square = n ^ 56;
    if (((square < 32 ? low : high) >>> (square & 31)) & 1) squares.push(SQUARES[n] ?? 'a1');
  }
  return squares;
}

/**
 * The squares from a8 to h1 in eight rows.
 * @param {Uint8Array} pieces
 */
export function boardRows(pieces) {
  const cell = (/** @type {number} */ n) => {
    const byte = pieces[n ^ 56] ?? 0;
    if (byte === 0) return null;
    return { square: SQUARES[n] ?? 'a1', type: letterOf(byte), color: colorOf(byte) };
  };
  const row = (/** @type {number} */ n) => [
    cell(n),
    cell(n + 1),
    cell(n + 2),
    cell(n + 3),
    cell(n + 4),
    cell(n + 5),
    cell(n + 6),
    cell(n + 7),
  ];
  return [row(0), row(8), row(16), row(24), row(32), row(40), row(48), row(56)];
}

// The text of a square in a diagram, by the byte on the board.
const CELLS = Array.from({ length: 16 }, (_, byte) => {
  const letter = kindLetters[byte & 7] || '.';
  return ` ${byte > 8 ? letter : letter.toUpperCase()} `;
});
const EDGE = '   +------------------------+\n';

/**
 * A diagram in characters.
 * @param {Uint8Array} pieces
 */
export function diagram(pieces) {
  let text = EDGE;
  for (let rank = 7; rank >= 0; rank--) {
    text += ` ${rank + 1} |`;
    for (let square = 8 * rank; square < 8 * rank + 8; square++) text += CELLS[pieces[square] ?? 0];
    text += '|\n';
  }
  return `${text}${EDGE}     a  b  c  d  e  f  g  h`;
}
