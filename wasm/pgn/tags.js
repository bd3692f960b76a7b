// tags.js -- the tags of a game as they are written (PGN standard 8.1).
// SPDX-License-Identifier: MIT

/** @import { PgnGame } from './node.js' */
import { Position } from '../position/position.js';

/**
 * The tag that tells the start: the game's own if it says the same.
 * @param {ReadonlyMap<string, string>} tags
 * @param {string} start
 */
function fenTag(tags, start) {
  const told = tags.get('FEN') ?? '';
  const read = Position.fromFen(told, { mode: 'strict' });
  return read.ok && read.value.fen() === start ? told : start;
}

/**
 * A name that the standard allows (7): it begins with a letter or a digit, has 255 signs at most with a
 * number behind it, and no tag has it yet.
 * @param {string} name
 * @param {ReadonlyMap<string, string>} written
 */
function tagName(name, written) {
  const plain = name
    .replace(/\W/g, '_')
    .replace(/^(?=_|$)/, 'X')
    .slice(0, 250);
  let free = plain;
  for (let n = 2; written.has(free); n++) free = `${plain}_${n}`;
  return free;
}

/**
 * The tags as they are written: the result and the start are those of the game.
 * @param {PgnGame} game
 * @returns {Map<string, string>}
 */
export function tagsOf({ tags, result, start, chess960 }) {
  /** @type {Map<string, string>} */
  const written = new Map();
  /** @type {Map<string, string>} */
  const own = new Map([['Result', result]]);
  if (typeof start === 'string') own.set('SetUp', '1').set('FEN', fenTag(tags, start));
  if (chess960 && !tags.has('Variant')) own.set('Variant', 'Chess960');
  const taken = new Set([...own.keys(), ...(start === null ? [] : ['SetUp', 'FEN'])]);
  const names = new Set([...taken].map((name) => name.toLowerCase()));
  for (const [name, value] of tags)
    if (!names.has(name.toLowerCase())) written.set(tagName(name, written), value);
  return new Map([...written, ...own]);
}
