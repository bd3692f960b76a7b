// options.js -- what the attributes of <jadoube-board> ask for, or what is wrong with them.
// SPDX-License-Identifier: MIT

import { Position } from '../jadoube.js';
import { isLevel, levels } from '../match/levels.js';
import { startAt } from '../past/record.js';
import { languageFor } from '../texts/index.js';
import { fill } from '../texts/sentence.js';

/** @typedef {import('../match/levels.js').LevelName} LevelName */
/** @typedef {import('../past/record.js').Place} Place */
/** What reads a PGN; loaded when there is one. @typedef {typeof import('../past/pgn-walk.js')} PgnReader */
/** @typedef {import('../jadoube.js').Problem} Problem */
/** @typedef {(words: Words) => readonly string[]} Details */
/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {{mode: 'view' | 'play', level: LevelName, start: Place, moving: boolean}} Options */
/** Why nothing can be shown. @typedef {{code: 'attribute' | 'squares' | 'not-yet' | 'fen' | 'pgn' | 'failed', name: string, value: string, choices?: readonly string[], details?: Details}} Trouble */
/** @typedef {{ok: true, value: Options} | {ok: false, error: Trouble}} ReadOptions */

export const ATTRIBUTES = [
  'fen',
  'pgn',
  'mode',
  'level',
  'law',
  'task',
  'lock',
  'orientation',
  'lang',
  'theme',
];
const MODES = ['view', 'play', 'exercise', 'law'];
/** The attributes that take one of a few words. @type {Readonly<Record<string, readonly string[]>>} */
const CHOICES = {
  mode: MODES,
  level: Object.keys(levels),
  orientation: ['white', 'black'],
  theme: ['auto', 'light', 'dark'],
};
/** What a PGN says of its first position. */
const POSITION = /\[\s*(?:FEN|SetUp)\s+"[^"\n]*"\s*\]/g;
const SQUARES = /^\s*(?:[a-h][1-8](?:[\s,]+|$))*$/;
/** No more of an attribute than this is repeated to the reader. */
const SHOWN = 60;

/** @param {Element} element @param {string} name */
const textOf = (element, name) => element.getAttribute(name)?.trim() ?? '';

/** A word of a list, in whatever case. @param {Element} element @param {string} name */
const wordOf = (element, name) => textOf(element, name).toLowerCase();

/** The moves that are asked for, if there are any. @param {Element} element */
export const pgnOf = (element) =>
  textOf(element, 'pgn') && /** @type {string} */ (element.getAttribute('pgn'));

/** Whether Black is to be below. @param {Element} element */
export const isTurned = (element) => wordOf(element, 'orientation') === 'black';

// ---- properties -----------------------------------------------------------------------------------

/** Every element has `lang`. */
const PROPERTIES = ATTRIBUTES.filter((name) => name !== 'lang');

/** Gives the attributes as properties, which frameworks and scripts set. @param {object} prototype */
export function addProperties(prototype) {
  for (const name of PROPERTIES)
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      /** @this {Element} */
      get() {
        return this.getAttribute(name) ?? '';
      },
      /** @this {Element} @param {unknown} value */
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, `${value}`);
      },
    });
}

