// types.ts -- the values of the API as types. No code.
// SPDX-License-Identifier: MIT

export type Color = 'white' | 'black';
export type Role = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';
export type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
export type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
export type Square = `${File}${Rank}`;

/** A move as UCI writes it: `e2e4`, `e7e8q`; castling `e1g1`, in Chess960 king takes own rook. */
export type Uci = string;

export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

/** One thing that is wrong, or that was mended (a warning). */
export interface Problem {
  /** What it is; stable, for programs. Sentences for people belong to tables keyed by it. */
  readonly code: string;
  /** The paragraph of the Laws of Chess (classic edition) it rests on, such as `9.1`. */
  readonly article?: string;
  /** The squares concerned: what blocks, pins, gives check, stands where it cannot. */
  readonly squares?: readonly Square[];
  /** Of a FEN: the field, 1 board, 2 side, 3 castling, 4 en passant, 5 half-moves, 6 move number; 0 the whole. */
  readonly field?: number;
  /** Of a text: where, counted from 1 in units of the JavaScript string. */
  readonly column?: number;
  /** What is right instead, such as the canonical SAN. */
  readonly instead?: string;
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

/** How a position has ended by itself. */
export interface Status {
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
  readonly square: Square;
  /** The piece that pins it. */
  readonly by: Square;
}
