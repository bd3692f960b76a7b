// setting.js -- the first half of Chess: the board, what stands on it, and what the Laws say of it.
//
// What does not exist, a square or a colour, has no piece and no attackers: as in chess.js nothing is
// thrown here.
// SPDX-License-Identifier: MIT

/** @import { Color, Piece, PieceSymbol, Square } from './types.js' */
import { Board } from './board.js';
import {
  BLACK,
  colorIndex,
  KING_KIND,
  kindIndex,
  NO_SQUARE,
  pieceOf,
  SQUARES,
  squareIndex,
  WHITE,
} from './names.js';
import { boardRows, diagram, squaresFrom } from './shown.js';

/** @type {(setting: Setting) => Board} */
export let boardOf;

/** The bits of a colour's rights begin here. @param {Color} color */
const rightsAt = (color) => 2 * colorIndex(color);

/** @param {number} bits @param {number} bit @param {boolean} on */
const withBit = (bits, bit, on) => (on ? bits | bit : bits & ~bit);

/** A board on which pieces can be put. */
export class Setting {
  // Under the names that chess.js has for them.
  /** @private @type {Color} */
  _turn = WHITE;
  /** @private */
  _moveNumber = 1;
  /** @private */
  _halfMoves = 0;
  /** Whether pieces were put or removed since the tags were looked at. @protected */
  _edited = false;
  #board = new Board(/** @type {any} */ (this));

  static {
    boardOf = (setting) => setting.#board;
  }

  /**
   * The position as FEN. The square of en passant is told if such a capture is legal; by
   * `forceEnpassantSquare` always after a double step.
   * @param {{ forceEnpassantSquare?: boolean }} [options]
   * @returns {string}
   */
  fen({ forceEnpassantSquare = false } = {}) {
    const { fen, stepped } = this.#board;
    if (!forceEnpassantSquare || stepped === NO_SQUARE) return fen;
    const fields = fen.split(' ');
    fields[3] = SQUARES[stepped ^ 56] ?? '-';
    return fields.join(' ');
  }

  /** A hash of the position in hexadecimal digits. @returns {string} */
  hash() {
    return this.#board.hash;
  }

  /** @param {Square} square @returns {Piece | undefined} */
  get(square) {
    const byte = this.#board.pieces[squareIndex(square)];
    return byte ? pieceOf(byte) : undefined;
  }

  /** The squares where such a piece stands. @param {Piece} piece @returns {Square[]} */
  findPiece({ type, color }) {
    const wanted = kindIndex(type) | (color === BLACK ? 8 : 0);
    const { pieces } = this.#board;
    if (kindIndex(type) === 0 || colorIndex(color) < 0) return [];
    return SQUARES.filter((_, n) => pieces[n ^ 56] === wanted);
  }

  /**
   * Puts a piece on a square.
   * @param {{ type: PieceSymbol, color: Color }} piece
   * @param {Square} square
   * @returns {boolean} false if there is no such piece or square, or the king stands elsewhere
   */
  put({ type, color }, square) {
    const kind = kindIndex(type.toLowerCase());
    const at = squareIndex(square);
    const side = colorIndex(color);
    if (kind === 0 || at < 0 || side < 0) return false;
    const byte = kind | (side << 3);
    const king = kind === KING_KIND ? this.#board.pieces.indexOf(byte) : -1;
    if (king >= 0 && king !== at) return false;
    this.#change(at, byte);
    return true;
  }

  /** Takes a piece away. @param {Square} square @returns {Piece | undefined} what stood there */
  remove(square) {
    const piece = this.get(square);
    this.#change(squareIndex(square), 0);
    return piece;
  }

