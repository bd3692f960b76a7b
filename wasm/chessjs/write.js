// write.js -- PGN as chess.js writes it, with its tags and line breaks.
// SPDX-License-Identifier: MIT

/** @import { Told } from './move.js' */

/** @typedef {{ move: Told, number: number }} Ply a move and the number it is written with */

/**
 * The moves in words that stay together on a line: "1. e4 e5", with the comments in braces.
 * @param {readonly Ply[]} plies
 * @param {string} fen of the position reached
 * @param {ReadonlyMap<string, string>} comments by the FEN of the position
 */
function moveWords(plies, fen, comments) {
  const words = [];
  let word = '';
  const comment = (/** @type {string} */ at) => {
    const text = comments.get(at);
    if (text !== undefined) word += `${word ? ' ' : ''}{${text}}`;
  };
  for (const [n, { move, number }] of plies.entries()) {
    comment(move.before);
    if (move.turn === 0) {
      if (word) words.push(word);
      word = `${number}.`;
    } else if (n === 0) word += `${word ? ' ' : ''}${number}. ...`;
    word += ` ${move.san}`;
  }
  comment(fen);
  if (word || plies.length === 0) words.push(word);
  return words;
}

/** Lays words on lines of a width. */
class Page {
  #width = 0;

  /**
   * @param {string} text what stands above
   * @param {string} newline
   * @param {number} most characters a line
   */
  constructor(text, newline, most) {
    this.text = text;
    this.newline = newline;
    this.most = most;
  }

  /** @param {string} word @param {boolean} first */
  put(word, first) {
    const over = this.#width + word.length > this.most;
    if (over && word.includes('{')) this.#putParts(word, first);
    else {
      if (over && !first) this.#breakLine();
      else if (!first) this.#add(' ');
      this.#add(word);
    }
  }

  /** @param {string} word broken at its spaces, of which one stays between two parts @param {boolean} first */
  #putParts(word, first) {
    if (!first) this.#add(' ');
    for (const part of word.split(' ')) {
      if (!part) continue;
      if (this.#width + part.length > this.most) this.#breakLine();
      this.#add(`${part} `);
    }
    this.#strip();
  }

  #breakLine() {
    this.#strip();
    this.text += this.newline;
    this.#width = 0;
  }

  #strip() {
    while (this.text.endsWith(' ')) {
      this.text = this.text.slice(0, -1);
      this.#width--;
    }
  }

  /** @param {string} text */
  #add(text) {
    this.text += text;
    this.#width += text.length;
  }
}

/**
 * A game as PGN.
 * @param {Record<string, string | null>} headers
 * @param {readonly Ply[]} plies
 * @param {string} fen of the position reached
 * @param {ReadonlyMap<string, string>} comments
 * @param {{ newline?: string, maxWidth?: number }} options
 */
export function writePgn(headers, plies, fen, comments, { newline = '\n', maxWidth = 0 }) {
  let above = '';
  for (const name in headers) if (headers[name]) above += `[${name} "${headers[name]}"]${newline}`;
  if (plies.length > 0 && Object.keys(headers).length > 0) above += newline;
  const words = moveWords(plies, fen, comments);
  words.push(headers.Result || '*');
  if (maxWidth === 0) return above + words.join(' ');
  const page = new Page(above, newline, maxWidth);
  for (const [n, word] of words.entries()) page.put(word, n === 0);
  return page.text;
}
