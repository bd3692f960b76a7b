// act-numbers.js -- an act as an object made numbers, if it is plainly one of those in acts.js.
//
// What is not is left to events.js, which also says what is wrong.
// SPDX-License-Identifier: MIT

/** @import { GameEvent } from './types.js' */
import {
  Act,
  KIND_AT,
  ONE_SQUARE,
  PLAY,
  plainForms,
  SAID_ACCIDENT,
  SAID_ON,
  SAID_TWO_HANDS,
  SHAPE,
} from './acts.js';
import { isMove } from './moves.js';
import { squareAt } from './names.js';

const NO_PLACE = -1;
const MOST_MS = 999_999_999_999; // what a line can say

/** @param {unknown} name */
const squareNamed = (name) =>
  typeof name === 'string' && name.length === 2 ? squareAt(name, 0) : -1;

/** @param {unknown} letter */
function kindNamed(letter) {
  return typeof letter === 'string' && letter.length === 1 ? ' pnbrqk'.indexOf(letter, 1) : -1;
}

/** What it says of hands, or -1. @param {unknown} twoHands */
function handsOf(twoHands) {
  if (twoHands === undefined || twoHands === false) return 0;
  return twoHands === true ? SAID_TWO_HANDS : -1;
}

/** What `head` and `where` get from the fields; `where` is NO_PLACE for what has to be read as a line. */
const numbers = { head: 0, where: 0 };

/** @param {number} head @param {number} where */
function say(head, where) {
  numbers.head = head;
  numbers.where = head < 0 ? NO_PLACE : where;
}

/** @param {unknown} move @param {unknown} twoHands */
function sayMove(move, twoHands) {
  const text = typeof move === 'string' || !isMove(move) ? move : move.uci;
  if (typeof text !== 'string' || (text.length !== 4 && text.length !== 5)) return say(-1, 0);
  const [from, to] = [squareAt(text, 0), squareAt(text, 2)];
  const kind = text.length === 5 ? kindNamed(text.charAt(4)) : 0;
  if (from < 0 || to < 0 || kind < 0) return say(-1, 0);
  const hands = handsOf(twoHands);
  return say(hands < 0 ? hands : hands | (kind << KIND_AT), 2 * ONE_SQUARE + from + (to << 8));
}

/** @param {unknown} squares @param {unknown} accident */
function sayTouched(squares, accident) {
  if (!Array.isArray(squares) || squares.length < 1 || squares.length > 3) return say(-1, 0);
  let where = squares.length * ONE_SQUARE;
  for (let n = 0; n < squares.length; n++) {
    const square = squareNamed(squares[n]);
    if (square < 0) return say(-1, 0);
    where += square << (8 * n);
  }
  if (accident !== undefined && typeof accident !== 'boolean') return say(-1, 0);
  return say(accident ? SAID_ACCIDENT : 0, where);
}

/** @param {unknown} name @param {number} kind */
function saySquare(name, kind) {
  const square = squareNamed(name);
  say(square < 0 || kind < 0 ? -1 : kind << KIND_AT, ONE_SQUARE + square);
}

/** @param {number} shape @param {Record<string, unknown>} fields */
function sayFields(shape, fields) {
  if (shape === SHAPE.nothing) say(0, 0);
  else if (shape === SHAPE.move) sayMove(fields.move, fields.twoHands);
  else if (shape === SHAPE.square) saySquare(fields.square, 0);
  else if (shape === SHAPE.hands) say(handsOf(fields.twoHands), 0);
  else if (shape === SHAPE.touched) sayTouched(fields.squares, fields.accident);
  else if (shape === SHAPE.pieceSquare) saySquare(fields.square, kindNamed(fields.piece));
  else if (shape === SHAPE.piece) say(kindNamed(fields.piece) << KIND_AT, 0);
  else if (typeof fields.on === 'boolean') say(fields.on ? SAID_ON : 0, 0);
  else say(-1, 0);
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

/**
 * The act of an event, if it can be said in numbers.
 * @param {GameEvent} event
 * @returns {Act | undefined}
 */
export function actOf(event) {
  if (typeof event !== 'object' || event === null) return undefined;
  const fields = /** @type {Record<string, unknown>} */ (event);
  const known = plainForms.get(fields.act);
  if (known === undefined) return undefined;
  const { first, second } = known;
  for (const name in fields)
    if (name !== 'by' && name !== 'act' && name !== 'after' && name !== first && name !== second)
      return undefined;
  const actor = actorNumber(fields.by);
  const ms = msOf(fields.after);
  if (actor < 0 || known.byArbiter !== (actor === 2) || ms < 0) return undefined;
  sayFields(known.shape, fields);
  if (numbers.where === NO_PLACE) return undefined;
  const play = fields.act === 'play' ? PLAY : 0;
  return new Act(known.act | (actor << 8) | play | numbers.head, numbers.where, ms);
}
