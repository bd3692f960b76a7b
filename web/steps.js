// steps.js -- what the hand may do next, read from the lists of the library: from where to where, and
// which enemy piece leaves the board. Castling is two steps (6.3); so is a promotion (6.4), whose
// second one is the choice of a piece.
// SPDX-License-Identifier: MIT

/** @typedef {import('./jadoube.js').Position} Position */
/** @typedef {import('./jadoube.js').Move} Move */
/** @typedef {import('./types.js').State} State */
/** @typedef {import('./board.js').Square} Square */
/** @typedef {'q' | 'r' | 'b' | 'n'} PromotionLetter */
/** @typedef {{from: Square, to: Square, remove: Square | undefined, move: Move}} Step */

/** Where king and rook stand after castling, by files (Law 5.1(2)). */
const CASTLED = { short: { king: 'g', rook: 'f' }, long: { king: 'c', rook: 'd' } };

/** @type {readonly PromotionLetter[]} */
const PROMOTIONS = ['q', 'r', 'b', 'n'];

/** A move as the referee names it. @param {Move} move */
export const nameOf = (move) =>
  move.castle === 'short' ? 'O-O' : move.castle === 'long' ? 'O-O-O' : move.uci;

/** The square that a move begun leads to. @param {{move: string}} partial */
export const targetOf = ({ move }) => /** @type {Square} */ (move.slice(2, 4));

/** Where the piece, or the castling king, arrives. @param {Move} move @returns {Square} */
export const arrival = (move) => (move.castle ? at(CASTLED[move.castle].king, move.from) : move.to);

/**
 * The moves that the duty leaves open.
 * @param {State} state
 * @param {Position} position
 */
export function allowedMoves(state, position) {
  const names = new Set(state.allowed);
  return position.legal().filter((move) => names.has(nameOf(move)));
}

/**
 * @param {State} state
 * @param {Position} position
 * @returns {Step[]}
 */
export function steps(state, position) {
  const moves = allowedMoves(state, position);
  if (state.partial?.kind === 'castle') return moves.map(rookStep);
  if (state.partial) return [];
  return moves.map((move) => ({ from: move.from, to: arrival(move), remove: move.capture, move }));
}

/** @param {Move} move castling of which the king has been moved @returns {Step} */
function rookStep(move) {
  const castled = CASTLED[move.castle ?? 'short'];
  const to = at(castled.rook, move.from);
  return { from: rookOf(move), to, remove: undefined, move };
}

/** The square of a file on the rank of another one. @param {string} file @param {Square} square */
const at = (file, square) => /** @type {Square} */ (file + square.charAt(1));

/** Where the castling rook comes from. @param {Move} move */
function rookOf(move) {
  return at(move.castle === 'short' ? 'h' : 'a', move.from);
}

/**
 * The pieces that a pawn waiting on the last rank may become, in the order Q R B N.
 * @param {State} state
 */
export function promotions(state) {
  const { partial, allowed } = state;
  if (partial?.kind !== 'promotion') return [];
  const letters = allowed.map((move) => move.charAt(4));
  return PROMOTIONS.filter((letter) => letters.includes(letter));
}
