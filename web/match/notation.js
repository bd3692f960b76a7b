// notation.js -- the moves on record as the scoresheet writes them. It remembers what it wrote, and
// begins again where the record has changed. A move that is not legal is written by its squares, and
// what stands on the board after it has to be told.
// SPDX-License-Identifier: MIT

import { Position } from '../jadoube.js';
import { nameOf } from './steps.js';

/** @typedef {import('../jadoube.js').State} State */
/** @typedef {import('../jadoube.js').Move} Move */
/** @typedef {{name: string, move: Move | undefined, san: string, after: Position}} Written */

export class Notation {
  #start = '';
  /** @type {Position} */
  #first = Position.start;
  /** @type {Written[]} */
  #written = [];
  /** What stood after so many moves. @type {(Position | undefined)[]} */
  #after = [];

  /** The position that the record begins with. */
  get first() {
    return this.#first;
  }

  /**
   * After so many moves this stands on the board.
   * @param {number} plies
   * @param {Position} position
   */
  note(plies, position) {
    this.#after.length = Math.min(this.#after.length, plies);
    this.#after[plies] = position;
  }

  /**
   * @param {State} state
   * @returns {readonly Written[]} one for each ply
   */
  write({ start, moves }) {
    if (start !== this.#start) this.#begin(start);
    const same = this.#written.findIndex(({ name }, i) => name !== moves[i]);
    if (same >= 0) this.#written.length = same;
    for (const name of moves.slice(this.#written.length)) this.#add(name);
    return this.#written;
  }

  /** @param {string} start */
  #begin(start) {
    const read = Position.fromFen(start);
    this.#start = start;
    this.#first = read.ok ? read.value : Position.start;
    this.#written = [];
  }

  /** @param {string} name */
  #add(name) {
    const before = this.#written.at(-1)?.after ?? this.#first;
    const move = before.legal().find((each) => nameOf(each) === name);
    const [san, after] = move
      ? [before.san(move), before.play(move)]
      : [name, this.#after[this.#written.length + 1] ?? before];
    this.#written.push({ name, move, san, after });
  }
}
