// answers.js -- what the last call left in the words, made values.
// SPDX-License-Identifier: MIT

/** @import { Door } from '../door/door.js' */
/** @import { Pin, Status } from '../values/types.js' */
import { wordFor } from '../door/area.js';
import { squareNumber, squaresOf } from '../values/names.js';

/**
 * The set of squares that the last call left in the words.
 * @param {Door} at
 */
export function squaresAnswered(at) {
  return squaresOf(at.words[0] ?? 0, at.words[1] ?? 0);
}

/**
 * The same, each square with what pins the piece there.
 * @param {Door} at
 * @returns {Pin[]}
 */
export function pinsAnswered(at) {
  return squaresAnswered(at).flatMap((square) => {
    at.calls.pinners(squareNumber(square, 'square'));
    return squaresAnswered(at).map((by) => ({ square, by }));
  });
}

/**
 * The 64 bits that the last call left in the words, as hexadecimal digits.
 * @param {Door} at
 */
export function hexAnswered(at) {
  const [low = 0, high = 0] = at.words;
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}

// The scores of the core, as far as a position alone can decide: who has won.
const WINNERS = /** @type {const} */ ([undefined, 'white', 'black', undefined]);
const goesOn = Object.freeze({ over: false });

/**
 * How the resident position has ended.
 * @param {Door} at
 * @returns {Status}
 */
export function readStatus(at) {
  if (at.calls.status() === 0) return goesOn;
  const [score = 0, code = 0] = at.words;
  const article = wordFor(at, 'article', code);
  const winner = WINNERS[score];
  if (winner) return { over: true, kind: 'checkmate', winner, article };
  return { over: true, kind: article === '10.3' ? 'stalemate' : 'dead', article };
}
