// table.js -- a game at rest: its log, its bytes, and its way into the module and out of it.
//
// A game is at rest in its own bytes and its log. The one used last lies in the module; when another
// one is used it takes its bytes back. If the module fails, what it had judged since is judged again
// from the log, so nothing is lost but the act that failed.
// SPDX-License-Identifier: MIT

import { enterGame } from '../door/game-door.js';
/** @import { Door } from '../door/door.js' */
/** @import { GameEvent, Verdict } from './types.js' */
/** @import { Act } from './acts.js' */
import { actOf, waitOf } from './acts.js';
import { lineOf } from './events.js';
import { judge, judgeAct } from './judge.js';

const EMPTY = /^\s*(?:#|$)/; // a blank line or a comment
const TIME = /^\s*(\+\S+\s)?/;

/** @param {string | GameEvent} event */
const numbersOf = (event) => (typeof event === 'string' ? undefined : actOf(event));

/** @param {string | GameEvent} event */
const textOf = (event) => (typeof event === 'string' ? event : lineOf(event));

export class Table {
  /** What was taken; of a refused act the time it took. @type {(string | Act)[]} */
  #log = [];
  /** So many of them from the first on are lines. */
  #written = 0;
  /** @type {Uint8Array | undefined} the block as it was after so many lines of the log */
  #bytes;
  #saved = 0;

  /** How many lines the log has. */
  get length() {
    return this.#log.length;
  }

  /** All lines that were taken. @returns {readonly string[]} */
  get log() {
    for (; this.#written < this.#log.length; this.#written++) {
      const entry = this.#log[this.#written];
      if (typeof entry === 'object') this.#log[this.#written] = lineOf(entry.event);
    }
    return /** @type {string[]} */ (this.#log);
  }

  /**
   * Has an act judged.
   * @param {string | GameEvent} event
   * @returns {readonly Verdict[]}
   */
  judge(event) {
    const act = numbersOf(event);
    if (act === undefined) return this.judgeLine(textOf(event), this.length + 1);
    const { verdicts, refused } = judgeAct(this.enter(), act, true);
    this.#log.push(refused ? waitOf(act) : act);
    return verdicts;
  }

  /**
   * Has a line judged.
   * @param {string} line
   * @param {number} number of the line, for errors
   * @returns {readonly Verdict[]}
   */
  judgeLine(line, number) {
    if (EMPTY.test(line)) return [];
    const { verdicts, refused } = judge(this.enter(), 'game_line', line, number);
    this.#log.push(refused ? `${line.match(TIME)?.[1] ?? ''}A wait` : line.trim());
    return verdicts;
  }

  /**
   * What the act would bring about.
   * @param {string | GameEvent} event
   */
  try(event) {
    const act = numbersOf(event);
    if (act !== undefined) return judgeAct(this.enter(), act, false);
    return judge(this.enter(), 'game_try', textOf(event), this.length + 1);
  }

  /** @returns {Door} the door with this game in it */
  enter() {
    const at = enterGame();
    if (at.game === this) return at;
    at.parkGame?.();
    at.game = this;
    at.parkGame = () => this.#rest(at);
    if (this.#bytes === undefined) at.calls.game_new();
    else {
      const address = at.calls.game_room(this.#bytes.length);
      new Uint8Array(at.memory.buffer).set(this.#bytes, address);
    }
    for (const line of this.log.slice(this.#saved)) judge(enterGame(), 'game_line', line, 0);
    return enterGame();
  }

  /** The bytes of this game as they are now. */
  bytes() {
    return this.#rest(this.enter());
  }

  /** Another table with the same game. */
  copy() {
    const table = new Table();
    table.#bytes = this.bytes();
    table.#saved = this.#saved;
    table.#log = [...this.log];
    table.#written = this.length;
    return table;
  }

  /**
   * Takes the bytes of this game out of the module.
   * @param {Door} at
   */
  #rest(at) {
    const size = at.calls.game_size();
    const address = at.calls.game_room(size);
    this.#bytes = new Uint8Array(at.memory.buffer, address, size).slice();
    this.#saved = this.length;
    return this.#bytes;
  }
}
