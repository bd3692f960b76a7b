// record.js -- the moves of the attribute pgn, as a tree of positions to walk through.
//
// Of the text it takes the tag FEN and the moves of the main line; comments, variations, numbers and
// glyphs are passed over.
// SPDX-License-Identifier: MIT

import { Position } from './jadoube.js';
import { arrival } from './steps.js';

/** @typedef {import('./types.js').Problem} Problem */
/** @typedef {import('./board.js').Square} Square */
/**
 * A place in the record: what was played, where it led, and what may follow, the main line first.
 * @typedef {{san: string, uci: string, squares: readonly Square[], position: Position, parent: Place | null, next: Place[]}} Place
 */
/** What stops the reading. @typedef {{what: 'fen', problems: readonly Problem[]} | {what: 'move', text: string, line: number, column: number}} Fault */

const TOKEN = /\{[^}]*(?:\}|$)|;[^\n]*|\[\s*(\w+)\s*"([^"\n]*)"\s*\]|[()]|[^\s(){};[\]]+/g;
const NO_MOVE = /^(?:\$\d+|[!?]+|\*|1-0|0-1|1\/2-1\/2|\.+)$/;

/**
 * @param {string} fen of the attribute; empty: as the text says, or the initial array
 * @param {string} text
 * @param {import('./types.js').Level} level what is asked of the position before the first move
 * @returns {{ok: true, value: Place} | {ok: false, error: Fault}} the place before the first move
 */
export function readRecord(fen, text, level) {
  const tokens = [...text.matchAll(TOKEN)];
  const tag = tokens.find(([, name]) => name === 'FEN')?.[2];
  const read = readFen(fen || tag || '', level);
  if (!read.ok) return { ok: false, error: { what: 'fen', problems: read.error } };
  const start = placeOf(null, '', '', [], read.value);
  let at = start;
  for (const { text: word, index } of mainLine(tokens)) {
    const move = at.position.parse(word);
    if (!move.ok) {
      const before = text.slice(0, index).split('\n');
      const column = (before.at(-1) ?? '').length + 1;
      return { ok: false, error: { what: 'move', text: word, line: before.length, column } };
    }
    const { from } = move.value;
    const san = at.position.san(move.value);
    const after = at.position.play(move.value);
    at = placeOf(at, san, move.value.uci, [from, arrival(move.value)], after);
  }
  return { ok: true, value: start };
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
function placeOf(parent, san, uci, squares, position) {
  const place = { san, uci, squares, position, parent, next: [] };
  parent?.next.push(place);
  return place;
}

/**
 * The words that should be moves, with their places in the text.
 * @param {RegExpMatchArray[]} tokens
 */
function* mainLine(tokens) {
  let depth = 0;
  for (const { 0: token, index = 0 } of tokens) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (depth > 0 || /^[{;[]/.test(token)) continue;
    else {
      const number = token.match(/^\d+\.+/)?.[0].length ?? (/^\d+$/.test(token) ? token.length : 0);
      const word = token.slice(number);
      if (word && !NO_MOVE.test(token)) yield { text: word, index: index + number };
    }
  }
}
