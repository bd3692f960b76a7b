// text.js -- the texts of a PGN: bytes of unknown encoding, comments and the marks inside them.
// SPDX-License-Identifier: MIT

/** @import { PgnNode } from './node.js' */
/** @import { PgnCode, PgnShape } from './types.js' */
import { readText, writeText } from '../door/area.js';
import { enterPgn } from '../door/pgn-door.js';
import { squareNames } from '../values/names.js';
import { grown, nothing } from './node.js';
import { pgnArea } from './stream.js';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const latin1 = new TextDecoder('latin1');

/**
 * UTF-8 or, if it is none, Latin-1.
 * @param {Uint8Array} bytes
 */
export function pgnText(bytes) {
  try {
    return utf8.decode(bytes);
  } catch {
    return latin1.decode(bytes);
  }
}

// The texts of codes, fetched once.
/** @type {Map<number, PgnCode>} */
const pgnWords = new Map();

/**
 * The text of the code of a problem. Overwrites the text area.
 * @param {number} code
 */
export function pgnWord(code) {
  const known = pgnWords.get(code);
  if (known !== undefined) return known;
  const door = enterPgn();
  const text = /** @type {PgnCode} */ (readText(door, door.calls.pgn_word(code)));
  pgnWords.set(code, text);
  return text;
}

// ---- marks --------------------------------------------------------------------------------------

// The kinds of marks, in the order of jd_pgn_mark_kind.
const CLOCK = 0;
const ELAPSED = 1;
const EVALUATION = 2;
const SQUARES = 3;
const MARK_WORDS = 6; // as in exports_pgn.c

/**
 * @param {PgnNode} node
 * @param {Int32Array} mark
 */
function takeMark(node, mark) {
  const [kind = 0, flag = 0, third = 0, fourth = 0, score = 0, depth = 0] = mark;
  const ms = fourth * 2 ** 32 + (third >>> 0);
  if (kind === CLOCK) node.clk = ms;
  else if (kind === ELAPSED) node.emt = ms;
  else if (kind === EVALUATION) {
    const value = flag ? { mate: score } : { pawns: score / 100 };
    node.eval = depth ? { ...value, depth } : value;
  } else takeShape(node, kind === SQUARES ? 'csl' : 'cal', mark);
}

/**
 * @param {PgnNode} node
 * @param {'csl' | 'cal'} list
 * @param {Int32Array} mark
 */
function takeShape(node, list, mark) {
  const [, color = 0, from = 0, to = 0] = mark;
  const name = (/** @type {number} */ n) => squareNames[n] ?? 'a1';
  /** @type {PgnShape} */
  const square = { color: String.fromCharCode(color), from: name(from) };
  const shape = list === 'csl' ? square : { ...square, to: name(to) };
  node[list] = grown(node[list] ?? nothing, shape);
}

/**
 * Takes the marks out of a comment and gives them to the node.
 * @param {PgnNode} node
 * @param {string} text
 * @returns {string} what is left of it
 */
function withoutMarks(node, text) {
  const at = enterPgn();
  const length = writeText(at, text);
  if (length < 0) return text;
  const count = at.calls.pgn_marks(length);
  const { buffer, byteOffset } = pgnArea(at, 'marks');
  for (let n = 0; n < count; n++)
    takeMark(node, new Int32Array(buffer, byteOffset + 4 * MARK_WORDS * n, MARK_WORDS));
  return readText(at, at.words[0] ?? 0);
}

/**
 * A comment behind a move: its marks and its text go to the node.
 * @param {PgnNode} node
 * @param {string} comment
 */
export function addComment(node, comment) {
  const text = comment.includes('[%') ? withoutMarks(node, comment).trim() : comment;
  if (text === '(=)') node.offer = true;
  else if (text) node.after = grown(node.after, text);
}
