// marks.js -- what the board shows of a match: pieces, marks, and the name of each square.
// SPDX-License-Identifier: MIT

import { fill } from '../texts/sentence.js';
import { arrival, steps, targetOf } from './steps.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('../board/board.js').Square} Square */
/** @typedef {import('../board/pieces.js').PieceCode} PieceCode */
/** @typedef {import('../texts/index.js').FirstWords} Words */

/** 'N' is a white knight, 'wn'. @param {string} letter */
const codeOf = (letter) => (letter === letter.toUpperCase() ? 'w' : 'b') + letter.toLowerCase();

/**
 * The pieces on the board; one in the hand is shown where it came from.
 * @param {Match} match
 */
export function piecesOf({ state }) {
  /** @type {Partial<Record<Square, PieceCode>>} */
  const pieces = {};
  [...state.board].forEach((letter, i) => {
    const square = /** @type {Square} */ (`${'abcdefgh'[i % 8]}${(i >> 3) + 1}`);
    if (letter !== '.') pieces[square] = codeOf(letter);
  });
  const held = state.hand[state.turn];
  if (held?.from && !held.over) pieces[held.from] ??= codeOf(held.piece);
  return pieces;
}

/**
 * The marks of every marked square: the last move; of the duty the touched piece, the piece to be
 * taken and where it may go; what is unfinished; what is in the hand.
 * @param {Match} match
 */
export function marksOf(match) {
  const { state, position, lastMove } = match;
  /** @type {Partial<Record<Square, string[]>>} */
  const marks = {};
  const mark = (/** @type {Square} */ square, /** @type {string} */ name) => {
    const names = marks[square] ?? [];
    if (!names.includes(name)) marks[square] = [...names, name];
  };
  if (lastMove) for (const square of [lastMove.from, arrival(lastMove)]) mark(square, 'last');
  if (match.over) return marks;
  const open = state.bound || state.partial ? steps(state, position) : [];
  if (state.bound && !state.partial)
    for (const square of state.touched) if (isBound(square, open)) mark(square, 'touched');
  for (const square of state.take) mark(square, 'must');
  for (const step of open) mark(step.to, 'target');
  const held = state.hand[state.turn];
  if (held?.from) mark(held.from, 'hand');
  if (state.partial?.kind === 'castle') for (const { move } of open) mark(arrival(move), 'open');
  else if (state.partial) mark(targetOf(state.partial), 'open');
  if (state.partial?.kind === 'castle') for (const { from } of open) mark(from, 'open');
  return marks;
}

/**
 * A piece touched after the one that binds does not bind itself.
 * @param {Square} square
 * @param {readonly import('./steps.js').Step[]} open
 */
const isBound = (square, open) =>
  open.some(({ from, move }) => from === square || move.rook?.from === square);

/**
 * What can be seen over the board without any help: the piece in the hand.
 * @param {Match} match
 * @returns {Partial<Record<Square, string[]>>}
 */
export function handMarks({ state }) {
  const from = state.hand[state.turn]?.from;
  return from ? { [from]: ['hand'] } : {};
}

/**
 * The name of a square for people who do not see it.
 * @param {Words} words
 * @returns {(square: Square, piece: PieceCode | undefined, marks: readonly string[]) => string}
 */
export function namer(words) {
  return (square, piece, marks) => {
    const side = piece?.charAt(0) === 'w' ? 'white' : 'black';
    const kind = words.piece[piece?.charAt(1) ?? ''] ?? '';
    const name = piece ? fill(words.colored[side], { piece: kind }) : words.empty;
    return [square, name, ...marks.map((mark) => words.mark[mark] ?? mark)].join(words.comma);
  };
}
