// records.js -- the numbers in the records of a PGN.
// SPDX-License-Identifier: MIT

/** @import { PgnResult, PgnSeverity } from './types.js' */

/** The kinds of records, in the order of jd_pgn_kind. */
export const pgnKinds = /** @type {const} */ ({
  game: 0,
  tag: 1,
  start: 2,
  move: 3,
  comment: 4,
  nag: 5,
  offer: 6,
  begin: 7,
  end: 8,
  gameEnd: 11,
  problem: 12,
});

/** @type {readonly PgnSeverity[]} in the order of jd_pgn_class */
export const pgnSeverities = ['remark', 'warning', 'error'];

/** @type {readonly PgnResult[]} in the order of jd_pgn_result, which begins with none */
export const pgnResults = ['*', '1-0', '0-1', '1/2-1/2', '*'];
