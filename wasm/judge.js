// judge.js -- one line goes through the door, verdicts come back.
// SPDX-License-Identifier: MIT

/** @import { Door } from './door.js' */
/** @import { Verdict } from './types.js' */
import { columnOf, enter, readText, writeText } from './door.js';
import { JadoubeError } from './errors.js';

// What jdw_line answers.
const NEEDS_ROOM = 1;
const MISTAKE = 2;

/**
 * A verdict from its line.
 * @param {string} text
 * @param {boolean} ruling
 * @returns {Verdict}
 */
function verdictOf(text, ruling) {
  const [code = '', article = '', ...args] = text.split(' ');
  return Object.freeze({ code, article, args: Object.freeze(args), ruling, text });
}

/** @param {readonly Verdict[]} verdicts @param {string} code */
const has = (verdicts, code) => verdicts.some((verdict) => verdict.code === code);

/**
 * The act changed nothing but the time. Of `play` the press may be refused although the move was made.
 * @param {readonly Verdict[]} verdicts
 */
export const isRefused = (verdicts) => has(verdicts, 'REFUSE') && !has(verdicts, 'MADE');

/**
 * Has the game in the module judge one line.
 * @param {Door} at
 * @param {'line' | 'try'} how really, or on a copy
 * @param {string} line
 * @param {number} number of the line, for errors
 * @returns {readonly Verdict[]}
 */
export function judge(at, how, line, number) {
  const length = /[\r\n]/.test(line) ? -1 : writeText(at, line);
  if (length < 0) throw new JadoubeError('no-line', 'more than a line of text', { line: number });
  let status = at.calls[how](length);
  while (status === NEEDS_ROOM) {
    if (at.calls.game_grow() === 0)
      throw new JadoubeError('no-memory', 'the machine has no room for a longer game');
    status = enter().calls[how](writeText(at, line));
  }
  const { words } = enter(); // the memory may have grown
  const [written = 0, column = 1, rulings = 0] = words;
  const text = readText(at, written);
  if (status === MISTAKE) {
    const where = { line: number, column: columnOf(line, column) };
    throw new JadoubeError(text, `${line}: ${text} at column ${where.column}`, where);
  }
  const lines = text.split('\n').slice(0, -1);
  return Object.freeze(lines.map((each, n) => verdictOf(each, ((rulings >>> n) & 1) === 1)));
}