/** Takes over what a script has set before the element was defined. @param {Element} element */
export function takeProperties(element) {
  const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
  for (const name of PROPERTIES.filter((each) => Object.hasOwn(element, each))) {
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}

// ---- what is asked for ----------------------------------------------------------------------------

/**
 * @param {Element} element
 * @param {PgnReader | null} reader needed for moves
 * @returns {ReadOptions}
 */
export function readOptions(element, reader) {
  const error = wrongWord(element) ?? wrongSquares(element) ?? notYet(element);
  if (error) return { ok: false, error };
  const mode = wordOf(element, 'mode') === 'play' ? 'play' : 'view';
  const level = wordOf(element, 'level');
  const [fen, pgn] = [textOf(element, 'fen'), pgnOf(element)];
  const at = fen === 'startpos' ? '' : fen;
  const read = pgn && reader ? readMoves(reader, at, pgn, mode) : readFen(at, mode);
  if (!read.ok) return read;
  const value = { mode, level: isLevel(level) ? level : 'club', start: read.value, moving: !!pgn };
  return { ok: true, value: /** @type {Options} */ (value) };
}

/** A board to look at may lack kings. @param {string} fen @param {string} mode @returns {{ok: true, value: Place} | {ok: false, error: Trouble}} */
function readFen(fen, mode) {
  if (!fen) return { ok: true, value: startAt(Position.start) };
  const read = Position.fromFen(fen, { level: mode === 'play' ? 'legal' : 'setup' });
  if (read.ok) return { ok: true, value: startAt(read.value) };
  const details = (/** @type {Words} */ words) => fenSentences(words, read.error);
  return { ok: false, error: { code: 'fen', name: 'fen', value: fen, details } };
}

/**
 * @param {PgnReader} reader
 * @param {string} fen of the attribute; empty: as the text says, or the initial array
 * @param {string} pgn
 * @param {string} mode
 * @returns {{ok: true, value: Place} | {ok: false, error: Trouble}}
 */
function readMoves({ isLoss, pgnSentences, walkThrough }, fen, pgn, mode) {
  if (fen) {
    const first = readFen(fen, mode);
    if (!first.ok) return first;
  }
  const head = fen && `[SetUp "1"][FEN "${fen.replace(/["\\]/g, '')}"]`;
  const text = head + (fen ? pgn.replace(POSITION, '') : pgn);
  const { start, problems } = walkThrough(text);
  if (start && !problems.some(isLoss)) return { ok: true, value: start };
  const shift = { first: 1, lines: 0, columns: -head.length };
  const lost = problems.filter(isLoss);
  const bad = lost.some(({ code }) => code === 'fen-bad');
  const details = (/** @type {Words} */ words) => pgnSentences(words, lost, text, shift);
  return { ok: false, error: { code: bad ? 'fen' : 'pgn', name: 'pgn', value: pgn, details } };
}

/** @param {Element} element @returns {Trouble | undefined} */
function wrongWord(element) {
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = textOf(element, name);
    if (value && !choices.includes(value.toLowerCase()))
      return { code: 'attribute', name, value, choices };
  }
  return undefined;
}

/** @param {Element} element @returns {Trouble | undefined} */
function wrongSquares(element) {
  const value = textOf(element, 'lock');
  return SQUARES.test(value) ? undefined : { code: 'squares', name: 'lock', value };
}

/** @param {Element} element @returns {Trouble | undefined} */
function notYet(element) {
  const value = wordOf(element, 'mode');
  const left = value === 'exercise' || value === 'law';
  return left ? { code: 'not-yet', name: 'mode', value } : undefined;
}

/**
 * The trouble as sentences, the most important first.
 * @param {Words} words
 * @param {Trouble} trouble
 * @returns {string[]}
 */
export function explain(words, { code, name, value, choices = [], details }) {
  const { embed } = words;
  const text = { 'not-yet': embed.notYet, attribute: embed.attribute, squares: embed.squares };
  const first = { ...text, fen: embed.fen, pgn: embed.pgn, failed: embed.failed }[code];
  const shown = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  const said = fill(first, { name, value: shown, choices: choices.join(words.comma) });
  return [...new Set([embed.wrong, said, ...(details?.(words) ?? [])])]; // one thing is often wrong in many places
}

/** @param {Words} words @param {readonly Problem[]} problems */
const fenSentences = ({ fen, comma }, problems) =>
  problems.map(({ code, squares = [] }) =>
    fill(fen[code] ?? fen['*'] ?? '', { code, squares: squares.join(comma) }),
  );

/**
 * The language of the element: its own, that of the text around it, or the reader's.
 * @param {Element} element
 */
export function languageOf(element) {
  const tags = [textOf(element, 'lang')];
  for (let at = outside(element); at; at = outside(at)) tags.push(at.getAttribute('lang') ?? '');
  return languageFor([...tags, ...navigator.languages]);
}

/** The element around this one, also across the edge of a shadow tree. @param {Element} element @returns {Element | null} */
function outside(element) {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
