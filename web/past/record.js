// record.js -- a game that is walked through: a tree of places, each with its position and what stands
// beside its move.
// SPDX-License-Identifier: MIT

import { arrival } from '../match/steps.js';

/** @typedef {import('../jadoube.js').Position} Position */
/** @typedef {import('../board/board.js').Square} Square */
/** What stands beside a move. @typedef {Pick<import('../pgn.js').PgnNode, 'nags' | 'before' | 'after' | 'offer' | 'clk' | 'csl' | 'cal'>} Notes */
/** A move as it was read, and what stands beside it. @typedef {{san: string, uci: string} & Partial<Notes>} Played */

/** What was played, where it led, and what may follow, the main line first. */
export class Place {
  /** What may follow. @type {Place[]} */
  next = [];
  parent;
  san;
  uci;
  notes;
  #position;
  /** @type {readonly Square[] | undefined} */
  #squares;

  /**
   * @param {Place | null} parent
   * @param {Played} played
   * @param {Position | (() => Position)} [position] where it is not what the move leads to
   */
  constructor(parent, played, position) {
    this.parent = parent;
    this.san = played.san;
    this.uci = played.uci;
    /** @type {Partial<Notes>} */
    this.notes = played;
    this.#position = position;
    parent?.next.push(this);
  }

  /** What stands on the board here. @returns {Position} */
  get position() {
    if (this.#position === undefined) this.#position = this.#follow();
    if (typeof this.#position === 'function') this.#position = this.#position();
    return this.#position;
  }

  #follow() {
    const led = this.parent?.position.tryPlay(this.uci);
    if (!led?.ok) throw new Error(`${this.san} leads nowhere`);
    return led.value;
  }

  /** The squares of the move. */
  get squares() {
    if (this.#squares === undefined) {
      const move = this.parent?.position.parse(this.uci);
      this.#squares = move?.ok ? [move.value.from, arrival(move.value)] : [];
    }
    return this.#squares;
  }

  /** How many moves lead here. */
  get ply() {
    let plies = 0;
    for (let at = this.parent; at; at = at.parent) plies++;
    return plies;
  }
}

/** A place before the first move. @param {Position} position */
export const startAt = (position) => new Place(null, { san: '', uci: '' }, position);
