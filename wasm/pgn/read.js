// read.js -- PGN read game by game, as trees or as rows, at once or in time.
// SPDX-License-Identifier: MIT

/** @import { PgnRead, PgnReadOptions, PgnRow, PgnSource, PgnSourceInTime } from './types.js' */
import { rowsOf } from './rows.js';
import { PgnStream, piecesInTime, piecesOf } from './stream.js';
import { Trees } from './tree.js';

/**
 * @template T
 * @typedef {object} Reading
 * @property {PgnStream} stream
 * @property {() => T[]} out what has been read since the last time
 * @property {() => T[]} rest what is left at the end
 */

/**
 * @param {PgnReadOptions} options
 * @returns {Reading<PgnRead>}
 */
function readingTrees(options) {
  const trees = new Trees(options?.mode === 'strict');
  const stream = new PgnStream('events', options, (bytes) => trees.take(bytes));
  return { stream, out: () => trees.out(), rest: () => trees.rest() };
}

/**
 * @param {PgnReadOptions} options
 * @returns {Reading<PgnRow>}
 */
function readingRows(options) {
  /** @type {PgnRow[]} */
  let rows = [];
  const stream = new PgnStream('rows', options, (bytes) => {
    rows = rows.concat(rowsOf(bytes));
  });
  const out = () => {
    const done = rows;
    rows = [];
    return done;
  };
  return { stream, out, rest: () => [] };
}

/**
 * @template T
 * @param {Iterable<unknown>} pieces
 * @param {Reading<T>} reading
 * @returns {Generator<T, void, undefined>}
 */
function* allOf(pieces, { stream, out, rest }) {
  for (const piece of pieces) for (const _ of stream.feed(piece)) yield* out();
  stream.finish();
  yield* out();
  yield* rest();
}

/**
 * @template T
 * @param {AsyncIterable<unknown> | Iterable<unknown>} pieces
 * @param {Reading<T>} reading
 * @returns {AsyncGenerator<T, void, undefined>}
 */
async function* allInTime(pieces, { stream, out, rest }) {
  for await (const piece of pieces) for (const _ of stream.feed(piece)) yield* out();
  stream.finish();
  yield* out();
  yield* rest();
}

/**
 * Reads the games of a PGN, one after the other. Nothing is thrown for a text that is wrong.
 * @param {PgnSource} source text or bytes, or pieces of them
 * @param {PgnReadOptions} [options]
 * @returns {Generator<PgnRead, void, undefined>} for each game its value and what was mended; without a value
 *   what belongs to no game, and in strict mode a game that is refused with everything that is wrong up to there
 */
export function readPgn(source, options = {}) {
  return allOf(piecesOf(source), readingTrees(options));
}

/**
 * The same from a source that comes in time; at any moment only one game and one piece are kept.
 * @param {PgnSourceInTime} source
 * @param {PgnReadOptions} [options]
 * @returns {AsyncGenerator<PgnRead, void, undefined>}
 */
export function readPgnStream(source, options = {}) {
  return allInTime(piecesInTime(source), readingTrees(options));
}

/**
 * Checks every move of the games of a PGN and tells of each game what it comes to; no tree is made, so this is
 * the fast way through a large file.
 * @param {PgnSource} source text or bytes, or pieces of them
 * @param {PgnReadOptions} [options]
 * @returns {Generator<PgnRow, void, undefined>}
 */
export function checkPgn(source, options = {}) {
  return allOf(piecesOf(source), readingRows(options));
}

/**
 * The same from a source that comes in time.
 * @param {PgnSourceInTime} source
 * @param {PgnReadOptions} [options]
 * @returns {AsyncGenerator<PgnRow, void, undefined>}
 */
export function checkPgnStream(source, options = {}) {
  return allInTime(piecesInTime(source), readingRows(options));
}
