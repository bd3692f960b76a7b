// move.js -- the move of chess.js: plain fields, read off the core's number once.
// SPDX-License-Identifier: MIT

import { squareNames } from '../values/names.js';
/** @import { Chess } from './chess.js' */
/** @import { Color, InternalMove, PieceSymbol, Square } from './types.js' */
import { fromOf, isCastling, isEnPassant, kindOf, promotionOf, takenOf, toOf } from './code.js';
import { BLACK, KING, kindIndex, letterOf, turnLetters, WHITE } from './names.js';

/** A move with its texts, as it is kept in a game. Code 0 is the null move. */
export class Told {
  /**
   * @param {number} code as the core describes it
   * @param {number} turn
   * @param {string} san
   * @param {string} before FEN
   * @param {string} after FEN
   */
  constructor(code, turn, san, before, after) {
    this.code = code;
    this.turn = turn;
    this.san = san;
    this.before = before;
    this.after = after;
  }
}

// Flags of an InternalMove.
const PASSANT_FLAG = 8;
const CASTLING_FLAGS = 32 | 64;
const NULL_FLAG = 128;

const NULL_SQUARE = 56; // a null move is told from a8 to a8

/** @param {number} kind */
const letterOrNone = (kind) => (kind === 0 ? undefined : letterOf(kind));

/** @param {number} code */
function flagsOf(code) {
  if (code === 0) return '-';
  if (isCastling(code)) return toOf(code) > fromOf(code) ? 'k' : 'q';
  if (isEnPassant(code)) return 'e';
  if (kindOf(code) !== 1) return takenOf(code) ? 'c' : 'n';
  if (promotionOf(code)) return takenOf(code) ? 'cp' : 'np';
  if (takenOf(code)) return 'c';
  return Math.abs(toOf(code) - fromOf(code)) === 16 ? 'b' : 'n';
}

/** @param {string} fen what a null move makes of it */
function afterNull(fen) {
  const [board, turn, rights, , half, number] = fen.split(' ');
  const black = turn === BLACK;
  const counters = `${Number(half) + 1} ${Number(number) + (black ? 1 : 0)}`;
  return `${board} ${black ? WHITE : BLACK} ${rights} - ${counters}`;
}

/** @param {number} n a square of 16 files from a8 */
const coreSquare = (n) => (7 - (n >> 4)) * 8 + (n & 7);

/**
 * The core's number of a move that chess.js has described.
 * @param {InternalMove} move
 */
function codeOf({ from, to, piece, captured, promotion, flags }) {
  const special = flags & PASSANT_FLAG ? 1 : kindIndex(promotion);
  const [start, end] = [coreSquare(from), coreSquare(to)];
  const kinds = (kindIndex(piece) << 16) | (kindIndex(captured) << 19);
  if (!(flags & CASTLING_FLAGS)) return start | (end << 6) | (special << 12) | kinds;
  return start | ((end > start ? end + 1 : end - 2) << 6) | (6 << 12) | kinds;
}

/**
 * The legal move that is meant.
 * @param {Chess} chess
 * @param {InternalMove} meant
 */
function toldOf(chess, meant) {
  const fen = chess.fen();
  const turn = chess.turn() === BLACK ? 1 : 0;
  if (meant.flags & NULL_FLAG) return new Told(0, turn, '--', fen, afterNull(fen));
  const told = new Told(codeOf(meant), turn, '', fen, '');
  const { lan } = moveOf(told);
  const found = chess.moves({ verbose: true }).find((move) => move.lan === lan);
  if (!found) throw new Error(`Invalid move: ${lan}`);
  return new Told(told.code, turn, found.san, fen, found.after);
}

/** A legal move, made or to be made. What does not apply is undefined. */
export class Move {
  /** The side that moves. @type {Color} */
  color;
  /** @type {Square} */
  from;
  /** In castling the king's. @type {Square} */
  to;
  /** What moves; a pawn also in a promotion. @type {PieceSymbol} */
  piece;
  /** What is captured. @type {PieceSymbol | undefined} */
  captured;
  /** What the pawn becomes. @type {PieceSymbol | undefined} */
  promotion;
  /**
   * Letters: `n` ordinary, `c` capture, `b` pawn's double step, `e` en passant, `p` promotion, `k` and `q`
   * castling, `-` null move.
   * @deprecated The methods tell it.
   * @type {string}
   */
  flags;
  /** @type {string} */
  san;
  /** The squares, and the promotion. @type {string} */
  lan;
  /** The FEN before the move. @type {string} */
  before;
  /** The FEN after it. @type {string} */
  after;

  /**
   * @param {Chess} chess where the move is legal
   * @param {InternalMove} internal
   */
  constructor(chess, internal) {
    const given = /** @type {InternalMove | Told} */ (internal);
    const told = given instanceof Told ? given : toldOf(chess, given);
    const { code, turn, san, before, after } = told;
    const [from, to] = code === 0 ? [NULL_SQUARE, NULL_SQUARE] : [fromOf(code), toOf(code)];
    this.color = /** @type {Color} */ (turnLetters[turn]);
    this.from = /** @type {Square} */ (squareNames[from]);
    this.to = /** @type {Square} */ (squareNames[to]);
    this.piece = code === 0 ? KING : letterOf(kindOf(code));
    this.captured = letterOrNone(takenOf(code));
    this.promotion = letterOrNone(promotionOf(code));
    this.flags = flagsOf(code);
    this.san = san;
    this.lan = this.from + this.to + (this.promotion ?? '');
    this.before = before;
    this.after = after;
  }

  isCapture() {
    return this.flags === 'c' || this.flags === 'cp';
  }

  isPromotion() {
    return this.flags === 'np' || this.flags === 'cp';
  }

  isEnPassant() {
    return this.flags === 'e';
  }

  isKingsideCastle() {
    return this.flags === 'k';
  }

  isQueensideCastle() {
    return this.flags === 'q';
  }

  /** Whether a pawn makes its double step. */
  isBigPawn() {
    return this.flags === 'b';
  }

  isNullMove() {
    return this.flags === '-';
  }
}

/** @type {any} a Told says all; no game is asked */
const nobody = undefined;

/**
 * A move that is told already.
 * @param {any} told a Told
 * @returns {Move}
 */
export const moveOf = (told) => new Move(nobody, told);
