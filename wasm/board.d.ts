// board.d.ts -- the types of jadoube/board: importing it defines <jadoube-board>.
// SPDX-License-Identifier: MIT

/** What stands on a board that is looked at. */
export interface ViewState {
  readonly mode: 'view';
  readonly fen: string;
  /** How many moves of the record have been played, and how many its line has. */
  readonly ply: number;
  readonly plies: number;
  /** The last move; empty before the first. */
  readonly san: string;
  readonly uci: string;
}

/** What stands on a board that is played on. */
export interface PlayState {
  readonly mode: 'play';
  /** By completed moves. */
  readonly fen: string;
  readonly plies: number;
  /** In SAN. */
  readonly moves: readonly string[];
  /** `1-0`, `0-1`, `1/2-1/2`; null while the game goes on. */
  readonly result: string | null;
}

/** A breach of the Laws. */
export interface Violation {
  /** The paragraph of the Laws. */
  readonly article: string;
  readonly code: string;
  /** True in level `learn`: it was not carried out. */
  readonly prevented: boolean;
}

/** Why a board shows nothing but a message. */
export interface BoardError {
  readonly code: 'attribute' | 'squares' | 'not-yet' | 'fen' | 'pgn' | 'failed';
  /** The attribute that is wrong, and its value. */
  readonly name: string;
  readonly value: string;
  /** What the reader sees, in his language. */
  readonly message: string;
}

/** The events of the element; they bubble and leave shadow trees. */
export interface BoardEvents {
  'jd-state': CustomEvent<ViewState | PlayState>;
  'jd-progress': CustomEvent<{ readonly ply: number; readonly plies: number }>;
  'jd-violation': CustomEvent<Violation>;
  /** Kept for exercises. */
  'jd-solved': CustomEvent<null>;
  'jd-error': CustomEvent<BoardError>;
}

/**
 * A board for any page. Attributes: `fen`, `pgn`, `mode` (view, play), `level` (learn, club, tournament),
 * `orientation` (white, black), `lang`, `theme` (auto, light, dark). Each is a property as well. The board is as wide as
 * its place, but 576 pixels at most; CSS of the page may give it another width.
 */
export declare class JadoubeBoard extends HTMLElement {
  /** A position; empty: the initial array. */
  fen: string;
  /** Moves to walk through, or to play on from. */
  pgn: string;
  /** `view`, if it is empty, or `play`. */
  mode: string;
  /** Of play: `learn`, `club`, if it is empty, or `tournament`. */
  level: string;
  /** Who is below: `white`, if it is empty, or `black`. */
  orientation: string;
  /** `auto`, `light`, `dark`; empty: as the page round it. */
  theme: string;
  /** What the last `jd-state` told; null if nothing can be shown. */
  get state(): ViewState | PlayState | null;
  addEventListener<K extends keyof BoardEvents>(
    type: K,
    listener: (event: BoardEvents[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'jadoube-board': JadoubeBoard;
  }
}
