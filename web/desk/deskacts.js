// deskacts.js -- what the arbiter can do, as a table: each act with its Article and the fields it needs.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { readTime } from '../clocks/tempo.js';
import { isSide, SIDES } from '../match/sides.js';

/** @typedef {import('../match/match.js').Act} Act */
/** @typedef {import('../match/sides.js').Side} Side */
/** @typedef {import('../texts/index.js').Words} Words */
/** What a form holds: texts by the names of the fields. @typedef {Readonly<Record<string, string>>} Values */
/** @typedef {'side' | 'time' | 'lost' | 'how' | 'article' | 'placement' | 'first' | 'answer' | 'found' | 'defect' | 'complete' | 'noReason'} Field */
/** @typedef {{name: string, group: string, article: string, fields: readonly Field[], act: (values: Values) => Act, needsReason?: boolean}} Row */

const by = /** @type {const} */ ('arbiter');

/** @param {Values} values @returns {Side} */
const side = ({ side: given }) => (isSide(given) ? given : 'white');
/** Milliseconds; no time is no act. @param {Values} values */
const time = ({ time: text = '' }) =>
  (/^[0:]+$/.test(text) ? 0 : (readTime(text) ?? Number.NaN)) * 1000;
/** @param {Values} values */
const lost = ({ lost: what }) => ({
  ...(what === 'position' && { unrecoverable: true }),
  ...(what === 'times' && { timesUnknown: true }),
});

/** The time of a penalty goes with two of them, the Article with one. @param {Values} values @returns {Act} */
function penalty(values) {
  const how = /** @type {any} */ (values.how);
  const timed = how === 'used' || how === 'bonus';
  return {
    ...{ act: 'penalty', by, side: side(values), how },
    ...(timed && { time: time(values) }),
    ...(how === 'loss' && { article: values.article || '16.5' }),
  };
}

/** @param {Values} values @returns {Act} */
function found(values) {
  if (values.found === 'device') return { act: 'found', by, what: 'device', side: side(values) };
  return { act: 'found', by, what: values.found === 'position' ? 'position' : 'setup' };
}

