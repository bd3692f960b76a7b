// time-control.js -- the TimeControl tag (PGN standard 9.6.1) and the `tc` line of a game.
//
// The standard knows no increment beside a number of moves; everybody writes `40/5400+30`, and so do we. What
// one of the two notations cannot say is told, never guessed: the tag has no delay, the line no hourglass.
// SPDX-License-Identifier: MIT

/** @import { Period, TimeControl } from './types.js' */
/** @import { OtherCode, Result } from '../values/types.js' */
import { misuse } from '../values/names.js';

/** @param {OtherCode} code @param {number} column @returns {{ ok: false, error: { code: OtherCode, column: number }[] }} */
const wrong = (code, column) => ({ ok: false, error: [{ code, column }] });

/** @param {unknown} text @param {string} argument @returns {asserts text is string} */
function wantTag(text, argument) {
  if (typeof text !== 'string') throw misuse(argument, text, 'a text');
}

/** @param {TimeControl} control */
function wantControl(control) {
  if (!Array.isArray(control?.periods)) throw misuse('control', control, 'a time control', 'other');
  return control;
}

// ---- the tag ------------------------------------------------------------------------------------

/**
 * `40/5400+30`, `1800+30` or `300`.
 * @param {string} field
 * @returns {Period | undefined}
 */
function periodOfField(field) {
  const found = /^(?:(\d{1,6})\/)?(\d{1,9}(?:\.\d{1,3})?)(?:\+(\d{1,9}(?:\.\d{1,3})?))?$/.exec(
    field,
  );
  if (!found) return undefined;
  const [moves, seconds, increment] = [
    Number(found[1] ?? 0),
    Number(found[2]),
    Number(found[3] ?? 0),
  ];
  if (found[1] !== undefined && moves === 0) return undefined;
  if (seconds + increment === 0) return undefined;
  return { moves, seconds, ...(increment ? { increment } : {}) };
}

/**
 * Reads a TimeControl tag: `40/7200:3600`, `300+3`, `1/86400`, `-` for no control.
 * @param {string} tag
 * @returns {Result<TimeControl>} the errors: `time-control-unknown` for `?`, `hourglass` for `*180`, `time-control`
 */
export function readTimeControl(tag) {
  wantTag(tag, 'tag');
  const text = tag.trim();
  if (text === '?' || text === '') return wrong('time-control-unknown', 1);
  if (text === '-') return { ok: true, value: { periods: [], repeats: false }, warnings: [] };
  /** @type {Period[]} */
  const periods = [];
  let column = 1;
  for (const field of text.split(':')) {
    const period = periodOfField(field);
    if (field.startsWith('*')) return wrong('hourglass', column);
    if (!period || periods.at(-1)?.moves === 0) return wrong('time-control', column);
    periods.push(period);
    column += field.length + 1;
  }
  // 9.6.1: the last field is implicitly repeated.
  return { ok: true, value: { periods, repeats: periods.at(-1)?.moves !== 0 }, warnings: [] };
}

/**
 * Writes a TimeControl tag; `?` if the standard has no words for it.
 * @param {TimeControl} control
 */
export function writeTimeControl(control) {
  const { periods, repeats } = wantControl(control);
  if (periods.length === 0) return '-';
  if (periods.some(({ delay }) => delay)) return '?';
  if (!repeats && periods.at(-1)?.moves !== 0) return '?';
  return periods
    .map(({ moves, seconds, increment }) => {
      const time = increment ? `${seconds}+${increment}` : `${seconds}`;
      return moves ? `${moves}/${time}` : time;
    })
    .join(':');
}

// ---- the line -----------------------------------------------------------------------------------

/** @param {number} seconds */
function clockText(seconds) {
  const whole = Math.floor(seconds);
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  const fraction = (seconds - whole)
    .toFixed(3)
    .slice(1)
    .replace(/\.?0+$/, '');
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}${fraction}`;
}

/** @param {string} text */
const secondsOf = (text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const CONTROL =
  /^(all|\d+)\/(\d+(?::\d\d){0,2}(?:\.\d+)?)(?:\+(\d+(?::\d\d){0,2}(?:\.\d+)?)([db]?))?$/;

// What each edition is mostly played with, as in laws/controls.c.
/** @type {Readonly<Record<string, string>>} */
const CUSTOMARY = {
  classic: '40/2:00:00,20/1:00:00*',
  'fide-2023-standard': '40/1:30:00+30,all/0:30:00+30',
  'fide-2023-rapid': 'all/0:15:00+10',
  'fide-2023-blitz': 'all/0:03:00+2',
};

/**
 * The control of a `tc` line: `40/1:30:00+30,all/0:30:00+30`, `20/1:00:00*`, `none`, or the name
 * of an edition.
 * @param {string} text what follows `tc`
 * @returns {Result<TimeControl>} the error: `time-control`
 */
export function readControlLine(text) {
  wantTag(text, 'text');
  const line = Object.hasOwn(CUSTOMARY, text) ? (CUSTOMARY[text] ?? '') : text;
  if (line === 'none') return { ok: true, value: { periods: [], repeats: false }, warnings: [] };
  const repeats = line.endsWith('*');
  /** @type {Period[]} */
  const periods = [];
  let column = 1;
  for (const part of line.slice(0, repeats ? -1 : undefined).split(',')) {
    const found = CONTROL.exec(part);
    if (!found || periods.at(-1)?.moves === 0) return wrong('time-control', column);
    const [, moves = '', time = '', more, sign] = found;
    const bonus = more === undefined ? 0 : secondsOf(more);
    /** @type {Period} */
    const period = { moves: moves === 'all' ? 0 : Number(moves), seconds: secondsOf(time) };
    if (bonus && sign) Object.assign(period, { delay: bonus, bronstein: sign === 'b' });
    else if (bonus) Object.assign(period, { increment: bonus });
    periods.push(period);
    column += part.length + 1;
  }
  if (repeats && periods.at(-1)?.moves === 0) return wrong('time-control', line.length);
  return { ok: true, value: { periods, repeats }, warnings: [] };
}

/**
 * What follows `tc` in the line that sets this control up.
 * @param {TimeControl} control
 */
export function writeControlLine(control) {
  const { periods, repeats } = wantControl(control);
  if (periods.length === 0) return 'none';
  const parts = periods.map(({ moves, seconds, increment, delay, bronstein }) => {
    const bonus = increment || delay;
    const sign = increment ? '' : bronstein ? 'b' : 'd';
    const more = bonus ? `+${clockText(bonus)}${sign}` : '';
    return `${moves || 'all'}/${clockText(seconds)}${more}`;
  });
  return `${parts.join(',')}${repeats ? '*' : ''}`;
}
