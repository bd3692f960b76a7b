// list.js -- which of the legal moves are asked for, and which one is meant.
// SPDX-License-Identifier: MIT

/** @import { Board } from './board.js' */
/** @import { MovesOptions } from './types.js' */
import { fromOf, isCastling, kindOf, takenOf, toOf } from './code.js';
import { Told } from './move.js';
import { kindIndex, PAWN_KIND, squareIndex } from './names.js';
import { rightsAfter, withRights } from './placed.js';

/**
 * The places in the list of moves that are asked for.
 * @param {Board} board
 * @param {MovesOptions} options
 * @returns {number[]}
 */
function chosen({ codes }, { square, piece }) {
  const from = square ? squareIndex(square.toLowerCase()) : -1;
  const letter = piece?.toLowerCase();
  const kind = letter ? kindIndex(letter) : 0;
  const places = [];
  if ((square && from < 0) || (piece && kind === 0)) return [];
  for (let n = 0; n < codes.length; n++) {
    const code = codes[n] ?? 0;
    if ((!square || fromOf(code) === from) && (!piece || kindOf(code) === kind)) places.push(n);
  }
  return places;
}

/**
 * The SAN of the moves that are asked for.
 * @param {Board} board
 * @param {MovesOptions} options
 */
export function namedMoves(board, options) {
  const { sans, codes } = board;
  if (options.square === undefined && options.piece === undefined)
    return sans.slice(0, codes.length);
  return chosen(board, options).map((n) => sans[n] ?? '');
}

/**
 * The same with the positions they lead to.
 * @param {Board} board
 * @param {MovesOptions} options
 */
export function toldMoves(board, options) {
  const { afters, sans, codes, fen, turn, half, number, rights } = board;
  const odd = rights !== board.backedRights();
  return chosen(board, options).map((n) => {
    const code = codes[n] ?? 0;
    const quiet = kindOf(code) === PAWN_KIND || takenOf(code) ? 0 : half + 1;
    const after = `${afters[n]} ${quiet} ${number + turn}`;
    const shown = odd ? withRights(after, rightsAfter(rights, code, turn)) : after;
    return new Told(code, turn, sans[n] ?? '', fen, shown);
  });
}

/**
 * The legal move with these squares, or undefined; a promotion is looked at only where there is one.
 * @param {Board} board
 * @param {{ from: string, to: string, promotion?: string | undefined }} given
 */
export function moveGiven(board, given) {
  const [from, to] = [squareIndex(given.from), squareIndex(given.to)];
  if (from < 0 || to < 0) return undefined;
  const promotes = board.pieces[from] === (PAWN_KIND | (board.turn << 3)) && (to < 8 || to > 55);
  const promotion = promotes ? kindIndex(given.promotion) : 0;
  const code = board.enter().calls.find(from, to, promotion);
  if (code === 0 || (isCastling(code) && toOf(code) !== to)) return undefined;
  return code;
}
