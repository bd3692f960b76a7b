// game.js -- Game: acts go in, verdicts come out, and the log of the acts is the game.
// SPDX-License-Identifier: MIT

import { positionIn } from '../position/position.js';
/** @import { Position } from '../position/position.js' */
/** @import { Both, ClockFace, GameEvent, GameJson, GameNews, OpenClaim, Options, Outcome, SheetEntry, State, Verdict } from './types.js' */
/** @import { Color } from '../values/types.js' */
/** @import { GameSetup } from './setup-types.js' */
import { JadoubeError } from '../values/errors.js';
import { choiceNumber, colorNames, wantNumber } from '../values/names.js';
import { Listeners } from './listeners.js';
import { optionsOf, provenClaims } from './options.js';
import { answerIn, clocksIn, drawClaims, outcomeOf, sheetOf } from './report.js';
import { linesOf, logOfText, packGame, textOfLog, unpackGame } from './saving.js';
import { linesOfSetup } from './setup.js';
import { stateIn } from './state.js';
import { Table } from './table.js';

/** A game at the table, from the set-up on. */
export class Game {
  #table = new Table();
  #listeners = new Listeners();
  /** @type {State | undefined} */
  #state;
  /** @type {Position | undefined} */
  #position;

  /**
   * @param {string | readonly string[] | GameSetup} [setup] an object, which begins the game; or lines such as
   *   `profile classic`, `tc 40/2:00:00,20/1:00:00*`, `set touch_enforcement auto`, `start FEN`, `begin`, also a
   *   whole log
   * @throws {JadoubeError} for a line that is none, with its number and column
   * @throws {TypeError | RangeError} for an object with a wrong field, which it names
   */
  constructor(setup = []) {
    for (const [n, line] of linesOfSetup(setup).entries()) this.#table.judgeLine(line, n + 1);
  }

  /**
   * The game that a log tells.
   * @param {string | readonly string[] | GameJson} log lines, or what `toJSON` gave
   * @throws {JadoubeError} for a line that is none
   */
  static replay(log) {
    return new Game(linesOf(log, 'log'));
  }

  // ---- acts -------------------------------------------------------------------------------------

  /**
   * Tells the referee of an act. A refusal is a verdict, not an error.
   * @param {string | GameEvent} event one line, such as `+0:05 W touch e2`, or the same as an object
   * @returns {readonly Verdict[]}
   * @throws {JadoubeError} for a line that is none, with its column; nothing has happened then
   * @throws {TypeError | RangeError} for an object with a wrong field, which it names; nothing has happened then
   */
  apply(event) {
    const verdicts = this.#table.judge(event);
    this.#changed();
    if (this.#listeners.any) this.#listeners.tell(this.#table.log, verdicts, () => this.outcome);
    return verdicts;
  }

  /**
   * What the referee would answer to an act; the game stays as it is.
   * @param {string | GameEvent} event as of `apply`
   * @returns {readonly Verdict[]}
   * @throws {JadoubeError} for a line that is none
   * @throws {TypeError | RangeError} for an object with a wrong field, which it names
   */
  whatIf(event) {
    return this.#table.try(event).verdicts;
  }

  #changed() {
    this.#state = undefined;
    this.#position = undefined;
  }

