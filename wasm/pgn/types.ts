// types.ts -- the values of the PGN entry as types. No code.
// SPDX-License-Identifier: MIT

import type { Locale, Mode, Square } from '../values/types.js';
import type { PgnGame } from './node.js';

/** What stands behind the moves; `*`: unknown, or the game goes on. */
export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** How bad it is: strict reading takes a remark, lenient reading mends a warning, an error is a loss. */
export type PgnSeverity = 'remark' | 'warning' | 'error';

/** What is wrong in a PGN, or was mended. */
export type PgnCode =
  | 'utf-16'
  | 'stray-text'
  | 'stray-character'
  | 'control-character'
  | 'token-long'
  | 'angle-brackets'
  | 'no-empty-line'
  | 'empty-line-inside'
  | 'tag-unquoted'
  | 'tag-name'
  | 'tag-repeated'
  | 'tag-open'
  | 'string-open'
  | 'quote-inside'
  | 'setup-without-fen'
  | 'fen-mended'
  | 'fen-bad'
  | 'variant-unknown'
  | 'move-text'
  | 'moves-glued'
  | 'move-figurine'
  | 'move-syntax'
  | 'move-illegal'
  | 'move-ambiguous'
  | 'move-promotion'
  | 'move-null'
  | 'word-unknown'
  | 'draw-offer'
  | 'nag-sign'
  | 'nag-range'
  | 'comment-open'
  | 'variation-first'
  | 'variation-open'
  | 'variation-closed'
  | 'variation-deep'
  | 'result-text'
  | 'result-inside'
  | 'result-missing'
  | 'result-mismatch';
/** One thing that is wrong in a PGN, or was mended. */
export interface PgnProblem {
  /** What it is; stable, for programs. */
  readonly code: PgnCode;
  /** How bad it is. */
  readonly severity: PgnSeverity;
  /** From 1. LF, CR LF and CR each end a line. */
  readonly line: number;
  /** From 1, in bytes of the file; for a text that was given as a string, in bytes of its UTF-8. */
  readonly column: number;
  /** The word that is meant, or the beginning of it. */
  readonly text?: string;
  /** It stands inside of a variation, so the moves of the game itself are not concerned. */
  readonly variation?: true;
}

/** Where a game begins. */
export interface PgnPlace {
  /** Of its first tag or move, from 1, as those of a problem. */
  readonly line: number;
  readonly column: number;
  /**
   * From 0, in bytes of the file, as the column; comments before the game are part of it. From here to the offset of the
   * next game the file can be read alone, if no `encoding` was given.
   */
  readonly offset: number;
}

/** An evaluation for White: pawns, or moves to mate, below 0 if Black gives it; `depth` as the engine told. */
export interface PgnEval {
  /** For White, in pawns. */
  readonly pawns?: number;
  /** Moves to mate; below 0: Black mates. */
  readonly mate?: number;
  /** How deep the engine looked, in plies. */
  readonly depth?: number;
}

/** A coloured square or, with `to`, an arrow. */
export interface PgnShape {
  /** `G`, `R`, `Y`, `B` or another capital letter. */
  readonly color: string;
  readonly from: Square;
  readonly to?: Square;
}

/** What stands beside a move; see `PgnNode`. What is not named stays as it is. */
export interface PgnNotes {
  nags?: readonly number[];
  before?: readonly string[];
  after?: readonly string[];
  offer?: true | undefined;
  clk?: number | undefined;
  emt?: number | undefined;
  eval?: PgnEval | undefined;
  csl?: readonly PgnShape[] | undefined;
  cal?: readonly PgnShape[] | undefined;
}

/** What a new game begins with. */
export interface PgnNewGame {
  /** Event, Date, White, ...; the order is kept. */
  tags?: ReadonlyMap<string, string> | Record<string, string>;
  /** The first position, if it is not the initial array. */
  fen?: string;
}

/** What is written of a game under the Laws. */
export interface PgnFromGameOptions {
  /** Further tags: Event, Date, White, ... */
  tags?: ReadonlyMap<string, string> | Record<string, string>;
  /** The time left after each move; true if not given. */
  clk?: boolean;
}

