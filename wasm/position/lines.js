// lines.js -- many moves one after the other, in one call of the module.
//
// All three begin in the resident position and leave the one after the last move there; when a move
// cannot be played it is the one before it, so that it can be asked why.
// SPDX-License-Identifier: MIT

/** @import { Door } from '../door/door.js' */
/** @import { Move } from './moves.js' */
/** @import { Locale, Mode, Problem, Result, Uci } from '../values/types.js' */
import { readText, writeText } from '../door/area.js';
import {
  choiceNumber,
  lettersNumber,
  misuse,
  squareAt,
  wantList,
  wantOptions,
} from '../values/names.js';
import { isMove, moveOf, packedMove } from './moves.js';
import { findMove, illegalMove, MODES, readSan } from './reading.js';

const CHUNK = 500; // moves of one call; the words have room for a few more
const LETTERS = CHUNK * 100; // and the text area for so many of them
const NO_MOVE = 0;

/** @typedef {Move | Uci} Given */

// ---- moves as numbers -----------------------------------------------------------------------------

/**
 * A move as 16 bits: its squares and what the pawn becomes; 0 for a text that is no UCI.
 * @param {unknown} given
 * @param {string} argument
 */
function bitsOf(given, argument) {
  if (isMove(given)) return packedMove(given);
  const text = typeof given === 'object' ? Object(given).uci : given;
  if (typeof text !== 'string') throw misuse(argument, text, 'a move');
  const [from, to] = [squareAt(text, 0), squareAt(text, 2)];
  const promotion = text.length === 5 ? '  nbrq'.indexOf(text.charAt(4)) : 0;
  const fits = from >= 0 && to >= 0 && (text.length === 4 || promotion > 1);
  return fits ? from | (to << 6) | (promotion << 12) : NO_MOVE;
}

/**
 * Has all moves played by a function of the module.
 * @param {Door} at
 * @param {'play_all' | 'san_all'} how
 * @param {readonly Given[]} moves
 * @param {number} [letters] of `san_all`
 * @param {() => void} [done] after each call
 * @throws {JadoubeError} `illegal-move`
 */
function playBy(at, how, moves, letters = 0, done) {
  wantList(moves, 'moves');
  at.resident = undefined;
  for (let start = 0; start < moves.length; start += CHUNK) {
    const count = Math.min(CHUNK, moves.length - start);
    const { words } = at;
    for (let n = 0; n < count; n++) words[n] = bitsOf(moves[start + n], 'moves');
    const played = at.calls[how](count, letters);
    if (played < count) throw illegalAt(at, moves, start + played);
    done?.();
  }
}

/**
 * @param {Door} at
 * @param {readonly Given[]} moves
 * @param {number} index
 */
function illegalAt(at, moves, index) {
  const move = /** @type {Given} */ (moves[index]);
  const found = findMove(at, move);
  const problems = found.ok ? [] : found.error;
  return illegalMove(
    move,
    problems.map((problem) => ({ ...problem, index })),
  );
}

/**
 * @param {Door} at
 * @param {readonly Given[]} moves
 */
export function playMoves(at, moves) {
  playBy(at, 'play_all', moves);
}

/**
 * @param {Door} at
 * @param {readonly Given[]} moves
 * @param {{ locale?: Locale }} options
 * @returns {string[]}
 */
export function sanOfMoves(at, moves, options) {
  const { locale = 'en' } = wantOptions(options);
  let text = '';
  playBy(at, 'san_all', moves, lettersNumber(locale), () => {
    text += readText(at, at.words[0] ?? 0);
  });
  return text === '' ? [] : text.slice(0, -1).split('\n');
}

// ---- texts ----------------------------------------------------------------------------------------

/**
 * The texts from `start` on that go into one call.
 * @param {readonly string[]} texts
 * @param {number} start
 */
function chunkOf(texts, start) {
  const some = [];
  let letters = 0;
  for (let n = start; n < texts.length && some.length < CHUNK; n++) {
    const text = texts[n];
    if (typeof text !== 'string') throw misuse('texts', text, 'a string');
    letters += text.length + 1;
    if (letters > LETTERS) break;
    some.push(text.includes('\n') ? ' ' : text); // a blank is no move either
  }
  return some;
}

/**
 * @param {Door} at
 * @param {readonly string[]} texts
 * @param {{ mode?: Mode, locale?: Locale }} options
 * @returns {Result<Move[]>}
 */
export function readMoves(at, texts, options) {
  wantList(texts, 'texts');
  const { mode = 'lenient', locale = 'en' } = wantOptions(options);
  const strictness = choiceNumber(MODES, mode, 'mode');
  const letters = lettersNumber(locale);
  /** @type {Move[]} */
  const moves = [];
  at.resident = undefined;
  while (moves.length < texts.length) {
    const some = chunkOf(texts, moves.length);
    const length = writeText(at, `${some.join('\n')}\n`);
    if (some.length === 0 || length < 0) return failed(moves.length, [{ code: 'too-long' }]);
    const read = at.calls.parse_all(length, strictness, letters);
    const codes = at.words.slice(0, read);
    for (const code of codes) moves.push(moveOf(at, code));
    if (read < some.length) {
      const again = readSan(at, some[read] ?? '', options);
      return failed(moves.length, again.ok ? [] : again.error);
    }
  }
  return { ok: true, value: moves, warnings: [] };
}

/**
 * @param {number} index
 * @param {readonly Problem[]} problems
 * @returns {Result<Move[]>}
 */
function failed(index, problems) {
  return { ok: false, error: problems.map((problem) => ({ ...problem, index })) };
}
