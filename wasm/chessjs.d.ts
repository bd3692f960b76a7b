// chessjs.d.ts -- the public surface, made by tests/wasm/declarations.mjs from the sources beside it.
// SPDX-License-Identifier: MIT

// biome-ignore-all lint/correctness/noUnusedPrivateClassMembers: it keeps a class from being imitated

export type Square =
  `${'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export type Color = 'w' | 'b';
export type PieceSymbol = 'p' | 'n' | 'b' | 'r' | 'q' | 'k';
export type Piece = {
  color: Color;
  type: PieceSymbol;
};
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
export type MovesOptions = {
  verbose?: boolean;
  square?: Square;
  piece?: PieceSymbol;
};
/** A sign of opinion right behind a move. */
export type Suffix = '!' | '?' | '!!' | '!?' | '?!' | '??';

/** A board on which pieces can be put. */
declare class Setting {
  #private;
  private _turn;
  private _moveNumber;
  private _halfMoves;
  /** Whether pieces were put or removed since the tags were looked at. @protected */
  protected _edited: boolean;
  /**
   * The position as FEN. The square of en passant is told if such a capture is legal; by
   * `forceEnpassantSquare` always after a double step.
   */
  fen({ forceEnpassantSquare }?: { forceEnpassantSquare?: boolean }): string;
  /** A hash of the position in hexadecimal digits. */
  hash(): string;
  /** @param square */
  get(square: Square): Piece | undefined;
  /** The squares where such a piece stands. @param piece */
  findPiece({ type, color }: Piece): Square[];
  /**
   * Puts a piece on a square.
   * @returns false if there is no such piece or square, or the king stands elsewhere
   */
  put(
    {
      type,
      color,
    }: {
      type: PieceSymbol;
      color: Color;
    },
    square: Square,
  ): boolean;
  /** Takes a piece away. @param square @returns what stood there */
  remove(square: Square): Piece | undefined;
  /** Where pieces stand that attack the square, by default those of the side to move. @param square @param [attackedBy] */
  attackers(square: Square, attackedBy?: Color): Square[];
  /** @param square @param attackedBy */
  isAttacked(square: Square, attackedBy: Color): boolean;
  /** Whether the side to move is in check. */
  isCheck(): boolean;
  /** The same as `isCheck`. */
  inCheck(): boolean;
  isCheckmate(): boolean;
  isStalemate(): boolean;
  /** Kings alone, or with one knight, or with bishops of one colour of squares. */
  isInsufficientMaterial(): boolean;
  /** Fifty moves of each side without capture or pawn move. */
  isDrawByFiftyMoves(): boolean;
  turn(): Color;
  moveNumber(): number;
  /** The squares from a8 to h1 in eight rows. */
  board(): ({
    square: Square;
    type: PieceSymbol;
    color: Color;
  } | null)[][];
  /** A diagram in characters. */
  ascii(): string;
  /** @param square */
  squareColor(square: Square): 'light' | 'dark' | null;
  /** How many lines of play there are, to a depth of 1 or more. @param depth */
  perft(depth: number): number;
  /**
   * Gives and takes rights; one without king and rook in place is not had.
   * @returns whether the rights are now what was asked
   */
  setCastlingRights(color: Color, { k, q }: Partial<Record<'k' | 'q', boolean>>): boolean;
  /** @param color */
  getCastlingRights(color: Color): {
    k: boolean;
    q: boolean;
  };
}

/** A board with a score sheet. */
declare class Scored extends Setting {
  #private;
  private _header;
  /** The game as PGN; `maxWidth` is that of its lines, 0 for one line. */
  pgn(options?: { newline?: string; maxWidth?: number }): string;
  /**
   * Sets tags, given as names and values in turn.
   * @deprecated `setHeader` and `getHeaders` leave out the tags without value.
   * @returns all tags, those without value as null
   */
  header(...args: string[]): Record<string, string | null>;
  /** @param key @param value @returns all tags that have a value */
  setHeader(key: string, value: string): Record<string, string>;
  /** Gives a tag the value it has when nothing is said. @param key @returns false if there is no such tag */
  removeHeader(key: string): boolean;
  /** The tags that have a value. */
  getHeaders(): Record<string, string>;
  /** The comment on this position; undefined if there is none. */
  getComment(): string;
  /** Braces, which would end it, become brackets. @param comment */
  setComment(comment: string): void;
  /** @returns the comment that was there, or undefined */
  removeComment(): string;
  /** @deprecated It is now called `removeComment`. */
  deleteComment(): string;
  /** The comments on the positions of this game. Others are forgotten. */
  getComments(): {
    fen: string;
    comment: string;
  }[];
  /** @returns those that were there */
  removeComments(): {
    fen: string;
    comment: string;
  }[];
  /** @deprecated It is now called `removeComments`. */
  deleteComments(): {
    fen: string;
    comment: string;
  }[];
}

/** A score sheet with opinions. Where no FEN is given, the position on the board is meant. */
declare class Annotated extends Scored {
  /** @param [fen] */
  getSuffixAnnotation(fen?: string): Suffix | undefined;
  /** @throws Error `Invalid suffix: ` and what was given */
  setSuffixAnnotation(suffix: Suffix, fen?: string): void;
  /** @param [fen] @returns what was there */
  removeSuffixAnnotation(fen?: string): Suffix | undefined;
  /** @param [fen] */
  getNags(fen?: string): number[];
  /** Adds a NAG that is not there yet. @param nag @param [fen] */
  addNag(nag: number, fen?: string): void;
  /** Puts these in the place of all. @param nags @param [fen] */
  setNags(nags: number[], fen?: string): void;
  /** @param [fen] @returns those that were there */
  removeNags(fen?: string): number[];
  /** @param nag @param [fen] @returns whether it was there */
  removeNag(nag: number, fen?: string): boolean;
}

/** The signs of some NAGs. */
declare const NAG_TO_SYMBOL: Readonly<Record<number, string>>;

/** The sign of a NAG, or undefined if it has none. @param nag */
declare function nagToGlyph(nag: number): string | undefined;

/** What may stand right behind a move. */
declare const SUFFIX_LIST: readonly Suffix[];

/** A game: a position, the moves that led to it, tags and comments. */
declare class Chess extends Annotated {
  #private;
  constructor(
    fen?: string,
    {
      skipValidation,
    }?: {
      skipValidation?: boolean;
    },
  );
  /** Empties the board and forgets the game. @param [options] */
  clear({ preserveHeaders }?: { preserveHeaders?: boolean }): void;
  /**
   * Sets up a position; the last fields of a FEN may be left out.
   * @throws Error with the text of `validateFen`
   */
  load(
    given: string,
    {
      skipValidation,
      preserveHeaders,
    }?: {
      skipValidation?: boolean;
      preserveHeaders?: boolean;
    },
  ): void;
  reset(): void;
  /**
   * The legal moves of the position, of a square or of a kind of piece: SAN, or moves if `verbose`.
   */
  /** @param [options] */
  moves(
    options?: MovesOptions & {
      verbose?: false;
    },
  ): string[];
  /**
   * The legal moves of the position, of a square or of a kind of piece: SAN, or moves if `verbose`.
   */
  /** @param [options] */
  moves(
    options: MovesOptions & {
      verbose: true;
    },
  ): Move[];
  /**
   * The legal moves of the position, of a square or of a kind of piece: SAN, or moves if `verbose`.
   */
  /** @param [options] */
  moves(options: MovesOptions): string[] | Move[];
  /**
   * Makes a move: SAN, without `strict` also much that people write instead; squares; null or `--` for a null
   * move.
   * @throws Error `Invalid move: ` and the move; a null move is not allowed in check
   */
  move(
    move:
      | string
      | {
          from: string;
          to: string;
          promotion?: string;
        }
      | null,
    {
      strict,
    }?: {
      strict?: boolean;
    },
  ): Move;
  /** Takes the last move back. */
  undo(): Move | null;
  /** Gives the move to the other side by a null move. @param color @returns false if it had it */
  setTurn(color: Color): boolean;
  /** The moves made: SAN, or moves if `verbose`. */
  /** @param [options] */
  history(options?: { verbose?: false }): string[];
  /** The moves made: SAN, or moves if `verbose`. */
  /** @param [options] */
  history(options: { verbose: true }): Move[];
  /** The moves made: SAN, or moves if `verbose`. */
  /** @param [options] */
  history(options: { verbose: boolean }): string[] | Move[];
  /** Whether a pawn can go there and becomes something. @param move */
  isPromotion({ from, to }: { from: Square; to: Square }): boolean;
  /** Whether the position is there for the third time. */
  isThreefoldRepetition(): boolean;
  /** Whether fifty moves, stalemate, material or repetition make it a draw. */
  isDraw(): boolean;
  isGameOver(): boolean;
  private get _positionCount();
  private _getPositionCount;
  /**
   * Loads the main line of one game. `newlineChar` is a pattern for the ends of lines.
   * @throws Error at the first place that cannot be read, then nothing has changed; at the first move that
   *   is not legal, then the game stands before it
   */
  loadPgn(
    pgn: string,
    {
      strict,
      newlineChar,
    }?: {
      strict?: boolean;
      newlineChar?: string;
    },
  ): void;
}

/**
 * Whether a FEN may be loaded, and if not, the first fault. As in chess.js it asks for exactly one king
 * of each colour, but not whether a game can go on from there.
 */
declare function validateFen(fen: string): {
  ok: boolean;
  error?: string;
};

/**
 * A generator of random 64 bits.
 * @param state its 128 bits
 * @returns draws the next number
 */
declare function xoroshiro128(state: bigint): () => bigint;

/** A legal move, made or to be made. What does not apply is undefined. */
declare class Move {
  /** The side that moves. */
  color: Color;
  from: Square;
  /** In castling the king's. */
  to: Square;
  /** What moves; a pawn also in a promotion. */
  piece: PieceSymbol;
  /** What is captured. */
  captured: PieceSymbol | undefined;
  /** What the pawn becomes. */
  promotion: PieceSymbol | undefined;
  /**
   * Letters: `n` ordinary, `c` capture, `b` pawn's double step, `e` en passant, `p` promotion, `k` and `q`
   * castling, `-` null move.
   * @deprecated The methods tell it.
   *
   */
  flags: string;
  san: string;
  /** The squares, and the promotion. */
  lan: string;
  /** The FEN before the move. */
  before: string;
  /** The FEN after it. */
  after: string;
  /** @param chess where the move is legal */
  constructor(chess: Chess, internal: InternalMove);
  isCapture(): boolean;
  isPromotion(): boolean;
  isEnPassant(): boolean;
  isKingsideCastle(): boolean;
  isQueensideCastle(): boolean;
  /** Whether a pawn makes its double step. */
  isBigPawn(): boolean;
  isNullMove(): boolean;
}

declare const BISHOP = 'b';

declare const BLACK = 'b';

declare const DEFAULT_POSITION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

declare const KING = 'k';

declare const KNIGHT = 'n';

declare const PAWN = 'p';

declare const QUEEN = 'q';

declare const ROOK = 'r';

/** The tags that every PGN has, with the values of a game of which nothing is known. */
declare const SEVEN_TAG_ROSTER: Record<string, string>;

/** All squares from a8 to h1, rank by rank. */
declare const SQUARES: Square[];

declare const WHITE = 'w';

export {
  BISHOP,
  BLACK,
  Chess,
  DEFAULT_POSITION,
  KING,
  KNIGHT,
  Move,
  NAG_TO_SYMBOL,
  nagToGlyph,
  PAWN,
  QUEEN,
  ROOK,
  SEVEN_TAG_ROSTER,
  SQUARES,
  SUFFIX_LIST,
  validateFen,
  WHITE,
  xoroshiro128,
};
