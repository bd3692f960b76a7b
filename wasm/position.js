// position.js -- Position: a value that never changes.
//
// A position owns its bytes, the core's own struct. They are copied into the module's one area when
// the position is used and another one lies there; every question is then one call.
// SPDX-License-Identifier: MIT

/** @import { Door } from './door.js' */
/** @import { Move } from './moves.js' */
/** @import { Color, Level, Locale, Mode, Pin, Problem, Result, Role, Square, Status, Uci } from './types.js' */
import { hexAnswered, pinsAnswered, readStatus, squaresAnswered } from './answers.js';
import { enter, readText } from './door.js';
import { legalMoves, packedMove } from './moves.js';
import { choiceNumber, colorNames, lettersNumber, misuse, squareNumber } from './names.js';
import { copyInto, Placement } from './placement.js';
import { findMove, illegalMove, quickMove, readFen, readSan } from './reading.js';

const EN_PASSANT_FIELDS = /** @type {const} */ (['spec', 'legal']);

/** @type {(at: Door) => Position} the position that lies in the area of the module */
export let positionIn;

/** A position: what stands where, who has the move, which rights are left. It never changes. */
export class Position extends Placement {
  /**
   * Takes over what lies in the position area.
   * @private
   * @param {Door} at
   */
  constructor(at) {
    super(at.position);
    at.resident = this;
  }

