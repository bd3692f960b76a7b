// record.js -- the moves of a PGN as a tree of positions to walk through.
//
// Of the text it takes the tag FEN, the moves and the variations; comments, numbers and glyphs are passed
// over. A variation that cannot be read ends there; a main line stops the reading.
// SPDX-License-Identifier: MIT

import { Position } from './jadoube.js';
import { PGN_TOKEN } from './pgn-files.js';
import { arrival } from './steps.js';

/** @typedef {import('./types.js').Problem} Problem */
/** @typedef {import('./board.js').Square} Square */
/**
 * A place in the record: what was played, where it led, and what may follow, the main line first.
 * @typedef {{san: string, uci: string, squares: readonly Square[], position: Position, parent: Place | null, next: Place[]}} Place
 */
/** What stops the reading. @typedef {{what: 'fen', problems: readonly Problem[]} | {what: 'move' | 'open', text: string, line: number, column: number}} Fault */
/** The place before the first move; with a fault what was read until there. @typedef {{ok: true, value: Place} | {ok: false, error: Fault, read: Place | null}} ReadRecord */
/** @typedef {{text: string, index: number}} Word */

const NO_MOVE = /^(?:\$\d+|[!?]+|\*|1-0|0-1|1\/2-1\/2|\.+)$/;
/** Variations inside of variations beyond this are passed over. */
const MAX_DEPTH = 40;

/**
 * @param {string} fen of the attribute; empty: as the text says, or the initial array
 * @param {string} text
 * @param {import('./types.js').Level} level what is asked of the position before the first move
 * @returns {ReadRecord}
 */
export function readRecord(fen, text, level) {
  const tokens = [...text.matchAll(PGN_TOKEN)];
  const tag = tokens.find(([, name]) => name === 'FEN')?.[2];
  const read = readFen(fen || tag || '', level);
  if (!read.ok) return { ok: false, error: { what: 'fen', problems: read.error }, read: null };
  const start = placeOf(null, '', '', [], read.value);
  const stop = readMoves(start, tokens);
  if (!stop) return { ok: true, value: start };
  const before = text.slice(0, stop.index).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  const { what, text: word } = stop;
  return { ok: false, error: { what, text: word, line: before.length, column }, read: start };
}

/** @param {string} fen @param {import('./types.js').Level} level */
const readFen = (fen, level) =>
  fen && fen !== 'startpos'
    ? Position.fromFen(fen, { level })
    : { ok: /** @type {const} */ (true), value: Position.start };

/**
 * @param {Place | null} parent
 * @param {string} san
 * @param {string} uci
 * @param {readonly Square[]} squares
 * @param {Position} position
 * @returns {Place}
 */
export function placeOf(parent, san, uci, squares, position) {
  const place = { san, uci, squares, position, parent, next: [] };
  parent?.next.push(place);
  return place;
}

/** The place after a move as it is written; undefined if it is none. @param {Place} at @param {string} text */
function after(at, text) {
  const move = at.position.parse(text);
  if (!move.ok) return undefined;
  const { from, uci } = move.value;
  const position = at.position.play(move.value);
  return placeOf(at, at.position.san(move.value), uci, [from, arrival(move.value)], position);
}

/**
 * Follows the moves; the places before the variations that are open lie on a pile.
 * @param {Place} start
 * @param {RegExpMatchArray[]} tokens
 * @returns {Word & {what: 'move' | 'open'} | undefined} what stops it
 */
function readMoves(start, tokens) {
  /** @type {(Place | null)[]} */
  const pile = [];
  /** Null where a variation cannot be read on. @type {Place | null} */
  let at = start;
  for (const { 0: token, index = 0 } of tokens) {
    if (token === '(') {
      pile.push(at);
      at = pile.length > MAX_DEPTH ? null : (at?.parent ?? null);
    } else if (token === ')') {
      if (pile.length) at = pile.pop() ?? null;
    } else if (token.startsWith('{') && !token.endsWith('}'))
      return { what: 'open', text: token, index };
    else if (!/^[{;[%]/.test(token)) {
      const word = wordOf(token, index);
      /** @type {Place | null | undefined} */
      const next = word && at ? after(at, word.text) : at;
      if (word && !next && !pile.length) return { what: 'move', ...word };
      at = next ?? null;
    }
  }
  return undefined;
}

/** The move in a token, behind its number. @param {string} token @param {number} index @returns {Word | undefined} */
function wordOf(token, index) {
  const number = token.match(/^\d+\.+/)?.[0].length ?? (/^\d+$/.test(token) ? token.length : 0);
  const text = token.slice(number);
  return text && !NO_MOVE.test(token) ? { text, index: index + number } : undefined;
}
