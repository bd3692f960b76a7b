// write.js -- games as the text of a PGN, in export format (PGN standard 3.2).
//
// The tree is told to the module as records (exports_pgn_write.c), and the module lays out the text.
// SPDX-License-Identifier: MIT

/** @import { PgnGame, PgnNode } from './node.js' */
/** @import { PgnShape, PgnWriteOptions } from './types.js' */
import { enterPgn } from '../door/pgn-door.js';
import { choiceNumber, lettersNumber, misuse, wantOptions } from '../values/names.js';
import { wantPgnGame } from './node.js';
import { pgnKinds, pgnResults } from './records.js';
import { pgnArea } from './stream.js';
import { tagsOf } from './tags.js';

const NEWLINES = /** @type {const} */ (['\n', '\r\n', '\r']);
const MOST_COLUMNS = 1e9;
const MOST_TAGS = 4096; // as in exports_pgn_write.c
const PIECE = 8192; // of a long comment, in units of the string

const recordEncoder = new TextEncoder();
const textDecoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Puts records into the module and takes the text out. */
class Records {
  #at = enterPgn();
  #area = pgnArea(this.#at, 'bytes');
  #used = 0;
  #text = '';

  /**
   * @param {number} kind
   * @param {number} number
   * @param {string} [text]
   * @param {number} [flags]
   */
  put(kind, number, text = '', flags = 0) {
    const most = 8 + 3 * text.length + 3;
    if (this.#used + most > this.#area.length) this.flush();
    const { written } = recordEncoder.encodeInto(text, this.#area.subarray(this.#used + 8));
    const words = new Uint32Array(this.#area.buffer, this.#area.byteOffset + this.#used, 2);
    words[0] = kind | (flags << 8) | (written << 16);
    words[1] = number;
    this.#used += 8 + ((written + 3) & ~3);
  }

  flush() {
    const length = this.#at.calls.pgn_write(this.#used);
    this.#text += textDecoder.decode(pgnArea(this.#at, 'said').subarray(0, length));
    this.#used = 0;
  }

  /** The bytes that are left in the area. */
  get room() {
    return this.#area.length - this.#used;
  }

  /** All that was written. */
  get text() {
    this.flush();
    return this.#text;
  }
}

// ---- tags ---------------------------------------------------------------------------------------

/**
 * @param {Records} out
 * @param {PgnGame} game
 */
function putTags(out, game) {
  const tags = tagsOf(game);
  out.flush();
  if (tags.size > MOST_TAGS) throw misuse('tags', tags.size, `${MOST_TAGS} tags at most`, 'number');
  for (const [name, value] of tags) {
    if (8 + 3 * (name.length + value.length) + 3 > out.room)
      throw misuse('tags', name, 'short enough to be written together with the others');
    out.put(pgnKinds.tag, name.length, name + value);
  }
  out.put(pgnKinds.start, 0);
}

// ---- what stands beside a move ------------------------------------------------------------------

/** @param {number} n @param {number} digits */
const padded = (n, digits) => String(n).padStart(digits, '0');

/**
 * `h:mm:ss`, with a fraction if there is one.
 * @param {number} ms
 */
function timeText(ms) {
  const whole = Math.max(0, Math.round(ms));
  const seconds = Math.floor(whole / 1000);
  const fraction = padded(whole % 1000, 3).replace(/0+$/, '');
  const clock = `${Math.floor(seconds / 3600)}:${padded(Math.floor(seconds / 60) % 60, 2)}:${padded(seconds % 60, 2)}`;
  return fraction ? `${clock}.${fraction}` : clock;
}

/** @param {readonly PgnShape[]} shapes */
const shapesText = (shapes) =>
  shapes.map(({ color, from, to = '' }) => `${color}${from}${to}`).join(',');

/**
 * The marks of a node, as they stand in a comment.
 * @param {PgnNode} node
 */
function marksText({ clk, emt, eval: score, csl, cal }) {
  const marks = [];
  if (score) {
    const value = score.mate === undefined ? (score.pawns ?? 0).toFixed(2) : `#${score.mate}`;
    marks.push(`[%eval ${value}${score.depth ? `,${score.depth}` : ''}]`);
  }
  if (clk !== undefined) marks.push(`[%clk ${timeText(clk)}]`);
  if (emt !== undefined) marks.push(`[%emt ${timeText(emt)}]`);
  if (csl?.length) marks.push(`[%csl ${shapesText(csl)}]`);
  if (cal?.length) marks.push(`[%cal ${shapesText(cal)}]`);
  return marks.join(' ');
}

/**
 * A comment; a long one in pieces that begin with a blank.
 * @param {Records} out
 * @param {string} comment
 */
function putComment(out, comment) {
  const text = comment.replace(/\r\n|[\r\n]/g, ' ').trim();
  let from = 0;
  while (text.length - from > PIECE) {
    const blank = text.lastIndexOf(' ', from + PIECE);
    const half = /[\ud800-\udbff]/.test(text.charAt(from + PIECE - 1)) ? 1 : 0;
    const to = blank > from ? blank : from + PIECE - half;
    out.put(pgnKinds.comment, 0, text.slice(from, to), 1);
    from = to;
  }
  if (text) out.put(pgnKinds.comment, 0, text.slice(from));
}

/**
 * @param {Records} out
 * @param {PgnNode} node
 */
function putNotes(out, node) {
  for (const nag of node.nags) out.put(pgnKinds.nag, nag & 255);
  if (node.offer) putComment(out, '(=)');
  const [first = '', ...rest] = node.after;
  for (const comment of [`${marksText(node)} ${first}`, ...rest]) putComment(out, comment);
}

// ---- the tree -----------------------------------------------------------------------------------

/**
 * @param {Records} out
 * @param {PgnNode} node
 * @param {number} ply from 0, White's move with number 1
 */
function putMove(out, node, ply) {
  for (const comment of node.before) putComment(out, comment);
  out.put(pgnKinds.move, (ply >> 1) + 1, node.san, ply & 1);
  putNotes(out, node);
}

/**
 * What follows a node: the line, and behind each of its moves the variations that replace it.
 * @param {Records} out
 * @param {PgnNode} from
 * @param {number} first
 */
function putLine(out, from, first) {
  let ply = first;
  for (let [main, ...others] = from.next; main; [main, ...others] = main.next) {
    putMove(out, main, ply);
    for (const other of others) {
      out.put(pgnKinds.begin, 0);
      putMove(out, other, ply);
      putLine(out, other, ply + 1);
      out.put(pgnKinds.end, 1);
    }
    ply++;
  }
}

/**
 * The ply of the first move.
 * @param {PgnGame} game
 */
function firstPly({ start }) {
  const [, turn = 'w', , , , number = '1'] = (start ?? '').split(' ');
  return 2 * (Math.max(1, Number(number) || 1) - 1) + (turn === 'b' ? 1 : 0);
}

/**
 * Writes a game in export format (PGN standard 3.2): the Seven Tag Roster, the other tags by name, lines of less than
 * 80 columns. The tags Result, SetUp and FEN are those of the game, whatever `tags` says. Reading it gives the same
 * game; of comments, line ends become blanks.
 * @param {PgnGame} game
 * @param {PgnWriteOptions} [options]
 * @returns {string}
 */
export function writePgn(game, options = {}) {
  const { locale = 'en', width = 80, newline = '\n' } = wantOptions(options);
  const letters = lettersNumber(locale);
  choiceNumber(NEWLINES, newline, 'newline');
  if (!(width >= 2 && width <= MOST_COLUMNS))
    throw misuse('width', width, 'a number of columns from 2 on', 'number');
  wantPgnGame(game);
  enterPgn().calls.pgn_write_begin(letters, Math.floor(width) - 1);
  const out = new Records();
  putTags(out, game);
  putNotes(out, game.root);
  putLine(out, game.root, firstPly(game));
  out.put(pgnKinds.gameEnd, Math.max(0, pgnResults.indexOf(game.result, 1)));
  const { text } = out;
  return newline === '\n' ? text : text.replaceAll('\n', newline);
}
