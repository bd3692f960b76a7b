// chessjs-placed.js -- what lies on the board, as chess.js counts it, and what a move does to it.
// SPDX-License-Identifier: MIT

/** @import { Color } from './chessjs-types.js' */
import {
  fromOf,
  isCastling,
  isEnPassant,
  kindOf,
  promotionOf,
  takenOf,
  targetOf,
  toOf,
} from './chessjs-code.js';
import { readBoard } from './chessjs-fen.js';
import { BLACK, KING_KIND, NO_SQUARE, PAWN_KIND, squareIndex, WHITE } from './chessjs-names.js';

/** @typedef {{ rights: number, passed: number, half: number, number: number }} Kept what a move cannot be asked for */

// A right with the squares of its king and rook, in the order of its bits.
const RIGHTS = [
  { bit: 1, king: 4, rook: 7, color: 0 },
  { bit: 2, king: 4, rook: 0, color: 0 },
  { bit: 4, king: 60, rook: 63, color: 8 },
  { bit: 8, king: 60, rook: 56, color: 8 },
];
const ROOK_KIND = 4;

// The rights that are left after something has happened on a square.
const leftAfter = new Uint8Array(64).fill(15);
for (const { bit, king, rook } of RIGHTS)
  for (const square of [king, rook]) leftAfter[square] = (leftAfter[square] ?? 0) & ~bit;

/**
 * The rights that are left after a move.
 * @param {number} rights
 * @param {number} code
 */
export const rightsAfter = (rights, code) =>
  rights & (leftAfter[fromOf(code)] ?? 0) & (leftAfter[toOf(code)] ?? 0);

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
  /** The same as a letter. @type {Color} */
  side = WHITE;
  /** Bits: White's short and long castling, Black's. */
  rights = 0;
  /** The square of en passant of chess.js: kept only beside a pawn that attacks it. */
  passed = NO_SQUARE;
  half = 0;
  number = 1;
  /** The move is this side's. @param {number} turn */
  #give(turn) {
    this.turn = turn;
    this.side = turn === 0 ? WHITE : BLACK;
  }

  /** Takes everything off the board. */
  sweep() {
    this.pieces.fill(0);
    this.#give(0);
    this.rights = 0;
    this.passed = NO_SQUARE;
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
    this.half = Number.parseInt(half, 10);
    this.number = Number.parseInt(number, 10);
  }

  /** Whether a pawn stands where it must have come from the square of en passant. */
  canBePassed() {
    const { passed, turn, pieces } = this;
    if (passed === NO_SQUARE || passed >> 3 !== (turn === 0 ? 5 : 2)) return false;
    const up = turn === 0 ? 8 : -8;
    const pawn = turn === 0 ? PAWN_KIND | 8 : PAWN_KIND;
    return !pieces[passed] && !pieces[passed + up] && pieces[passed - up] === pawn;
  }

  /** Whether a pawn of the side to move stands beside the one that can be taken en passant. */
  isBesidePassed() {
    const { passed, turn, pieces } = this;
    const beside = passed + (turn === 0 ? -8 : 8);
    const pawn = turn === 0 ? PAWN_KIND : PAWN_KIND | 8;
    return (
      ((passed & 7) > 0 && pieces[beside - 1] === pawn) ||
      ((passed & 7) < 7 && pieces[beside + 1] === pawn)
    );
  }

  /** The rights whose king and rook are there; a FEN may have told others. */
  backedRights() {
    let { rights } = this;
    for (const { bit, king, rook, color } of RIGHTS)
      if (this.pieces[king] !== (color | KING_KIND) || this.pieces[rook] !== (color | ROOK_KIND))
        rights &= ~bit;
    return rights;
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
    this.rights = rightsAfter(this.rights, code);
    this.half = pawn || takenOf(code) ? 0 : this.half + 1;
    this.turnOver();
    if (!pawn || Math.abs(to - from) !== 16) return;
    this.passed = (from + to) >> 1;
    if (!this.isBesidePassed()) this.passed = NO_SQUARE;
  }

  turnOver() {
    this.passed = NO_SQUARE;
    this.number += this.turn;
    this.#give(this.turn ^ 1);
  }

  /**
   * Takes a move back.
   * @param {number} code
   * @param {Kept} kept
   */
  shiftBack(code, { rights, passed, half, number }) {
    this.#give(this.turn ^ 1);
    this.rights = rights;
    this.passed = passed;
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
