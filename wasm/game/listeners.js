// listeners.js -- who wants to be told of a game.
// SPDX-License-Identifier: MIT

/** @import { GameNews, Outcome, Verdict } from './types.js' */
import { choiceNumber, misuse } from '../values/names.js';

const KINDS = /** @type {const} */ (['act', 'verdict', 'end']);

/** @typedef {(news: any) => void} Listener */

export class Listeners {
  /** @type {{ type: keyof GameNews, listener: Listener }[]} */
  #list = [];

  get any() {
    return this.#list.length > 0;
  }

  /**
   * @param {keyof GameNews} type
   * @param {Listener} listener
   * @returns {() => void}
   */
  add(type, listener) {
    choiceNumber(KINDS, type, 'type');
    if (typeof listener !== 'function') throw misuse('listener', listener, 'a function', 'other');
    const entry = { type, listener };
    this.#list.push(entry);
    return () => {
      this.#list = this.#list.filter((each) => each !== entry);
    };
  }

  /**
   * @param {readonly string[]} log whose last line has been judged
   * @param {readonly Verdict[]} verdicts
   * @param {() => Outcome | undefined} outcome
   */
  tell(log, verdicts, outcome) {
    this.#say('act', () => Object.freeze({ line: log.at(-1) ?? '', verdicts }));
    for (const verdict of verdicts) this.#say('verdict', () => verdict);
    const ended = verdicts.some(({ code }) => code === 'RESULT' || code === 'ANNUL');
    if (ended) this.#say('end', outcome);
  }

  /**
   * @param {keyof GameNews} type
   * @param {() => unknown} news made when somebody wants it
   */
  #say(type, news) {
    const listeners = this.#list.filter((each) => each.type === type);
    if (listeners.length === 0) return;
    const told = news();
    for (const { listener } of listeners) listener(told);
  }
}
