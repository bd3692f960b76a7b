// area.js -- texts into the module's text area and out of it, and the texts of its codes.
// SPDX-License-Identifier: MIT

/** @import { Door } from './door.js' */
/** @import { FenCode, MoveTextCode, ReasonCode } from '../values/types.js' */

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

// Letter by letter is quicker than a coder for so few of them.
const SHORT = { write: 100, read: 40 };

/**
 * Puts a text into the text area.
 * @param {Door} at
 * @param {string} text
 * @returns {number} its length in bytes, or -1 if it is too long
 */
export function writeText({ text: area }, text) {
  const { length } = text;
  if (length > SHORT.write) return encode(area, text);
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return encode(area, text);
    area[i] = code;
  }
  return length;
}

/** @param {Uint8Array} area @param {string} text */
function encode(area, text) {
  const { read, written } = encoder.encodeInto(text, area);
  return read === text.length ? written : -1;
}

/**
 * Takes a text out of the text area.
 * @param {Door} at
 * @param {number} length in bytes
 */
export function readText({ text }, length) {
  const letters = length > SHORT.read ? undefined : readLetters(text, length);
  return letters ?? decoder.decode(text.subarray(0, length));
}

/**
 * The text if it is ASCII. Four letters at a time: each piece that is joined costs as much as they do.
 * @param {Uint8Array} area @param {number} length
 */
function readLetters(area, length) {
  let read = '';
  let i = 0;
  for (; i + 4 <= length; i += 4) {
    const a = area[i] ?? 0;
    const b = area[i + 1] ?? 0;
    const c = area[i + 2] ?? 0;
    const d = area[i + 3] ?? 0;
    if ((a | b | c | d) > 127) return undefined;
    read += String.fromCharCode(a, b, c, d);
  }
  for (; i < length; i++) {
    const code = area[i] ?? 0;
    if (code > 127) return undefined;
    read += String.fromCharCode(code);
  }
  return read;
}

/**
 * The column in UTF-16 units of a column in bytes, both from 1.
 * @param {string} text
 * @param {number} column
 */
export function columnOf(text, column) {
  return decoder.decode(encoder.encode(text).subarray(0, column - 1)).length + 1;
}

// The texts of codes, fetched once.
const vocabulary = /** @type {const} */ ({
  reason: new Map(),
  reasonArticle: new Map(),
  fen: new Map(),
  san: new Map(),
  article: new Map(),
});
const LISTS = Object.keys(vocabulary); // in the order of `word_list` in exports.c

/**
 * @typedef {{ reason: ReasonCode, reasonArticle: string, fen: FenCode, san: MoveTextCode, article: string }} Words
 */

/**
 * The text of a code. Overwrites the text area.
 * @template {keyof Words} List
 * @param {Door} at
 * @param {List} list
 * @param {number} code
 * @returns {Words[List]}
 */
export function wordFor(at, list, code) {
  const known = vocabulary[list].get(code);
  if (known !== undefined) return known;
  const length = at.calls.word(LISTS.indexOf(list), code);
  const text = /** @type {Words[List]} */ (readText(at, length));
  vocabulary[list].set(code, text);
  return text;
}
