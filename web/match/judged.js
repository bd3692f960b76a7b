// judged.js -- a game as the referee has it: its log, its state, what stands where, and the moves on record.
//
// Time and the people at the table are not known here (match.js).
// SPDX-License-Identifier: MIT

import { Game } from '../jadoube.js';
import { Notation } from './notation.js';

/** @typedef {import('../jadoube.js').GameEvent} GameEvent */
/** @typedef {import('../board/board.js').Square} Square */
/** @typedef {import('./sides.js').Side} Side */

/** Verdicts after which there may be another move on record, or one fewer. */
const MOVES = new Set(['MADE', 'RESTORE', 'AUDIT', 'OPENED']);

export class Judged extends EventTarget {
  #game;
  #notation = new Notation();

  /** @param {Game} game */
  constructor(game) {
    super();
    this.#game = game;
  }

  /**
   * The referee judges; where a move that is not legal has led cannot be found again, so it is kept.
   * @protected
   * @param {string | GameEvent} event
   */
  apply(event) {
    const verdicts = this.#game.apply(event);
    if (verdicts.some(({ code }) => MOVES.has(code)))
      this.#notation.note(this.#game.state.plies, this.#game.position);
    return verdicts;
  }

  /** What he would answer; nothing is done. @protected @param {GameEvent} event */
  foresee(event) {
    return this.#game.whatIf(event);
  }

  /** Puts another text into lines of the log; the game is the same otherwise. @param {(line: string) => string} change */
  rewrite(change) {
    this.#game = Game.replay(this.log.map(change));
  }

  get log() {
    return this.#game.log;
  }
  /** The answer to a question of the scenario format. @param {string} question */
  ask(question) {
    return this.#game.ask(question);
  }

  get state() {
    return this.#game.state;
  }
  get position() {
    return this.#game.position;
  }
  get over() {
    return this.state.phase === 'finished' || this.state.phase === 'annulled';
  }

  /** The side whose clock runs. @returns {Side | null} */
  get running() {
    const { clock } = this.state;
    return clock === 'white' || clock === 'black' ? clock : null;
  }

  /** The time control as it was agreed, such as 40/2:00:00,20/1:00:00*. */
  get tempo() {
    return this.log.find((line) => line.startsWith('tc '))?.slice(3) ?? '';
  }

  /** The moves on record in SAN. */
  get sans() {
    return this.#notation.write(this.state).map(({ san }) => san);
  }
  /** The same with the position after each, and the first of all. */
  get record() {
    return { moves: this.#notation.write(this.state), first: this.#notation.first };
  }
  get lastMove() {
    return this.#notation.write(this.state).at(-1)?.move;
  }

  /** What stands on a square, as the letter of a FEN. @param {Square} square */
  letterOn(square) {
    const index = square.charCodeAt(0) - 97 + (Number(square.charAt(1)) - 1) * 8;
    const letter = this.state.board.charAt(index);
    return letter === '.' ? undefined : letter;
  }

  /** A piece of the side having the move stands there. @param {Square} square */
  isOwn(square) {
    const letter = this.letterOn(square);
    return Boolean(letter) && (letter === letter?.toUpperCase()) === (this.state.turn === 'white');
  }
}
