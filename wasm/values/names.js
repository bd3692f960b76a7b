// names.js -- squares, colours and kinds of pieces: the core's small numbers and their names.
// SPDX-License-Identifier: MIT

/** @import { Color, Locale, Piece, Role, Square } from './types.js' */

/** @type {readonly Square[]} a1, b1, ... h8, in the core's order */
export const squareNames = Object.freeze(
  Array.from(
    { length: 64 },
    (_, n) => /** @type {Square} */ ('abcdefgh'.charAt(n & 7) + ((n >> 3) + 1)),
  ),
);

/** @type {readonly Color[]} */
export const colorNames = Object.freeze(['white', 'black']);

/** @type {(color: Color) => Color} */
export const otherColor = (color) => (color === 'white' ? 'black' : 'white');

/** @type {readonly (Role | undefined)[]} by the core's kinds; 0 is none */
export const roleNames = Object.freeze([
  undefined,
  'pawn',
  'knight',
  'bishop',
  'rook',
  'queen',
  'king',
]);

/** @type {readonly (Piece | undefined)[]} by the core's pieces: a kind plus eight times the colour */
export const pieceValues = Object.freeze(
  Array.from({ length: 16 }, (_, n) => {
    const [color, role] = [colorNames[n >> 3], roleNames[n & 7]];
    return color && role && Object.freeze({ color, role });
  }),
);

// In the order of core/notation/letters.def.
const locales = /** @type {const} @satisfies {readonly Locale[]} */ ([
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pl',
  'hu',
  'ru',
  'zh',
  'figurines',
]);

const squareNumbers = new Map(squareNames.map((name, n) => [/** @type {unknown} */ (name), n]));

/** @param {unknown} given */
function shown(given) {
  if (typeof given === 'string') return JSON.stringify(given.slice(0, 40));
  if (given === null || typeof given === 'number') return String(given);
  return Array.isArray(given) ? 'a list' : typeof given;
}

/**
 * The error for a wrong argument, which it names: a TypeError if it is of another type than `type`, else a
 * RangeError.
 * @param {string} argument
 * @param {unknown} given
 * @param {string} wanted
 * @param {'string' | 'number' | 'boolean' | 'object' | 'list' | 'other'} [type] `other`: all that are wrong are of a
 *   wrong type
 */
export function misuse(argument, given, wanted, type = 'string') {
  const fits = type === 'list' ? Array.isArray(given) : given !== null && typeof given === type;
  const WrongArgument = fits ? RangeError : TypeError;
  return new WrongArgument(`${argument}: ${shown(given)} is not ${wanted}`);
}

/**
 * The named arguments.
 * @template {object} T
 * @param {T} given
 * @returns {T}
 */
export function wantOptions(given) {
  if (typeof given !== 'object' || given === null)
    throw misuse('options', given, 'an object', 'object');
  return given;
}

/**
 * @param {unknown} list
 * @param {string} argument
 * @returns {readonly unknown[]}
 */
export function wantList(list, argument) {
  if (!Array.isArray(list)) throw misuse(argument, list, 'a list', 'list');
  return list;
}

/**
 * A whole number within limits.
 * @param {unknown} given
 * @param {string} argument
 * @param {number} least
 * @param {number} most
 * @returns {number}
 */
export function wantNumber(given, argument, least, most) {
  const fits = Number.isInteger(given) && Number(given) >= least && Number(given) <= most;
  if (!fits) throw misuse(argument, given, `a whole number from ${least} to ${most}`, 'number');
  return Number(given);
}

/**
 * @param {unknown} square
 * @param {string} argument
 */
export function squareNumber(square, argument) {
  const n = squareNumbers.get(square);
  if (n === undefined) throw misuse(argument, square, 'a square (a1 to h8)');
  return n;
}

/**
 * The number of the square that begins there in a text, or -1.
 * @param {string} text
 * @param {number} at
 */
export function squareAt(text, at) {
  const file = text.charCodeAt(at) - 97;
  const rank = text.charCodeAt(at + 1) - 49;
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? 8 * rank + file : -1;
}

/**
 * The place of `given` in `list`.
 * @param {readonly unknown[]} list
 * @param {unknown} given
 * @param {string} argument
 */
export function choiceNumber(list, given, argument) {
  const n = list.indexOf(given);
  if (n < 0) throw misuse(argument, given, `one of ${list.join(', ')}`);
  return n;
}

/**
 * The core's number of the letters of a language.
 * @param {unknown} locale
 */
export const lettersNumber = (locale) => choiceNumber(locales, locale, 'locale');

/**
 * The squares of a set that came in two halves.
 * @param {number} low a1 to h4
 * @param {number} high a5 to h8
 * @returns {Square[]}
 */
export function squaresOf(low, high) {
  return squareNames.filter((_, n) => ((n < 32 ? low : high) >>> (n & 31)) & 1);
}
