// names.js -- the words of chess.js, and the core's small numbers for them.
// SPDX-License-Identifier: MIT

/** @import { Color, Piece, PieceSymbol, Square } from './types.js' */
import { squareNames } from '../values/names.js';

export const WHITE = 'w';
export const BLACK = 'b';

export const PAWN = 'p';
export const KNIGHT = 'n';
export const BISHOP = 'b';
export const ROOK = 'r';
export const QUEEN = 'q';
export const KING = 'k';

export const DEFAULT_POSITION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** All squares from a8 to h1, rank by rank. @type {Square[]} */
export const SQUARES = Array.from(squareNames, (_, n) => squareNames[n ^ 56] ?? 'a1');

/** The tags that every PGN has, with the values of a game of which nothing is known. @type {Record<string, string>} */
export const SEVEN_TAG_ROSTER = {
  Event: '?',
  Site: '?',
  Date: '????.??.??',
  Round: '?',
  White: '?',
  Black: '?',
  Result: '*',
};

/** The letters of the kinds by the core's numbers. @type {readonly (PieceSymbol | '')[]} */
export const kindLetters = ['', 'p', 'n', 'b', 'r', 'q', 'k'];

/** @type {readonly Color[]} */
export const turnLetters = ['w', 'b'];

export const NO_SQUARE = 64;
export const KING_KIND = 6;
export const PAWN_KIND = 1;

/**
 * The core's number of a square, or -1 for what is none.
 * @param {unknown} name
 */
export function squareIndex(name) {
  if (typeof name !== 'string' || name.length !== 2) return -1;
  const file = name.charCodeAt(0) - 97;
  const rank = name.charCodeAt(1) - 49;
  return (file | rank) & ~7 ? -1 : rank * 8 + file;
}

/**
 * The core's number of a kind, or 0 for what is none.
 * @param {unknown} letter
 */
export function kindIndex(letter) {
  switch (letter) {
    case 'p':
      return 1;
    case 'n':
      return 2;
    case 'b':
      return 3;
    case 'r':
      return 4;
    case 'q':
      return 5;
    case 'k':
      return 6;
    default:
      return 0;
  }
}

/**
 * 0, 1, or -1 for what is no colour.
 * @param {unknown} color
 */
export function colorIndex(color) {
  if (color === 'w') return 0;
  return color === 'b' ? 1 : -1;
}

/** @param {number} byte of a piece on the board */
export const letterOf = (byte) => /** @type {PieceSymbol} */ (kindLetters[byte & 7]);

/** @param {number} byte of a piece on the board @returns {Color} */
export const colorOf = (byte) => (byte > 8 ? BLACK : WHITE);

/**
 * The piece that a byte of the board stands for.
 * @param {number} byte not 0
 * @returns {Piece}
 */
export const pieceOf = (byte) => ({ type: letterOf(byte), color: colorOf(byte) });
