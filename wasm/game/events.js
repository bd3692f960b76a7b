// events.js -- an act as an object, written as the line of text that the referee reads.
//
// The table says for each act which fields it has, in the order of the line. Here only the shape is
// looked at: whether the act is possible is the referee's business.
// SPDX-License-Identifier: MIT

/** @import { GameEvent } from './types.js' */
import { isMove } from '../position/moves.js';
import { choiceNumber, colorNames, misuse, squareNumber, wantNumber } from '../values/names.js';

const ACTORS = /** @type {const} */ (['white', 'black', 'arbiter']);

// ---- fields: each makes words of its value -------------------------------------------------------

/** @typedef {(value: unknown, field: string) => string} Field */

/** @type {Field} */
const square = (value, field) => {
  squareNumber(value, field);
  return String(value);
};

/** @type {Field} */
const squares = (value, field) => {
  if (!Array.isArray(value) || value.length < 1 || value.length > 3)
    throw misuse(field, value, 'a list of one to three squares', 'list');
  return value.map((each) => square(each, field)).join('+');
};

/** @type {(field: Field) => Field} */
const optional = (field) => (value, name) => (value === undefined ? '' : field(value, name));

/** One word if it is true and another, or none, if not. @type {(yes: string, no?: string) => Field} */
export const either =
  (yes, no = '') =>
  (value, field) => {
    if (typeof value !== 'boolean') throw misuse(field, value, 'true or false', 'boolean');
    return value ? yes : no;
  };

/** A word that is there or not. @type {(word: string) => Field} */
const said = (word) => optional(either(word));

/** @type {(...list: string[]) => Field} */
export const oneOf =
  (...list) =>
  (value, field) =>
    list[choiceNumber(list, value, field)] ?? '';

/** @type {Field} */
const side = (value, field) => 'WB'.charAt(choiceNumber(colorNames, value, field));

/** @type {Field} */
export const duration = (value, field) => {
  const ms = wantNumber(value, field, 0, Number.MAX_SAFE_INTEGER);
  const rest = ms % 1000;
  return rest ? `${(ms - rest) / 1000}.${String(rest).padStart(3, '0')}` : String(ms / 1000);
};

/** @type {Field} */
const count = (value, field) => String(wantNumber(value, field, 0, Number.MAX_SAFE_INTEGER));

/** @type {Field} */
export const word = (value, field) => {
  if (typeof value !== 'string' || !/^\S+$/.test(value)) throw misuse(field, value, 'one word');
  return value;
};

/** @type {Field} */
const move = (value, field) =>
  isMove(value) ? value.uci : word(value instanceof Object ? Object(value).uci : value, field);

/** @type {Field} */
export const text = (value, field) => {
  if (typeof value !== 'string' || /[\r\n]/.test(value))
    throw misuse(field, value, 'a line of text');
  return value;
};

const piece = oneOf('p', 'n', 'b', 'r', 'q', 'k');
const lostTrack = {
  unrecoverable: said('unrecoverable'),
  timesUnknown: said('times-unknown'),
};
const claims = ['rep3', 'fifty', 'flag', 'touch', 'illegal', 'displaced', 'setup', 'colours'];
const claim = oneOf(...claims, 'board', 'clock', 'time', 'conduct', 'increment', 'no-effort');
const telling = oneOf('opponent-moved', 'press-clock', 'move-count', 'moves-scramble');
const event = ['points', 'fine', 'exclusion', 'expulsion'];
const penalty = oneOf('warn', 'used', 'bonus', 'loss', 'both-lose', ...event);
const found = oneOf('setup', 'position', 'device');

/** @type {Field} */
const firstFlag = (value, field) =>
  value === undefined ? 'unknown' : `first ${side(value, field)}`;

/** @type {Field} */
const whatFound = (value, field) => (value === undefined ? 'setup' : found(value, field));

// ---- acts: words that always stand there, and fields ------------------------------------------------

