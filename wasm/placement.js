// placement.js -- what a position says without being asked anything: its bytes, read.
// SPDX-License-Identifier: MIT

/** @import { Layout } from './door.js' */
/** @import { Color, Piece, Square } from './types.js' */
import { enter } from './door.js';
import { choiceNumber, colorNames, pieceValues, squareNames, squareNumber } from './names.js';

/** @type {(placement: Placement) => Uint8Array} the bytes; not to be written */
export let bytesOf;

/** What stands where, who has the move, which rights are left. */
export class Placement {
  #bytes;

  /**
   * @protected
   * @param {Uint8Array} bytes the core's struct; never written again
   */
  constructor(bytes) {
    this.#bytes = bytes;
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
    return this.#bytes[enter().layout[field] + offset] ?? 0;
  }

  /** @param {keyof Layout} field */
  #number(field) {
    return new DataView(this.#bytes.buffer).getUint32(enter().layout[field], true);
  }

  static {
    bytesOf = (placement) => placement.#bytes;
  }
}