  /** All lines that made the game what it is, set-up included. A refused act is kept as the time it took. */
  get log() {
    return Object.freeze([...this.#table.log]);
  }

  /**
   * Listens to the game: `act` for each call of `apply`, `verdict` for each verdict, `end` once it is over.
   * Called when the game has changed, in the order of listening; what a listener throws comes out of `apply`.
   * @template {keyof GameNews} T
   * @param {T} type
   * @param {(news: GameNews[T]) => void} listener
   * @returns {() => void} ends it
   */
  on(type, listener) {
    return this.#listeners.add(type, listener);
  }

  // ---- questions --------------------------------------------------------------------------------

  /**
   * What a side may do now, found out by trial: its moves and hands, the clock, the draw, every claim.
   * @param {Color} color
   * @returns {Options}
   */
  options(color) {
    choiceNumber(colorNames, color, 'color');
    return optionsOf(this.state, this.position, color, (event) => this.#table.try(event));
  }

  /**
   * The claims that would be found right now: of a draw with the position on the board or with a move to be
   * written first (10.10, 10.12), and what the program itself can prove: a fallen flag, a breach of
   * touch-move, an illegal move, displaced pieces, another array than the initial one (8.5). A player may not know
   * of them.
   * @param {Color} [color] of both sides if not given
   * @returns {readonly OpenClaim[]}
   */
  claims(color) {
    if (color !== undefined) choiceNumber(colorNames, color, 'color');
    const sides = color === undefined ? colorNames : [color];
    const claims = sides.flatMap((by) => [
      ...drawClaims(this.#table.enter(), by),
      ...provenClaims(by, (event) => this.#table.try(event)),
    ]);
    return Object.freeze(claims);
  }

  /**
   * The clocks, as they will be if nothing happens; the game stays as it is.
   * @param {number} [now] milliseconds after the last act, 0 or more; 0 if not given
   * @returns {Both<ClockFace>}
   */
  clocks(now = 0) {
    return clocksIn(this.#table.enter(), wantNumber(now, 'now', 0, 2 ** 53));
  }

  /**
   * The scoresheet of a side: every move of the game, as far as the side has written it (11.1).
   * @param {Color} color
   * @returns {readonly SheetEntry[]}
   */
  scoresheet(color) {
    choiceNumber(colorNames, color, 'color');
    return sheetOf(this.#table.enter(), this.state, color);
  }

  /** How the game has ended; undefined while it goes on. @returns {Outcome | undefined} */
  get outcome() {
    return outcomeOf(this.state, this.#table.log);
  }

  /**
   * Answers a question of the scenario format: `left w`, `allowed`, `canclaim rep3 w`.
   * @param {string} question
   * @returns {string}
   * @throws {JadoubeError} `unknown-question`
   */
  ask(question) {
    return answerIn(this.#table.enter(), question);
  }

  /** Everything about the game at this moment. */
  get state() {
    this.#state ??= stateIn(this.#table.enter());
    return this.#state;
  }

  /** The position by completed moves. */
  get position() {
    this.#position ??= this.at(this.plies);
    return this.#position;
  }

  /** The moves on record, of both sides. */
  get plies() {
    return this.#table.enter().calls.game_plies();
  }

  /**
   * The position after so many moves of the record.
   * @param {number} ply 0 (before the first) to `plies`
   * @returns {Position}
   */
  at(ply) {
    const door = this.#table.enter();
    door.calls.game_position(wantNumber(ply, 'ply', 0, this.plies));
    return positionIn(door);
  }

  // ---- text and bytes ---------------------------------------------------------------------------

  /** The whole game as text: `jadoube 1`, and the lines of the log. */
  toText() {
    return textOfLog(this.#table.log);
  }

  /**
   * The game of a text.
   * @param {string} text
   * @throws {JadoubeError} with line and column; `game` of the error is the game up to there
   */
  static fromText(text) {
    const game = new Game();
    for (const [n, each] of logOfText(text).entries())
      try {
        game.#table.judgeLine(each, n + 2);
      } catch (error) {
        if (!(error instanceof JadoubeError)) throw error;
        throw new JadoubeError(error.code, error.message, { ...error, game });
      }
    return game;
  }

  /** For JSON.stringify; `Game.replay` takes it back. @returns {GameJson} */
  toJSON() {
    return { version: 1, log: this.log };
  }

  /**
   * The whole game as bytes; two games with the same log give the same bytes.
   * @returns {Uint8Array}
   */
  save() {
    return packGame(this.#table.bytes(), this.#table.log);
  }

  /**
   * A saved game.
   * @param {Uint8Array} bytes
   * @throws {JadoubeError} `save-damaged`
   */
  static load(bytes) {
    const { block, log } = unpackGame(bytes);
    const game = new Game(log);
    const now = game.#table.bytes();
    if (block.length !== now.length || block.some((byte, n) => byte !== now[n]))
      throw new JadoubeError('save-damaged', 'the log of this saved game leads to another game');
    return game;
  }

  /** Another game that has come to the same point; nobody listens to it yet. */
  clone() {
    const game = new Game();
    game.#table = this.#table.copy();
    return game;
  }
}