/** A game with one more move, and the number of that move. */
export interface PgnEdited {
  /** The game with the move. */
  readonly game: PgnGame;
  /** The number of the move in it. */
  readonly id: number;
}

/** A part of a time control. */
export interface Period {
  /** So many moves are to be made in it; 0: all that remain. */
  readonly moves: number;
  /** The time of the period. */
  readonly seconds: number;
  /** Seconds added for each move. */
  readonly increment?: number;
  /** Seconds of each move that do not count. */
  readonly delay?: number;
  /** Of a delay: the clock runs at once, and gets back what was used of it. */
  readonly bronstein?: boolean;
}

/** The tag TimeControl as periods. */
export interface TimeControl {
  /** None: play without a limit. */
  readonly periods: readonly Period[];
  /** The last period comes again and again. */
  readonly repeats: boolean;
}

/** What a reader gives for each game: its value, with what was mended, or everything that is wrong. */
export type PgnRead =
  | { readonly ok: true; readonly value: PgnGame; readonly warnings: readonly PgnProblem[] }
  | { readonly ok: false; readonly error: readonly PgnProblem[] };

/** Text or bytes, or pieces of them, cut anywhere. */
export type PgnSource = string | Uint8Array | ArrayBuffer | Iterable<string | Uint8Array>;

/** The same, or what comes in time: a file of Node, the body of a Response. */
export type PgnSourceInTime =
  | PgnSource
  | AsyncIterable<string | Uint8Array>
  | { getReader(): PgnPieceReader };

/** The reader of a ReadableStream. */
export interface PgnPieceReader {
  read(): Promise<{ done: boolean; value?: string | Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

/** How a PGN is read. */
export interface PgnReadOptions {
  /** `lenient`, if not given, reads on where it can; `strict` refuses a game at its first warning or error. */
  mode?: Mode;
  /** The language of the letters of the pieces in the moves; `en` if not given. Figurines are always read. */
  locale?: Locale;
  /**
   * The encoding of bytes, by a label of the Encoding Standard such as `gb18030` or `windows-1251`. Without it
   * each text is UTF-8 or, if it is none, Latin-1.
   */
  encoding?: string;
}

/** How a PGN is written. */
export interface PgnWriteOptions {
  /** The language of the letters of the pieces; `en` if not given, which alone is export format. */
  locale?: Locale;
  /** Lines are shorter than so many columns where they can be; 80 if not given. */
  width?: number;
  /** What ends a line: `\n` if not given. */
  newline?: '\n' | '\r\n' | '\r';
}

/** One game, checked. Hashes are FNV-1a of the moves, a blank between them. */
export interface PgnRow {
  /** The GameId tag, or the number of the game in the file. */
  readonly id: string;
  /** Half-moves of the main line; undefined, as all that follows of moves, if its start is not known. */
  readonly plies: number | undefined;
  /** The Result tag; undefined if there is none. */
  readonly tag: string | undefined;
  /** The result behind the moves; undefined if there is none. */
  readonly result: PgnResult | undefined;
  /** The last position. */
  readonly fen: string | undefined;
  /** `#` mate, `+` check, `s` stalemate, `i` too little material by other programs' test, `e` a legal e.p. capture. */
  readonly flags: string;
  /** `T` third occurrence, `t` by a move to come, `F` fifty moves, `f` by a move to come (Laws 10.11, 10.12). */
  readonly claims: string;
  /** The most occurrences of one position. */
  readonly occurrences: number;
  /** The first ply with a third occurrence of a position; 0: none. */
  readonly third: number;
  /** The first ply with a fifth occurrence; 0: none. */
  readonly fifth: number;
  /** The first ply with 100 half-moves without capture or pawn move; 0: none. */
  readonly fifty: number;
  /** The same with 150. */
  readonly seventyFive: number;
  /** Of the moves in UCI. */
  readonly uciHash: string;
  /** Of the moves in SAN. */
  readonly sanHash: string;
  /** How many there are. */
  readonly variations: number;
  /** How many there are. */
  readonly comments: number;
  /** How many there are. */
  readonly nags: number;
  /** `code@line:column`, as many as there is room for. */
  readonly errors: readonly string[];
}
