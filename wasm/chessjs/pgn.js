// pgn.js -- PGN as chess.js reads it: one game, its main line, a comment for a position.
//
// A reader of its own because what is refused, and where, is part of chess.js: no comment before the
// tags or after a variation, one comment a move. At the place where it gives up it tells all that
// it would have taken. It takes one thing more, the null move that chess.js writes.
// SPDX-License-Identifier: MIT

/** @import { Suffix } from './types.js' */

// What may stand somewhere, in the words of the message.
const PAIR = 'tag pair';
const SPACE = 'whitespace';
const NUMBER = 'move number';
const SAN = 'standard algebraic notation';
const SUFFIX = 'suffix annotation';
const NAG = 'NAG';
const BRACES = 'brace comment';
const REST = 'rest of line comment';
const VARIATION = 'variation';
const MARKER = 'game termination marker';
const END = 'end of input';

// Patterns that begin where the reader stands.
const PAIR_TEXT = /[ \t\r\n]*\[[ \t\r\n]*([a-zA-Z]+)[ \t\r\n]*"([^"]*)"[ \t\r\n]*\]/y;
const SPACE_TEXT = /[ \t\r\n]*/y;
const NUMBER_TEXT = /[0-9]*\.[ \t\r\n]*\.*/y;
const SAN_TEXT = /(?:O-O-O|O-O|0-0-0|0-0|[a-zA-Z][a-zA-Z1-8=-]+|--)[+#]?/y;
const SUFFIX_TEXT = /[!?]{1,2}/y;
const NAG_TEXT = /[ \t\r\n]*\$([0-9]+)/y;
const BRACES_TEXT = /\{([^}]*)\}/y;
const REST_TEXT = /;([^\r\n]*)/y;
const OPENING_TEXT = /[ \t\r\n]*\(/y;
const CLOSING_TEXT = /[ \t\r\n]*\)/y;
const MARKER_TEXT = /1-0|0-1|1\/2-1\/2|\*/y;

/** @param {string[]} words in the order of the alphabet */
function listed(words) {
  if (words.length <= 2) return words.join(' or ');
  return `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`;
}

/** @type {Readonly<Record<string, string>>} */
const ESCAPES = { '"': '\\"', '\\': '\\\\', '\0': '\\0', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A character as the message shows it. @param {string} found */
function quoted(found) {
  const code = found.charCodeAt(0);
  const hidden = code < 32 || (code > 126 && code < 160);
  const digits = code.toString(16).toUpperCase().padStart(2, '0');
  return `"${ESCAPES[found] ?? (hidden ? `\\x${digits}` : found)}"`;
}

/**
 * A move with what is said of it; the first step has no move.
 * @typedef {object} Step
 * @property {string | undefined} san
 * @property {Suffix | undefined} suffix
 * @property {number[]} nags
 * @property {string | undefined} comment
 */

class Reader {
  place = 0;
  /** Inside a variation and after the result nothing is told: they are expected as a whole. */
  #depth = 0;
  #furthest = 0;
  /** @type {Set<string>} */
  #expected = new Set();

  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  /**
   * What the pattern finds here, or nothing, and then it was expected.
   * @param {RegExp} pattern
   * @param {string} [name]
   */
  take(pattern, name) {
    pattern.lastIndex = this.place;
    const found = pattern.exec(this.text);
    if (found) this.place = pattern.lastIndex;
    else if (name) this.expect(name);
    return found;
  }

  /** @param {string} name */
  expect(name) {
    if (this.#depth > 0 || this.place < this.#furthest) return;
    if (this.place > this.#furthest) this.#expected.clear();
    this.#furthest = this.place;
    this.#expected.add(name);
  }

  skip() {
    this.take(SPACE_TEXT);
    this.expect(SPACE);
  }

  comment() {
    const braced = this.take(BRACES_TEXT, BRACES)?.[1];
    if (braced !== undefined) return braced.replace(/[\r\n]+/g, ' ');
    return this.take(REST_TEXT, REST)?.[1]?.trim();
  }

  /** One variation with all inside it. */
  variation() {
    const start = this.place;
    if (this.take(OPENING_TEXT)) {
      this.#depth++;
      this.line();
      this.#depth--;
      if (this.take(CLOSING_TEXT)) return true;
    }
    this.place = start;
    this.expect(VARIATION);
    return false;
  }

  /** @returns {Step | undefined} */
  move() {
    const start = this.place;
    this.skip();
    this.take(NUMBER_TEXT, NUMBER);
    this.skip();
    const san = this.take(SAN_TEXT, SAN)?.[0];
    if (san === undefined) {
      this.place = start;
      return undefined;
    }
    const suffix = /** @type {Suffix | undefined} */ (this.take(SUFFIX_TEXT, SUFFIX)?.[0]);
    const nags = [];
    for (let nag = this.take(NAG_TEXT, NAG); nag; nag = this.take(NAG_TEXT, NAG))
      nags.push(Number(nag[1]));
    this.skip();
    const comment = this.comment();
    while (this.variation());
    return { san, suffix, nags, comment };
  }

  /** The result with what is said after it. */
  marker() {
    const result = this.take(MARKER_TEXT, MARKER)?.[0];
    if (result === undefined) return {};
    this.#depth++;
    this.skip();
    const closing = this.comment();
    this.#depth--;
    return { result, closing };
  }

  line() {
    /** @type {Step[]} */
    const steps = [{ san: undefined, suffix: undefined, nags: [], comment: this.comment() }];
    for (let step = this.move(); step; step = this.move()) steps.push(step);
    return steps;
  }

  /** The error at the furthest place that was reached, with the fields that chess.js gives it. */
  error() {
    const words = [...this.#expected].sort();
    const found = this.text[this.#furthest] ?? null;
    const seen = found === null ? END : quoted(found);
    const expected = words.map((description) =>
      description === END ? { type: 'end' } : { type: 'other', description },
    );
    const [start, end] = [this.#furthest, this.#furthest + (found === null ? 0 : 1)];
    const location = { source: undefined, start: this.#spot(start), end: this.#spot(end) };
    const error = new SyntaxError(`Expected ${listed(words)} but ${seen} found.`);
    return Object.assign(error, { expected, found, location });
  }

  /** @param {number} offset */
  #spot(offset) {
    const lines = this.text.slice(0, offset).split('\n');
    return { offset, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  }
}

/**
 * Reads one game.
 * @param {string} text
 * @returns {{ headers: Record<string, string>, steps: Step[], result: string | undefined }}
 * @throws {SyntaxError} with what was expected where reading failed
 */
export function readPgn(text) {
  const reader = new Reader(text);
  /** @type {[string, string][]} */
  const pairs = [];
  for (let pair = reader.take(PAIR_TEXT, PAIR); pair; pair = reader.take(PAIR_TEXT, PAIR))
    pairs.push([pair[1] ?? '', pair[2] ?? '']);
  reader.skip();
  const steps = reader.line();
  reader.skip();
  const { result, closing } = reader.marker();
  const last = steps.at(-1);
  if (closing && last) last.comment = closing;
  reader.skip();
  if (reader.place < text.length) {
    reader.expect(END);
    throw reader.error();
  }
  return { headers: Object.fromEntries(pairs), steps, result };
}
