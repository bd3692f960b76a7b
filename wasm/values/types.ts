// types.ts -- the values that positions, games and PGN have in common, as types. No code.
// SPDX-License-Identifier: MIT

/** A side. */
export type Color = 'white' | 'black';
/** The six kinds of pieces (Law 2.2). */
export type Role = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';
/** A column of the board, from White's left. */
export type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
/** A row of the board, from White's side. */
export type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
/** A square: file and rank. */
export type Square = `${File}${Rank}`;

/** A move as UCI writes it: `e2e4`, `e7e8q`; castling `e1g1`, in Chess960 king takes own rook. */
export type Uci = string;

/** From where a piece goes, and to where. */
export interface Step {
  readonly from: Square;
  readonly to: Square;
}

/** What stands on a square. */
export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

/** Why a move is not legal (Articles 3 to 5, 9). */
export type ReasonCode =
  | 'no-piece'
  | 'not-on-move'
  | 'same-square'
  | 'castling-lost'
  | 'castling-between'
  | 'castling-check'
  | 'castling-crossing'
  | 'castling-landing'
  | 'own-piece'
  | 'king-moves'
  | 'queen-moves'
  | 'rook-moves'
  | 'bishop-moves'
  | 'knight-moves'
  | 'pawn-forward'
  | 'pawn-moves'
  | 'pawn-double'
  | 'pawn-straight'
  | 'pawn-diagonal'
  | 'no-en-passant'
  | 'blocked'
  | 'enemy-king'
  | 'king-attacked'
  | 'in-check'
  | 'pinned'
  | 'en-passant-pinned'
  | 'promotion-missing'
  | 'promotion-kind'
  | 'promotion-absent';
/** What is wrong with a FEN, or was mended. */
export type FenCode =
  | 'empty'
  | 'board-letter'
  | 'board-digit'
  | 'rank-short'
  | 'rank-long'
  | 'ranks-few'
  | 'ranks-many'
  | 'side'
  | 'castling-letter'
  | 'castling-repeated'
  | 'ep-square'
  | 'counter'
  | 'counter-large'
  | 'no-white-king'
  | 'no-black-king'
  | 'white-kings'
  | 'black-kings'
  | 'pawn-rank'
  | 'kings-adjacent'
  | 'opponent-in-check'
  | 'spacing'
  | 'byte-order-mark'
  | 'field-missing'
  | 'field-extra'
  | 'epd-operations'
  | 'digits-adjacent'
  | 'slash-trailing'
  | 'side-case'
  | 'castling-order'
  | 'castling-dash'
  | 'ep-case'
  | 'counter-form'
  | 'move-number-zero'
  | 'castling-no-king'
  | 'castling-no-rook'
  | 'castling-twice'
  | 'ep-rank'
  | 'ep-occupied'
  | 'ep-no-pawn'
  | 'ep-origin'
  | 'castling-chess960'
  | 'ep-clock'
  | 'impossible-check'
  | 'white-pawns'
  | 'black-pawns'
  | 'white-pieces'
  | 'black-pieces'
  | 'white-promoted'
  | 'black-promoted'
  | 'unreachable-check';
/** What is wrong with the text of a move; behind `illegal` a reason may follow. */
export type MoveTextCode =
  | 'syntax'
  | 'illegal'
  | 'ambiguous'
  | 'promotion'
  | 'null'
  | 'too-long'
  | 'not-canonical';
/** What is wrong with a tag TimeControl or the text of a control; `start-unknown`: a game of a PGN whose FEN is not read. */
export type OtherCode = 'time-control' | 'time-control-unknown' | 'hourglass' | 'start-unknown';
/** What is wrong, or was mended. */
export type ProblemCode = ReasonCode | FenCode | MoveTextCode | OtherCode;

/** One thing that is wrong, or that was mended (a warning). */
export interface Problem {
  /** What it is; stable, for programs. `problem` of `jadoube/laws` has the sentence. */
  readonly code: ProblemCode;
  /** The paragraph of the Laws of Chess (classic edition) it rests on, such as `9.1`. */
  readonly article?: string;
  /** The squares concerned: what blocks, pins, gives check, stands where it cannot. */
  readonly squares?: readonly Square[];
  /** Of a FEN: the field, 1 board, 2 side, 3 castling, 4 en passant, 5 half-moves, 6 move number; 0 the whole. */
  readonly field?: number;
  /** Of a text: where, counted from 1 in units of the JavaScript string. */
  readonly column?: number;
  /** Of a list: which of its items, from 0. */
  readonly index?: number;
  /** What is right instead, such as the canonical SAN. */
  readonly instead?: string;
  /** Of a reason behind `illegal`: the move that the text means. */
  readonly move?: Uci;
}

/** What a reader of text gives: the value, with what it had to mend, or everything that is wrong. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly error: readonly Problem[] };

/**
 * How much is asked of a FEN: `syntax` its text alone; `setup` any board, for teaching, kings may be missing;
 * `legal` a position to play from.
 */
export type Level = 'syntax' | 'setup' | 'legal';

/** `strict` takes the standard's own form only; `lenient` what people write. */
export type Mode = 'strict' | 'lenient';

/**
 * The language of the letters of the pieces; `figurines` writes them as pictures, which all of them read.
 * Nothing is guessed: an Englishman's B is a bishop, a German's a pawn.
 */
export type Locale =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'nl'
  | 'pl'
  | 'hu'
  | 'ru'
  | 'zh'
  | 'figurines';

/** How a position has ended by itself. */
export interface Status {
  /** False while there is something to play for. */
  readonly over: boolean;
  /** Absent while the game goes on. `dead`: the material of Law 10.4. */
  readonly kind?: 'checkmate' | 'stalemate' | 'dead';
  /** After checkmate. */
  readonly winner?: Color;
  /** The paragraph of the Laws: `10.1`, `10.3`, `10.4(1)` to `10.4(3)`. */
  readonly article?: string;
}

/** A piece that may not leave the line between its king and an attacker. */
export interface Pin {
  /** The pinned piece. */
  readonly square: Square;
  /** The piece that pins it. */
  readonly by: Square;
}
