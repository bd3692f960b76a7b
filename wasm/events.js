// events.js -- an act as an object, written as the line of text that the referee reads.
//
// The table says for each act which fields it has, in the order of the line. Here only the shape is
// looked at: whether the act is possible is the referee's business.
// SPDX-License-Identifier: MIT

/** @import { GameEvent } from './types.js' */
import { choiceNumber, colorNames, misuse, squareNumber } from './names.js';

const ACTORS = /** @type {const} */ (['white', 'black', 'arbiter']);
const LETTERS = /** @type {const} */ (['p', 'n', 'b', 'r', 'q', 'k']);
const CLAIMS = /** @type {const} */ ([
  'touch',
  'flag',
  'illegal',
  'displaced',
  'setup',
  'colours',
  'board',
]);

// ---- fields: each makes words of its value, or of nothing ----------------------------------------

/** @typedef {(value: unknown, field: string) => string} Field */

/** @type {Field} */
const square = (value, field) => {
  squareNumber(value, field);
  return String(value);
};

/** @type {Field} */
const squares = (value, field) => {
  if (!Array.isArray(value) || value.length < 1 || value.length > 3)
    throw misuse(field, value, 'a list of one to three squares');
  return value.map((each) => square(each, field)).join('+');
};

/** @type {(field: Field) => Field} */
const optional = (field) => (value, name) => (value === undefined ? '' : field(value, name));

/** A word that is there or not. @type {(word: string) => Field} */
const said = (word) =>
  optional((value, field) => {
    if (typeof value !== 'boolean') throw misuse(field, value, 'true or false');
    return value ? word : '';
  });

/** @type {(list: readonly string[]) => Field} */
const oneOf = (list) => (value, field) => list[choiceNumber(list, value, field)] ?? '';

/** @type {Field} */
const onOff = (value, field) => {
  if (typeof value !== 'boolean') throw misuse(field, value, 'true or false');
  return value ? 'on' : 'off';
};

/** @type {Field} */
const move = (value, field) => {
  const text = typeof value === 'object' ? Object(value).uci : value;
  if (typeof text !== 'string' || !/^\S+$/.test(text)) throw misuse(field, value, 'a move');
  return text;
};

/** @type {Field} */
const reason = (value, field) => {
  if (typeof value !== 'string' || /[\r\n]/.test(value)) throw misuse(field, value, 'one line');
  return value;
};

/** @type {Field} */
const side = (value, field) => 'wb'.charAt(choiceNumber(colorNames, value, field));

// ---- acts ---------------------------------------------------------------------------------------

/** @type {Record<string, Record<string, Field>>} */
const acts = {
  touch: { squares, accident: said('accident') },
  lift: { square },
  place: { square },
  remove: { square },
  knock: { square },
  put: { piece: oneOf(LETTERS), square },
  fix: { square: optional(square), to: optional(square) },
  adjust: { on: onOff },
  release: {},
  press: {},
  offer: {},
  accept: {},
  reject: {},
  withdraw: {},
  resign: {},
  need: { piece: oneOf(LETTERS) },
  claim: { what: oneOf(CLAIMS), unrecoverable: said('unrecoverable') },
  stop: { reason: optional(reason) },
  move: { move },
  play: { move },
  restart: {},
  check: {},
  wait: {},
  flag: { side, defect: said('defect') },
  illegal: { unrecoverable: said('unrecoverable') },
};

/** @param {unknown} after milliseconds */
function timeOf(after) {
  if (after === undefined || after === 0) return '';
  if (!Number.isSafeInteger(after) || Number(after) < 0)
    throw misuse('after', after, 'a whole number of milliseconds, 0 or more');
  const ms = Number(after);
  const fraction = ms % 1000 ? `.${String(ms % 1000).padStart(3, '0')}` : '';
  return `+${Math.trunc(ms / 1000)}${fraction}`;
}

/**
 * The line of an event.
 * @param {GameEvent} event
 * @returns {string}
 */
export function lineOf(event) {
  const given = /** @type {Record<string, unknown>} */ (Object(event));
  const actor = 'WBA'.charAt(choiceNumber(ACTORS, given.by, 'by'));
  const fields = acts[/** @type {string} */ (oneOf(Object.keys(acts))(given.act, 'act'))] ?? {};
  const names = Object.keys(given);
  const odd = names.find(
    (name) => !Object.hasOwn(fields, name) && !['by', 'act', 'after'].includes(name),
  );
  if (odd !== undefined) throw misuse(odd, given[odd], `part of ${given.act}`);
  const words = Object.entries(fields).map(([name, write]) => write(given[name], name));
  return [timeOf(given.after), actor, given.act, ...words].filter((word) => word !== '').join(' ');
}
