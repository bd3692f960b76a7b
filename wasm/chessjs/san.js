// san.js -- which move a text means: SAN, and without `strict` what people write instead.
// SPDX-License-Identifier: MIT

import { writeText } from '../door/area.js';
/** @import { Board } from './board.js' */
import { fromOf, kindOf, promotionOf, toOf } from './code.js';
import { kindIndex, squareIndex } from './names.js';

export const NULL_SAN = '--';
const NULL_MOVE = 0;

/**
 * A text without what may be left out: the sign of promotion, of check, and of opinion.
 * @param {string} text
 */
export const plainSan = (text) => text.replace('=', '').replace(/[+#]?[!?]*$/, '');

/**
 * What kind of piece a text is about: 0 any, -1 none there is.
 * @param {string} text
 */
function kindMeant(text) {
  const first = text[0] ?? '';
  if (first >= 'a' && first <= 'h') return /[a-h]\d.*[a-h]\d/.test(text) ? 0 : 1;
  const letter = first.toLowerCase();
  if (letter === '') return 0;
  return letter === 'o' ? 6 : kindIndex(letter) || -1;
}

// A piece, where from, where to, promotion; of the square of departure all is said, or some.
const WHOLE = /([PNBRQKpnbrqk])?([a-h][1-8])x?-?([a-h][1-8])([NBRQnbrq])?/;
const PARTLY = /([PNBRQKpnbrqk])?([a-h]?[1-8]?)x?-?([a-h][1-8])([NBRQnbrq])?/;

/**
 * Reads what is no SAN: full squares, a square of departure too many, a capture without its sign.
 * @param {Board} board
 * @param {string} text plain
 */
function looseMove(board, text) {
  const [, letter, from = '', to, becomes] = WHOLE.exec(text) ?? PARTLY.exec(text) ?? [];
  if (to === undefined) return undefined;
  const kind = letter ? kindIndex(letter.toLowerCase()) : kindMeant(text);
  const target = squareIndex(to);
  const promotion = becomes ? kindIndex(becomes.toLowerCase()) : 0;
  const { codes, sans } = board;
  const comesFrom = (/** @type {number} */ square) => {
    if (from.length === 2) return square === squareIndex(from);
    return from === 'abcdefgh'[square & 7] || from === `${(square >> 3) + 1}`;
  };
  return codes.find((code, n) => {
    if (kind !== 0 && kindOf(code) !== kind) return false;
    if (from === '') return text === plainSan(sans[n] ?? '').replace('x', '');
    if (promotion !== 0 && promotionOf(code) !== promotion) return false;
    return toOf(code) === target && comesFrom(fromOf(code));
  });
}

const ZEROS = new Map([
  ['0-0', 'O-O'],
  ['0-0-0', 'O-O-O'],
]);

/**
 * The legal move that a text means: its code, 0 for a null move, undefined if there is none.
 * @param {Board} board
 * @param {string} text
 * @param {boolean} strict only SAN
 */
export function moveMeant(board, text, strict) {
  // Nearly every text is the SAN that the core writes, and the core reads it in one call.
  const at = board.enter();
  const length = writeText(at, text);
  if (length > 0 && at.calls.san_read(length, 0, 0) === 0) return at.words[0];
  let plain = plainSan(text);
  if (plain === NULL_SAN) return NULL_MOVE;
  if (!strict) plain = ZEROS.get(plain) ?? plain;
  const known = board.sans.findIndex((san) => plain === plainSan(san));
  if (known >= 0 && board.codes[known]) return board.codes[known];
  return strict ? undefined : looseMove(board, plain);
}
