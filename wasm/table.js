// table.js -- a game at rest: its log, its bytes, and its way into the module and out of it.
//
// A game is at rest in its own bytes and its log. The one used last lies in the module; when another
// one is used it takes its bytes back. If the module fails, what it had judged since is judged again
// from the log, so nothing is lost but the act that failed.
// SPDX-License-Identifier: MIT

/** @import { Door } from './door.js' */
/** @import { Verdict } from './types.js' */
import { enter } from './door.js';
import { judge } from './judge.js';

const TIME = /^\s*(\+\S+\s)?/;

export class Table {
  /** All lines that were taken; of a refused act the time it took. @type {string[]} */
  log = [];
  /** @type {Uint8Array | undefined} the block as it was after so many lines of the log */
  #bytes;
  #saved = 0;

  /**
   * Has a line judged.
   * @param {string} line
   * @param {number} number of the line, for errors
   * @returns {readonly Verdict[]}
   */
  judge(line, number) {
    const { verdicts, refused } = judge(this.enter(), 'line', line, number);
    this.log.push(refused ? `${line.match(TIME)?.[1] ?? ''}A wait` : line.trim());
    return verdicts;
  }

  /**
   * What the line would bring about.
   * @param {string} line
   */
  tryLine(line) {
    return judge(this.enter(), 'try', line, this.log.length + 1);
  }

  /** @returns {Door} the door with this game in it */
  enter() {
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
    for (const line of this.log.slice(this.#saved)) judge(enter(), 'line', line, 0);
    return enter();
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
    table.log = [...this.log];
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
    this.#saved = this.log.length;
    return this.#bytes;
  }
}
