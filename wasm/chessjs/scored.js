// scored.js -- the second part of Chess: what is written of a game, moves, tags and comments.
// SPDX-License-Identifier: MIT

/** @import { Headers } from './headers.js' */
/** @import { Told } from './move.js' */
/** @import { Suffix } from './types.js' */
import { freshHeaders, givenHeaders, plainHeader, tellStart } from './headers.js';
import { DEFAULT_POSITION } from './names.js';
import { boardOf, Setting } from './setting.js';
import { writePgn } from './write.js';

/**
 * @typedef {object} Ply what was made, and what there was before
 * @property {Told} move
 * @property {number} rights
 * @property {number} passed
 * @property {number} stepped
 * @property {number} half
 * @property {number} number
 * @property {string} reached the position after it, as Board tells it
 */

/** What is kept of a game but its tags. */
class Kept {
  /** @type {Ply[]} */
  plies = [];
  /** By FEN. @type {Map<string, string>} */
  comments = new Map();
  /** By FEN. @type {Map<string, Suffix>} */
  suffixes = new Map();
  /** By FEN; never an empty list. @type {Map<string, number[]>} */
  nags = new Map();
  /** How often a position has been there. @type {Map<string, number>} */
  counts = new Map();

  clear() {
    this.plies = [];
    this.comments = new Map();
    this.suffixes = new Map();
    this.nags = new Map();
    this.counts = new Map();
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
/** The tags, of an edited board with its FEN: that is written only when somebody looks. @type {(scored: Scored) => Headers} */
export let tagsOf;
/** Forgets the game. @type {(scored: Scored, preserveHeaders: boolean) => void} */
export let forget;

/** A board with a score sheet. */
export class Scored extends Setting {
  /** @private */
  _header = freshHeaders();
  #kept = new Kept();

  static {
    keptOf = (scored) => scored.#kept;
    tagsOf = (scored) => {
      if (scored._edited && scored.#kept.plies.length === 0)
        tellStart(scored._header, boardOf(scored).fen);
      scored._edited = false;
      return scored._header;
    };
    forget = (scored, preserveHeaders) => {
      scored.#kept.clear();
      scored._edited = false;
      if (!preserveHeaders) scored._header = freshHeaders();
      tellStart(scored._header, DEFAULT_POSITION);
    };
  }

  /**
   * The game as PGN; `maxWidth` is that of its lines, 0 for one line.
   * @param {{ newline?: string, maxWidth?: number }} [options]
   * @returns {string}
   */
  pgn(options = {}) {
    const { plies, comments } = this.#kept;
    return writePgn(tagsOf(this), plies, boardOf(this).fen, comments, options);
  }

  // ---- tags -------------------------------------------------------------------------------------

  /**
   * Sets tags, given as names and values in turn.
   * @deprecated `setHeader` and `getHeaders` leave out the tags without value.
   * @param {...string} args
   * @returns {Record<string, string | null>} all tags, those without value as null
   */
  header(...args) {
    const tags = tagsOf(this);
    for (let n = 0; n < args.length; n += 2) {
      const [name, value] = [args[n], args[n + 1]];
      if (typeof name === 'string' && typeof value === 'string') tags[name] = value;
    }
    return tags;
  }

  /** @param {string} key @param {string} value @returns {Record<string, string>} all tags that have a value */
  setHeader(key, value) {
    tagsOf(this)[key] = value ?? plainHeader(key);
    return this.getHeaders();
  }

  /** Gives a tag the value it has when nothing is said. @param {string} key @returns {boolean} false if there is no such tag */
  removeHeader(key) {
    // Only these two may have to be told first.
    const tags = key === 'FEN' || key === 'SetUp' ? tagsOf(this) : this._header;
    if (!(key in tags)) return false;
    tags[key] = plainHeader(key);
    return true;
  }

  /** The tags that have a value. @returns {Record<string, string>} */
  getHeaders() {
    return givenHeaders(tagsOf(this));
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
