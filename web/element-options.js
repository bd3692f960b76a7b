// element-options.js -- what the attributes of <jadoube-board> ask for, or what is wrong with them.
// SPDX-License-Identifier: MIT

import { isLevel, levels } from './levels.js';
import { readRecord } from './record.js';
import { languageFor } from './texts/index.js';
import { fill } from './texts/sentence.js';

/** @typedef {import('./levels.js').LevelName} LevelName */
/** @typedef {import('./record.js').Place} Place */
/** @typedef {import('./record.js').Fault} Fault */
/** @typedef {import('./texts/index.js').Words} Words */
/** @typedef {{mode: 'view' | 'play', level: LevelName, start: Place, moving: boolean}} Options */
/** Why nothing can be shown. @typedef {{code: 'attribute' | 'squares' | 'not-yet' | 'fen' | 'pgn' | 'failed', name: string, value: string, choices?: readonly string[], fault?: Fault}} Trouble */
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
const SQUARES = /^\s*(?:[a-h][1-8](?:[\s,]+|$))*$/;
/** No more of an attribute than this is repeated to the reader. */
const SHOWN = 60;

/** @param {Element} element @param {string} name */
const textOf = (element, name) => element.getAttribute(name)?.trim() ?? '';

/**
 * @param {Element} element
 * @returns {ReadOptions}
 */
export function readOptions(element) {
  const error = wrongWord(element) ?? wrongSquares(element) ?? notYet(element);
  if (error) return { ok: false, error };
  const mode = textOf(element, 'mode') === 'play' ? 'play' : 'view';
  const level = textOf(element, 'level');
  const [fen, pgn] = [textOf(element, 'fen'), element.getAttribute('pgn') ?? ''];
  // A board to look at may lack kings.
  const read = readRecord(fen, pgn, mode === 'play' ? 'legal' : 'setup');
  if (!read.ok) return { ok: false, error: faulty(read.error, fen, pgn) };
  const value = { mode, level: isLevel(level) ? level : 'club', start: read.value, moving: !!pgn };
  return { ok: true, value: /** @type {Options} */ (value) };
}

/** @param {Element} element @returns {Trouble | undefined} */
function wrongWord(element) {
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = textOf(element, name);
    if (value && !choices.includes(value)) return { code: 'attribute', name, value, choices };
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
  const value = textOf(element, 'mode');
  const left = value === 'exercise' || value === 'law';
  return left ? { code: 'not-yet', name: 'mode', value } : undefined;
}

/** @param {Fault} fault @param {string} fen @param {string} pgn @returns {Trouble} */
const faulty = (fault, fen, pgn) =>
  fault.what === 'fen' && fen
    ? { code: 'fen', name: 'fen', value: fen, fault }
    : { code: fault.what === 'fen' ? 'fen' : 'pgn', name: 'pgn', value: pgn, fault };

/**
 * The trouble as sentences, the most important first.
 * @param {Words} words
 * @param {Trouble} trouble
 * @returns {string[]}
 */
export function explain(words, { code, name, value, choices = [], fault }) {
  const { embed } = words;
  const text = { 'not-yet': embed.notYet, attribute: embed.attribute, squares: embed.squares };
  const first = { ...text, fen: embed.fen, pgn: embed.pgn, failed: embed.failed }[code];
  const shown = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  const said = fill(first, { name, value: shown, choices: choices.join(words.comma) });
  return [embed.wrong, said, ...details(words, fault)];
}

/** @param {Words} words @param {Fault | undefined} fault */
function details(words, fault) {
  if (fault?.what === 'fen')
    return fault.problems.map(({ code, squares = [] }) =>
      fill(words.fen[code] ?? words.fen['*'] ?? '', { code, squares: squares.join(words.comma) }),
    );
  if (!fault) return [];
  const { line, column } = fault;
  const text = fault.text.slice(0, SHOWN);
  const why = fault.what === 'open' ? words.embed.open : words.embed.move;
  return [fill(words.embed.place, { line, column, text }), fill(why, { text })];
}

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
