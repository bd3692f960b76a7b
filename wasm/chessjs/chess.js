// chess.js -- the class of chess.js, played on our core: its last part, the moves.
//
// Names, arguments, answers and the texts of errors are those of chess.js 1.4.0. Where it is plainly
// wrong, this is right:
// - The king is never captured; castling needs king and rook on their squares, and a capture en passant
//   the pawn, whatever a FEN says; rights without them are only told again by `fen`.
// - `forceEnpassantSquare` tells the square after every double step.
// - Positions repeat (Law 10.10) when they are the same, not when their hashes are; the hash is one of
//   the board, also after null moves and changed rights.
// - `isDraw` is false when the position is checkmate.
// - `moves({ square })` names moves as they can be played: ambiguity is with all moves, not only those.
// - `put` and `remove` keep the right to capture en passant while its pawns stand; a colour or a kind that
//   does not exist is not put and has no rights.
// - What every object has, `toString` and the like, is no square and no tag with a value.
// - `setComment` replaces every brace; `loadPgn` reads the null moves that `pgn` writes, and a line that
//   `pgn` fills up to `maxWidth` keeps the space before a move with a comment.
// - A pawn on the last rank has no moves.
// The history says what a move was when it was made, even if the board was edited since, and asking for it, or
// for `pgn`, undoes no edit. What only `skipValidation` lets in is set up as far as it can be read.
// SPDX-License-Identifier: MIT

import { misuse } from '../values/names.js';
import { Annotated } from './annotated.js';
import { promotionOf } from './code.js';
import { validateFen, wholeFen } from './fen.js';
/** @import { Move } from './move.js' */
/** @import { Color, MovesOptions, Square } from './types.js' */
import { startOf, tellStart } from './headers.js';
import { moveGiven, namedMoves, toldMoves } from './list.js';
import { moveOf, Told } from './move.js';
import { DEFAULT_POSITION, QUEEN } from './names.js';
import { readPgn } from './pgn.js';
import { moveMeant, NULL_SAN } from './san.js';
import { forget, keptOf, tagsOf } from './scored.js';
import { boardOf } from './setting.js';

/** A game: a position, the moves that led to it, tags and comments. */
export class Chess extends Annotated {
  /**
   * @param {string} [fen]
   * @param {{ skipValidation?: boolean }} [options]
   */
  constructor(fen = DEFAULT_POSITION, { skipValidation = false } = {}) {
    super();
    this.load(fen, { skipValidation });
  }

  // ---- set-up -----------------------------------------------------------------------------------

  /** Empties the board and forgets the game. @param {{ preserveHeaders?: boolean }} [options] @returns {void} */
  clear({ preserveHeaders = false } = {}) {
    boardOf(this).clear();
    forget(this, preserveHeaders);
  }

  /**
   * Sets up a position; the last fields of a FEN may be left out.
   * @param {string} given
   * @param {{ skipValidation?: boolean, preserveHeaders?: boolean }} [options]
   * @returns {void}
   * @throws {Error} with the text of `validateFen`
   */
  load(given, { skipValidation = false, preserveHeaders = false } = {}) {
    const { fen, fields } = wholeFen(given);
    const { ok, error } = skipValidation ? { ok: true, error: '' } : validateFen(fen);
    if (!ok) throw new Error(error);
    this.clear({ preserveHeaders });
    const board = boardOf(this);
    board.read(fields);
    tellStart(tagsOf(this), fen);
    keptOf(this).counts.set(board.told, 1);
  }

  /** @returns {void} */
  reset() {
    this.load(DEFAULT_POSITION);
  }

  // ---- moves ------------------------------------------------------------------------------------

  /**
   * The legal moves of the position, of a square or of a kind of piece: SAN, or moves if `verbose`.
   * @overload
   * @param {MovesOptions & { verbose?: false }} [options]
   * @returns {string[]}
   */
  /**
   * @overload
   * @param {MovesOptions & { verbose: true }} options
   * @returns {Move[]}
   */
  /**
   * @overload
   * @param {MovesOptions} options
   * @returns {string[] | Move[]}
   */
  /** @param {MovesOptions} [options] @returns {string[] | Move[]} */
  moves({ verbose = false, ...wanted } = {}) {
    if (!verbose) return namedMoves(boardOf(this), wanted);
    return toldMoves(boardOf(this), wanted).map(moveOf);
  }

