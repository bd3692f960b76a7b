// report.js -- what a game says of itself at one moment: clocks, claims of a draw, sheet, outcome.
// SPDX-License-Identifier: MIT

/** @import { Door } from '../door/door.js' */
/** @import { Both, Claim, ClockFace, OpenClaim, Outcome, SheetEntry, State } from './types.js' */
/** @import { Color } from '../values/types.js' */
import { columnOf, readText, writeText } from '../door/area.js';
import { enter } from '../door/door.js';
import { JadoubeError } from '../values/errors.js';
import { colorNames, misuse, otherColor } from '../values/names.js';

const CLOCK_WORDS = 10; // of each side, as in exports_game.c
const FOREVER = 2 ** 61; // JD_FOREVER

/**
 * The clocks so many milliseconds after the last act, if nothing happens.
 * @param {Door} at with the game in it
 * @param {number} ms
 * @returns {Both<ClockFace>}
 */
export function clocksIn(at, ms) {
  at.calls.game_clocks(ms);
  const { words } = enter(); // the memory may have grown
  const [white, black] = [0, CLOCK_WORDS].map((start) =>
    faceOf(words.subarray(start, start + CLOCK_WORDS)),
  );
  return Object.freeze(/** @type {Both<ClockFace>} */ ({ white, black }));
}

/**
 * @param {Uint32Array} words
 * @returns {ClockFace}
 */
function faceOf(words) {
  const time = (/** @type {number} */ n) => ((words[n + 1] ?? 0) | 0) * 2 ** 32 + (words[n] ?? 0);
  const limited = (/** @type {number} */ ms) => (ms < FOREVER ? ms : null);
  const [counted = 0, period = 1, flag = 0, running = 0] = words.subarray(6);
  return Object.freeze({
    left: limited(time(0)),
    toFlag: limited(time(2)),
    used: time(4),
    counted,
    period,
    running: running === 1,
    flag: flag === 1,
  });
}

/**
 * The claims of a draw that would be found right now.
 * @param {Door} at with the game in it
 * @param {Color} by
 * @returns {OpenClaim[]}
 */
export function drawClaims(at, by) {
  const text = readText(at, at.calls.game_claims(colorNames.indexOf(by)));
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line) => {
    const [what, article = '', move] = line.split(' ');
    return Object.freeze({
      by,
      what: /** @type {Claim} */ (what),
      article,
      ...(move !== undefined && { move }),
    });
  });
}

/**
 * All moves as they stand on a sheet.
 * @param {Door} at with the game in it
 */
function movesWritten(at) {
  const plies = at.calls.game_plies();
  let text = '';
  for (let next = 0; next < plies; next = at.words[0] ?? plies)
    text += readText(at, at.calls.game_sheet(next));
  return text.split('\n').slice(0, -1);
}

/**
 * The scoresheet of a side.
 * @param {Door} at with the game in it
 * @param {State} state
 * @param {Color} color
 * @returns {readonly SheetEntry[]}
 */
export function sheetOf(at, state, color) {
  const first = state.start.includes(' b ') ? 'black' : 'white';
  const recorded = state.recorded[color];
  const entries = movesWritten(at).map((text, ply) =>
    Object.freeze({
      ply,
      by: ply % 2 === 0 ? first : otherColor(first),
      ...(ply < recorded && { text }),
      offer: state.offered.includes(ply),
      missing: ply >= recorded,
    }),
  );
  return Object.freeze(entries);
}

const CLAIM = /^(?:\+\S+ +)?([WB]) +claim\b/;
const AFTER_THE_END = /^(?:\+\S+ +)?(?:A +(?:wait|score|open)|[WB] +sign)\b/;
const VERIFIED = /^(?:\+\S+ +)?A +verify\b/;

/**
 * Whose claim ended the game: the act that did is the last one in the log that can.
 * @param {readonly string[]} log
 * @returns {Color | undefined}
 */
function claimant(log) {
  const acts = log.filter((line) => !AFTER_THE_END.test(line));
  const last = acts.at(-1) ?? '';
  const claim = VERIFIED.test(last) ? acts.filter((line) => CLAIM.test(line)).at(-1) : last;
  const side = claim?.match(CLAIM)?.[1];
  return side === undefined ? undefined : side === 'W' ? 'white' : 'black';
}

// What somebody has to claim or point out.
const CLAIMED = new Set([
  'repetition',
  'fifty-moves',
  'time',
  'cannot-mate',
  'illegal-moves',
  'annulled',
]);

/**
 * How the game has ended; undefined while it goes on.
 * @param {State} state
 * @param {readonly string[]} log
 * @returns {Outcome | undefined}
 */
export function outcomeOf({ ending, result, article, halfPoints }, log) {
  if (ending === null) return undefined;
  const claimedBy = CLAIMED.has(ending) ? claimant(log) : undefined;
  return Object.freeze({
    result: result ?? '*',
    reason: ending,
    article: article ?? '',
    points: Object.freeze({ white: halfPoints.white / 2, black: halfPoints.black / 2 }),
    ...(claimedBy && { claimedBy }),
  });
}

/**
 * The answer to a question of the scenario format.
 * @param {Door} at with the game in it
 * @param {unknown} question
 * @returns {string}
 */
export function answerIn(at, question) {
  if (typeof question !== 'string') throw misuse('question', question, 'a line of text');
  const length = writeText(at, question);
  if (length >= 0 && length < at.layout.textSize / 2 && at.calls.game_ask(length))
    return readText(at, at.words[0] ?? 0);
  const column = columnOf(question, at.words[0] ?? 1);
  throw new JadoubeError('unknown-question', `${question}: no such question`, { column });
}
