// scenario.js -- scenarios: acts of a game with what the referee should answer.
//
// A file is .scn, or the ```scn blocks of a .md. A scenario begins with `scn NAME`; a line is an act or a
// setting of the game, `> CODE ARTICLE ARGS` is a verdict of the act before, `? QUESTION ANSWER` asks.
// Verdicts are listed in order; those that only tell may be left out, rulings may not. Scenarios are filed by the
// classic paragraphs, so a verdict of another edition may be expected under those, too.
// SPDX-License-Identifier: MIT

/** @import { Position, Verdict } from '../jadoube.js' */
import { Game, JadoubeError } from '../jadoube.js';
import { classicNumbers, contextOf } from '../laws.js';

/**
 * Words up to a comment.
 * @param {string} text
 */
function words(text) {
  const all = text.split(/[ \t\r]+/).filter(Boolean);
  const comment = all.findIndex((word) => word.startsWith('#'));
  return comment < 0 ? all : all.slice(0, comment);
}

/**
 * `*` is any word, and what is left out at the end is any.
 * @param {string} expected
 * @param {string} got
 * @param {(number: string) => readonly string[]} [others] other numbers of the paragraph, the second word
 */
function matches(expected, got, others = () => []) {
  const given = words(got);
  return words(expected).every(
    (word, n) =>
      word === '*' || word === given[n] || (n === 1 && others(given[1] ?? '').includes(word)),
  );
}

// ---- asserts: `? allowed has e2e4` ----------------------------------------------------------------

// How many words of an assert are the question, where that is not one; the rest is the answer.
const QUESTION_WORDS = new Map([
  ['used', 2],
  ['left', 2],
  ['counted', 2],
  ['set', 2],
  ['noscore', 2],
  ['colour', 2],
  ['attacked', 3],
  ['canclaim', 3],
]);

/** @param {Position} position of the side having the move */
const kingSquare = (position) =>
  [...position.pieces()].find(
    ([, { color, role }]) => color === position.turn && role === 'king',
  )?.[0];

/**
 * @param {readonly string[]} wanted
 * @param {readonly string[]} got
 * @param {Position} position
 */
function allowedHolds([how, ...wanted], got, position) {
  const king = kingSquare(position);
  const from = got.map((move) => (move.startsWith('O') ? king : move.slice(0, 2)));
  switch (how) {
    case 'has':
      return wanted.every((move) => got.includes(move));
    case 'not':
      return !wanted.some((move) => got.includes(move));
    case 'n':
      return Number(wanted[0]) === got.length;
    case 'from':
      return from.every((square) => square !== undefined && wanted.includes(square));
    default: {
      const all = how === undefined ? [] : [how, ...wanted];
      return all.length === got.length && all.every((move) => got.includes(move));
    }
  }
}

/**
 * A time in seconds; 0:10 and 0:00:10 are the same.
 * @param {string} text
 */
function seconds(text) {
  if (!/^\d+(?::\d\d){0,2}(?:\.\d+)?$/.test(text)) return undefined;
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/**
 * @param {string} wanted
 * @param {string} got
 */
function answerHolds(wanted, got) {
  const time = seconds(wanted);
  return matches(wanted, got) || (time !== undefined && time === seconds(got));
}

// ---- one scenario -------------------------------------------------------------------------------

/** One scenario being replayed, a line at a time. */
export class Scenario {
  game = new Game();
  /** @type {{ line: number, expected: string, got: string } | undefined} the first that failed */
  failure;
  /** @type {Verdict[]} */
  #verdicts = [];
  #actLine = 0;

  /**
   * @param {string} name
   * @param {number} line where it begins
   */
  constructor(name, line) {
    this.name = name;
    this.line = line;
  }

  /**
   * @param {number} line
   * @param {string} expected
   * @param {string} got
   */
  #fail(line, expected, got) {
    this.failure ??= { line, expected: expected.trim(), got };
  }

  /**
   * @param {number} line
   * @param {string} expected
   */
  #expect(line, expected) {
    const classic = (/** @type {string} */ number) => classicNumbers(number, contextOf(this.game));
    for (let next = this.#verdicts.shift(); next; next = this.#verdicts.shift()) {
      if (matches(expected, next.text, classic)) return;
      if (next.ruling) {
        this.#fail(line, expected, next.text);
        return;
      }
    }
    this.#fail(line, expected, 'nothing more');
  }

  /** After the last line of an act: a ruling that no line expected is an error. */
  closeAct() {
    const ruling = this.#verdicts.find((verdict) => verdict.ruling);
    if (ruling) this.#fail(this.#actLine, 'no further ruling', ruling.text);
    this.#verdicts = [];
  }

  /**
   * @param {number} line
   * @param {string} text
   */
  #act(line, text) {
    this.#actLine = line;
    try {
      this.#verdicts = [...this.game.apply(text)];
    } catch (error) {
      if (!(error instanceof JadoubeError)) throw error;
      this.#fail(line, 'a line of the language', `${error.code} in column ${error.column}`);
    }
  }

  /**
   * @param {number} line
   * @param {string} text
   */
  #assert(line, text) {
    const [name = '', ...rest] = words(text);
    const others = (QUESTION_WORDS.get(name) ?? 1) - 1;
    const wanted = rest.splice(others);
    try {
      const got = this.game.ask([name, ...rest].join(' '));
      const holds =
        name === 'allowed'
          ? allowedHolds(wanted, words(got), this.game.position)
          : wanted.length === 1 && answerHolds(wanted[0] ?? '', got);
      if (!holds) this.#fail(line, text, got);
    } catch (error) {
      if (!(error instanceof JadoubeError)) throw error;
      this.#fail(line, text, 'no such question');
    }
  }

  /**
   * @param {number} line
   * @param {string} text
   */
  take(line, text) {
    if (this.failure) return; // the first failure of a scenario is enough
    if (text.startsWith('>')) this.#expect(line, text.slice(1));
    else {
      this.closeAct();
      if (text.startsWith('?')) this.#assert(line, text.slice(1));
      else this.#act(line, text);
    }
  }
}

// ---- a file -------------------------------------------------------------------------------------

/**
 * The lines of a text that belong to scenarios, each with its number.
 * @param {string} text
 * @param {boolean} fenced only those between ```scn and ```
 * @returns {Generator<[number, string]>}
 */
function* scenarioLines(text, fenced) {
  let inside = !fenced;
  for (const [n, whole] of text.split('\n').entries()) {
    const line = whole.trim();
    if (fenced && whole.startsWith('```')) inside = !inside && whole.startsWith('```scn');
    else if (inside && line && !line.startsWith('#')) yield [n + 1, line];
  }
}

/** @param {Scenario} scenario */
function closed(scenario) {
  scenario.closeAct();
  return scenario;
}

/**
 * Replays the scenarios of a text and yields each when it has ended. Lines before the first are a
 * scenario without a name, which has failed.
 * @param {string} text
 * @param {{ fenced?: boolean }} [options]
 * @returns {Generator<Scenario>}
 */
export function* replayScenarios(text, { fenced = false } = {}) {
  /** @type {Scenario | undefined} */
  let scenario;
  for (const [line, each] of scenarioLines(text, fenced)) {
    if (each.startsWith('scn ')) {
      if (scenario) yield closed(scenario);
      scenario = new Scenario(each.slice(4).trim(), line);
    } else if (scenario) scenario.take(line, each);
    else {
      scenario = new Scenario('', line);
      scenario.failure = { line, expected: 'scn', got: each };
    }
  }
  if (scenario) yield closed(scenario);
}
