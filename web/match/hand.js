// hand.js -- what the hand does: gestures on the board become acts at the table.
//
// A press on a piece is a touch at once. After that the piece is dragged (lift, place, release), or a
// second tap on a square where it may go does the same. A captured piece is taken off by the same
// gesture. Nothing is judged here: a drag goes to the referee wherever it ends. Only a tap on a square
// that no open move leads to is not an act; it is answered with the reason.
// SPDX-License-Identifier: MIT

import { hasPartnerTurn, isForPartner } from './partner-manners.js';
import { otherOf } from './sides.js';
import { nameOf, steps, targetOf } from './steps.js';

/** @typedef {import('../board/board.js').Square} Square */
/** @typedef {import('../board/board.js').PressDetail} PressDetail */
/** @typedef {import('../board/board.js').DropDetail} DropDetail */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Act} Act */

export class Hand {
  #match;
  /** The piece that the next tap will move. @type {Square | null} */
  chosen = null;
  /** A piece is not put down where it may not go; the reason is given instead. */
  prevents = false;
  /** A piece goes wherever it is put, as over the board; a tap does not say beforehand whether it may. */
  free = false;
  /** The last press was the first touch of this piece: the same gesture does not move it. */
  #fresh = false;

  /** @param {Match} match */
  constructor(match) {
    this.#match = match;
  }

  /** The game goes on, and the board is not the partner's. */
  get #mayAct() {
    return this.#isPlaying && !hasPartnerTurn(this.#match);
  }

  /** Pieces may be moved; also while a move is to be sealed, which it is then (13.1(1)). */
  get #isPlaying() {
    const { phase } = this.#match.state;
    return phase === 'running' || phase === 'sealing';
  }

  /** @param {PressDetail} press */
  press({ square, piece }) {
    const { state } = this.#match;
    const before = this.chosen;
    this.#fresh = false;
    if (!piece || !this.#mayAct || isForPartner(this.#match, square)) return;
    if (before && this.#step(before, square)?.whole) return; // the king is put on this rook
    // An illegal move stands, and whoever touches a piece of the other colour is the opponent.
    const answers = state.unseen && !this.#match.isOwn(square);
    const by = answers ? otherOf(state.turn) : state.turn;
    const known = state.touched.includes(square) || state.take.includes(square);
    const adjusting = state.adjusting[state.turn];
    if (adjusting || !known) this.#match.submit({ act: 'touch', squares: [square], by });
    if (adjusting || !this.#match.isOwn(square)) return;
    this.chosen = square;
    this.#fresh = before !== square;
  }

  /** @param {Square} square */
  lift(square) {
    if (this.#mayAct) this.#match.submit({ act: 'lift', square });
  }

  /** @param {DropDetail} drop */
  drop({ from, square, dragged }) {
    if (hasPartnerTurn(this.#match)) return;
    if (dragged) this.#putDown(from, square);
    else if (square) this.#tap(square);
    this.#letGoOf();
  }

  /**
   * A dragged piece is put down; off the board it goes back to where it came from.
   * @param {Square} from
   * @param {Square | null} square
   */
  #putDown(from, square) {
    const step = this.#step(from, square);
    const prevented = this.prevents && !step;
    if (square && square !== from && !step?.whole && !prevented)
      this.#match.submit(...this.#removal(step, square), place(square), RELEASE);
    this.putBack();
    if (square && square !== from && prevented) this.#match.explain(from, square);
    if (step?.whole) this.#match.submit({ act: 'move', move: nameOf(step.move) });
  }

  /** @param {Square} square */
  #tap(square) {
    const { state } = this.#match;
    if (!this.#isPlaying || this.#fresh || state.adjusting[state.turn]) return;
    const from = this.#moverTo(square);
    const step = from && this.#step(from, square);
    if (from && step?.whole) this.#match.submit({ act: 'move', move: nameOf(step.move) });
    else if (from) {
      const victim = this.#removal(step ?? undefined, square);
      this.#match.submit({ act: 'lift', square: from }, ...victim, place(square), RELEASE);
    } else if (this.chosen && this.chosen !== square) this.#tapElsewhere(this.chosen, square);
  }

  /** No open move leads there. @param {Square} from @param {Square} square */
  #tapElsewhere(from, square) {
    if (!this.free) this.#match.explain(from, square);
    else {
      const victim = this.#removal(undefined, square);
      this.#match.submit({ act: 'lift', square: from }, ...victim, place(square), RELEASE);
      this.putBack();
    }
  }

  /**
   * The victim leaves the board by the same gesture.
   * @param {import('./steps.js').Step | undefined} step
   * @param {Square} square
   * @returns {Act[]}
   */
  #removal(step, square) {
    const enemy = this.#match.letterOn(square) && !this.#match.isOwn(square);
    const victim = step?.remove ?? (this.free && enemy ? square : undefined);
    return victim ? [{ act: 'remove', square: victim }] : [];
  }

  /**
   * The piece that a tap on the square moves: the chosen one, or the only one that must move.
   * @param {Square} square
   */
  #moverTo(square) {
    const open = this.#steps().filter((step) => step.to === square);
    if (open.some((step) => step.from === this.chosen)) return this.chosen;
    const { touched } = this.#match.state;
    return open.find((step) => touched.includes(step.from))?.from ?? null;
  }

  /** What duty leaves open; over the board every legal move, for nobody looks at the duty. */
  #steps() {
    const { state, position } = this.#match;
    if (!this.free || state.partial) return steps(state, position);
    return steps({ ...state, allowed: position.legal().map(nameOf) }, position);
  }

  /**
   * The open step between two squares.
   * @param {Square} from
   * @param {Square | null} to
   */
  #step(from, to) {
    return this.#steps().find((open) => open.from === from && open.to === to);
  }

  /** A piece that is still in the hand goes back to its square; the duty stays. */
  putBack() {
    const { state } = this.#match;
    const from = state.hand[state.turn]?.from;
    if (from && this.#isPlaying) this.#match.submit(place(from), RELEASE);
  }

  /**
   * The new piece is put in the place of the pawn (6.4).
   * @param {import('./steps.js').PromotionLetter} letter
   */
  promote(letter) {
    const { partial } = this.#match.state;
    if (!partial) return;
    const square = targetOf(partial);
    this.#match.submit({ act: 'remove', square }, { act: 'put', piece: letter, square }, RELEASE);
  }

  /** Forgets the choice when its piece is not there any more. */
  #letGoOf() {
    const { over } = this.#match;
    if (this.chosen && (over || !this.#match.isOwn(this.chosen))) this.chosen = null;
  }
}

/** @param {Square} square @returns {Act} */
const place = (square) => ({ act: 'place', square });
/** @type {Act} */
const RELEASE = { act: 'release' };
