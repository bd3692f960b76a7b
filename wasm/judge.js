// judge.js -- one line goes through the door, verdicts come back.
//
// What is said is mostly what has been said before (`MADE 6.1 e2e4`), and verdicts are frozen, so each
// text is taken apart once.
// SPDX-License-Identifier: MIT

/** @import { Door } from './door.js' */
/** @import { Verdict } from './types.js' */
import { columnOf, readText, writeText } from './area.js';
import { enter } from './door.js';
import { JadoubeError } from './errors.js';

// What jdw_line answers.
const NEEDS_ROOM = 1;
const MISTAKE = 2;

/**
 * The verdicts on a line; whether the act changed nothing but the time. Of `play` the press may be
 * refused although the move was made.
 * @typedef {{ readonly verdicts: readonly Verdict[], readonly refused: boolean }} Judgement
 */

/** @type {Map<string, Judgement>} by the text of the verdicts, of those without rulings */
const judged = new Map();
const MANY = 5000; // then the map begins anew

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

/**
 * @param {string} text
 * @param {number} rulings a bit for each that is one
 * @returns {Judgement}
 */
function judgementOf(text, rulings) {
  const lines = text.split('\n').slice(0, -1);
  const verdicts = lines.map((each, n) => verdictOf(each, ((rulings >>> n) & 1) === 1));
  const has = (/** @type {string} */ code) => verdicts.some((verdict) => verdict.code === code);
  return { verdicts: Object.freeze(verdicts), refused: has('REFUSE') && !has('MADE') };
}

/**
 * @param {string} text
 * @param {number} rulings
 * @returns {Judgement}
 */
function knownJudgement(text, rulings) {
  if (rulings !== 0) return judgementOf(text, rulings);
  const known = judged.get(text);
  if (known !== undefined) return known;
  if (judged.size >= MANY) judged.clear();
  const judgement = judgementOf(text, 0);
  judged.set(text, judgement);
  return judgement;
}

/**
 * Has the game in the module judge one line.
 * @param {Door} at
 * @param {'line' | 'try'} how really, or on a copy
 * @param {string} line
 * @param {number} number of the line, for errors
 * @returns {Judgement}
 */
export function judge(at, how, line, number) {
  const one = !line.includes('\n') && !line.includes('\r');
  const length = one ? writeText(at, line) : -1;
  if (length < 0) throw new JadoubeError('no-line', 'more than a line of text', { line: number });
  let status = at.calls[how](length);
  while (status === NEEDS_ROOM) {
    if (at.calls.game_grow() === 0)
      throw new JadoubeError('no-memory', 'the machine has no room for a longer game');
    status = enter().calls[how](writeText(at, line));
  }
  const { words } = enter(); // the memory may have grown
  const text = readText(at, words[0] ?? 0);
  if (status === MISTAKE) {
    const where = { line: number, column: columnOf(line, words[1] ?? 1) };
    throw new JadoubeError(text, `${line}: ${text} at column ${where.column}`, where);
  }
  return knownJudgement(text, words[2] ?? 0);
}
