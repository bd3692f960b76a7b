// errors.js -- the error this package throws. Misuse (a square that is none) is a RangeError instead.
// SPDX-License-Identifier: MIT

/** @import { Game } from '../game/game.js' */
/** @import { Problem } from './types.js' */

/** An act or a text that cannot be taken, or a fault of the module itself (code `trap`). */
export class JadoubeError extends Error {
  /** What it is; stable, for programs. @type {string} @readonly */
  code;
  /** Everything that was found wrong. @type {readonly Problem[]} @readonly */
  problems;
  /** The line that is meant, from 1; 0 if there is none. @type {number} @readonly */
  line;
  /** The place in the line, from 1; 0 if there is none. @type {number} @readonly */
  column;

  /** What was read before the place that is wrong. @type {Game | undefined} @readonly */
  game;

  /**
   * @param {string} code
   * @param {string} message a sentence
   * @param {{ problems?: readonly Problem[], line?: number, column?: number, game?: Game, cause?: unknown }} [details]
   */
  constructor(code, message, details = {}) {
    super(message, 'cause' in details ? { cause: details.cause } : undefined);
    this.code = code;
    this.problems = details.problems ?? [];
    this.line = details.line ?? 0;
    this.column = details.column ?? 0;
    this.game = details.game;
  }

  /** `JadoubeError`. @returns {string} */
  get name() {
    return 'JadoubeError';
  }
}
