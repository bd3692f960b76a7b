// pgn-walk.js -- a PGN read by the library, as places to walk through; what could not be read keeps its line
// and column.
// SPDX-License-Identifier: MIT

import { Position } from '../jadoube.js';
import { positionAt, readPgn } from '../pgn.js';
import { fill } from '../texts/sentence.js';
import { Place } from './record.js';

/** @typedef {import('../pgn.js').PgnGame} PgnGame */
/** @typedef {import('../pgn.js').PgnNode} PgnNode */
/** @typedef {import('../pgn.js').PgnProblem} PgnProblem */
/** @typedef {import('../texts/index.js').Words} Words */
/** Where a part stands in the whole: the part's line where the game begins, and by how much it is shifted there. @typedef {{first: number, lines: number, columns: number}} Shift */
/** Of a text: its first game, where that begins, and what was wrong. @typedef {{start: Place | null, game: PgnGame | null, problems: readonly PgnProblem[]}} Walk */

/** Where no game was found, all is lost. */
const LOST = /** @type {const} */ ('error');

/**
 * The first game of a text; of a broken one what was read of it.
 * @param {string | Uint8Array} source
 * @returns {Walk}
 */
export function walkThrough(source) {
  /** @type {PgnProblem[]} */
  const early = [];
  for (const read of readPgn(source)) {
    if (read.ok)
      return {
        start: placesOf(read.value),
        game: read.value,
        problems: [...early, ...read.value.warnings],
      };
    early.push(...read.error);
  }
  const problems = early.map((problem) => ({ ...problem, severity: LOST }));
  return { start: null, game: null, problems };
}

/** The walk through a game, null if nothing is known of its start. @param {PgnGame} game */
export function placesOf(game) {
  const start = startOf(game);
  if (!start) return null;
  const first = new Place(null, game.root, start);
  /** @type {[Place, PgnNode][]} */
  const pile = [[first, game.root]];
  for (let top = pile.pop(); top; top = pile.pop()) {
    const [place, node] = top;
    for (const next of node.next) pile.push([placeOf(game, place, next), next]);
  }
  return first;
}

/** @param {PgnGame} game @param {Place} parent @param {PgnNode} node */
function placeOf(game, parent, node) {
  if (node.uci !== '0000') return new Place(parent, node);
  return new Place(
    parent,
    node,
    () => /** @type {{value: Position}} */ (positionAt(game, node.id)).value,
  );
}

/** A board to look at may lack kings. @param {PgnGame} game */
function startOf(game) {
  if (game.start !== null) {
    const read = positionAt(game, 0);
    return read.ok ? read.value : null;
  }
  const read = Position.fromFen(game.tags.get('FEN') ?? '', { level: 'setup' });
  return read.ok ? read.value : null;
}

/** What costs moves of the game itself, or all of them; a turn that is passed does not. @param {PgnProblem} problem */
export const isLoss = ({ code, severity, variation }) =>
  severity === 'error' && !variation && code !== 'move-null';

// ---- what is wrong ------------------------------------------------------------------------------

const SHOWN = 60;
/** So many are told one by one. */
const MOST = 5;
const NO_SHIFT = { first: 1, lines: 0, columns: 0 };

/** @param {string} text */
const cut = (text) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/**
 * The column in characters, as people count.
 * @param {string} text that was read
 * @param {number} line
 * @param {number} column in bytes
 */
function inCharacters(text, line, column) {
  const bytes = new TextEncoder().encode(text.split(/\r\n|[\r\n]/)[line - 1] ?? '');
  if (bytes.length < column - 1) return column;
  return new TextDecoder().decode(bytes.subarray(0, column - 1)).length + 1;
}

/**
 * What is lost, and where; what could be mended is not told.
 * @param {Words} words
 * @param {readonly PgnProblem[]} problems
 * @param {string} text that was read
 * @param {Shift} [shift]
 * @returns {string[]}
 */
export function pgnSentences({ records, space }, problems, text, shift = NO_SHIFT) {
  const lost = problems.filter(({ severity }) => severity === 'error');
  const said = lost.slice(0, MOST).map(({ code, line, column, text: word = '', variation }) => {
    const at = inCharacters(text, line, column) + (line === shift.first ? shift.columns : 0);
    const place = { line: line + shift.lines, column: at, text: cut(word) };
    const why = records[`pgn ${code}`] ?? fill(records['pgn *'] ?? '', { code });
    const where = fill((word ? records.place : records.placeOnly) ?? '', place);
    return [where, why, variation ? records.inVariation : ''].filter(Boolean).join(space);
  });
  const others = lost.length - said.length;
  return others ? [...said, fill(records.others ?? '', { n: others })] : said;
}
