// chessjs.ts -- code written for chess.js, with our types; compiled, never run. Whatever chess.js exports
// is exported by us, and may be given where theirs is wanted.

import type * as Theirs from 'chess.js';
import * as ours from 'jadoube/chessjs';
import {
  Chess,
  type Color,
  type Move,
  type Piece,
  type PieceSymbol,
  type Square,
} from 'jadoube/chessjs';

// Private members keep a class from being anybody else's: what is public is compared.
type Public<T> = Pick<T, keyof T>;

type Functions = Pick<typeof Theirs, 'validateFen' | 'xoroshiro128'>;
type Constants = Omit<typeof Theirs, 'Chess' | 'Move' | 'default' | keyof Functions>;
export const functions: Functions = ours;
export const constants: Constants = ours;
export const classes: Record<'Chess' | 'Move', unknown> = ours;
export const chess: Public<Theirs.Chess> = new Chess('8/8/8/8/8/8/8/8 w - - 0 1', {
  skipValidation: true,
});

export function types(color: Color, piece: Piece, symbol: PieceSymbol, square: Square, move: Move) {
  const given: [Theirs.Color, Theirs.Piece, Theirs.PieceSymbol, Theirs.Square, Theirs.Move] = [
    color,
    piece,
    symbol,
    square,
    move,
  ];
  return given;
}

export function back(
  color: Theirs.Color,
  piece: Theirs.Piece,
  symbol: Theirs.PieceSymbol,
  square: Theirs.Square,
) {
  const given: [Color, Piece, PieceSymbol, Square] = [color, piece, symbol, square];
  return given;
}

export function use(game: Chess, verbose: boolean, square: Square) {
  const names: string[] = game.moves();
  const some: string[] = game.moves({ square, piece: ours.KING });
  const moves: Move[] = game.moves({ verbose: true, square });
  const either: string[] | Move[] = game.moves({ verbose });
  const made: Move = game.move({ from: 'e2', to: 'e4', promotion: 'q' }, { strict: true });
  const undone: Move | null = game.undo();
  const sans: string[] = game.history();
  const told: Move[] = game.history({ verbose: true });
  const again: string[] | Move[] = game.history({ verbose });
  game.put({ type: 'k', color: ours.WHITE }, 'e1');
  game.setCastlingRights('w', { [ours.KING]: true });
  const { [ours.QUEEN]: long } = game.getCastlingRights('b');
  for (const row of game.board())
    for (const cell of row) cell?.type.concat(cell.square, cell.color);
  // @ts-expect-error no such square
  game.get('e9');
  // @ts-expect-error no such colour
  game.setTurn('white');
  return [names, some, moves, either, made, undone, sans, told, again, long];
}
