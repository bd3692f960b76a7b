// match.js -- one game at the table: acts go down to the referee, verdicts come up.
//
// It adds to an act who does it and how long ago the act before was, and tells the page what changed.
// The clock is never counted down here: the time on it follows from the log and from now.
// SPDX-License-Identifier: MIT

import { Game } from './jadoube.js';
import { Notation } from './notation.js';
import { editionOf } from './texts/sentence.js';

/** @typedef {import('./types.js').Verdict} Verdict */
/** @typedef {import('./types.js').Problem} Problem */
/** @typedef {import('./jadoube.js').Position} Position */
/** @typedef {import('./board.js').Square} Square */
/** @typedef {'white' | 'black'} Side */
/** @typedef {import('./types.js').GameEvent} GameEvent */
/** @typedef {import('./types.js').PlayerAct} PlayerAct */
/** An act; without `by` it is that of the side having the move. @typedef {PlayerAct & {by?: Side}} Act */
/** Why a piece may not go there. @typedef {{from: Square, to: Square, problems: readonly Problem[]}} Why */
/** @typedef {{verdicts: readonly Verdict[], why: Why | null, gap: number}} Change */
/** What is kept of a game. @typedef {{log: readonly string[], names: Names, wall: number}} Saved */
/** @typedef {{white: string, black: string}} Names */

/** The wall clock and the running clock may part by so much before the page says so. */
const GAP_MS = 1500;

export class Match extends EventTarget {
  #game;
  /** The performance.now() of the last event; the fraction of a millisecond is carried on. */
  #at = performance.now();
  /** How far the wall clock is before the running clock. */
  #offset = Date.now() - performance.now();
  #notation = new Notation();
  names;
  /** Whose numbers the verdicts cite. */
  edition;

  /**
   * @param {Game} game
   * @param {Names} names
   */
  constructor(game, names) {
    super();
    this.#game = game;
    this.names = names;
    this.edition = editionOf(game.log);
  }

  /** Goes on with a saved game; a running clock has been running meanwhile. @param {Saved} saved */
  static load(saved) {
    const match = new Match(Game.replay(saved.log), saved.names);
    match.#at -= Math.max(0, Date.now() - saved.wall);
    return match;
  }

  /** @returns {Saved} */
  save() {
    const wall = Date.now() - (performance.now() - this.#at);
    return { log: this.#game.log, names: this.names, wall };
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

  /** The time control as it was agreed, such as 40/2:00:00,20/1:00:00*. */
  get tempo() {
    return this.#game.log.find((line) => line.startsWith('tc '))?.slice(3) ?? '';
  }

  /** White's clock is started (12.3), or that of the side having the move. */
  begin() {
    this.#game = Game.replay([...this.#game.log, 'begin']);
    this.#advance();
    this.remind();
  }

  /** The moves on record in SAN. */
  get sans() {
    return this.#notation.write(this.state).map(({ san }) => san);
  }
  get lastMove() {
    return this.#notation.write(this.state).at(-1)?.move;
  }
  /** The result as the verdict that gave it. @returns {Verdict} */
  get lastResult() {
    const { result, article } = this.state;
    const code = result ? 'RESULT' : 'ANNUL';
    const args = result ? [result] : [];
    return { code, article: article ?? '', args, ruling: true, text: `${code} ${article} ${args}` };
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

  // ---- acts -------------------------------------------------------------------------------------

  /**
   * Does one act after the other until one is refused.
   * @param {Act[]} acts
   * @returns {Verdict[]}
   */
  submit(...acts) {
    const { gap, verdicts } = this.#gap();
    /** @type {Why | null} */
    let why = null;
    const { turn } = this.state;
    for (const act of acts) {
      const held = act.act === 'release' ? this.state.hand[turn] : null;
      const answer = this.#game.apply(
        /** @type {GameEvent} */ ({ by: turn, ...act, after: this.#advance() }),
      );
      verdicts.push(...answer);
      const illegal = answer.some(({ code }) => code === 'ILLEGAL');
      if (illegal && held?.from && held.over) why = this.#why(held.from, held.over);
      if (answer.some(({ code }) => code === 'REFUSE')) break;
    }
    this.#tell({ verdicts, why, gap });
    return verdicts;
  }

  /** Time has passed and nothing else: the referee sees what it did (12.2). */
  wait() {
    const { gap, verdicts } = this.#gap();
    verdicts.push(...this.#game.apply({ by: 'arbiter', act: 'wait', after: this.#advance() }));
    this.#tell({ verdicts, why: null, gap });
  }

  /** Says why a piece does not go to a square, without an act. @param {Square} from @param {Square} to */
  explain(from, to) {
    this.#tell({ verdicts: [], why: this.#why(from, to), gap: 0 });
  }

  /** Says again what has to be done. */
  remind() {
    this.#tell({ verdicts: [], why: null, gap: 0 });
  }

  /** @param {Square} from @param {Square} to @returns {Why} */
  #why(from, to) {
    return { from, to, problems: this.position.why(from + to) };
  }

  /** @param {Change} detail */
  #tell(detail) {
    this.dispatchEvent(new CustomEvent('change', { detail }));
  }

  // ---- time -------------------------------------------------------------------------------------

  /** Whole milliseconds since the last event, which is now. */
  #advance() {
    const after = Math.max(0, Math.round(performance.now() - this.#at));
    this.#at += after;
    return after;
  }

  /**
   * Looks whether the two clocks of the machine have parted since the last act: it slept, or its clock
   * was set. The running clock is what counts, so nobody is charged for the rest; the referee is told.
   * @returns {{gap: number, verdicts: Verdict[]}}
   */
  #gap() {
    const offset = Date.now() - performance.now();
    const gap = Math.round(Math.abs(offset - this.#offset));
    this.#offset = offset;
    if (gap <= GAP_MS || !this.running) return { gap: 0, verdicts: [] };
    const after = this.#advance();
    return {
      gap,
      verdicts: [...this.#game.apply({ by: 'arbiter', act: 'gap', time: gap, after })],
    };
  }

  /** The side whose clock runs. @returns {Side | null} */
  get running() {
    const { clock } = this.state;
    return clock === 'white' || clock === 'black' ? clock : null;
  }

  /** What is left of the time of a side now; null without a limit. @param {Side} side */
  left(side) {
    const left = this.state.left[side];
    if (left === null || this.running !== side) return left;
    return Math.max(0, left - (performance.now() - this.#at));
  }

  /** The time until the flag of a side falls; null if it will not. @param {Side} side */
  toFlag(side) {
    const left = this.state.toFlag[side];
    if (left === null || this.running !== side) return left;
    return Math.max(0, left - (performance.now() - this.#at));
  }

  /** What a side has used by now. @param {Side} side */
  used(side) {
    const used = this.state.used[side];
    return this.running === side ? used + performance.now() - this.#at : used;
  }
}
