// questions.js -- what is asked about a position: attacks, pins, its end, identity.
// SPDX-License-Identifier: MIT

import { choiceNumber, colorNames, misuse, squareNumber, wantNumber } from '../values/names.js';
/** @import { Move } from './moves.js' */
/** @import { Position } from './position.js' */
/** @import { Color, Pin, Square, Status } from '../values/types.js' */
import { hexAnswered, pinsAnswered, readStatus, squaresAnswered } from './answers.js';
import { movesAnswered } from './moves.js';
import { copyInto, isPlacement, Placement, seat } from './placement.js';

const MAX_DEPTH = 32; // as in exports.c
const BUDGET = 40_000; // JD_MATE_BUDGET in can_mate.h
const MAX_BUDGET = 1_000_000_000;
const CHANCES = /** @type {const} */ (['no', 'yes', 'unknown']);

/**
 * @param {Color} color
 * @param {number} budget
 */
const mateNumbers = (color, budget) => [
  choiceNumber(colorNames, color, 'color'),
  wantNumber(budget, 'budget', 1, MAX_BUDGET),
];

/** What the core answers about a position. */
export class Questions extends Placement {
  /** The pieces that give check to the side having the move (Law 9.1). @returns {Square[]} */
  checkers() {
    const at = seat(this);
    at.calls.checkers();
    return squaresAnswered(at);
  }

  /**
   * The pieces of one side that attack a square, pinned ones too (Law 9.1).
   * @param {Square} square
   * @param {Color} by
   * @returns {Square[]}
   */
  attackers(square, by) {
    const numbers = [squareNumber(square, 'square'), choiceNumber(colorNames, by, 'by')];
    const at = seat(this);
    at.calls.attackers(...numbers);
    return squaresAnswered(at);
  }

  /**
   * The pieces of one side that are pinned to their king, each with what pins it.
   * @param {Color} color
   * @returns {Pin[]}
   */
  pinned(color) {
    const number = choiceNumber(colorNames, color, 'color');
    const at = seat(this);
    at.calls.pinned(number);
    return pinsAnswered(at);
  }

  /**
   * Whether the game has ended by itself with this position: Laws 10.1, 10.3 and the closed list of 10.4.
   * @returns {Status}
   */
  status() {
    return readStatus(seat(this));
  }

  /**
   * Whether a side can still mate by any series of legal moves, with the other's help (Laws 10.4, 10.5). `yes` and
   * `no` are certain; `unknown` was not found out within the budget. With more of it `unknown` may become another
   * answer; no other answer changes.
   * @param {Color} color
   * @param {number} [budget] how many positions may be looked at, 1 to 1,000,000,000: some millions a second.
   *   40,000 if not given
   * @returns {'yes' | 'no' | 'unknown'}
   */
  canMate(color, budget = BUDGET) {
    const numbers = mateNumbers(color, budget);
    return CHANCES[seat(this).calls.can_mate(...numbers)] ?? 'unknown';
  }

  /**
   * How a side could still mate: a series of legal moves of both sides, the last of which mates. It need not be the
   * shortest. Empty if it is mate already; undefined if `canMate` does not say `yes`.
   * @param {Color} color
   * @param {number} [budget] as of `canMate`
   * @returns {Move[] | undefined}
   */
  mateLine(color, budget = BUDGET) {
    const numbers = mateNumbers(color, budget);
    const at = seat(this);
    const count = at.calls.mate_line(...numbers) - 1;
    return count < 0 ? undefined : movesAnswered(at, count);
  }

  /**
   * Where the piece on a square could go by its manner of moving alone, whatever stands on the board and whoever has
   * the move: for premoves and hints. A pawn by steps and captures; castling, as moves write it, while the right
   * is there.
   * @param {Square} square
   * @returns {Square[]} empty if nothing stands there
   */
  geometricTargets(square) {
    const number = squareNumber(square, 'square');
    const at = seat(this);
    at.calls.targets(number);
    return squaresAnswered(at);
  }

  /**
   * The same position as another (Law 10.10): pieces, side to move, castling rights, and en passant only where
   * such a capture is legal. Counters do not matter.
   * @param {Position} other
   */
  equals(other) {
    if (!isPlacement(other)) throw misuse('other', other, 'a Position', 'other');
    const at = seat(this);
    copyInto(other, at.other);
    return at.calls.same() === 1;
  }

  /**
   * 16 hexadecimal digits; the same for equal positions, and rarely for others. For finding, not for deciding.
   */
  get hash() {
    const at = seat(this);
    at.calls.hash();
    return hexAnswered(at);
  }

  /**
   * Counts the sequences of legal moves.
   * @param {number} depth plies, 0 to 32
   */
  perft(depth) {
    const plies = wantNumber(depth, 'depth', 0, MAX_DEPTH);
    return seat(this).calls.perft(plies);
  }
}
