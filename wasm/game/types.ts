// types.ts -- the values of a game as types: acts, verdicts, its state. No code.
// SPDX-License-Identifier: MIT

import type { Color, Square, Uci } from '../values/types.js';

/** Who plays the side. */
export type Player = Color;
/** A kind of piece by its English letter, as acts name it. */
export type PieceLetter = 'p' | 'n' | 'b' | 'r' | 'q' | 'k';
/** What a player may claim: a draw (10.10, 10.12), a flag (12.2), a breach (7.4, 8.1), an accident (8.2), ... */
export type Claim =
  | 'rep3'
  | 'fifty'
  | 'flag'
  | 'touch'
  | 'illegal'
  | 'displaced'
  | 'setup'
  | 'colours'
  | 'board'
  | 'clock'
  | 'time'
  | 'conduct'
  | 'increment'
  | 'no-effort';
/** An edition of the Laws; the three of 2023 are the FIDE Laws with their appendices A (rapid) and B (blitz). */
export type Profile = 'classic' | 'fide-2023-standard' | 'fide-2023-rapid' | 'fide-2023-blitz';
/**
 * What changes a few rules of an edition: an arbiter for each few games (2023 A.4, B.2), Guidelines III, Chess960
 * (Guidelines II), and a program that helps: it enforces touch-move and shows check, turn and move number.
 */
export type Modifier = 'full-supervision' | 'quickplay' | 'chess960' | 'training';
/** Where the game stands between set-up and end. */
export type Phase =
  | 'setup'
  | 'running'
  | 'stopped'
  | 'sealing'
  | 'adjourned'
  | 'resuming'
  | 'finished'
  | 'annulled';
/** A result; `0-0`: both have lost. */
export type Score = '1-0' | '0-1' | '1/2-1/2' | '0-0';

/** By what a game has ended. `arbiter`: a loss that he has pronounced under another paragraph. */
export type Ending =
  | 'checkmate'
  | 'stalemate'
  | 'dead-position'
  | 'resignation'
  | 'agreement'
  | 'repetition'
  | 'fifty-moves'
  | 'time'
  | 'both-flags'
  /** A loss turned into a draw, because the other side cannot mate (10.5). */
  | 'cannot-mate'
  | 'absence'
  | 'sealed-move'
  | 'refusal'
  | 'illegal-moves'
  | 'impossible-position'
  | 'signed'
  | 'no-effort'
  | 'arbiter'
  | 'annulled';

/** A value for each side. */
export interface Both<T> {
  readonly white: T;
  readonly black: T;
}

/** What cannot be found again after an irregularity (8.1, 8.2). */
export interface LostTrack {
  unrecoverable?: boolean;
  timesUnknown?: boolean;
}

/** What a player does at the table. */
export type PlayerAct =
  /** Contact with one to three pieces whose order is unknown (7.2). */
  | { act: 'touch'; squares: readonly Square[]; accident?: boolean }
  /** Announces or ends adjusting (7.1). */
  | { act: 'adjust'; on: boolean }
  /** Takes a piece into the hand; stands it on a square, still held; takes it off the board; displaces it. */
  | { act: 'lift' | 'place' | 'remove' | 'knock'; square: Square }
  /** The hand leaves the piece; both hands may have been used for the move (2023 4.1). */
  | { act: 'release'; twoHands?: boolean }
  | { act: 'press' }
  /** A new piece from outside, held on the square (6.4). */
  | { act: 'put'; piece: PieceLetter; square: Square }
  /** Puts displaced pieces back; or one of them wrongly, from `square` to `to` (8.3). */
  | { act: 'fix'; square?: Square; to?: Square }
  /** A whole move with the hand; `play` presses the clock as well. */
  | { act: 'move' | 'play'; move: { readonly uci: Uci } | string; twoHands?: boolean }
  /** Stops both clocks (12.5); a reason may name a paragraph. */
  | { act: 'stop'; reason?: string }
  /** The promotion piece is not at hand (5.6(5)). */
  | { act: 'need'; piece: PieceLetter }
  /** The draw (10.6 to 10.9), the end, the refusal to comply (10.17). */
  | { act: 'offer' | 'accept' | 'reject' | 'resign' | 'refuse' }
  /** Always refused (10.7, 10.13(3)). */
  | { act: 'withdraw'; what?: 'offer' | 'claim' }
  /** `article` goes with `conduct`: `15.1(1)` to `15.1(4)`. */
  | ({ act: 'claim'; what: Claim; article?: string } & LostTrack)
  /** A move on the sheet in advance, or sealed: up to 31 bytes. */
  | { act: 'write' | 'seal'; text: string }
  /** The sheet is brought up to date, or not (11); presence; the adjournment (13). */
  | { act: 'record' | 'norecord' | 'absent' | 'arrive' | 'adjourn' | 'envelope' }
  /** The result on the sheets (2023 8.7). */
  | { act: 'sign'; score: Score };

