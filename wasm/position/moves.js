// moves.js -- legal moves as values.
//
// A move is one number, as jdw_moves describes it, and its UCI text, of which there is one string for
// all moves. What else it says is read off the number when asked, so a list of moves is quickly made.
// SPDX-License-Identifier: MIT

/** @import { Door } from '../door/door.js' */
/** @import { Role, Square, Step, Uci } from '../values/types.js' */
import { readText } from '../door/area.js';
import { roleNames, squareNames } from '../values/names.js';

// Bits 12 to 15 where they are no promotion.
const EN_PASSANT = 1;
const CASTLING = 6;

/** @param {number} code */
const special = (code) => (code >> 12) & 15;

// The files on which king and rook stand after castling; the core castles to the square of the rook.
const CASTLED = { king: { short: 6, long: 2 }, rook: { short: 5, long: 3 } };

/**
 * Where one of the two goes, if the move is castling.
 * @param {number} code
 * @param {'king' | 'rook'} role
 * @returns {Step | undefined}
 */
function castledOf(code, role) {
  if (special(code) !== CASTLING) return undefined;
  const [king, rook] = [code & 63, (code >> 6) & 63];
  const to = (king & 56) + CASTLED[role][rook > king ? 'short' : 'long'];
  const from = role === 'king' ? king : rook;
  return /** @type {Step} */ ({ from: squareNames[from], to: squareNames[to] });
}

/** @type {(move: Move) => number} */
let codeInside;
/** @type {(given: unknown) => given is Move} one that was made here, not an imitation */
export let isMove;
/** @type {(code: number, uci: Uci) => Move} */
let makeMove;

/**
 * A legal move. It comes from a Position and may be kept, compared by `uci`, and played in any other
 * position where it is legal. What does not apply is undefined.
 */
export class Move {
  #code;
  /** As UCI writes it; in Chess960 castling is king takes own rook. @type {Uci} @readonly */
  uci;

  /**
   * @private
   * @param {number} code
   * @param {Uci} uci
   */
  constructor(code, uci) {
    this.#code = code;
    this.uci = uci;
  }

  /** Where the piece that moves stands; in castling the king. */
  get from() {
    return /** @type {Square} */ (squareNames[this.#code & 63]);
  }

  /** As in `uci`. @returns {Square} */
  get to() {
    if (special(this.#code) === CASTLING) return /** @type {Square} */ (this.uci.slice(2));
    return /** @type {Square} */ (squareNames[(this.#code >> 6) & 63]);
  }

  /** What moves; `pawn` also in a promotion. */
  get role() {
    return /** @type {Role} */ (roleNames[(this.#code >> 16) & 7]);
  }

  /** What is captured. @returns {Role | undefined} */
  get captured() {
    return roleNames[(this.#code >> 19) & 7];
  }

  /** Where the captured piece stands: `to`, but beside `from` en passant. @returns {Square | undefined} */
  get capture() {
    return this.captured && squareNames[(this.#code >> 23) & 63];
  }

  /** What the pawn becomes. @returns {Role | undefined} */
  get promotion() {
    const kind = special(this.#code);
    return kind === EN_PASSANT || kind === CASTLING ? undefined : roleNames[kind];
  }

  /** The wing (Law 5.1(2)); the core castles to the square of the rook. @returns {'short' | 'long' | undefined} */
  get castle() {
    if (special(this.#code) !== CASTLING) return undefined;
    return ((this.#code >> 6) & 63) > (this.#code & 63) ? 'short' : 'long';
  }

  /** Where the king goes in castling (Law 5.1(2)); in Chess960 it may stand there already. @returns {Step | undefined} */
  get king() {
    return castledOf(this.#code, 'king');
  }

  /** Where the rook goes in castling. @returns {Step | undefined} */
  get rook() {
    return castledOf(this.#code, 'rook');
  }

  /** Law 5.6(3). */
  get enPassant() {
    return special(this.#code) === EN_PASSANT;
  }

  /** As UCI writes it. */
  toString() {
    return this.uci;
  }

  static {
    codeInside = (move) => move.#code;
    isMove = /** @type {typeof isMove} */ ((given) => given instanceof Move && #code in given);
    makeMove = (code, uci) => new Move(code, uci);
  }
}

/**
 * The move as the core packs it into 16 bits.
 * @param {Move} move
 */
export function packedMove(move) {
  return codeInside(move) & 0xffff;
}

// ---- making them ----------------------------------------------------------------------------------

/** @type {Uci[]} by the two squares of the move */
const simpleMoves = new Array(4096).fill('');
/** @type {Map<number, Uci>} */
const castlingMoves = new Map();

/**
 * The two squares as text.
 * @param {number} squares
 */
export function twoSquares(squares) {
  const known = simpleMoves[squares];
  if (known) return known;
  const text = `${squareNames[squares & 63]}${squareNames[squares >> 6]}`;
  simpleMoves[squares] = text;
  return text;
}

/**
 * Squares and promotion as text; castling king takes rook.
 * @param {number} bits
 */
export const uciOfBits = (bits) => twoSquares(bits & 4095) + ' pnbrqk'.charAt(bits >> 12).trim();

/**
 * Castling as the core writes it, which depends on the position.
 * @param {Door} at
 * @param {number} code
 */
function castlingText(at, code) {
  const key = code & 0x40ffff;
  const known = castlingMoves.get(key);
  if (known) return known;
  const text = readText(at, at.calls.uci_write(code & 0xffff));
  castlingMoves.set(key, text);
  return text;
}

/**
 * The move that `code` describes. Overwrites the text area.
 * @param {Door} at whose resident position the move belongs to
 * @param {number} code
 */
export function moveOf(at, code) {
  const kind = special(code);
  if (kind === CASTLING) return makeMove(code, castlingText(at, code));
  const uci = twoSquares(code & 4095);
  return makeMove(code, kind > EN_PASSANT ? uci + '  nbrq'.charAt(kind) : uci);
}

/**
 * The moves that the module has described. Overwrites the text area.
 * @param {Door} at
 * @param {number} count
 */
export function movesAnswered(at, count) {
  const { words } = at;
  const moves = [];
  for (let i = 0; i < count; i++) moves.push(moveOf(at, words[i] ?? 0));
  return moves;
}

/**
 * All legal moves of the resident position, in one call.
 * @param {Door} at
 * @returns {Move[]}
 */
export const legalMoves = (at) => movesAnswered(at, at.calls.moves());