  /** @param {number} square -1 leaves all where it is @param {number} byte */
  #change(square, byte) {
    const board = this.#board;
    board.pieces[square] = byte;
    board.rights = board.backedRights();
    if (!board.canBePassed()) board.stepped = NO_SQUARE;
    if (board.stepped === NO_SQUARE || !board.isBesidePassed()) board.passed = NO_SQUARE;
    board.changed();
    this._edited = true;
  }

  /** Where pieces stand that attack the square, by default those of the side to move. @param {Square} square @param {Color} [attackedBy] @returns {Square[]} */
  attackers(square, attackedBy) {
    const at = squareIndex(square);
    const by = attackedBy ? colorIndex(attackedBy) : this.#board.turn;
    if (at < 0 || by < 0) return [];
    const door = this.#board.enter();
    door.calls.attackers(at, by);
    return squaresFrom(door.words[0] ?? 0, door.words[1] ?? 0);
  }

  /** @param {Square} square @param {Color} attackedBy @returns {boolean} */
  isAttacked(square, attackedBy) {
    const at = squareIndex(square);
    const by = colorIndex(attackedBy);
    if (at < 0 || by < 0) return false;
    const door = this.#board.enter();
    door.calls.attackers(at, by);
    return door.words[0] !== 0 || door.words[1] !== 0;
  }

  /** Whether the side to move is in check. @returns {boolean} */
  isCheck() {
    return this.#board.inCheck;
  }

  /** The same as `isCheck`. @returns {boolean} */
  inCheck() {
    return this.#board.inCheck;
  }

  /** @returns {boolean} */
  isCheckmate() {
    return this.#board.inCheck && !this.#board.canMove;
  }

  /** @returns {boolean} */
  isStalemate() {
    return !this.#board.inCheck && !this.#board.canMove;
  }

  /** Kings alone, or with one knight, or with bishops of one colour of squares. @returns {boolean} */
  isInsufficientMaterial() {
    return this.#board.isBare();
  }

  /** Fifty moves of each side without capture or pawn move. @returns {boolean} */
  isDrawByFiftyMoves() {
    return this._halfMoves >= 100;
  }

  /** @returns {Color} */
  turn() {
    return this._turn;
  }

  /** @returns {number} */
  moveNumber() {
    return this._moveNumber;
  }

  /** The squares from a8 to h1 in eight rows. @returns {({ square: Square, type: PieceSymbol, color: Color } | null)[][]} */
  board() {
    return boardRows(this.#board.pieces);
  }

  /** A diagram in characters. @returns {string} */
  ascii() {
    return diagram(this.#board.pieces);
  }

  /** @param {Square} square @returns {'light' | 'dark' | null} */
  squareColor(square) {
    const at = squareIndex(square);
    if (at < 0) return null;
    return ((at >> 3) ^ at) & 1 ? 'light' : 'dark';
  }

  /** How many lines of play there are, to a depth of 1 or more. @param {number} depth @returns {number} */
  perft(depth) {
    return this.#board.enter().calls.perft(depth > 1 ? Math.ceil(depth) : 1);
  }

  /**
   * Gives and takes rights; one without king and rook in place is not had.
   * @param {Color} color
   * @param {Partial<Record<'k' | 'q', boolean>>} rights
   * @returns {boolean} whether the rights are now what was asked
   */
  setCastlingRights(color, { k, q }) {
    const board = this.#board;
    const at = rightsAt(color);
    const shift = at < 0 ? 4 : at; // beyond all rights
    if (k !== undefined) board.rights = withBit(board.rights, 1 << shift, k);
    if (q !== undefined) board.rights = withBit(board.rights, 2 << shift, q);
    board.rights = board.backedRights();
    board.changed();
    const had = board.rights >> shift;
    return (
      (k === undefined || k === ((had & 1) !== 0)) && (q === undefined || q === ((had & 2) !== 0))
    );
  }

  /** @param {Color} color @returns {{ k: boolean, q: boolean }} */
  getCastlingRights(color) {
    const at = rightsAt(color);
    const bits = at < 0 ? 0 : this.#board.backedRights() >> at;
    return { k: (bits & 1) !== 0, q: (bits & 2) !== 0 };
  }
}