/** Penalties that concern the event, not the game (2023 12.9). */
export type EventPenalty = 'points' | 'fine' | 'exclusion' | 'expulsion';

/** What the arbiter does. */
export type ArbiterAct =
  | { act: 'stop'; reason?: string }
  /** Time only; is the king in check (9.1); decides a pending claim (10.13); points (17). */
  | { act: 'wait' | 'check' | 'verify' | 'score' | 'adjourn' | 'resume' | 'open' }
  /** The clocks go on; a player may have stopped them without a reason (12.5). */
  | { act: 'restart'; noReason?: boolean }
  /** To an agreed draw, or a claim, that waits for him (2023 9.1.1, III.4, III.5). */
  | { act: 'answer'; answer: 'yes' | 'no' | 'postpone' }
  /** Sees a fallen flag (12.2), or both (12.8): which fell `first`, if that is known. */
  | { act: 'flag'; side: Player; defect?: boolean }
  | { act: 'flags'; first?: Player; sheetsComplete?: boolean }
  /** Finds an illegal move (8.1). */
  | ({ act: 'illegal' } & LostTrack)
  /** More than fifty moves for some material, such as `KRBvKR` (10.12). */
  | { act: 'extend'; material: string; moves: number }
  /** The other's sheet (11.5); both sheets (11.8); the game cannot be reconstructed (11.9). */
  | { act: 'sheet'; how: 'lend' | 'deny'; side: Player }
  | { act: 'sheets' | 'cannot' }
  /** Sets a clock to this used time (12.4). */
  | { act: 'set'; side: Player; used: number }
  /** Always refused (11.3, 12.9). */
  | { act: 'tell'; what: 'opponent-moved' | 'press-clock' | 'move-count' | 'moves-scramble' }
  /** The wall clock and the running clock parted by so much: the device slept (12.4). */
  | { act: 'gap'; time: number }
  /** The envelope (14.5). */
  | { act: 'lost'; what?: 'position-unknown' | 'times-unknown' }
  /** Sets the pieces up by the first field of a FEN (8.4). */
  | { act: 'setup'; board: string }
  /** That they were set up wrongly (8.4), an impossible position (2023 A.5.4), a device (15.1(1)). */
  | { act: 'found'; what?: 'setup' | 'position' }
  | { act: 'found'; what: 'device'; side: Player }
  /** On this side; `time` goes with `used` and `bonus`, `article` with `loss` (15.2, 16.5). */
  | {
      act: 'penalty';
      side: Player;
      how: 'warn' | 'used' | 'bonus' | 'loss' | 'both-lose' | EventPenalty;
      time?: number;
      article?: string;
    }
  | { act: 'annul'; article: string };

/** An act, who does it, and how many whole milliseconds after the event before (0 if not given). */
export type GameEvent =
  | (PlayerAct & { by: Player; after?: number })
  | (ArbiterAct & { by: 'arbiter'; after?: number });