  /** @returns {Door} the door with this position in its area */
  #enter() {
    const at = enter();
    if (at.resident !== this) {
      copyInto(this, at.position);
      at.resident = this;
    }
    return at;
  }

  // ---- where positions come from ----------------------------------------------------------------

  /** @type {Position | undefined} */
  static #start;

  /** The initial array, White to move (Law 2.2). */
  static get start() {
    if (Position.#start === undefined) {
      const at = enter();
      at.calls.start();
      Position.#start = new Position(at);
    }
    return Position.#start;
  }

  /**
   * Reads a FEN (PGN standard 16.1), also X-FEN and Shredder-FEN.
   * @param {string} fen
   * @param {{ level?: Level, mode?: Mode }} [options] `level` is legal and `mode` lenient if not given
   * @returns {Result<Position>} in `warnings` what was mended, in `error` everything that is wrong
   */
  static fromFen(fen, options = {}) {
    const at = enter();
    const { ok, warnings, error } = readFen(at, fen, options);
    return ok ? { ok, value: new Position(at), warnings } : { ok, error };
  }

  // ---- moves ------------------------------------------------------------------------------------

  /**
   * The legal moves (Articles 3 to 5 and 9), in no promised order.
   * @param {Square} [from] only those of the piece on this square
   * @returns {Move[]}
   */
  legal(from) {
    if (from === undefined) return legalMoves(this.#enter());
    squareNumber(from, 'from');
    return this.legal().filter((move) => move.from === from);
  }

  /**
   * Why a move is not legal.
   * @param {Move | Uci} move castling as the king's two squares or as king takes own rook
   * @returns {readonly Problem[]} code, Article, squares; empty if it is legal; `syntax` if it is no UCI
   */
  why(move) {
    const found = findMove(this.#enter(), move);
    return found.ok ? [] : found.error;
  }

  /**
   * The position after a move.
   * @param {Move | Uci} move
   * @throws {JadoubeError} `illegal-move`; its `problems` are those of `why`
   */
  play(move) {
    const played = this.tryPlay(move);
    if (played.ok) return played.value;
    throw illegalMove(move, played.error);
  }

  /**
   * The position after a move, or why it cannot be played.
   * @param {Move | Uci} move
   * @returns {Result<Position>}
   */
  tryPlay(move) {
    const at = this.#enter();
    const quick = quickMove(move);
    if (quick === undefined || at.calls.play(quick) === 0) {
      const found = findMove(at, move);
      if (!found.ok) return found;
      at.calls.play(packedMove(found.value));
    }
    return { ok: true, value: new Position(at), warnings: [] };
  }

  /**
   * What a pawn that goes from one square to the other may become; empty if it is no promotion.
   * @param {Square} from
   * @param {Square} to
   * @returns {Role[]}
   */
  promotionChoices(from, to) {
    squareNumber(to, 'to');
    return this.legal(from).flatMap((move) =>
      move.to === to && move.promotion ? [move.promotion] : [],
    );
  }

  // ---- how moves and positions are written --------------------------------------------------------

  /**
   * The canonical SAN of a legal move (PGN standard 8.2.3).
   * @param {Move | Uci} move
   * @param {{ locale?: Locale }} [options] the letters of the pieces, `en` if not given
   * @throws {JadoubeError} `illegal-move`
   */
  san(move, { locale = 'en' } = {}) {
    const letters = lettersNumber(locale);
    const at = this.#enter();
    const length = at.calls.san_write(quickMove(move) ?? 0, letters);
    if (length) return readText(at, length);
    const found = findMove(at, move);
    if (!found.ok) throw illegalMove(move, found.error);
    return readText(at, at.calls.san_write(packedMove(found.value), letters));
  }

  /**
   * Reads a move as people and files write it.
   * @param {string} text
   * @param {{ mode?: Mode, locale?: Locale }} [options] lenient if not given: also `0-0`, `e8Q`, `e2-e4`, `Ng1f3`,
   *   figurines, suffixes; `locale` names the letters of the pieces, `en` if not given
   * @returns {Result<Move>} a warning `not-canonical` if the SAN is another text; errors: `syntax`, `illegal`,
   *   `ambiguous`, `promotion` (the piece is not named), `null` (a null move), `too-long`
   */
  parse(text, options = {}) {
    return readSan(this.#enter(), text, options);
  }

  /**
   * The FEN; with Shredder's castling letters where the standard's would not do.
   * @param {{ ep?: 'spec' | 'legal' }} [options] the en passant square after every double step (`spec`, if not
   *   given), or only where such a capture is legal
   */
  fen({ ep = 'spec' } = {}) {
    const how = choiceNumber(EN_PASSANT_FIELDS, ep, 'ep');
    const at = this.#enter();
    return readText(at, at.calls.fen_write(how));
  }

  toString() {
    return this.fen();
  }

  toJSON() {
    return this.fen();
  }

  // ---- questions --------------------------------------------------------------------------------

  /** The pieces that give check to the side having the move (Law 9.1). @returns {Square[]} */
  checkers() {
    const at = this.#enter();
    at.calls.checkers();
    return squaresAnswered(at);
  }

  /**
   * The pieces of one side that attack a square, pinned ones too (Law 9.1).
   * @param {Square} square
   * @param {Color} by
   * @returns {Square[]}
   */
  attackers(square, by) {
    const numbers = [squareNumber(square, 'square'), choiceNumber(colorNames, by, 'by')];
    const at = this.#enter();
    at.calls.attackers(...numbers);
    return squaresAnswered(at);
  }

  /**
   * The pieces of one side that are pinned to their king, each with what pins it.
   * @param {Color} color
   * @returns {Pin[]}
   */
  pinned(color) {
    const number = choiceNumber(colorNames, color, 'color');
    const at = this.#enter();
    at.calls.pinned(number);
    return pinsAnswered(at);
  }

  /**
   * Whether the game has ended by itself with this position: Laws 10.1, 10.3 and the closed list of 10.4.
   * @returns {Status}
   */
  status() {
    return readStatus(this.#enter());
  }

  /**
   * The same position as another (Law 10.10): pieces, side to move, castling rights, and en passant only where
   * such a capture is legal. Counters do not matter.
   * @param {Position} other
   */
  equals(other) {
    if (!(other instanceof Position)) throw misuse('other', other, 'a Position');
    const at = this.#enter();
    copyInto(other, at.other);
    return at.calls.same() === 1;
  }

  /**
   * 16 hexadecimal digits; the same for equal positions, and rarely for others. For finding, not for deciding.
   */
  get hash() {
    const at = this.#enter();
    at.calls.hash();
    return hexAnswered(at);
  }

  /**
   * Counts the sequences of legal moves.
   * @param {number} depth plies, 0 to 40
   */
  perft(depth) {
    const at = this.#enter();
    if (!Number.isInteger(depth)) throw misuse('depth', depth, 'a whole number');
    return at.calls.perft(depth);
  }

  static {
    positionIn = (at) => new Position(at);
  }
}
