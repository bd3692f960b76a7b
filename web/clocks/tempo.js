// tempo.js -- time controls as people write them: 40/2:00:00,20/1:00:00* or 40/1:30:00+30 (Law 12.1).
// SPDX-License-Identifier: MIT

import { fill } from '../texts/sentence.js';

/** @typedef {import('../texts/index.js').FirstWords} Words */
/** Each move gives so much more, or the clock waits so long before it counts (`d`), or gives it back (`b`). @typedef {{seconds: number, kind: '' | 'd' | 'b'}} Bonus */
/** One period; 0 moves means all that are left. @typedef {{moves: number, seconds: number, bonus: Bonus | undefined}} Period */
/** @typedef {{periods: Period[], repeats: boolean}} Tempo */
/** @typedef {{code: string, text: string}} TempoError a code of words.tempoError, and the place */
/** @typedef {{ok: true, value: Tempo} | {ok: false, error: TempoError}} ReadTempo */

const MAX_PERIODS = 8;
/** The text for a game without limits. */
export const UNTIMED = 'none';
/** The choices offered, with 'own' for a text of one's own. */
export const presets = [
  '40/2:00:00,20/1:00:00*',
  '40/1:30:00+30,all/0:30:00+30',
  'all/1:30:00',
  'all/0:15:00+10',
  'all/0:03:00+2',
  UNTIMED,
];

/**
 * @param {string} code
 * @param {string} text
 * @returns {{ok: false, error: TempoError}}
 */
const wrong = (code, text) => ({ ok: false, error: { code, text } });

/**
 * @param {string} text
 * @returns {ReadTempo}
 */
export function readTempo(text) {
  const trimmed = text.replace(/\s+/g, '');
  if (!trimmed) return wrong('empty', '');
  const repeats = trimmed.endsWith('*');
  const parts = trimmed.replace(/\*$/, '').split(',');
  if (parts.length > MAX_PERIODS) return wrong('many', String(MAX_PERIODS));
  /** @type {Period[]} */
  const periods = [];
  for (const part of parts) {
    if (part.includes('*')) return wrong('star', part);
    if (periods.at(-1)?.moves === 0) return wrong('after', part);
    const read = readPeriod(part);
    if ('code' in read) return { ok: false, error: read };
    periods.push(read);
  }
  if (repeats && periods.at(-1)?.moves === 0) return wrong('star', trimmed);
  return { ok: true, value: { periods, repeats } };
}

/**
 * @param {string} part
 * @returns {Period | TempoError}
 */
function readPeriod(part) {
  const [count = '', rest, ...more] = part.split('/');
  if (rest === undefined || more.length) return { code: 'slash', text: part };
  if (!/^(all|[1-9]\d{0,3})$/.test(count)) return { code: 'moves', text: count };
  const [time = '', added] = splitOnce(rest, '+');
  const seconds = readTime(time);
  if (seconds === undefined) return { code: 'time', text: time };
  const bonus = added === undefined ? undefined : readBonus(added);
  if (added !== undefined && !bonus) return { code: 'bonus', text: added };
  return { moves: count === 'all' ? 0 : Number(count), seconds, bonus };
}

/** @param {string} text @param {string} by */
function splitOnce(text, by) {
  const at = text.indexOf(by);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** @param {string} text @returns {Bonus | undefined} */
function readBonus(text) {
  const [, time = '', kind = ''] = text.match(/^([\d:]+)([db]?)$/) ?? [];
  const seconds = readTime(time);
  return seconds === undefined
    ? undefined
    : { seconds, kind: kind === 'd' || kind === 'b' ? kind : '' };
}

/** h:mm:ss, m:ss or seconds. @param {string} text */
export function readTime(text) {
  if (!/^\d{1,4}(:[0-5]\d){0,2}$/.test(text)) return undefined;
  const seconds = text.split(':').reduce((sum, digits) => sum * 60 + Number(digits), 0);
  return seconds > 0 ? seconds : undefined;
}

/**
 * 40 moves in 2 h, then 20 moves in 1 h, repeated
 * @param {Words} words
 * @param {string} text
 */
export function describeTempo({ tempo }, text) {
  if (text === UNTIMED) return tempo.untimed;
  const read = readTempo(text);
  if (!read.ok) return text;
  const { periods, repeats } = read.value;
  const said = periods.map(({ moves, seconds, bonus }) => {
    const time = describeTime(tempo, seconds);
    const plain = fill(moves ? tempo.moves : tempo.all, { n: moves, time });
    if (!bonus) return plain;
    const kind = /** @type {const} */ ({ '': 'increment', d: 'delay', b: 'bronstein' })[bonus.kind];
    return plain + fill(tempo[kind], { time: describeTime(tempo, bonus.seconds) });
  });
  return said.join(tempo.next) + (repeats ? tempo.repeated : '');
}

/**
 * @param {Words['tempo']} tempo
 * @param {number} seconds
 */
function describeTime(tempo, seconds) {
  const parts = [
    [Math.floor(seconds / 3600), tempo.hours],
    [Math.floor((seconds % 3600) / 60), tempo.minutes],
    [seconds % 60, tempo.seconds],
  ];
  return parts
    .filter(([n]) => n)
    .map(([n, text]) => fill(String(text), { n: n ?? 0 }))
    .join(' ');
}