/** @type {readonly Row[]} */
export const ROWS = [
  { name: 'stop', group: 'clocks', article: '12.5', fields: [], act: () => ({ act: 'stop', by }) },
  {
    ...{ name: 'restart', group: 'clocks', article: '12.5', fields: ['noReason'] },
    act: ({ noReason }) => ({ act: 'restart', by, ...(noReason && { noReason: true }) }),
  },
  {
    ...{ name: 'set', group: 'clocks', article: '12.4', fields: ['side', 'time'] },
    needsReason: true,
    act: (values) => ({ act: 'set', by, side: side(values), used: time(values) }),
  },
  {
    ...{ name: 'flag', group: 'flags', article: '12.2', fields: ['side', 'defect'] },
    act: (values) => ({
      ...{ act: 'flag', by, side: side(values) },
      ...(values.defect && { defect: true }),
    }),
  },
  {
    ...{ name: 'flags_act', group: 'flags', article: '12.8', fields: ['first', 'complete'] },
    act: ({ first, complete }) => ({
      ...{ act: 'flags', by },
      ...(isSide(first) && { first }),
      ...(complete && { sheetsComplete: true }),
    }),
  },
  {
    name: 'verify',
    group: 'rulings',
    article: '10.13',
    fields: [],
    act: () => ({ act: 'verify', by }),
  },
  {
    ...{ name: 'answer', group: 'rulings', article: '16.4', fields: ['answer'] },
    act: ({ answer }) => ({ act: 'answer', by, answer: /** @type {any} */ (answer) }),
  },
  {
    ...{ name: 'illegal', group: 'rulings', article: '8.1', fields: ['lost'] },
    act: (values) => ({ act: 'illegal', by, ...lost(values) }),
  },
  {
    ...{ name: 'displaced', group: 'rulings', article: '8.2', fields: ['lost'] },
    act: (values) => ({ act: 'claim', what: 'displaced', by: 'white', ...lost(values) }),
  },
  { name: 'found', group: 'rulings', article: '8.4', fields: ['found', 'side'], act: found },
  {
    ...{ name: 'setup', group: 'rulings', article: '8.4', fields: ['placement'] },
    needsReason: true,
    act: ({ placement = '' }) => ({ act: 'setup', by, board: placement }),
  },
  {
    name: 'check',
    group: 'rulings',
    article: '9.1',
    fields: [],
    act: () => ({ act: 'check', by }),
  },
  {
    ...{ name: 'penalty', group: 'penalties', article: '16.5' },
    fields: ['side', 'how', 'time', 'article'],
    needsReason: true,
    act: penalty,
  },
  {
    ...{ name: 'refuse', group: 'penalties', article: '10.17', fields: ['side'] },
    needsReason: true,
    act: (values) => ({ act: 'refuse', by: side(values) }),
  },
  {
    ...{ name: 'absent', group: 'presence', article: '10.15', fields: ['side'] },
    act: (values) => ({ act: 'absent', by: side(values) }),
  },
  {
    ...{ name: 'arrive', group: 'presence', article: '10.15', fields: ['side'] },
    act: (values) => ({ act: 'arrive', by: side(values) }),
  },
  {
    ...{ name: 'lend', group: 'sheets_group', article: '11.5', fields: ['side'] },
    act: (values) => ({ act: 'sheet', how: 'lend', by, side: side(values) }),
  },
  {
    ...{ name: 'deny', group: 'sheets_group', article: '11.5', fields: ['side'] },
    act: (values) => ({ act: 'sheet', how: 'deny', by, side: side(values) }),
  },
  {
    name: 'sheets',
    group: 'sheets_group',
    article: '11.8',
    fields: [],
    act: () => ({ act: 'sheets', by }),
  },
  {
    ...{ name: 'recorded', group: 'sheets_group', article: '11.7', fields: ['side'] },
    act: (values) => ({ act: 'record', by: side(values) }),
  },
  {
    name: 'cannot',
    group: 'sheets_group',
    article: '11.9',
    fields: [],
    act: () => ({ act: 'cannot', by }),
  },
  {
    ...{ name: 'annul', group: 'ending', article: '8.1', fields: ['article'] },
    needsReason: true,
    act: ({ article }) => ({ act: 'annul', by, article: article || '8.1' }),
  },
  { name: 'score', group: 'ending', article: '17', fields: [], act: () => ({ act: 'score', by }) },
];

// ---- fields -----------------------------------------------------------------------------------------

/** The values of the fields that are lists. @type {Readonly<Partial<Record<Field, readonly string[]>>>} */
const LISTS = {
  side: SIDES,
  lost: ['', 'position', 'times'],
  how: 'warn used bonus loss both-lose points fine exclusion expulsion'.split(' '),
  first: ['', ...SIDES],
  answer: ['yes', 'no', 'postpone'],
  found: ['setup', 'position', 'device'],
};
const BOXES = new Set(['defect', 'complete', 'noReason']);

/**
 * A field with its label.
 * @param {Words} words
 * @param {Field} field
 * @param {readonly string[]} penalties those that the edition provides for
 */
export function fieldFor(words, field, penalties) {
  const label = make('label', BOXES.has(field) ? 'box' : '');
  const text = make('span', '', words.deskField[field]);
  const list = LISTS[field];
  if (BOXES.has(field)) {
    const box = make('input');
    Object.assign(box, { type: 'checkbox', name: field, value: 'yes' });
    label.append(box, text);
  } else if (list) {
    const select = make('select');
    select.name = field;
    const shown = list.filter((value) => field !== 'how' || penalties.includes(value));
    select.append(...shown.map((value) => choice(words, field, value)));
    label.append(text, select);
  } else {
    const input = make('input');
    Object.assign(input, { name: field, autocomplete: 'off', spellcheck: false });
    label.append(text, input);
  }
  return label;
}

/** @param {Words} words @param {Field} field @param {string} value */
function choice(words, field, value) {
  const named = isSide(value) ? words.side[value] : words.deskField[`${field} ${value}`.trim()];
  const text = value === '' ? words.deskField[`${field} none`] : named;
  const made = make('option', '', text ?? value);
  made.value = value;
  return made;
}

/** @param {HTMLFormElement} form @returns {Values} */
export const valuesOf = (form) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
