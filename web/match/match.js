// match.js -- one game at the table: acts go down to the referee, verdicts come up.
//
// It adds to an act who does it and how long ago the act before was, and tells the page what changed.
// The clock is never counted down here: the time on it follows from the log and from now.
// SPDX-License-Identifier: MIT

import { Game } from '../jadoube.js';
import { editionOf } from '../texts/sentence.js';
import { Judged } from './judged.js';
import { levels } from './levels.js';
import { Timing } from './timing.js';

/** @typedef {import('../jadoube.js').Verdict} Verdict */
/** @typedef {import('../board/board.js').Square} Square */
/** @typedef {import('./sides.js').Side} Side */
/** @typedef {import('../jadoube.js').GameEvent} GameEvent */
/** @typedef {import('./levels.js').LevelName} LevelName */
/** An act; without `by` it is that of the side having the move. @typedef {(import('../jadoube.js').PlayerAct & {by?: Side}) | (import('../jadoube.js').ArbiterAct & {by: 'arbiter'})} Act */
/** Why a piece may not go there. @typedef {{from: Square, to: Square, problems: readonly import('../jadoube.js').Problem[]}} Why */
/** @typedef {{verdicts: readonly Verdict[], why: Why | null, gap: number}} Change */
/** @typedef {import('../partner/mind.js').Seat} Seat */
/** What is kept beside the log; `pin` locks the arbiter's desk; a partner has a side if two people do not play. @typedef {{level: LevelName, pin: string, partner: Seat | null, reasons: Reason[], sheets: Sheets, envelope: Envelope | null}} Beside */
/** @typedef {import('../adjournment/envelope.js').Envelope} Envelope */
/** What is kept of a game. @typedef {{log: readonly string[], names: Names, wall: number} & Beside} Saved */
/** What the players have written, where they write themselves. @typedef {{white: string[], black: string[]}} Sheets */
/** Why the arbiter did what the line of this number in the log says, or, after it, what was refused: the act and the verdict. @typedef {[number, string] | [number, string, readonly [string, string]]} Reason */
/** @typedef {{white: string, black: string}} Names */

/** An act that is no part of the log, in nearly the same words. @param {Act} act */
function written({ by, act, ...rest }) {
  const who = by === 'arbiter' ? 'A' : by === 'black' ? 'B' : 'W';
  return [who, act, ...Object.values(rest)].join(' ');
}

export class Match extends Judged {
  #time = new Timing();
  names;
  /** Whose numbers the verdicts cite. */
  edition;
  level;
  /** What the arbiter's desk is locked with; empty if it is open. */
  pin;
  /** The program that plays one side. */
  partner;
  #levelName;
  reasons;
  sheets;
  /** It was closed last, with a move in it that the log does not tell (13, 14.4). */
  envelope;
  /** The plies at which the referee heard that a sheet is up to date. */
  recorded = { white: 0, black: 0 };

  /**
   * @param {Game} game
   * @param {Names} names
   * @param {Partial<Beside>} [beside]
   */
  constructor(game, names, beside = {}) {
    const {
      level = 'club',
      pin = '',
      partner = null,
      reasons = [],
      sheets,
      envelope = null,
    } = beside;
    super(game);
    this.reasons = [...reasons];
    this.envelope = envelope;
    this.sheets = { white: [...(sheets?.white ?? [])], black: [...(sheets?.black ?? [])] };
    this.names = names;
    this.edition = editionOf(game.log);
    this.#levelName = level;
    this.level = levels[level];
    this.pin = pin;
    this.partner = partner;
  }

  /**
   * The match that the lines of a log tell.
   * @param {readonly string[]} log
   * @param {Names} names
   * @param {Partial<Beside>} [beside]
   */
  static from(log, names, beside) {
    const match = new Match(new Game(), names, beside);
    for (const line of log) match.apply(line);
    match.edition = editionOf(log);
    return match;
  }

  /** Goes on with a saved game; a running clock has been running meanwhile. @param {Omit<Saved, keyof Beside> & Partial<Beside>} saved */
  static load(saved) {
    const match = Match.from(saved.log, saved.names, saved);
    match.#time.goOnFrom(saved.wall);
    return match;
  }

  /** @returns {Saved} */
  save() {
    const { log, names, pin, partner, reasons, sheets, envelope } = this;
    const wall = this.#time.wall;
    return { log, names, wall, level: this.#levelName, pin, partner, reasons, sheets, envelope };
  }

  /** White's clock is started (12.3), or that of the side having the move. */
  begin() {
    this.apply('begin');
    this.#time.advance();
    this.remind();
  }

  /** The envelope, as long as it holds a move for the position on the board. */
  get sealed() {
    return this.envelope?.head.includes(`"${this.state.fen}"`) ? this.envelope : null;
  }

  // ---- acts -------------------------------------------------------------------------------------

  /**
   * Does one act after the other until one is refused or the game is over.
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
      const answer = this.apply(
        /** @type {GameEvent} */ ({ by: turn, ...act, after: this.#time.advance() }),
      );
      verdicts.push(...answer);
      const illegal = answer.some(({ code }) => code === 'ILLEGAL');
      if (illegal && held?.from && held.over) why = this.#why(held.from, held.over);
      if (this.over || answer.some(({ code }) => code === 'REFUSE')) break;
    }
    this.#tell({ verdicts, why, gap });
    return verdicts;
  }

  /** An act from the arbiter's desk, and why. @param {Act} act @param {string} reason */
  rule(act, reason) {
    const verdicts = this.submit(act);
    const refused = verdicts.find(({ code }) => code === 'REFUSE');
    const at = this.log.length - 1;
    if (refused) this.reasons.push([at, reason, [written(act), refused.text]]);
    else if (reason) this.reasons.push([at, reason]);
    return verdicts;
  }

  /** What the referee would answer to an act, now or after so many milliseconds; nothing is done. @param {Act} act */
  whatIf(act, later = 0) {
    const after = Math.max(0, Math.round(this.#time.since)) + later;
    return this.foresee(/** @type {GameEvent} */ ({ by: this.state.turn, ...act, after }));
  }

  /** Time has passed and nothing else: the referee sees what it did (12.2). */
  wait() {
    const { gap, verdicts } = this.#gap();
    verdicts.push(...this.apply({ by: 'arbiter', act: 'wait', after: this.#time.advance() }));
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

  /**
   * Looks whether the two clocks of the machine have parted since the last act: it slept, or its clock
   * was set. The running clock is what counts, so nobody is charged for the rest; the referee is told.
   * @returns {{gap: number, verdicts: Verdict[]}}
   */
  #gap() {
    const gap = this.#time.gap();
    if (!gap || !this.running) return { gap: 0, verdicts: [] };
    const after = this.#time.advance();
    return { gap, verdicts: [...this.apply({ by: 'arbiter', act: 'gap', time: gap, after })] };
  }

  /** The clocks of the machine have parted, and the referee has not been told yet. */
  get parted() {
    return this.#time.parted > 0;
  }

  /** What is left of the time of a side now; null without a limit. @param {Side} side */
  left(side) {
    const left = this.state.left[side];
    if (left === null || this.running !== side) return left;
    return Math.max(0, left - this.#time.since);
  }

  /** The time until the flag of a side falls; null if it will not. @param {Side} side */
  toFlag(side) {
    const left = this.state.toFlag[side];
    if (left === null || this.running !== side) return left;
    return Math.max(0, left - this.#time.since);
  }

  /** What a side has used by now. @param {Side} side */
  used(side) {
    const used = this.state.used[side];
    return this.running === side ? used + this.#time.since : used;
  }
}