/** What the referee says; those from `REFUSE` on are rulings. */
export type VerdictCode =
  | 'OBLIGE'
  | 'FREE'
  | 'PARTIAL'
  | 'MADE'
  | 'COUNT'
  | 'OFFER'
  | 'DECLINED'
  | 'LOST'
  | 'FLAG'
  | 'NOTE'
  | 'STOPPED'
  | 'AUDIT'
  | 'TIMES'
  | 'INFO'
  | 'WARN'
  | 'SHEETS'
  | 'SEALED'
  | 'OPENED'
  | 'RESUMED'
  | 'REFUSE'
  | 'ILLEGAL'
  | 'RESTORE'
  | 'ANNUL'
  | 'CLAIM'
  | 'PENALTY'
  | 'BONUS'
  | 'TRANSFER'
  | 'REFER'
  | 'MUSTPLAY'
  | 'MUSTSEAL'
  | 'CONTINUE'
  | 'NEXTCONTROL'
  | 'LOSTENVELOPE'
  | 'POINTS'
  | 'RESULT';
/** What the referee answers. */
export interface Verdict {
  readonly code: VerdictCode;
  /** The paragraph of the Laws, in the numbers of the game's edition. */
  readonly article: string;
  /** What it says beside its Article: moves, a side, a word, times. */
  readonly args: readonly string[];
  /** True if it changes something or refuses; false if it only tells. */
  readonly ruling: boolean;
  /** All of it as one line. */
  readonly text: string;
}

/** What one side may do now. */
export interface Options {
  /** What the referee would take. A claim is among them if it may be made; `claims` tells if it is right. */
  readonly open: readonly GameEvent[];
  /** What it would refuse, and why: to explain a disabled button. */
  readonly refused: readonly Refusal[];
}

/** An act that the referee would refuse, and why. */
export interface Refusal {
  /** The act that was tried. */
  readonly event: GameEvent;
  /** `not-on-move`, `hand-full`, `no-offer`, ... */
  readonly code: string;
  /** In the numbers of the game's edition. */
  readonly article: string;
}

/** A claim that would be found right now. */
export interface OpenClaim {
  /** Whose claim it is. */
  readonly by: Player;
  /** As `apply` takes it: `{ by, act: 'claim', what }`. */
  readonly what: Claim;
  /** In the numbers of the game's edition. */
  readonly article: string;
  /** The move to be written before claiming; absent if what is claimed stands already. */
  readonly move?: Uci;
}

/** One clock at an instant. */
export interface ClockFace {
  /** Milliseconds to the control not yet satisfied; null without a limit; below 0 after it. */
  readonly left: number | null;
  /** Milliseconds to the next fall of the flag; null if there is none. */
  readonly toFlag: number | null;
  /** Milliseconds used. */
  readonly used: number;
  /** Moves that count for the control (6.5). */
  readonly counted: number;
  /** The control not yet satisfied, from 1. */
  readonly period: number;
  /** It runs now. */
  readonly running: boolean;
  /** Hanging down. */
  readonly flag: boolean;
}

/** A move on a scoresheet. */
export interface SheetEntry {
  /** From 0. */
  readonly ply: number;
  /** Who made it. */
  readonly by: Player;
  /** SAN, of an illegal move its two squares; absent if the side has not written it. */
  readonly text?: string;
  /** A draw was offered with it: `(=)`. */
  readonly offer: boolean;
  /** The side still has to write it. */
  readonly missing: boolean;
}

/** How a game has ended. */
export interface Outcome {
  /** `*` if the game was annulled. */
  readonly result: Score | '*';
  /** By what it ended; `sentence` of `jadoube/laws` says it in words. */
  readonly reason: Ending;
  /** In the numbers of the game's edition. */
  readonly article: string;
  /** What each side scores by the points of the event (17). */
  readonly points: Both<number>;
  /** Whose claim it was. */
  readonly claimedBy?: Player;
}

/** A line of the log as it was taken, and what the referee said. */
export interface Judged {
  /** As it stands in the log; of a refused act the time it took. */
  readonly line: string;
  /** What the referee said. */
  readonly verdicts: readonly Verdict[];
}

