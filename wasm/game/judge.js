// judge.js -- one act goes through the door, as a line or as numbers, and verdicts come back.
//
// What is said is mostly what has been said before (`MADE 6.1 e2e4`), and verdicts are frozen, so each
// text is taken apart once. An act in numbers is answered in numbers; the text is asked for when they are
// new, or when they do not tell all.
// SPDX-License-Identifier: MIT

/** @import { Door } from '../door/door.js' */
/** @import { Verdict, VerdictCode } from './types.js' */
import { columnOf, readText, writeText } from '../door/area.js';
import { enter } from '../door/door.js';
import { positionIn } from '../position/position.js';
import { JadoubeError } from '../values/errors.js';
/** @import { Act } from './acts.js' */
import { triedHead } from './acts.js';

// What jdw_game_line answers.
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
  const [name, article = '', ...args] = text.split(' ');
  const code = /** @type {VerdictCode} */ (name);
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

const noMemory = () => new JadoubeError('no-memory', 'the machine has no room for a longer game');

const A_MOVE = /^\s*(?:\+\S+\s+)?([WB])\s+(?:move|play)\s+(\S+)/;

/**
 * What is wrong with the text of the move of a line, if the side has the move.
 * @param {Door} at
 * @param {string} line
 */
function whyRefused(at, line) {
  const [, actor = '', text = ''] = A_MOVE.exec(line) ?? [];
  at.calls.game_position(at.calls.game_plies());
  const here = positionIn(at);
  if (here.turn.charAt(0) !== actor.toLowerCase()) return [];
  const read = here.parse(text);
  return read.ok ? [] : read.error;
}

/**
 * Has the game in the module judge one line.
 * @param {Door} at
 * @param {'game_line' | 'game_try'} how really, or on a copy
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
    if (at.calls.game_grow() === 0) throw noMemory();
    status = enter().calls[how](writeText(at, line));
  }
  const { words } = enter(); // the memory may have grown
  const text = readText(at, words[0] ?? 0);
  if (status === MISTAKE) {
    const where = { line: number, column: columnOf(line, words[1] ?? 1) };
    const problems = text === 'illegal-move' ? whyRefused(enter(), line) : [];
    throw new JadoubeError(text, `${line}: ${text} at column ${where.column}`, {
      ...where,
      problems,
    });
  }
  return knownJudgement(text, words[2] ?? 0);
}

// ---- in numbers -----------------------------------------------------------------------------------

/** What has been said so far: a step for each verdict. */
class Saying {
  /** @type {Map<number, Saying>} */
  next = new Map();
  /** @type {Judgement | undefined} */
  judgement;

  /** @param {number} key of the next verdict */
  followedBy(key) {
    let saying = this.next.get(key);
    if (saying === undefined) {
      saying = new Saying();
      sayings++;
      this.next.set(key, saying);
    }
    return saying;
  }
}

let sayings = 0;
let silence = new Saying();

const UNTOLD = 0xffffffff; // only the text tells it
const NAMES = 2 ** 17; // code, Article and edition of a verdict are below

/** @param {Door} at which has just judged an act in numbers */
function toldJudgement(at) {
  const length = at.calls.game_said();
  return judgementOf(readText(at, length), at.words[0] ?? 0);
}

/** @param {Door} at which has just judged an act in numbers @returns {Judgement} */
function heardJudgement(at) {
  const { words } = at;
  const count = words[0] ?? 0;
  let saying = silence;
  for (let n = 0; n < count; n++) {
    const told = words[2 + 2 * n] ?? 0;
    if (told === UNTOLD) return toldJudgement(at);
    saying = saying.followedBy(told * NAMES + (words[1 + 2 * n] ?? 0));
  }
  if (sayings > MANY) {
    sayings = 0;
    silence = new Saying();
  }
  saying.judgement ??= toldJudgement(at);
  return saying.judgement;
}

/**
 * Has the game in the module judge an act.
 * @param {Door} at
 * @param {Act} act
 * @param {boolean} really or on a copy
 * @returns {Judgement}
 */
export function judgeAct(at, act, really) {
  const head = really ? act.head : triedHead(act);
  let status = at.calls.game_act(head, act.where, act.ms);
  while (status === NEEDS_ROOM) {
    if (at.calls.game_grow() === 0) throw noMemory();
    status = enter().calls.game_act(head, act.where, act.ms);
  }
  return heardJudgement(enter()); // the memory may have grown
}
