// placed.js -- what lies on the board, as chess.js counts it, and what a move does to it.
// SPDX-License-Identifier: MIT

/** @import { Color } from './types.js' */
import {
  fromOf,
  isCastling,
  isEnPassant,
  kindOf,
  promotionOf,
  takenOf,
  targetOf,
  toOf,
} from './code.js';
import { readBoard } from './fen.js';
import { BLACK, KING_KIND, NO_SQUARE, PAWN_KIND, squareIndex, WHITE } from './names.js';

/** @typedef {{ rights: number, passed: number, stepped: number, half: number, number: number }} Kept what a move cannot be asked for */

/**
 * What lies on the game itself, because nothing is asked more often.
 * @typedef {{ _turn: Color, _moveNumber: number, _halfMoves: number }} Face
 */

const ROOK_KIND = 4;
const BLACK_BIT = 8;

// The rights of a side: its short castling, its long one.
const [SHORT, LONG] = [1, 2];

/** The rights that a move on a square ends. @type {ReadonlyMap<number, number>} */
const ENDED = new Map([
  [0, LONG],
  [4, SHORT | LONG],
  [7, SHORT],
  [56, LONG << 2],
  [60, (SHORT | LONG) << 2],
  [63, SHORT << 2],
]);
const leftAfter = Uint8Array.from({ length: 64 }, (_, square) => 15 & ~(ENDED.get(square) ?? 0));

/**
 * The castlings of a side whose king and rook stand in their places.
 * @param {Uint8Array} pieces
 * @param {number} corner a1 or a8
 * @param {number} color
 */
function castlings(pieces, corner, color) {
  if (pieces[corner + 4] !== (color | KING_KIND)) return 0;
  const rook = color | ROOK_KIND;
  return (pieces[corner + 7] === rook ? SHORT : 0) | (pieces[corner] === rook ? LONG : 0);
}

/**
 * The rights that are left after a move; a king's, from wherever it is, ends those of its side.
 * @param {number} rights
 * @param {number} code
 * @param {number} turn whose move it is
 */
export function rightsAfter(rights, code, turn) {
  const left = rights & (leftAfter[fromOf(code)] ?? 0) & (leftAfter[toOf(code)] ?? 0);
  return kindOf(code) === KING_KIND ? left & ~((SHORT | LONG) << (2 * turn)) : left;
}

/**
 * A FEN with these rights told, whatever it told.
 * @param {string} fen
 * @param {number} rights
 */
export function withRights(fen, rights) {
  const fields = fen.split(' ');
  fields[2] = [...'KQkq'].filter((_, n) => (rights >> n) & 1).join('') || '-';
  return fields.join(' ');
}

/** Pieces, side to move, rights and counters. */
export class Placed {
  pieces = new Uint8Array(64);
  turn = 0;
  /** Bits: White's short and long castling, Black's. */
  rights = 0;
  /** The square that a pawn has just passed. */
  stepped = NO_SQUARE;
  /** The same if a pawn stands beside that attacks it: the one of chess.js, and of its hash. */
  passed = NO_SQUARE;
  #face;

  /** @param {Face} face */
  constructor(face) {
    this.#face = face;
  }

  get half() {
    return this.#face._halfMoves;
  }

  set half(half) {
    this.#face._halfMoves = half;
  }

  get number() {
    return this.#face._moveNumber;
  }

  set number(number) {
    this.#face._moveNumber = number;
  }

