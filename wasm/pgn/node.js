// node.js -- a game of a PGN as a value: its tags, its tree of moves, its result.
// SPDX-License-Identifier: MIT

/** @import { PgnEval, PgnPlace, PgnProblem, PgnResult, PgnShape } from './types.js' */
/** @import { Uci } from '../values/types.js' */

import { misuse } from '../values/names.js';

/** @type {readonly never[]} what most moves have beside them */
export const nothing = Object.freeze([]);

/**
 * The list with one more, while a game is being made: the same list, unless it is that of nothing.
 * @template T
 * @param {readonly T[]} list
 * @param {T} item
 * @returns {readonly T[]}
 */
export function grown(list, item) {
  if (list === nothing) return [item];
  /** @type {T[]} */ (list).push(item);
  return list;
}

/** A move in the tree of a game, with what stands beside it. What does not apply is undefined. */
export class PgnNode {
  /** Its number in the game, from 1 in the order of reading; 0 is the root. It is kept by edits. @readonly */
  id;
  /** As the standard writes it, in English; `--` is a null move of analysis; empty for the root. @readonly */
  san;
  /** As UCI writes it; `0000` is a null move. @type {Uci} @readonly */
  uci;
  /** Numeric annotation glyphs. @type {readonly number[]} */
  nags = nothing;
  /** Comments before the move: at the beginning of a variation, or behind one. @type {readonly string[]} */
  before = nothing;
  /** Comments behind the move, without their marks; those of the root stand before the game. @type {readonly string[]} */
  after = nothing;
  /** What may follow: the line itself, then its variations. @type {readonly PgnNode[]} */
  next = nothing;
  /** `(=)`: a draw was offered with the move. @type {true | undefined} */
  offer = undefined;
  /** `%clk`: time left after the move, in milliseconds. @type {number | undefined} */
  clk = undefined;
  /** `%emt`: time used for the move, in milliseconds. @type {number | undefined} */
  emt = undefined;
  /** `%eval` @type {PgnEval | undefined} */
  eval = undefined;
  /** `%csl`: coloured squares. @type {readonly PgnShape[] | undefined} */
  csl = undefined;
  /** `%cal`: arrows. @type {readonly PgnShape[] | undefined} */
  cal = undefined;

  /**
   * @param {number} id
   * @param {string} san
   * @param {Uci} uci
   */
  constructor(id, san, uci) {
    this.id = id;
    this.san = san;
    this.uci = uci;
  }
}

/**
 * The names and values of tags, given as a map or as an object.
 * @param {ReadonlyMap<string, string> | Record<string, string>} tags
 * @returns {[string, string][]}
 */
export function tagsGiven(tags) {
  if (typeof tags !== 'object' || tags === null) throw misuse('tags', tags, 'an object', 'object');
  const all = tags instanceof Map ? [...tags] : Object.entries(tags);
  for (const [name, value] of all)
    if (typeof value !== 'string') throw misuse('tags', value, `a text, as ${name} should be`);
  return all;
}

/**
 * @param {unknown} given
 * @returns {asserts given is PgnGame}
 */
export function wantPgnGame(given) {
  if (!(given instanceof PgnGame)) throw misuse('game', given, 'a PgnGame', 'other');
}

/** A game of a PGN: tags, a tree of moves, a result. It is a value; edits give another one. */
export class PgnGame {
  /** In the order of the file; of several with one name the last. @type {ReadonlyMap<string, string>} */
  tags;
  /** Before the first move. Its `next` are the first moves; its `after` the comments before them. @type {PgnNode} */
  root;
  /** Behind the moves; `*` also if there is none. @type {PgnResult} */
  result;
  /** The FEN of the first position; undefined for the initial array, null if it is not known. @type {string | null | undefined} */
  start;
  /** Castling is written king takes rook in `uci`. @type {boolean} */
  chess960;
  /** What was mended or is lost, in the order of the file; the first thousand. @type {readonly PgnProblem[]} */
  warnings;
  /** Where it was read; undefined if it was made. @type {PgnPlace | undefined} @readonly */
  place;

  /**
   * @param {object} parts
   * @param {ReadonlyMap<string, string>} parts.tags
   * @param {PgnNode} parts.root
   * @param {PgnResult} parts.result
   * @param {string | null | undefined} [parts.start]
   * @param {boolean} [parts.chess960]
   * @param {readonly PgnProblem[]} [parts.warnings]
   * @param {PgnPlace | undefined} [parts.place]
   */
  constructor({ tags, root, result, start, chess960 = false, warnings = nothing, place }) {
    this.tags = tags;
    this.root = root;
    this.result = result;
    this.start = start;
    this.chess960 = chess960;
    this.warnings = warnings;
    this.place = place;
  }

  /** The moves of the main line. @returns {PgnNode[]} */
  get moves() {
    const line = [];
    for (let [node] = this.root.next; node; [node] = node.next) line.push(node);
    return line;
  }
}
