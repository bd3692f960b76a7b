// tree.js -- the events of a PGN, as the module tells them, made games.
//
// The records are those of exports_pgn.c. A game is given out when its end has been told.
// SPDX-License-Identifier: MIT

/** @import { PgnProblem, PgnRead } from './types.js' */
import { twoSquares } from '../position/moves.js';
import { GameBeingRead } from './lines.js';
import { pgnKinds, pgnResults, pgnSeverities } from './records.js';
import { pgnText, pgnWord } from './text.js';

const MOST_PROBLEMS = 1000; // of one game that are told

// ---- moves as text ------------------------------------------------------------------------------

// One string for each text that comes often; a place that another one has taken is made anew.
const SAN_PLACES = 1 << 14;
const sanKeys = new Uint32Array(2 * SAN_PLACES);
/** @type {string[]} */
const sanTexts = new Array(SAN_PLACES).fill('');

/**
 * The SAN of two words of letters.
 * @param {number} low
 * @param {number} high
 * @param {number} length
 */
function sanOf(low, high, length) {
  const place = (Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b) >>> 18) % SAN_PLACES;
  if (sanKeys[2 * place] === low && sanKeys[2 * place + 1] === high) return sanTexts[place] ?? '';
  let text = '';
  for (let n = 0; n < length; n++)
    text += String.fromCharCode(((n < 4 ? low : high) >>> (8 * (n & 3))) & 255);
  sanKeys[2 * place] = low;
  sanKeys[2 * place + 1] = high;
  sanTexts[place] = text;
  return text;
}

/**
 * The UCI of a move of 16 bits; 0 is a null move.
 * @param {number} move
 */
function uciOf(move) {
  if (move === 0) return '0000';
  const kind = move >> 12;
  return kind > 1 && kind < 6
    ? twoSquares(move & 4095) + '  nbrq'.charAt(kind)
    : twoSquares(move & 4095);
}

// ---- records ------------------------------------------------------------------------------------

/** Makes games of what is told. */
export class Trees {
  /** @type {PgnRead[]} */
  #done = [];
  /** @type {GameBeingRead | undefined} */
  #game;
  /** @type {PgnProblem[]} of no game yet */
  #early = [];
  /** @type {string[]} comments before a game */
  #comments = [];
  /** @type {Uint8Array[]} pieces of a long text */
  #pieces = [];
  #strict;

  /** @param {boolean} strict */
  constructor(strict) {
    this.#strict = strict;
  }

  /** The games that have been read since the last time. */
  out() {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  /** What was wrong in no game. @returns {PgnRead[]} */
  rest() {
    return this.#early.length ? [{ ok: false, error: this.#early }] : [];
  }

  /**
   * @param {Uint8Array} bytes records, one after the other
   */
  take(bytes) {
    const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
    for (let at = 0; at < words.length; ) {
      const head = words[at] ?? 0;
      const length = head >>> 16;
      const kind = head & 255;
      const number = words[at + 1] ?? 0;
      at += 2;
      if (kind === pgnKinds.move) {
        this.#game?.move(sanOf(words[at] ?? 0, words[at + 1] ?? 0, length), uciOf(number));
        at += 2;
        continue;
      }
      if (kind === pgnKinds.problem || kind === pgnKinds.game) at += 2;
      const text = bytes.subarray(4 * at, 4 * at + length);
      this.#record(kind, (head >> 8) & 255, number, words.subarray(at - 2, at), text);
      at += (length + 3) >> 2;
    }
  }

  /**
   * @param {number} kind
   * @param {number} flags
   * @param {number} number
   * @param {Uint32Array} place line and column, where there are such
   * @param {Uint8Array} text
   */
  #record(kind, flags, number, place, text) {
    const game = this.#game;
    if (kind === pgnKinds.game) this.#open(number, place);
    else if (kind === pgnKinds.problem) this.#problem(flags, number, place, text);
    else if (kind === pgnKinds.comment) this.#comment(flags, text);
    else if (game === undefined) return;
    else if (kind === pgnKinds.tag) this.#tag(game, flags, number, text);
    else if (kind === pgnKinds.start) {
      if ((number & 1) === 0) game.start = null;
      else if (text.length) game.start = pgnText(text);
      game.chess960 = (number & 2) !== 0;
    } else if (kind === pgnKinds.nag) game.nag(number);
    else if (kind === pgnKinds.offer) game.offer();
    else if (kind === pgnKinds.begin) game.begin();
    else if (kind === pgnKinds.end) for (let n = 0; n < number; n++) game.end();
    else if (kind === pgnKinds.gameEnd) {
      this.#done.push(game.close(pgnResults[number] ?? '*'));
      this.#game = undefined;
    }
  }

  /**
   * @param {number} low of its offset
   * @param {Uint32Array} place
   */
  #open(low, [line = 0, column = 0, high = 0]) {
    const game = new GameBeingRead({ line, column, offset: high * 2 ** 32 + low });
    const severe = this.#early.filter(({ severity }) => severity === 'error');
    if (severe.length) this.#done.push({ ok: false, error: severe });
    game.problems = this.#early.filter(({ severity }) => severity !== 'error');
    for (const comment of this.#comments) game.comment(comment);
    this.#early = [];
    this.#comments = [];
    this.#game = game;
  }

  /**
   * @param {number} flags
   * @param {number} number
   * @param {Uint32Array} place
   * @param {Uint8Array} bytes
   */
  #problem(flags, number, [line = 0, column = 0], bytes) {
    const severity = flags & 1 ? 'error' : (pgnSeverities[number >>> 16] ?? 'error');
    const text = pgnText(bytes);
    const code = pgnWord(number & 0xffff);
    /** @type {PgnProblem} */
    const problem = {
      ...{ code, severity, line, column },
      ...(text && { text }),
      ...(flags & 2 && { variation: true }),
    };
    const list = this.#game?.problems ?? this.#early;
    if (list.length < MOST_PROBLEMS) list.push(problem);
    if (this.#game && this.#strict && severity === 'error') this.#game.refused = true;
  }

  /**
   * The whole of a text, undefined while more of it follows.
   * @param {number} flags
   * @param {Uint8Array} bytes
   */
  #whole(flags, bytes) {
    if ((flags & 1) === 0 && this.#pieces.length === 0) return pgnText(bytes);
    this.#pieces.push(bytes.slice());
    if (flags & 1) return undefined;
    const all = new Uint8Array(this.#pieces.reduce((sum, piece) => sum + piece.length, 0));
    let at = 0;
    for (const piece of this.#pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    this.#pieces = [];
    return pgnText(all);
  }

  /**
   * Line ends in a comment are layout: each is a blank.
   * @param {number} flags
   * @param {Uint8Array} bytes
   */
  #comment(flags, bytes) {
    const whole = this.#whole(flags, bytes);
    if (whole === undefined) return;
    const text = whole.replace(/\r\n|[\r\n]/g, ' ').trim();
    if (this.#game) this.#game.comment(text);
    else this.#comments.push(text);
  }

  /**
   * @param {GameBeingRead} game
   * @param {number} flags
   * @param {number} nameLength
   * @param {Uint8Array} bytes
   */
  #tag(game, flags, nameLength, bytes) {
    const value = this.#whole(flags, bytes.subarray(nameLength));
    if (value !== undefined) game.tags.set(pgnText(bytes.subarray(0, nameLength)), value);
  }
}