  /** The move is this side's. @param {number} turn */
  #give(turn) {
    this.turn = turn;
    this.#face._turn = turn === 0 ? WHITE : BLACK;
  }

  /** Takes everything off the board. */
  sweep() {
    this.pieces.fill(0);
    this.#give(0);
    this.rights = 0;
    this.passed = NO_SQUARE;
    this.stepped = NO_SQUARE;
    this.half = 0;
    this.number = 1;
  }

  /** Sets up the position of a FEN on an empty board. @param {string[]} fields its six, of which much may be wrong */
  setUp([pieces = '', turn, rights = '', passed, half = '', number = '']) {
    readBoard(pieces, this.pieces);
    this.#give(turn === BLACK ? 1 : 0);
    for (const [n, letter] of [...'KQkq'].entries())
      if (rights.includes(letter)) this.rights |= 1 << n;
    if (squareIndex(passed) >= 0) this.passed = squareIndex(passed);
    this.stepped = this.passed;
    this.half = Number.parseInt(half, 10);
    this.number = Number.parseInt(number, 10);
  }

  /** Whether a pawn stands where it must have come from the square of en passant. */
  canBePassed() {
    const { stepped, turn, pieces } = this;
    if (stepped === NO_SQUARE || stepped >> 3 !== (turn === 0 ? 5 : 2)) return false;
    const up = turn === 0 ? 8 : -8;
    const pawn = turn === 0 ? PAWN_KIND | 8 : PAWN_KIND;
    return !pieces[stepped] && !pieces[stepped + up] && pieces[stepped - up] === pawn;
  }

  /** Whether a pawn of the side to move stands beside the one that can be taken en passant. */
  isBesidePassed() {
    const { stepped, turn, pieces } = this;
    const beside = stepped + (turn === 0 ? -8 : 8);
    const pawn = turn === 0 ? PAWN_KIND : PAWN_KIND | 8;
    return (
      ((stepped & 7) > 0 && pieces[beside - 1] === pawn) ||
      ((stepped & 7) < 7 && pieces[beside + 1] === pawn)
    );
  }

  /** The rights whose king and rook are there; a FEN may have told others. */
  backedRights() {
    const { rights, pieces } = this;
    if (rights === 0) return 0;
    return rights & (castlings(pieces, 0, 0) | (castlings(pieces, 56, BLACK_BIT) << 2));
  }

  /** Whether nothing stands there but kings, and one knight or bishops of one colour of squares. */
  isBare() {
    let [all, knights, light, dark] = [0, 0, 0, 0];
    for (let square = 0; square < 64; square++) {
      const kind = (this.pieces[square] ?? 0) & 7;
      if (kind === 0) continue;
      all++;
      if (kind === 2) knights++;
      else if (kind === 3 && ((square >> 3) ^ square) & 1) light++;
      else if (kind === 3) dark++;
    }
    if (all === 3) return knights === 1 || light + dark === 1;
    return all === light + dark + 2 && (light === 0 || dark === 0);
  }

  /** Makes a legal move. @param {number} code */
  shift(code) {
    const { pieces, turn } = this;
    const [from, to, promotion] = [fromOf(code), toOf(code), promotionOf(code)];
    pieces[to] = promotion ? promotion | (turn << 3) : (pieces[from] ?? 0);
    pieces[from] = 0;
    if (isEnPassant(code)) pieces[to + (turn === 0 ? -8 : 8)] = 0;
    if (isCastling(code)) {
      pieces[targetOf(code)] = 0;
      pieces[(from + to) >> 1] = ROOK_KIND | (turn << 3);
    }
    const pawn = kindOf(code) === PAWN_KIND;
    this.rights = rightsAfter(this.rights, code, turn);
    this.half = pawn || takenOf(code) ? 0 : this.half + 1;
    this.turnOver();
    if (!pawn || Math.abs(to - from) !== 16) return;
    this.stepped = (from + to) >> 1;
    if (this.isBesidePassed()) this.passed = this.stepped;
  }

  turnOver() {
    this.passed = NO_SQUARE;
    this.stepped = NO_SQUARE;
    this.number += this.turn;
    this.#give(this.turn ^ 1);
  }

  /**
   * Takes a move back.
   * @param {number} code
   * @param {Kept} kept
   */
  shiftBack(code, { rights, passed, stepped, half, number }) {
    this.#give(this.turn ^ 1);
    this.rights = rights;
    this.passed = passed;
    this.stepped = stepped;
    this.half = half;
    this.number = number;
    if (code !== 0) this.#liftBack(code);
  }

  /** @param {number} code */
  #liftBack(code) {
    const { pieces, turn } = this;
    const [from, to, taken] = [fromOf(code), toOf(code), takenOf(code)];
    const other = (turn ^ 1) << 3;
    pieces[to] = 0;
    pieces[from] = kindOf(code) | (turn << 3);
    if (isEnPassant(code)) pieces[to + (turn === 0 ? -8 : 8)] = PAWN_KIND | other;
    else if (taken) pieces[to] = taken | other;
    if (!isCastling(code)) return;
    pieces[(from + to) >> 1] = 0;
    pieces[targetOf(code)] = ROOK_KIND | (turn << 3);
  }
}
