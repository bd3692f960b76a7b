// moves.js -- legal moves as values.
//
// A Move says what it is by plain fields and holds nothing of its position, so one object serves
// wherever the same move occurs: they are made once and kept in a table of fixed size. A list of
// legal moves is a list of references.
// SPDX-License-Identifier: MIT

/** @import { Door } from './door.js' */
/** @import { Role, Square, Uci } from './types.js' */
import { readText } from './door.js';
import { roleNames, squareNames } from './names.js';

// Bits 12 to 15 of a move in the core, where they are no promotion.
const EN_PASSANT = 1;
const CASTLING = 6;

/** @type {(move: Move) => number} */
let codeInside;
/** @type {(code: number, uci: Uci, capture: Square | undefined) => Move} */
let makeMove;

/**
 * A legal move. It comes from a Position and may be kept, compared by `uci`, and played in any other
 * position where it is legal. A field that does not apply is undefined.
 */
export class Move {
  #code;
  /** As UCI writes it; in Chess960 castling is king takes own rook. @type {Uci} @readonly */
  uci;
  /** @type {Square} @readonly */
  from;
  /** As in `uci`. @type {Square} @readonly */
  to;
  /** What moves; `pawn` also in a promotion. @type {Role} @readonly */
  role;
  /** Where the captured piece stands: `to`, but beside `from` en passant. @type {Square | undefined} @readonly */
  capture;
  /** What is captured. @type {Role | undefined} @readonly */
  captured;
  /** What the pawn becomes. @type {Role | undefined} @readonly */
  promotion;
  /** The wing (Law 5.1(2)). @type {'short' | 'long' | undefined} @readonly */
  castle;
  /** Law 5.6(3). @type {boolean} @readonly */
  enPassant;

  /**
   * @private
   * @param {number} code a move as jdw_moves describes it
   * @param {Uci} uci
   * @param {Square | undefined} capture
   */
  constructor(code, uci, capture) {
    const special = (code >> 12) & 15;
    const isPromotion = special !== EN_PASSANT && special !== CASTLING;
    this.#code = code;
    this.uci = uci;
    this.from = /** @type {Square} */ (uci.slice(0, 2));
    this.to = /** @type {Square} */ (uci.slice(2, 4));
    this.role = /** @type {Role} */ (roleNames[(code >> 16) & 7]);
    this.capture = capture;
    this.captured = capture && roleNames[(code >> 19) & 7];
    this.promotion = isPromotion ? roleNames[special] : undefined;
    this.castle = special === CASTLING ? wingOf(code & 63, (code >> 6) & 63) : undefined;
    this.enPassant = special === EN_PASSANT;
    Object.freeze(this);
  }

  /** As UCI writes it. */
  toString() {
    return this.uci;
  }

  static {
    codeInside = (move) => move.#code;
    makeMove = (code, uci, capture) => new Move(code, uci, capture);
  }
}

/**
 * The core castles to the square of the rook.
 * @param {number} king
 * @param {number} rook
 * @returns {'short' | 'long'}
 */
function wingOf(king, rook) {
  return rook > king ? 'short' : 'long';
}

/**
 * The move as the core packs it into 16 bits.
 * @param {Move} move
 */
export function packedMove(move) {
  return codeInside(move) & 0xffff;
}

const TABLE_BITS = 13;
/** @type {(Move | undefined)[]} */
const table = new Array(1 << TABLE_BITS).fill(undefined);

/**
 * The move that jdw_moves describes by `code`. Overwrites the text area when the move is new.
 * @param {Door} at whose resident position the move belongs to
 * @param {number} code
 */
export function moveOf(at, code) {
  const slot = Math.imul(code, 0x9e3779b1) >>> (32 - TABLE_BITS);
  const known = table[slot];
  if (known !== undefined && codeInside(known) === code) return known;
  const capture = squareNames[at.calls.captured(code & 0xffff)];
  const move = makeMove(code, readText(at, at.calls.uci_write(code & 0xffff)), capture);
  table[slot] = move;
  return move;
}

/**
 * All legal moves of the resident position, in one call.
 * @param {Door} at
 * @returns {Move[]}
 */
export function legalMoves(at) {
  const count = at.calls.moves();
  const moves = new Array(count);
  for (let i = 0; i < count; i++) moves[i] = moveOf(at, at.words[i] ?? 0);
  return moves;
}
