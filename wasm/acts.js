// acts.js -- the acts of hands and of few words as numbers, and the line that is meant by them.
//
// As numbers they go through the door without being written and read (act-numbers.js). Their line is
// written when somebody looks at the log.
// SPDX-License-Identifier: MIT

import { squareNames } from './names.js';

// In the order of core/acts.def; a dash for those that have to be read as lines.
const SAID_IN_WORDS = '-';
const ORDER = `touch adjust lift place release remove put knock - move press - - need offer accept
  reject - - resign - - - check wait - verify - absent arrive refuse record norecord`;
const VERBS = ORDER.split(/\s+/);
const MOVE_ACT = VERBS.indexOf('move');
const WAIT_ACT = VERBS.indexOf('wait');

// What an act says beside its actor.
export const SHAPE = /** @type {const} */ ({
  nothing: 0,
  square: 1,
  hands: 2,
  move: 3,
  touched: 4,
  piece: 5,
  pieceSquare: 6,
  onOff: 7,
});

/**
 * @typedef {object} Form
 * @property {number} act
 * @property {number} shape
 * @property {string} first a field it may have
 * @property {string} second another one
 * @property {boolean} byArbiter else by players
 */

/** @type {(verb: string, shape: number, first?: string, second?: string) => [string, Form]} */
const formOf = (verb, shape, first = '', second = '') => [
  verb,
  {
    act: VERBS.indexOf(verb === 'play' ? 'move' : verb),
    shape,
    first,
    second,
    byArbiter: verb === 'check' || verb === 'wait' || verb === 'verify',
  },
];

/** @type {Map<unknown, Form>} */
export const plainForms = new Map([
  ...VERBS.filter((verb) => verb !== SAID_IN_WORDS).map((verb) => formOf(verb, SHAPE.nothing)),
  ...['lift', 'place', 'remove', 'knock'].map((verb) => formOf(verb, SHAPE.square, 'square')),
  formOf('release', SHAPE.hands, 'twoHands'),
  formOf('move', SHAPE.move, 'move', 'twoHands'),
  formOf('play', SHAPE.move, 'move', 'twoHands'),
  formOf('touch', SHAPE.touched, 'squares', 'accident'),
  formOf('need', SHAPE.piece, 'piece'),
  formOf('put', SHAPE.pieceSquare, 'piece', 'square'),
  formOf('adjust', SHAPE.onOff, 'on'),
]);

// As exports_game.c takes them apart.
export const PLAY = 1 << 10;
const TRY = 1 << 11;
export const KIND_AT = 12;
export const SAID_ACCIDENT = 1 << 16;
export const SAID_ON = 8 << 16;
export const SAID_TWO_HANDS = 128 << 16;
export const ONE_SQUARE = 1 << 24;

/** An act as its three numbers. */
export class Act {
  /** @param {number} head @param {number} where @param {number} ms */
  constructor(head, where, ms) {
    this.head = head;
    this.where = where;
    this.ms = ms;
  }
}

/** The same act, only to be tried. @param {Act} act */
export const triedHead = ({ head }) => head | TRY;

/** The time that an act took. @param {Act} act */
export const waitOf = ({ ms }) => new Act(WAIT_ACT | (2 << 8), 0, ms);

// ---- to a line ------------------------------------------------------------------------------------

/** @param {number} ms more than 0 */
export function durationText(ms) {
  const rest = ms % 1000;
  return rest ? `${(ms - rest) / 1000}.${String(rest).padStart(3, '0')}` : String(ms / 1000);
}

/** @param {Act} act */
function actWords({ head, where }) {
  const act = head & 255;
  const squares = Array.from(
    { length: where >>> 24 },
    (_, n) => squareNames[(where >> (8 * n)) & 63] ?? '',
  );
  const piece = ' pnbrqk'.charAt((head >> KIND_AT) & 7).trim();
  if (act === MOVE_ACT) return [squares.join('') + piece];
  const verb = VERBS[act];
  const words = verb === 'touch' ? [squares.join('+')] : [piece, ...squares];
  if (verb === 'adjust') words.push(head & SAID_ON ? 'on' : 'off');
  if (head & SAID_ACCIDENT) words.push('accident');
  return words;
}

/**
 * The line that an act is, as events.js writes it.
 * @param {Act} act
 */
export function lineOfAct(act) {
  const { head, ms } = act;
  const time = ms > 0 ? [`+${durationText(ms)}`] : [];
  const verb = head & PLAY ? 'play' : (VERBS[head & 255] ?? '');
  const hands = head & SAID_TWO_HANDS ? ['two-hands'] : [];
  const words = [...time, 'WBA'.charAt((head >> 8) & 3), verb, ...actWords(act), ...hands];
  return words.filter(Boolean).join(' ');
}
