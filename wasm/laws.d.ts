// laws.d.ts -- the public surface, made by tests/wasm/declarations.mjs from the sources beside it.
// SPDX-License-Identifier: MIT

// biome-ignore-all lint/correctness/noUnusedPrivateClassMembers: it keeps a class from being imitated

import type { Color, Outcome, Problem, Refusal, State, Verdict } from './jadoube.js';
/** English, Chinese in simplified and in traditional characters. */
export type Language = 'en' | 'zh-Hans' | 'zh-Hant';
/** Whose numbers an Article has: the classic edition in 17 Articles, or the FIDE Laws of 2023. */
export type Edition = 'classic' | 'fide-2023';
/** Language and edition: English and classic if not given. */
export interface Wanted {
  /** English if not given. */
  lang?: Language;
  /** Classic if not given. */
  edition?: Edition;
}
/** For a verdict also who has the move after it (White if not given), and its move in SAN (else UCI). */
export interface SentenceOptions extends Wanted {
  /** Who has the move after the verdict; White if not given. */
  turn?: Color;
  /** The move of the verdict in SAN; its UCI if not given. */
  san?: string;
}
/** For a problem also the move that was asked about, in UCI, unless the problem has it. */
export interface ProblemOptions {
  /** English if not given. */
  lang?: Language;
  /** The move that was asked about, in UCI, unless the problem has it. */
  move?: string;
}
/** A problem with its line, as `jadoube/pgn` tells one. */
export interface ProblemOfPgn {
  readonly code: string;
  readonly line: number;
  readonly column: number;
}
/** What a sentence is made for: a verdict, a refusal of `options`, the outcome of a game. */
export type Tellable = Verdict | Outcome | Refusal;
/** What is looked at of a game. */
export interface GameSeen {
  readonly state: Pick<State, 'turn'>;
  readonly log: readonly string[];
}
/** What `sentence` wants to know of a game. */
export interface Context {
  /** Who has the move. */
  readonly turn: Color;
  /** Whose numbers the Articles have. */
  readonly edition: Edition;
}

/**
 * The text of an Article; of a part without one of its own, that of the whole.
 * @param number such as `7.2(1)`, in 2023 `4.3.1` or `A.5.2`
 * @returns undefined if there is no such Article
 */
declare function article(number: string, options?: Wanted): string | undefined;

/**
 * The paragraphs of the classic Laws that a number of an edition stands for; itself if there is none.
 * @param number such as `4.3.1`
 * @param [options] its edition
 */
declare function classicNumbers(number: string, options?: Wanted): readonly string[];

/** What `sentence` wants to know of a game: who has the move, and the edition. */
declare function contextOf(game: GameSeen): Context;

/** The languages there are. */
declare const languages: readonly Language[];

/**
 * Why a move is not legal, or what is wrong with a FEN, the text of a move, a PGN or a TimeControl tag.
 */
declare function problem(found: Problem | ProblemOfPgn, options?: ProblemOptions): string;

/**
 * The sentence of a verdict, of a refusal in `options`, or of an outcome.
 * @param [options] `contextOf` gives those of a game
 */
declare function sentence(verdict: Tellable, options?: SentenceOptions): string;

export { article, classicNumbers, contextOf, languages, problem, sentence };
