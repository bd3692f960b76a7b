// placement.js -- what a position says without being asked anything: its bytes, read.
// SPDX-License-Identifier: MIT

/** @import { Door, Layout } from '../door/door.js' */
/** @import { Color, Piece, Square } from '../values/types.js' */
import { enter } from '../door/door.js';
import {
  choiceNumber,
  colorNames,
  pieceValues,
  squareNames,
  squareNumber,
} from '../values/names.js';

// The bytes of a position are 38 words. An array for each would be dear to make and to collect, so
// positions made one after the other share a sheet.
const POSITIONS_A_SHEET = 32;
let sheet = new Int32Array(0);
let next = 0;

/** @type {(placement: Placement, area: Int32Array) => void} copies the position into an area */
export let copyInto;
/** @type {(given: unknown) => given is Placement} one that was made here, not an imitation */
export let isPlacement;

/**
 * The door with a position in its area.
 * @param {Placement} position
 * @returns {Door}
 */
export function seat(position) {
  const at = enter();
  if (at.resident !== position) {
    copyInto(position, at.position);
    at.resident = position;
  }
  return at;
}

/** What stands where, who has the move, which rights are left. */
export class Placement {
  #sheet;
  #start;

  /**
   * @protected
   * @param {Int32Array} area the core's struct, to be copied from
   */
  constructor(area) {
    const size = area.length;
    if (next + size > sheet.length) {
      sheet = new Int32Array(size * POSITIONS_A_SHEET);
      next = 0;
    }
    this.#sheet = sheet;
    this.#start = next;
    sheet.set(area, next);
    next += size;
  }

  /** The side having the move (Law 3.2). @returns {Color} */
  get turn() {
    return this.#byte('turn') === 0 ? 'white' : 'black';
  }

  /** Half-moves since the last capture or pawn move (Law 10.12), from 0. */
  get halfmoves() {
    return this.#number('quietPlies');
  }

  /** The number of the move, from 1; it grows after Black's move. */
  get fullmove() {
    return this.#number('fullmoveNumber');
  }

  /**
   * The square passed over by the pawn's double step just made, whether or not it can be taken so.
   * @returns {Square | undefined}
   */
  get enPassant() {
    return squareNames[this.#byte('enPassant')];
  }

  /** True if castling is written king takes rook. */
  get chess960() {
    return this.#byte('chess960') !== 0;
  }

  /**
   * The rooks with which the king may still castle (Law 5.1(5)).
   * @param {Color} color
   * @returns {{ readonly short: Square | undefined, readonly long: Square | undefined }}
   */
  castling(color) {
    const wings = 2 * choiceNumber(colorNames, color, 'color');
    return {
      short: squareNames[this.#byte('rook', wings)],
      long: squareNames[this.#byte('rook', wings + 1)],
    };
  }

  /**
   * The piece on a square.
   * @param {Square} square
   * @returns {Piece | undefined}
   */
  get(square) {
    return pieceValues[this.#byte('at', squareNumber(square, 'square'))];
  }

  /**
   * All pieces, from a1 to h8.
   * @returns {ReadonlyMap<Square, Piece>}
   */
  pieces() {
    const pieces = new Map();
    for (const [n, square] of squareNames.entries()) {
      const piece = pieceValues[this.#byte('at', n)];
      if (piece) pieces.set(square, piece);
    }
    return pieces;
  }

  /** @param {keyof Layout} field @param {number} [offset] */
  #byte(field, offset = 0) {
    const at = enter().layout[field] + offset;
    return ((this.#sheet[this.#start + (at >> 2)] ?? 0) >> (8 * (at & 3))) & 255;
  }

  /** @param {keyof Layout} field */
  #number(field) {
    return (this.#sheet[this.#start + (enter().layout[field] >> 2)] ?? 0) >>> 0;
  }

  static {
    isPlacement = /** @type {typeof isPlacement} */ (
      (given) => given instanceof Placement && #sheet in given
    );
    copyInto = (placement, area) => {
      const from = placement.#sheet;
      const start = placement.#start;
      for (let i = 0; i < area.length; i++) area[i] = from[start + i] ?? 0;
    };
  }
}
