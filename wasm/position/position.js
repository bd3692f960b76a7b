// position.js -- Position: a value that never changes.
//
// A position owns its bytes, the core's own struct. They are copied into the module's one area when
// the position is used and another one lies there; every question is then one call.
// SPDX-License-Identifier: MIT

/** @import { Door } from '../door/door.js' */
/** @import { Move } from './moves.js' */
/** @import { Color, Level, Locale, Mode, Problem, Result, Role, Square, Uci } from '../values/types.js' */
import { readText } from '../door/area.js';
import { enter } from '../door/door.js';
import {
  choiceNumber,
  colorNames,
  lettersNumber,
  squareNumber,
  wantOptions,
} from '../values/names.js';
import { playMoves, readMoves, sanOfMoves } from './lines.js';
import { legalMoves, packedMove } from './moves.js';
import { seat } from './placement.js';
import { Questions } from './questions.js';
import { findMove, illegalMove, quickMove, readFen, readSan } from './reading.js';

const EN_PASSANT_FIELDS = /** @type {const} */ (['spec', 'legal']);

/** @type {(at: Door) => Position} the position that lies in the area of the module */
export let positionIn;

/** A position: what stands where, who has the move, which rights are left. It never changes. */
export class Position extends Questions {
  /**
   * Takes over what lies in the position area.
   * @private
   * @param {Door} at
   */
  constructor(at) {
    super(at.position);
    at.resident = this;
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
    if (from === undefined) return legalMoves(seat(this));
    squareNumber(from, 'from');
    return this.legal().filter((move) => move.from === from);
  }

  /**
   * Why a move is not legal.
   * @param {Move | Uci} move castling as the king's two squares or as king takes own rook
   * @returns {readonly Problem[]} code, Article, squares; empty if it is legal; `syntax` if it is no UCI
   */
  why(move) {
    const found = findMove(seat(this), move);
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
    const at = seat(this);
    const quick = quickMove(move);
    if (quick === undefined || at.calls.play(quick) === 0) {
      const found = findMove(at, move);
      if (!found.ok) return found;
      at.calls.play(packedMove(found.value));
    }
    return { ok: true, value: new Position(at), warnings: [] };
  }

  /**
   * The position after many moves, quicker than one by one.
   * @param {readonly (Move | Uci)[]} moves
   * @throws {JadoubeError} `illegal-move` for the first that is not legal; its `problems` have the `index` of it
   */
  playAll(moves) {
    const at = seat(this);
    playMoves(at, moves);
    return new Position(at);
  }

  /**
   * The same with the move given to a side, without a right to take en passant: for hints and premoves.
   * @param {Color} color
   * @returns {Position | undefined} undefined if the other side's king would then stand attacked
   */
  withTurn(color) {
    const number = choiceNumber(colorNames, color, 'color');
    if (this.turn === color) return this;
    const at = seat(this);
    return at.calls.give_move(number) === 1 ? new Position(at) : undefined;
  }

  /**
   * What a pawn that goes from one square to the other may become; empty if it is no promotion.
   * @param {Square} from
   * @param {Square} to
   * @returns {Role[]}
   */
  promotionChoices(from, to) {
    squareNumber(from, 'from');
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
  san(move, options = {}) {
    const { locale = 'en' } = wantOptions(options);
    const letters = lettersNumber(locale);
    const at = seat(this);
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
   * @returns {Result<Move>} a warning `not-canonical` if the SAN is another text; errors: `syntax`, `illegal`
   *   and after it the reason as `why` gives it, `ambiguous`, `promotion` (the piece is not named), `null` (a null
   *   move), `too-long`
   */
  parse(text, options = {}) {
    return readSan(seat(this), text, options);
  }

  /**
   * The canonical SAN of moves that are played one after the other, quicker than one by one.
   * @param {readonly (Move | Uci)[]} moves
   * @param {{ locale?: Locale }} [options] as of `san`
   * @returns {string[]}
   * @throws {JadoubeError} `illegal-move` for the first that is not legal; its `problems` have the `index` of it
   */
  sanAll(moves, options = {}) {
    return sanOfMoves(seat(this), moves, options);
  }

  /**
   * Reads moves that are played one after the other, quicker than one by one.
   * @param {readonly string[]} texts
   * @param {{ mode?: Mode, locale?: Locale }} [options] as of `parse`
   * @returns {Result<Move[]>} no warnings; the error has the `index` of the first text that is no legal move
   */
  parseAll(texts, options = {}) {
    return readMoves(seat(this), texts, options);
  }

  /**
   * The FEN; with Shredder's castling letters where the standard's would not do.
   * @param {{ ep?: 'spec' | 'legal' }} [options] the en passant square after every double step (`spec`, if not
   *   given), or only where such a capture is legal
   */
  fen(options = {}) {
    const { ep = 'spec' } = wantOptions(options);
    const how = choiceNumber(EN_PASSANT_FIELDS, ep, 'ep');
    const at = seat(this);
    return readText(at, at.calls.fen_write(how));
  }

  /** The FEN. */
  toString() {
    return this.fen();
  }

  /** The FEN, for JSON.stringify. */
  toJSON() {
    return this.fen();
  }

  static {
    positionIn = (at) => new Position(at);
  }
}
