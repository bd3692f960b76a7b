// acts.js -- the acts of hands and of few words as numbers, which go through the door without being written
// and read.
//
// Their lines are written when somebody looks at the log. What is not plainly one of them is left to
// events.js, which also says what is wrong.
// SPDX-License-Identifier: MIT

/** @import { GameEvent } from './types.js' */
import { isMove } from '../position/moves.js';
import { squareAt } from '../values/names.js';

// In the order of core/acts.def; a dash for those that have to be read as lines.
const IN_WORDS = '-';
const VERBS =
  `touch - lift place release remove put knock - move press - - - offer accept reject - -
  resign - - - check wait - verify - absent arrive refuse record norecord`.split(/\s+/);

// What an act says beside its actor.
const WORDLESS = 0;
const SQUARE = 1;
const HANDS = 2;
const MOVE = 3;
const TOUCHED = 4;
const PIECE_SQUARE = 5;

/**
 * @typedef {object} Form
 * @property {number} act
 * @property {number} shape
 * @property {string} first a field it may have
 * @property {string} second another one
 * @property {boolean} byArbiter else by players
 */

/** @type {Map<unknown, Form> | undefined} made when the first act comes */
let plainForms;

/** What the acts say, by their names. */
function formsOfActs() {
  plainForms ??= new Map();
  const forms = plainForms;
  const set = (
    /** @type {string} */ verbs,
    /** @type {number} */ shape,
    first = '',
    second = '',
  ) => {
    for (const verb of verbs.split(' ')) {
      const act = VERBS.indexOf(verb === 'play' ? 'move' : verb);
      forms.set(verb, { act, shape, first, second, byArbiter: /check|wait|verify/.test(verb) });
    }
  };
  for (const verb of VERBS) if (verb !== IN_WORDS) set(verb, WORDLESS);
  set('lift place remove knock', SQUARE, 'square');
  set('release', HANDS, 'twoHands');
  set('move play', MOVE, 'move', 'twoHands');
  set('touch', TOUCHED, 'squares', 'accident');
  set('put', PIECE_SQUARE, 'piece', 'square');
  return forms;
}

// As exports_game.c takes them apart.
const ACTOR_AT = 8;
const PLAY = 1 << 10;
const TRY = 1 << 11;
const KIND_AT = 12;
const SAID_ACCIDENT = 1 << 16;
const SAID_TWO_HANDS = 128 << 16;
const ONE_SQUARE = 1 << 24;

const MOST_MS = 999_999_999_999; // what a line can say

/** An act as its three numbers. */
export class Act {
  /**
   * @param {number} head
   * @param {number} where
   * @param {number} ms
   * @param {GameEvent} event nobody else's
   */
  constructor(head, where, ms, event) {
    this.head = head;
    this.where = where;
    this.ms = ms;
    this.event = event;
  }
}

/** The same act, only to be tried. @param {Act} act */
export const triedHead = ({ head }) => head | TRY;

/** The time that an act took. @param {Act} act */
export const waitOf = ({ ms }) =>
  new Act(VERBS.indexOf('wait') | (2 << ACTOR_AT), 0, ms, {
    by: 'arbiter',
    act: 'wait',
    after: ms,
  });

// ---- fields: a number each, below 0 for what has to be read as a line ---------------------------------

/** @param {unknown} name */
const squareNamed = (name) =>
  typeof name === 'string' && name.length === 2 ? squareAt(name, 0) : -1;

/** @param {unknown} letter */
function kindNamed(letter) {
  return typeof letter === 'string' && letter.length === 1 ? ' pnbrqk'.indexOf(letter, 1) : -1;
}

/** @param {unknown} said @param {number} bit */
function saidBit(said, bit) {
  if (said === undefined || said === false) return 0;
  return said === true ? bit : -1;
}

/** @param {unknown} by */
function actorNumber(by) {
  if (by === 'white') return 0;
  if (by === 'black') return 1;
  return by === 'arbiter' ? 2 : -1;
}

/** @param {unknown} after */
function msOf(after) {
  if (after === undefined) return 0;
  const fits = typeof after === 'number' && after >= 0 && after <= MOST_MS;
  return fits && Math.floor(after) === after ? after : -1;
}

/** The text of a move, if it may be squares. @param {unknown} move */
function squaresText(move) {
  const text = isMove(move) ? move.uci : move;
  return typeof text === 'string' && (text.length === 4 || text.length === 5) ? text : '';
}

/** The squares of an act and how many they are. @param {number} shape @param {any} fields */
function whereOf(shape, { square, squares, move }) {
  if (shape === WORDLESS || shape === HANDS) return 0;
  if (shape === MOVE) {
    const text = squaresText(move);
    const [from, to] = [squareAt(text, 0), squareAt(text, 2)];
    return from < 0 || to < 0 ? -1 : 2 * ONE_SQUARE + from + (to << 8);
  }
  const list = shape === TOUCHED ? squares : [square];
  if (!Array.isArray(list) || list.length < 1 || list.length > 3) return -1;
  let where = list.length * ONE_SQUARE;
  for (let n = 0; n < list.length; n++) {
    const found = squareNamed(list[n]);
    if (found < 0) return -1;
    where += found << (8 * n);
  }
  return where;
}

/** The bits of the kind of piece, and of what is said beside. @param {number} shape @param {any} fields */
function besideOf(shape, { piece, move, twoHands, accident }) {
  if (shape === PIECE_SQUARE) return kindNamed(piece) << KIND_AT;
  if (shape === TOUCHED) return saidBit(accident, SAID_ACCIDENT);
  if (shape === HANDS) return saidBit(twoHands, SAID_TWO_HANDS);
  if (shape !== MOVE) return 0;
  const letter = squaresText(move).charAt(4);
  return (letter ? kindNamed(letter) << KIND_AT : 0) | saidBit(twoHands, SAID_TWO_HANDS);
}

// ---- the whole ------------------------------------------------------------------------------------

/** @param {any} event @param {number} shape */
function copyOf(event, shape) {
  const copy = { ...event };
  if (shape === TOUCHED) copy.squares = [...event.squares];
  return copy;
}

/**
 * The act of an event, if it can be said in numbers.
 * @param {GameEvent} event
 * @returns {Act | undefined}
 */
export function actOf(event) {
  if (typeof event !== 'object' || event === null) return undefined;
  const fields = /** @type {Record<string, unknown>} */ (event);
  const form = (plainForms ?? formsOfActs()).get(fields.act);
  if (form === undefined) return undefined;
  const { act, shape, first, second, byArbiter } = form;
  for (const name in fields)
    if (name !== 'by' && name !== 'act' && name !== 'after' && name !== first && name !== second)
      return undefined;
  const actor = actorNumber(fields.by);
  const ms = msOf(fields.after);
  const where = whereOf(shape, fields);
  const beside = besideOf(shape, fields);
  if (actor < 0 || byArbiter !== (actor === 2) || ms < 0 || where < 0 || beside < 0)
    return undefined;
  const head = act | (actor << ACTOR_AT) | (fields.act === 'play' ? PLAY : 0) | beside;
  return new Act(head, where, ms, copyOf(event, shape));
}
