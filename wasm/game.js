// game.js -- Game: acts go in, verdicts come out, and the log of the acts is the game.
//
// A game is at rest in its own bytes and its log. The one used last lies in the module; when another
// one is used it takes its bytes back. If the module fails, what it had judged since is judged again
// from the log, so nothing is lost but the act that failed.
// SPDX-License-Identifier: MIT

/** @import { Door } from './door.js' */
/** @import { Position } from './position.js' */
/** @import { GameEvent, State, Verdict } from './types.js' */
import { columnOf, enter, readText, writeText } from './door.js';
import { JadoubeError } from './errors.js';
import { lineOf } from './events.js';
import { judge } from './judge.js';
import { misuse } from './names.js';
import { positionIn } from './position.js';
import { logOfText, packGame, textOfLog, unpackGame } from './saving.js';
import { readState } from './state.js';

const NOTHING = /^\s*(?:#|$)/; // a blank line or a comment
const TIME = /^\s*(\+\S+\s)?/;

/** @param {readonly Verdict[]} verdicts @param {string} code */
const has = (verdicts, code) => verdicts.some((verdict) => verdict.code === code);

/** A game at the table, from the set-up on. */
export class Game {
  /** @type {string[]} */
  #log = [];
  /** @type {Uint8Array | undefined} the block as it was after so many lines of the log */
  #bytes;
  #saved = 0;
  /** @type {State | undefined} */
  #state;
  /** @type {Position | undefined} */
  #position;

  /**
   * @param {string | readonly string[]} [setup] lines such as `profile classic`, `tc 40/2:00:00,20/1:00:00*`,
   *   `set touch_enforcement auto`, `start FEN`, `begin`; also a whole log
   * @throws {JadoubeError} for a line that is none, with its number and column
   */
  constructor(setup = []) {
    const lines = typeof setup === 'string' ? setup.split(/\r\n|[\r\n]/) : setup;
    if (!Array.isArray(lines)) throw misuse('setup', setup, 'text or a list of lines');
    for (const [n, line] of lines.entries()) this.#apply(line, n + 1);
  }

  /**
   * The game that a log tells.
   * @param {string | readonly string[]} log
   * @throws {JadoubeError} for a line that is none
   */
  static replay(log) {
    return new Game(log);
  }

  // ---- acts -------------------------------------------------------------------------------------

  /**
   * Tells the referee of an act. A refusal is a verdict, not an error.
   * @param {string | GameEvent} event one line, such as `+0:05 W touch e2`, or the same as an object
   * @returns {readonly Verdict[]}
   * @throws {JadoubeError} for a line that is none, with its column; nothing has happened then
   * @throws {RangeError} for an object with a wrong field, which it names; nothing has happened then
   */
  apply(event) {
    return this.#apply(typeof event === 'string' ? event : lineOf(event), this.#log.length + 1);
  }

  /**
   * @param {string} line
   * @param {number} number of the line, for errors
   * @returns {readonly Verdict[]}
   */
  #apply(line, number) {
    if (typeof line !== 'string') throw misuse('setup', line, 'a line of text');
    if (NOTHING.test(line)) return [];
    const verdicts = judge(this.#enter(), line, number);
    const refused = has(verdicts, 'REFUSE') && !has(verdicts, 'MADE');
    this.#log.push(refused ? `${line.match(TIME)?.[1] ?? ''}A wait` : line.trim());
    this.#state = undefined;
    this.#position = undefined;
    return verdicts;
  }

  /** All lines that made the game what it is, set-up included. A refused act is kept as the time it took. */
  get log() {
    return Object.freeze([...this.#log]);
  }

  // ---- questions --------------------------------------------------------------------------------

  /**
   * Answers a question of the scenario format: `left w`, `allowed`, `canclaim rep3 w`.
   * @param {string} question
   * @returns {string}
   * @throws {JadoubeError} `unknown-question`
   */
  ask(question) {
    const at = this.#enter();
    if (typeof question !== 'string') throw misuse('question', question, 'a line of text');
    const length = writeText(at, question);
    if (length >= 0 && length < at.layout.textSize / 2 && at.calls.ask(length))
      return readText(at, at.words[0] ?? 0);
    const column = columnOf(question, at.words[0] ?? 1);
    throw new JadoubeError('unknown-question', `${question}: no such question`, { column });
  }

  /** Everything about the game at this moment. */
  get state() {
    if (this.#state === undefined) {
      const at = this.#enter();
      const length = at.calls.state();
      const bytes = new Uint8Array(enter().memory.buffer, at.words[0] ?? 0, length);
      this.#state = readState(new TextDecoder().decode(bytes));
    }
    return this.#state;
  }

  /** The position by completed moves. */
  get position() {
    if (this.#position === undefined) {
      const at = this.#enter();
      at.calls.game_position();
      this.#position = positionIn(at);
    }
    return this.#position;
  }

  // ---- text and bytes ---------------------------------------------------------------------------

  /** The whole game as text: `jadoube 1`, and the lines of the log. */
  toText() {
    return textOfLog(this.#log);
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
        game.#apply(each, n + 2);
      } catch (error) {
        if (!(error instanceof JadoubeError)) throw error;
        throw new JadoubeError(error.code, error.message, { ...error, game });
      }
    return game;
  }

  /**
   * The whole game as bytes; two games with the same log give the same bytes.
   * @returns {Uint8Array}
   */
  save() {
    return packGame(this.#rest(this.#enter()), this.#log);
  }

  /**
   * A saved game.
   * @param {Uint8Array} bytes
   * @throws {JadoubeError} `save-damaged`
   */
  static load(bytes) {
    const { block, log } = unpackGame(bytes);
    const game = new Game(log);
    const now = game.#rest(game.#enter());
    if (block.length !== now.length || block.some((byte, n) => byte !== now[n]))
      throw new JadoubeError('save-damaged', 'the log of this saved game leads to another game');
    return game;
  }

  /** Another game that has come to the same point. */
  clone() {
    const game = new Game();
    game.#bytes = this.#rest(this.#enter());
    game.#saved = this.#saved;
    game.#log = [...this.#log];
    return game;
  }

  /**
   * Takes the bytes of this game out of the module.
   * @param {Door} at
   */
  #rest(at) {
    const size = at.calls.game_size();
    const address = at.calls.game_room(size);
    this.#bytes = new Uint8Array(at.memory.buffer, address, size).slice();
    this.#saved = this.#log.length;
    return this.#bytes;
  }

  /** @returns {Door} the door with this game in it */
  #enter() {
    const at = enter();
    if (at.game === this) return at;
    at.parkGame?.();
    at.game = this;
    at.parkGame = () => this.#rest(at);
    if (this.#bytes === undefined) at.calls.game_new();
    else {
      const address = at.calls.game_room(this.#bytes.length);
      new Uint8Array(at.memory.buffer).set(this.#bytes, address);
    }
    for (const line of this.#log.slice(this.#saved)) judge(enter(), line, 0);
    return enter();
  }
}
