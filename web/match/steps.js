// steps.js -- what the hand may do next, read from the lists of the library: from where to where, and
// which enemy piece leaves the board. Castling is two steps (6.3); so is a promotion (6.4), whose
// second one is the choice of a piece. Where in Chess960 the king cannot show by its square that it
// castles, it is put on its rook, and that is the whole move.
// SPDX-License-Identifier: MIT

/** @typedef {import('../jadoube.js').Position} Position */
/** @typedef {import('../jadoube.js').Move} Move */
/** @typedef {import('../jadoube.js').State} State */
/** @typedef {import('../board/board.js').Square} Square */
/** @typedef {'q' | 'r' | 'b' | 'n'} PromotionLetter */
/** `whole`: the step is the move. @typedef {{from: Square, to: Square, remove: Square | undefined, move: Move, whole: boolean}} Step */

/** @type {readonly PromotionLetter[]} */
const PROMOTIONS = ['q', 'r', 'b', 'n'];

/** A move as the referee names it. @param {Move} move */
export const nameOf = (move) =>
  move.castle === 'short' ? 'O-O' : move.castle === 'long' ? 'O-O-O' : move.uci;

/** The square that a move begun leads to. @param {{move: string}} partial */
export const targetOf = ({ move }) => /** @type {Square} */ (move.slice(2, 4));

/** Where the piece, or the castling king, arrives. @param {Move} move @returns {Square} */
export const arrival = (move) => move.king?.to ?? move.to;

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
  return moves.map((move) => {
    const whole = isWhole(move, moves);
    const to = whole ? (move.rook?.from ?? move.to) : arrival(move);
    return { from: move.from, to, remove: move.capture, move, whole };
  });
}

/**
 * The king would stay where it is, or go where a rook stands or an ordinary king move goes.
 * @param {Move} move
 * @param {readonly Move[]} moves
 */
function isWhole({ king, rook }, moves) {
  if (!king || !rook) return false;
  const alike = moves.some(
    (other) => !other.castle && other.from === king.from && other.to === king.to,
  );
  return alike || king.to === king.from || king.to === rook.from;
}

/** @param {Move} move castling of which the king has been moved @returns {Step} */
function rookStep(move) {
  const { from, to } = move.rook ?? move;
  return { from, to, remove: undefined, move, whole: false };
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