/** @returns {Record<string, (string | Record<string, Field>)[]>} */
const actTable = () => ({
  // pieces and clock
  touch: [{ squares, accident: said('accident') }],
  adjust: [{ on: either('on', 'off') }],
  lift: [{ square }],
  place: [{ square }],
  release: [{ twoHands: said('two-hands') }],
  remove: [{ square }],
  put: [{ piece, square }],
  knock: [{ square }],
  fix: [{ square: optional(square), to: optional(square) }],
  move: [{ move, twoHands: said('two-hands') }],
  play: [{ move, twoHands: said('two-hands') }],
  press: [],
  stop: [{ reason: optional(text) }],
  need: [{ piece }],
  // what is said and written
  offer: [],
  accept: [],
  reject: [],
  withdraw: [{ what: optional(oneOf('offer', 'claim')) }],
  resign: [],
  refuse: [],
  claim: [{ what: claim, ...lostTrack, article: optional(word) }],
  write: [{ text }],
  record: [],
  norecord: [],
  absent: [],
  arrive: [],
  adjourn: [],
  seal: [{ text }],
  envelope: [],
  sign: [{ score: oneOf('1-0', '0-1', '1/2-1/2', '0-0') }],
  // the arbiter
  restart: [{ noReason: said('no-reason') }],
  flag: [{ side, defect: said('defect') }],
  flags: [{ first: firstFlag, sheetsComplete: said('sheets-complete') }],
  illegal: [lostTrack],
  check: [],
  wait: [],
  verify: [],
  answer: [{ answer: oneOf('yes', 'no', 'postpone') }],
  extend: [{ material: word, moves: count }],
  sheet: [{ how: oneOf('lend', 'deny'), side }],
  sheets: ['11.7'],
  cannot: ['reconstruct'],
  set: ['used', { side, used: duration }],
  tell: [{ what: telling }],
  gap: [{ time: duration }],
  resume: [],
  open: [],
  lost: [{ what: optional(oneOf('position-unknown', 'times-unknown')) }],
  setup: [{ board: word }],
  found: [{ what: whatFound, side: optional(side) }],
  penalty: [{ side, how: penalty, time: optional(duration), article: optional(word) }],
  annul: [{ article: word }],
  score: [],
});

/** A part of a line: the field it is made of, if it is not always the same. @typedef {{ name: string, write: Field }} Part */

/** @typedef {{ parts: Part[], fields: Set<string> }} LineForm the parts in their order, and every field the act may have */

/** @type {Map<string, LineForm> | undefined} made when the first act is written */
let lineForms;

/** The same, ready for writing. @returns {Map<string, LineForm>} */
function formsOfLines() {
  lineForms ??= new Map(
    Object.entries(actTable()).map(([act, row]) => {
      /** @type {Part[]} */
      const parts = row.flatMap((part) =>
        typeof part === 'string'
          ? [{ name: '', write: () => part }]
          : Object.entries(part).map(([name, write]) => ({ name, write })),
      );
      return [act, { parts, fields: new Set(['by', 'act', 'after', ...parts.map(nameOf)]) }];
    }),
  );
  return lineForms;
}

/** @param {Part} part */
function nameOf({ name }) {
  return name;
}

/**
 * The line of an event.
 * @param {GameEvent} event
 * @returns {string}
 */
export function lineOf(event) {
  if (typeof event !== 'object' || event === null)
    throw misuse('event', event, 'a line or an object', 'object');
  const given = /** @type {Record<string, unknown>} */ (event);
  const actor = 'WBA'.charAt(choiceNumber(ACTORS, given.by, 'by'));
  const forms = formsOfLines();
  const form = forms.get(/** @type {string} */ (given.act));
  if (form === undefined) throw misuse('act', given.act, `one of ${[...forms.keys()].join(', ')}`);
  for (const name of Object.keys(given))
    if (!form.fields.has(name)) {
      const known = [...form.fields].filter(Boolean).join(', ');
      throw new TypeError(`${name}: no part of ${given.act}, whose parts are ${known}`);
    }
  let line = `${actor} ${given.act}`;
  for (const { name, write } of form.parts) {
    const text = write(given[name], name);
    if (text !== '') line += ` ${text}`;
  }
  const { after } = given;
  return after === undefined || after === 0 ? line : `+${duration(after, 'after')} ${line}`;
}