/** What a game tells those who listen, by kind. */
export interface GameNews {
  /** Once for each call of `apply`, also when the act was refused. */
  act: Judged;
  /** Once for each verdict. */
  verdict: Verdict;
  /** When the game has ended or was annulled. */
  end: Outcome;
}

/** A whole game for JSON. */
export interface GameJson {
  /** Of this form. */
  readonly version: 1;
  /** The lines of the log. */
  readonly log: readonly string[];
}

/** A piece in a hand: the letter of a FEN. */
export interface Held {
  readonly piece: string;
  /** Null: from outside the board. */
  readonly from: Square | null;
  /** The square it stands on while still held. */
  readonly over: Square | null;
}

/** Everything about a game at one moment. Times are in milliseconds; moves as UCI, castling O-O and O-O-O. */
export interface State {
  /** Between set-up and end. */
  readonly phase: Phase;
  /** Who has the move (3.1). */
  readonly turn: Player;
  /** Whose clock runs. */
  readonly clock: Player | 'off';
  /** What stands on a1, b1, ... h8: 64 letters as in a FEN, `.` for nothing. */
  readonly board: string;
  /** The same for pieces that stand under another one: a victim not yet removed. */
  readonly under: string;
  /** What each side holds; null: nothing. */
  readonly hand: Both<Held | null>;
  /** Displaced by accident and not put back. */
  readonly knocked: readonly Square[];
  /** Own pieces whose touch counts. */
  readonly touched: readonly Square[];
  /** Enemy pieces that must be taken. */
  readonly take: readonly Square[];
  /** The Article of the obligation in force. */
  readonly duty: string | null;
  /** True if `allowed` is less than all legal moves. */
  readonly bound: boolean;
  /** The moves that the duty in force leaves open. */
  readonly allowed: readonly string[];
  /** What is missing of a move that is fixed. */
  readonly partial: {
    readonly kind: 'capture' | 'castle' | 'promotion';
    readonly move: string;
  } | null;
  /** Has announced that it adjusts (7.1). */
  readonly adjusting: Both<boolean>;
  /** An illegal move stands, unnoticed and unpressed. */
  readonly unseen: boolean;
  /** The last move is not yet followed by a press. */
  readonly unpressed: Both<boolean>;
  /** Time used. */
  readonly used: Both<number>;
  /** To the control not yet satisfied; null without a limit. */
  readonly left: Both<number | null>;
  /** To the next fall of the flag; null if there is none. */
  readonly toFlag: Both<number | null>;
  /** Hanging down. */
  readonly flag: Both<boolean>;
  /** The control not yet satisfied, from 1. */
  readonly period: Both<number>;
  /** Moves that count for the control (6.5). */
  readonly counted: Both<number>;
  /** Moves made. */
  readonly made: Both<number>;
  /** Since the game began, whichever clock ran. */
  readonly wall: number;
  /** Whose offer of a draw stands. */
  readonly offer: Player | null;
  /** Null while the game goes on. */
  readonly result: Score | null;
  /** That ended the game. */
  readonly article: string | null;
  /** By what the game ended. */
  readonly ending: Ending | null;
  /** Twice what each side scores (17). */
  readonly halfPoints: Both<number>;
  /** The moves on record, of both sides. */
  readonly plies: number;
  /** How many of them stand on the sheet of the side (11.1). */
  readonly recorded: Both<number>;
  /** FEN of the position the game began with. */
  readonly start: string;
  /** FEN of the position by completed moves. */
  readonly fen: string;
  /** The side having the move is in check. */
  readonly check: boolean;
  /** The moves on record. */
  readonly moves: readonly string[];
  /** What the edition lets a display show (9.3, 3.2, 12.9). */
  readonly showCheck: boolean;
  readonly showTurn: boolean;
  readonly showMoveCount: boolean;
  /** Castling is that of Chess960. */
  readonly chess960: boolean;
  /** The moves, from 0, beside which a draw offer is noted (2023 9.1.2.2). */
  readonly offered: readonly number[];
  /** Whose flag fell first, if both hang and the clock shows it (2023 III.3). */
  readonly firstFlag: Player | null;
}
