// types.ts -- the values of `jadoube/laws` as types. No code.
// SPDX-License-Identifier: MIT

import type { Outcome, Refusal, State, Verdict } from '../game/types.js';
import type { Color } from '../values/types.js';

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
