// types.ts -- the values of chess.js as types. No code.
// SPDX-License-Identifier: MIT

export type Square =
  `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export type Color = 'w' | 'b';
export type PieceSymbol = 'p' | 'n' | 'b' | 'r' | 'q' | 'k';

export type Piece = { color: Color; type: PieceSymbol };

/** A move by squares of a board of 16 files, a8 being 0, h1 119, as chess.js keeps it. */
export type InternalMove = {
  color: Color;
  from: number;
  to: number;
  piece: PieceSymbol;
  captured?: PieceSymbol;
  promotion?: PieceSymbol;
  flags: number;
};

export type MovesOptions = { verbose?: boolean; square?: Square; piece?: PieceSymbol };

/** A sign of opinion right behind a move. */
export type Suffix = '!' | '?' | '!!' | '!?' | '?!' | '??';