  /**
   * Makes a move: SAN, without `strict` also much that people write instead; squares; null or `--` for a null
   * move.
   * @param {string | { from: string, to: string, promotion?: string } | null} move
   * @param {{ strict?: boolean }} [options]
   * @returns {Move}
   * @throws {Error} `Invalid move: ` and the move; a null move is not allowed in check
   */
  move(move, { strict = false } = {}) {
    const board = boardOf(this);
    let code;
    if (typeof move === 'string') code = moveMeant(board, move, strict);
    else if (move === null) code = 0;
    else if (typeof move === 'object') code = moveGiven(board, move);
    if (code === undefined)
      throw new Error(`Invalid move: ${typeof move === 'string' ? move : JSON.stringify(move)}`);
    if (code === 0 && board.inCheck) throw new Error('Null move not allowed when in check');
    return moveOf(this.#play(code));
  }

  /** @param {number} code of a legal move, or 0 @returns {Told} */
  #play(code) {
    tagsOf(this);
    const board = boardOf(this);
    const { fen, turn, rights, passed, stepped, half, number } = board;
    const san = board.play(code);
    const move = new Told(code, turn, san, fen, board.fen);
    keptOf(this).push({ move, rights, passed, stepped, half, number, reached: board.told });
    return move;
  }

  /** Takes the last move back. @returns {Move | null} */
  undo() {
    const ply = keptOf(this).pop();
    if (!ply) return null;
    boardOf(this).takeBack(ply.move.code, ply);
    return moveOf(ply.move);
  }

  /** Gives the move to the other side by a null move. @param {Color} color @returns {boolean} false if it had it */
  setTurn(color) {
    if (this.turn() === color) return false;
    this.move(NULL_SAN);
    return true;
  }

  /**
   * The moves made: SAN, or moves if `verbose`.
   * @overload
   * @param {{ verbose?: false }} [options]
   * @returns {string[]}
   */
  /**
   * @overload
   * @param {{ verbose: true }} options
   * @returns {Move[]}
   */
  /**
   * @overload
   * @param {{ verbose: boolean }} options
   * @returns {string[] | Move[]}
   */
  /** @param {{ verbose?: boolean }} [options] @returns {string[] | Move[]} */
  history({ verbose = false } = {}) {
    if (verbose) return keptOf(this).plies.map(({ move }) => moveOf(move));
    return keptOf(this).plies.map(({ move }) => move.san);
  }

  /** Whether a pawn can go there and becomes something. @param {{ from: Square, to: Square }} move @returns {boolean} */
  isPromotion({ from, to }) {
    const code = moveGiven(boardOf(this), { from, to, promotion: QUEEN });
    return code !== undefined && promotionOf(code) !== 0;
  }

  // ---- ends -------------------------------------------------------------------------------------

  /** Whether the position is there for the third time. @returns {boolean} */
  isThreefoldRepetition() {
    return keptOf(this).often(boardOf(this).told) >= 3;
  }

  /** Whether fifty moves, stalemate, material or repetition make it a draw. @returns {boolean} */
  isDraw() {
    if (this.isCheckmate()) return false;
    if (this.isDrawByFiftyMoves() || this.isStalemate()) return true;
    return this.isInsufficientMaterial() || this.isThreefoldRepetition();
  }

  /** @returns {boolean} */
  isGameOver() {
    return this.isCheckmate() || this.isDraw();
  }

  /** How often each position has been there, by its hash. @private */
  get _positionCount() {
    const hashOf = (/** @type {string} */ told) =>
      BigInt(`0x${new Chess(`${told} 0 1`, { skipValidation: true }).hash()}`);
    return new Map(Array.from(keptOf(this).counts, ([told, count]) => [hashOf(told), count]));
  }

  /** @private @param {bigint} hash */
  _getPositionCount(hash) {
    return this._positionCount.get(hash) ?? 0;
  }

  // ---- PGN --------------------------------------------------------------------------------------

  /**
   * Loads the main line of one game. `newlineChar` is a pattern for the ends of lines.
   * @param {string} pgn
   * @param {{ strict?: boolean, newlineChar?: string }} [options]
   * @returns {void}
   * @throws {Error} at the first place that cannot be read, then nothing has changed; at the first move that
   *   is not legal, then the game stands before it
   */
  loadPgn(pgn, { strict = false, newlineChar = '\r?\n' } = {}) {
    if (typeof pgn !== 'string') throw misuse('pgn', pgn, 'a text', 'string');
    const usual = newlineChar === '\r?\n';
    const { headers, steps, result } = readPgn(
      usual ? pgn : pgn.replace(new RegExp(newlineChar, 'g'), '\n'),
    );
    this.reset();
    Object.assign(tagsOf(this), headers);
    const fen = startOf(headers, strict);
    if (fen) this.load(fen, { preserveHeaders: true });
    for (const { san, suffix, nags, comment } of steps) {
      if (san !== undefined) this.#playText(san, strict);
      if (suffix !== undefined) keptOf(this).suffixes.set(this.fen(), suffix);
      if (nags.length > 0) this.setNags(nags);
      if (comment !== undefined) keptOf(this).comments.set(this.fen(), comment);
    }
    if (result && tagsOf(this).Result !== result) this.setHeader('Result', result);
  }

  /** @param {string} san @param {boolean} strict */
  #playText(san, strict) {
    const code = moveMeant(boardOf(this), san, strict);
    const allowed = code !== 0 || !boardOf(this).inCheck;
    if (code === undefined || !allowed) throw new Error(`Invalid move in PGN: ${san}`);
    this.#play(code);
  }
}
