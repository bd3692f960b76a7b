// pgn.d.ts -- the public surface, made by tests/wasm/declarations.mjs from the sources beside it.
// SPDX-License-Identifier: MIT

// biome-ignore-all lint/correctness/noUnusedPrivateClassMembers: it keeps a class from being imitated

import type { Game, Locale, Mode, Position, Result, Square, Uci } from './jadoube.js';
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
  | {
      readonly ok: true;
      readonly value: PgnGame;
      readonly warnings: readonly PgnProblem[];
    }
  | {
      readonly ok: false;
      readonly error: readonly PgnProblem[];
    };
/** Text or bytes, or pieces of them, cut anywhere. */
export type PgnSource = string | Uint8Array | ArrayBuffer | Iterable<string | Uint8Array>;
/** The same, or what comes in time: a file of Node, the body of a Response. */
export type PgnSourceInTime =
  | PgnSource
  | AsyncIterable<string | Uint8Array>
  | {
      getReader(): PgnPieceReader;
    };
/** The reader of a ReadableStream. */
export interface PgnPieceReader {
  read(): Promise<{
    done: boolean;
    value?: string | Uint8Array | undefined;
  }>;
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

/**
 * The game with one more move: the first after another one goes on the line, a further one begins a variation. A move
 * that stands there already is found again.
 * @param id of the move it follows, 0 for the start
 * @param text the move, as people write it; `--` is a null move of analysis
 * @param [notes] what stands beside it
 * @returns the game and the number of the move; the errors are those of `Position.parse`
 */
declare function addMove(
  game: PgnGame,
  id: number,
  text: string,
  notes?: PgnNotes,
): Result<PgnEdited>;

/** The game with other notes beside a move; what is not named stays. */
declare function annotate(game: PgnGame, id: number, notes: PgnNotes): PgnGame;

/**
 * A game without moves.
 * @param [options] tags, and the FEN it starts from
 * @returns the error: what is wrong with the FEN
 */
declare function newPgn(options?: PgnNewGame): Result<PgnGame>;

/**
 * The position after a move of the tree.
 * @param id 0 for the start
 * @returns the error: `start-unknown`
 * @throws RangeError if no move has this number
 */
declare const positionAt: (game: PgnGame, id: number) => Result<Position>;

/**
 * The game with a variation made the line: the move stands first after the one before it.
 * @param id of its first move
 */
declare function promote(game: PgnGame, id: number): PgnGame;

/** The game without a move and all that follows it. */
declare function removeMove(game: PgnGame, id: number): PgnGame;

/**
 * A game under the Laws as a game of a PGN: its moves with the time left after each (`clk`), draw offers, the result,
 * and the tags TimeControl and Termination. What PGN has no sign for is told beside it: a delay in the tag
 * JadoubeTimeControl, the loss of both, 0-0, in a comment. A move on the record that was not legal ends the line; it and those behind
 * it stand in a comment.
 */
declare function gameToPgn(game: Game, options?: PgnFromGameOptions): PgnGame;

/** A game of a PGN: tags, a tree of moves, a result. It is a value; edits give another one. */
declare class PgnGame {
  /** In the order of the file; of several with one name the last. */
  tags: ReadonlyMap<string, string>;
  /** Before the first move. Its `next` are the first moves; its `after` the comments before them. */
  root: PgnNode;
  /** Behind the moves; `*` also if there is none. */
  result: PgnResult;
  /** The FEN of the first position; undefined for the initial array, null if it is not known. */
  start: string | null | undefined;
  /** Castling is written king takes rook in `uci`. */
  chess960: boolean;
  /** What was mended or is lost, in the order of the file; the first thousand. */
  warnings: readonly PgnProblem[];
  /** Where it was read; undefined if it was made. */
  readonly place: PgnPlace | undefined;
  constructor({
    tags,
    root,
    result,
    start,
    chess960,
    warnings,
    place,
  }: {
    tags: ReadonlyMap<string, string>;
    root: PgnNode;
    result: PgnResult;
    start?: string | null | undefined;
    chess960?: boolean;
    warnings?: readonly PgnProblem[];
    place?: PgnPlace | undefined;
  });
  /** The moves of the main line. */
  get moves(): PgnNode[];
}

/** A move in the tree of a game, with what stands beside it. What does not apply is undefined. */
declare class PgnNode {
  /** Its number in the game, from 1 in the order of reading; 0 is the root. It is kept by edits. */
  readonly id: number;
  /** As the standard writes it, in English; `--` is a null move of analysis; empty for the root. */
  readonly san: string;
  /** As UCI writes it; `0000` is a null move. */
  readonly uci: Uci;
  /** Numeric annotation glyphs. */
  nags: readonly number[];
  /** Comments before the move: at the beginning of a variation, or behind one. */
  before: readonly string[];
  /** Comments behind the move, without their marks; those of the root stand before the game. */
  after: readonly string[];
  /** What may follow: the line itself, then its variations. */
  next: readonly PgnNode[];
  /** `(=)`: a draw was offered with the move. */
  offer: true | undefined;
  /** `%clk`: time left after the move, in milliseconds. */
  clk: number | undefined;
  /** `%emt`: time used for the move, in milliseconds. */
  emt: number | undefined;
  /** `%eval` */
  eval: PgnEval | undefined;
  /** `%csl`: coloured squares. */
  csl: readonly PgnShape[] | undefined;
  /** `%cal`: arrows. */
  cal: readonly PgnShape[] | undefined;
  constructor(id: number, san: string, uci: Uci);
}

/**
 * Checks every move of the games of a PGN and tells of each game what it comes to; no tree is made, so this is
 * the fast way through a large file.
 * @param source text or bytes, or pieces of them
 */
declare function checkPgn(
  source: PgnSource,
  options?: PgnReadOptions,
): Generator<PgnRow, void, undefined>;

/** The same from a source that comes in time. */
declare function checkPgnStream(
  source: PgnSourceInTime,
  options?: PgnReadOptions,
): AsyncGenerator<PgnRow, void, undefined>;

/**
 * Reads the games of a PGN, one after the other. Nothing is thrown for a text that is wrong.
 * @param source text or bytes, or pieces of them
 * @returns for each game its value and what was mended; without a value
 *   what belongs to no game, and in strict mode a game that is refused with everything that is wrong up to there
 */
declare function readPgn(
  source: PgnSource,
  options?: PgnReadOptions,
): Generator<PgnRead, void, undefined>;

/**
 * The same from a source that comes in time; at any moment only one game and one piece are kept.
 */
declare function readPgnStream(
  source: PgnSourceInTime,
  options?: PgnReadOptions,
): AsyncGenerator<PgnRead, void, undefined>;

/**
 * The control of a `tc` line: `40/1:30:00+30,all/0:30:00+30`, `20/1:00:00*`, `none`, or the name
 * of an edition.
 * @param text what follows `tc`
 * @returns the error: `time-control`
 */
declare function readControlLine(text: string): Result<TimeControl>;

/**
 * Reads a TimeControl tag: `40/7200:3600`, `300+3`, `1/86400`, `-` for no control.
 * @returns the errors: `time-control-unknown` for `?`, `hourglass` for `*180`, `time-control`
 */
declare function readTimeControl(tag: string): Result<TimeControl>;

/** What follows `tc` in the line that sets this control up. */
declare function writeControlLine(control: TimeControl): string;

/** Writes a TimeControl tag; `?` if the standard has no words for it. */
declare function writeTimeControl(control: TimeControl): string;

/**
 * Writes a game in export format (PGN standard 3.2): the Seven Tag Roster, the other tags by name, lines of less than
 * 80 columns. The tags Result, SetUp and FEN are those of the game, whatever `tags` says. Reading it gives the same
 * game; of comments, line ends become blanks.
 */
declare function writePgn(game: PgnGame, options?: PgnWriteOptions): string;

export {
  addMove,
  annotate,
  checkPgn,
  checkPgnStream,
  gameToPgn,
  newPgn,
  PgnGame,
  PgnNode,
  positionAt,
  promote,
  readControlLine,
  readPgn,
  readPgnStream,
  readTimeControl,
  removeMove,
  writeControlLine,
  writePgn,
  writeTimeControl,
};
