// chessjs-scored.js -- the second part of Chess: what is written of a game, moves, tags and comments.
// SPDX-License-Identifier: MIT

/** @import { Headers } from './chessjs-headers.js' */
/** @import { Told } from './chessjs-move.js' */
import { freshHeaders, givenHeaders, plainHeader } from './chessjs-headers.js';
import { DEFAULT_POSITION } from './chessjs-names.js';
import { boardOf, Setting } from './chessjs-setting.js';
import { writePgn } from './chessjs-write.js';

/**
 * @typedef {object} Ply what was made, and what there was before
 * @property {Told} move
 * @property {number} rights
 * @property {number} passed
 * @property {number} half
 * @property {number} number
 * @property {string} reached the position after it, as Board tells it
 */

/** What is kept of a game. */
class Kept {
  /** @type {Headers} */
  header = freshHeaders();
  /** @type {Ply[]} */
  plies = [];
  /** By FEN. @type {Map<string, string>} */
  comments = new Map();
  /** How often a position has been there. @type {Map<string, number>} */
  counts = new Map();

  /** @param {boolean} preserveHeaders */
  clear(preserveHeaders) {
    this.plies = [];
    this.comments = new Map();
    this.counts = new Map();
    if (!preserveHeaders) this.header = freshHeaders();
    this.header.SetUp = null;
    this.header.FEN = null;
  }

  /** @param {string} fen @param {string} told */
  begin(fen, told) {
    this.setUp(fen);
    this.counts.set(told, 1);
  }

  /** @param {string} fen */
  setUp(fen) {
    const other = fen !== DEFAULT_POSITION;
    this.header.SetUp = other ? '1' : null;
    this.header.FEN = other ? fen : null;
  }

  /** @param {string} told */
  often(told) {
    return this.counts.get(told) ?? 0;
  }

  /** @param {Ply} ply */
  push(ply) {
    this.plies.push(ply);
    this.counts.set(ply.reached, this.often(ply.reached) + 1);
  }

  pop() {
    const ply = this.plies.pop();
    if (!ply) return undefined;
    const often = this.often(ply.reached) - 1;
    if (often > 0) this.counts.set(ply.reached, often);
    else this.counts.delete(ply.reached);
    return ply;
  }
}

/** @type {(scored: Scored) => Kept} */
export let keptOf;

/** @param {Scored} scored */
function tellEdited(scored) {
  const [board, kept] = [boardOf(scored), keptOf(scored)];
  if (kept.plies.length === 0) kept.setUp(board.fen);
  board.edited = false;
}

/** The tags, of an edited board with its FEN: that is written only when somebody looks. @param {Scored} scored */
export function tagsOf(scored) {
  if (boardOf(scored).edited) tellEdited(scored);
  return keptOf(scored).header;
}

/** A board with a score sheet. */
export class Scored extends Setting {
  #kept = new Kept();

  static {
    keptOf = (scored) => scored.#kept;
  }

  #tags() {
    if (boardOf(this).edited) tellEdited(this);
    return this.#kept.header;
  }

  /**
   * The game as PGN; `maxWidth` is that of its lines, 0 for one line.
   * @param {{ newline?: string, maxWidth?: number }} [options]
   * @returns {string}
   */
  pgn(options = {}) {
    const { plies, comments } = this.#kept;
    return writePgn(this.#tags(), plies, boardOf(this).fen, comments, options);
  }

  // ---- tags -------------------------------------------------------------------------------------

  /**
   * Sets tags, given as names and values in turn.
   * @deprecated `setHeader` and `getHeaders` leave out the tags without value.
   * @param {...string} args
   * @returns {Record<string, string | null>} all tags, those without value as null
   */
  header(...args) {
    const tags = this.#tags();
    for (let n = 0; n < args.length; n += 2) {
      const [name, value] = [args[n], args[n + 1]];
      if (typeof name === 'string' && typeof value === 'string') tags[name] = value;
    }
    return tags;
  }

  /** @param {string} key @param {string} value @returns {Record<string, string>} all tags that have a value */
  setHeader(key, value) {
    this.#tags()[key] = value ?? plainHeader(key);
    return this.getHeaders();
  }

  /** Gives a tag the value it has when nothing is said. @param {string} key @returns {boolean} false if there is no such tag */
  removeHeader(key) {
    const tags = this.#tags();
    if (!(key in tags)) return false;
    tags[key] = plainHeader(key);
    return true;
  }

  /** The tags that have a value. @returns {Record<string, string>} */
  getHeaders() {
    return givenHeaders(this.#tags());
  }

  // ---- comments ---------------------------------------------------------------------------------

  /** The comment on this position; undefined if there is none. @returns {string} */
  getComment() {
    return /** @type {string} */ (this.#kept.comments.get(this.fen()));
  }

  /** Braces, which would end it, become brackets. @param {string} comment @returns {void} */
  setComment(comment) {
    const text = comment.replaceAll('{', '[').replaceAll('}', ']');
    this.#kept.comments.set(this.fen(), text);
  }

  /** @returns {string} the comment that was there, or undefined */
  removeComment() {
    const comment = this.getComment();
    this.#kept.comments.delete(this.fen());
    return comment;
  }

  /** @deprecated It is now called `removeComment`. @returns {string} */
  deleteComment() {
    return this.removeComment();
  }

  /** The comments on the positions of this game. Others are forgotten. @returns {{ fen: string, comment: string }[]} */
  getComments() {
    const { plies, comments } = this.#kept;
    const fens = [plies[0]?.move.before ?? this.fen(), ...plies.map(({ move }) => move.after)];
    const kept = new Map();
    for (const fen of fens) if (comments.has(fen)) kept.set(fen, comments.get(fen));
    this.#kept.comments = kept;
    return Array.from(kept, ([fen, comment]) => ({ fen, comment }));
  }

  /** @returns {{ fen: string, comment: string }[]} those that were there */
  removeComments() {
    const removed = this.getComments();
    this.#kept.comments.clear();
    return removed;
  }

  /** @deprecated It is now called `removeComments`. @returns {{ fen: string, comment: string }[]} */
  deleteComments() {
    return this.removeComments();
  }
}
