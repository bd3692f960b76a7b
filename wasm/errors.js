// errors.js -- the error this package throws. Misuse (a square that is none) is a RangeError instead.
// SPDX-License-Identifier: MIT

/** @import { Problem } from './types.js' */

/** An act or a text that cannot be taken, or a fault of the module itself (code `trap`). */
export class JadoubeError extends Error {
  /**
   * @param {string} code what it is; stable, for programs
   * @param {string} message a sentence
   * @param {{ problems?: readonly Problem[], line?: number, column?: number, cause?: unknown }} [details]
   */
  constructor(code, message, details = {}) {
    super(message, { cause: details.cause });
    /** What it is; stable, for programs. */
    this.code = code;
    /** Everything that was found wrong. */
    this.problems = details.problems ?? [];
    /** The line of several that is meant, from 1; 0 if there are no lines. */
    this.line = details.line ?? 0;
    /** The place in the line, from 1; 0 if there is none. */
    this.column = details.column ?? 0;
  }

  get name() {
    return 'JadoubeError';
  }
}
