// jadoube.d.ts -- the public surface, made by tests/wasm/declarations.mjs from the sources beside it.
// SPDX-License-Identifier: MIT

// biome-ignore-all lint/correctness/noUnusedPrivateClassMembers: it keeps a class from being imitated

/** A side. */
export type Color = 'white' | 'black';
/** The six kinds of pieces (Law 2.2). */
export type Role = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';
/** A column of the board, from White's left. */
export type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
/** A row of the board, from White's side. */
export type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
/** A square: file and rank. */
export type Square = `${File}${Rank}`;
/** A move as UCI writes it: `e2e4`, `e7e8q`; castling `e1g1`, in Chess960 king takes own rook. */
export type Uci = string;
/** From where a piece goes, and to where. */
export interface Step {
  readonly from: Square;
  readonly to: Square;
}
/** What stands on a square. */
export interface Piece {
  readonly color: Color;
  readonly role: Role;
}
/** Why a move is not legal (Articles 3 to 5, 9). */
export type ReasonCode =
  | 'no-piece'
  | 'not-on-move'
  | 'same-square'
  | 'castling-lost'
  | 'castling-between'
  | 'castling-check'
  | 'castling-crossing'
  | 'castling-landing'
  | 'own-piece'
  | 'king-moves'
  | 'queen-moves'
  | 'rook-moves'
  | 'bishop-moves'
  | 'knight-moves'
  | 'pawn-forward'
  | 'pawn-moves'
  | 'pawn-double'
  | 'pawn-straight'
  | 'pawn-diagonal'
  | 'no-en-passant'
  | 'blocked'
  | 'enemy-king'
  | 'king-attacked'
  | 'in-check'
  | 'pinned'
  | 'en-passant-pinned'
  | 'promotion-missing'
  | 'promotion-kind'
  | 'promotion-absent';
/** What is wrong with a FEN, or was mended. */
export type FenCode =
  | 'empty'
  | 'board-letter'
  | 'board-digit'
  | 'rank-short'
  | 'rank-long'
  | 'ranks-few'
  | 'ranks-many'
  | 'side'
  | 'castling-letter'
  | 'castling-repeated'
  | 'ep-square'
  | 'counter'
  | 'counter-large'
  | 'no-white-king'
  | 'no-black-king'
  | 'white-kings'
  | 'black-kings'
  | 'pawn-rank'
  | 'kings-adjacent'
  | 'opponent-in-check'
  | 'spacing'
  | 'byte-order-mark'
  | 'field-missing'
  | 'field-extra'
  | 'epd-operations'
  | 'digits-adjacent'
  | 'slash-trailing'
  | 'side-case'
  | 'castling-order'
  | 'castling-dash'
  | 'ep-case'
  | 'counter-form'
  | 'move-number-zero'
  | 'castling-no-king'
  | 'castling-no-rook'
  | 'castling-twice'
  | 'ep-rank'
  | 'ep-occupied'
  | 'ep-no-pawn'
  | 'ep-origin'
  | 'castling-chess960'
  | 'ep-clock'
  | 'impossible-check'
  | 'white-pawns'
  | 'black-pawns'
  | 'white-pieces'
  | 'black-pieces'
  | 'white-promoted'
  | 'black-promoted'
  | 'unreachable-check';
/** What is wrong with the text of a move; behind `illegal` a reason may follow. */
export type MoveTextCode =
  | 'syntax'
  | 'illegal'
  | 'ambiguous'
  | 'promotion'
  | 'null'
  | 'too-long'
  | 'not-canonical';
/** What is wrong with a tag TimeControl or the text of a control; `start-unknown`: a game of a PGN whose FEN is not read. */
export type OtherCode = 'time-control' | 'time-control-unknown' | 'hourglass' | 'start-unknown';
/** What is wrong, or was mended. */
export type ProblemCode = ReasonCode | FenCode | MoveTextCode | OtherCode;
/** One thing that is wrong, or that was mended (a warning). */
export interface Problem {
  /** What it is; stable, for programs. `problem` of `jadoube/laws` has the sentence. */
  readonly code: ProblemCode;
  /** The paragraph of the Laws of Chess (classic edition) it rests on, such as `9.1`. */
  readonly article?: string;
  /** The squares concerned: what blocks, pins, gives check, stands where it cannot. */
  readonly squares?: readonly Square[];
  /** Of a FEN: the field, 1 board, 2 side, 3 castling, 4 en passant, 5 half-moves, 6 move number; 0 the whole. */
  readonly field?: number;
  /** Of a text: where, counted from 1 in units of the JavaScript string. */
  readonly column?: number;
  /** Of a list: which of its items, from 0. */
  readonly index?: number;
  /** What is right instead, such as the canonical SAN. */
  readonly instead?: string;
  /** Of a reason behind `illegal`: the move that the text means. */
  readonly move?: Uci;
}
/** What a reader of text gives: the value, with what it had to mend, or everything that is wrong. */
export type Result<T> =
  | {
      readonly ok: true;
      readonly value: T;
      readonly warnings: readonly Problem[];
    }
  | {
      readonly ok: false;
      readonly error: readonly Problem[];
    };
/**
 * How much is asked of a FEN: `syntax` its text alone; `setup` any board, for teaching, kings may be missing;
 * `legal` a position to play from.
 */
export type Level = 'syntax' | 'setup' | 'legal';
/** `strict` takes the standard's own form only; `lenient` what people write. */
export type Mode = 'strict' | 'lenient';
/**
 * The language of the letters of the pieces; `figurines` writes them as pictures, which all of them read.
 * Nothing is guessed: an Englishman's B is a bishop, a German's a pawn.
 */
export type Locale =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'nl'
  | 'pl'
  | 'hu'
  | 'ru'
  | 'zh'
  | 'figurines';
/** How a position has ended by itself. */
export interface Status {
  /** False while there is something to play for. */
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
  /** The pinned piece. */
  readonly square: Square;
  /** The piece that pins it. */
  readonly by: Square;
}

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
  | {
      act: 'touch';
      squares: readonly Square[];
      accident?: boolean;
    }
  /** Announces or ends adjusting (7.1). */
  | {
      act: 'adjust';
      on: boolean;
    }
  /** Takes a piece into the hand; stands it on a square, still held; takes it off the board; displaces it. */
  | {
      act: 'lift' | 'place' | 'remove' | 'knock';
      square: Square;
    }
  /** The hand leaves the piece; both hands may have been used for the move (2023 4.1). */
  | {
      act: 'release';
      twoHands?: boolean;
    }
  | {
      act: 'press';
    }
  /** A new piece from outside, held on the square (6.4). */
  | {
      act: 'put';
      piece: PieceLetter;
      square: Square;
    }
  /** Puts displaced pieces back; or one of them wrongly, from `square` to `to` (8.3). */
  | {
      act: 'fix';
      square?: Square;
      to?: Square;
    }
  /** A whole move with the hand; `play` presses the clock as well. */
  | {
      act: 'move' | 'play';
      move:
        | {
            readonly uci: Uci;
          }
        | string;
      twoHands?: boolean;
    }
  /** Stops both clocks (12.5); a reason may name a paragraph. */
  | {
      act: 'stop';
      reason?: string;
    }
  /** The promotion piece is not at hand (5.6(5)). */
  | {
      act: 'need';
      piece: PieceLetter;
    }
  /** The draw (10.6 to 10.9), the end, the refusal to comply (10.17). */
  | {
      act: 'offer' | 'accept' | 'reject' | 'resign' | 'refuse';
    }
  /** Always refused (10.7, 10.13(3)). */
  | {
      act: 'withdraw';
      what?: 'offer' | 'claim';
    }
  /** `article` goes with `conduct`: `15.1(1)` to `15.1(4)`. */
  | ({
      act: 'claim';
      what: Claim;
      article?: string;
    } & LostTrack)
  /** A move on the sheet in advance, or sealed: up to 31 bytes. */
  | {
      act: 'write' | 'seal';
      text: string;
    }
  /** The sheet is brought up to date, or not (11); presence; the adjournment (13). */
  | {
      act: 'record' | 'norecord' | 'absent' | 'arrive' | 'adjourn' | 'envelope';
    }
  /** The result on the sheets (2023 8.7). */
  | {
      act: 'sign';
      score: Score;
    };
/** Penalties that concern the event, not the game (2023 12.9). */
export type EventPenalty = 'points' | 'fine' | 'exclusion' | 'expulsion';
/** What the arbiter does. */
export type ArbiterAct =
  | {
      act: 'stop';
      reason?: string;
    }
  /** Time only; is the king in check (9.1); decides a pending claim (10.13); points (17). */
  | {
      act: 'wait' | 'check' | 'verify' | 'score' | 'adjourn' | 'resume' | 'open';
    }
  /** The clocks go on; a player may have stopped them without a reason (12.5). */
  | {
      act: 'restart';
      noReason?: boolean;
    }
  /** To an agreed draw, or a claim, that waits for him (2023 9.1.1, III.4, III.5). */
  | {
      act: 'answer';
      answer: 'yes' | 'no' | 'postpone';
    }
  /** Sees a fallen flag (12.2), or both (12.8): which fell `first`, if that is known. */
  | {
      act: 'flag';
      side: Player;
      defect?: boolean;
    }
  | {
      act: 'flags';
      first?: Player;
      sheetsComplete?: boolean;
    }
  /** Finds an illegal move (8.1). */
  | ({
      act: 'illegal';
    } & LostTrack)
  /** More than fifty moves for some material, such as `KRBvKR` (10.12). */
  | {
      act: 'extend';
      material: string;
      moves: number;
    }
  /** The other's sheet (11.5); both sheets (11.8); the game cannot be reconstructed (11.9). */
  | {
      act: 'sheet';
      how: 'lend' | 'deny';
      side: Player;
    }
  | {
      act: 'sheets' | 'cannot';
    }
  /** Sets a clock to this used time (12.4). */
  | {
      act: 'set';
      side: Player;
      used: number;
    }
  /** Always refused (11.3, 12.9). */
  | {
      act: 'tell';
      what: 'opponent-moved' | 'press-clock' | 'move-count' | 'moves-scramble';
    }
  /** The wall clock and the running clock parted by so much: the device slept (12.4). */
  | {
      act: 'gap';
      time: number;
    }
  /** The envelope (14.5). */
  | {
      act: 'lost';
      what?: 'position-unknown' | 'times-unknown';
    }
  /** Sets the pieces up by the first field of a FEN (8.4). */
  | {
      act: 'setup';
      board: string;
    }
  /** That they were set up wrongly (8.4), an impossible position (2023 A.5.4), a device (15.1(1)). */
  | {
      act: 'found';
      what?: 'setup' | 'position';
    }
  | {
      act: 'found';
      what: 'device';
      side: Player;
    }
  /** On this side; `time` goes with `used` and `bonus`, `article` with `loss` (15.2, 16.5). */
  | {
      act: 'penalty';
      side: Player;
      how: 'warn' | 'used' | 'bonus' | 'loss' | 'both-lose' | EventPenalty;
      time?: number;
      article?: string;
    }
  | {
      act: 'annul';
      article: string;
    };
/** An act, who does it, and how many whole milliseconds after the event before (0 if not given). */
export type GameEvent =
  | (PlayerAct & {
      by: Player;
      after?: number;
    })
  | (ArbiterAct & {
      by: 'arbiter';
      after?: number;
    });
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

/**
 * What editions and events differ in. Only what is named is changed; times in milliseconds. `game.ask('set NAME')`
 * tells what is in force.
 */
export interface Parameters {
  /** Whose numbers the verdicts cite. */
  edition?: 'classic' | 'fide-2023';
  /** Who notices a breach of the Laws or a fallen flag (12.2, 16.1). */
  arbiter?: 'program' | 'human' | 'none';
  /** Articles 1 to 3, 5: with `chess960` a game may begin with any of its arrays and castles as it does. */
  variant?: 'standard' | 'chess960';
  /** Laws 9.3, 3.2, 12.9: 1 if the display shows check. */
  show_check?: number;
  /** 1 if it shows whose turn it is. */
  show_turn?: number;
  /** 1 if it shows how many moves were made. */
  show_move_count?: number;
  /** Laws 7.2, 7.4: on the opponent's claim, or by the arbiter at once (16.1). */
  touch_enforcement?: 'claim' | 'auto';
  /** Law 5.1(4): whoever touches king and rook must move the king, or must castle if he can. */
  castle_touch?: 'free' | 'must';
  /** Law 7.2(2): pieces of both colours bind to the capture, or the first of them alone binds. */
  both_touch?: 'capture' | 'first';
  /** Law 6.4: the new piece is chosen when it is released, or when it touches the square. */
  promo_final?: 'release' | 'touch';
  /** Law 6.4: the new piece may be put down before the pawn is taken off, or only after it. */
  promo_order?: 'any' | 'pawn-first';
  /** Law 7.1: who may adjust: the side having the move, and only while its own clock runs. */
  adjust?: 'on-move' | 'on-move+clock';
  /** 2023 4.1: a move made with two hands and pressed counts as an illegal one. */
  two_hands?: 'free' | 'illegal';
  /** Laws 6.1 to 6.5: a move is completed when it is released, or when the clock is pressed after it. */
  complete?: 'release' | 'press';
  /** Law 6.5: a move that has been answered may still be pressed. */
  late_press?: 'no' | 'yes';
  /** Law 12.3: pressing without a move. */
  press_no_move?: 'note' | 'illegal';
  /** Law 5.6(4): a pawn pressed on the last rank: the move is finished freely, or it becomes a queen. */
  unpromoted?: 'restore' | 'queen';
  /** Law 8.1: a move is illegal when it is made, or when the clock is pressed after it. */
  illegal_when?: 'made' | 'pressed';
  /** Law 8.1: how late an illegal move is corrected: in the whole game, or before the next move. */
  illegal_window?: 'game' | 'next-move';
  /** Law 8.1: what an illegal move costs. */
  illegal_penalty?: 'none' | 'opponent-bonus';
  /** Law 8.1: how much time it costs. */
  illegal_ms?: number;
  /** The illegal move that loses; 0 never. */
  illegal_lose?: number;
  /** Law 10.13(2): an announced move that may not be played binds to its piece, or to nothing. */
  illegal_announced?: 'piece' | 'free';
  /** Laws 8.1, 8.2: the position before the irregularity cannot be found. */
  irrecoverable?: 'annul' | 'last-known';
  /** 2023 A.5.4: with both kings in check or a pawn on its last rank one move is awaited, then drawn. */
  both_check_draw?: number;
  /** Law 8.5: 1 if the start position is an agreed one. */
  agreed?: number;
  /** Law 8.5: so many completed moves of both sides end the right to point out a wrong array; 0 never. */
  setup_window?: number;
  /** Law 8.6: colours reversed: by the time gone, or by the moves made. */
  colours_rule?: 'quarter' | '10-moves';
  /** Law 10.4: the closed list, or any position in which nobody can mate. */
  material?: 'listed' | 'dead';
  /** Law 10.5: a loss is a draw if the opponent has a bare king, or if no series of moves mates. */
  flag_draw?: 'bare-king' | 'helpmate';
  /** Law 10.2 with 10.5: the same of a resignation; `loss`: it always loses. */
  resign_bare?: 'draw' | 'helpmate' | 'loss';
  /** Laws 10.1, 10.3: the last move must be legal, or also not against Article 7. */
  end_requires?: 'legal' | 'legal+touch';
  /** Law 10.6: whether draws may be offered and agreed. */
  draw_offers?: 'on' | 'off' | 'arbiter';
  /** Law 10.6: after how many moves of both. */
  draw_min_moves?: number;
  /** Law 10.7: an offer is refused by a completed move, or already by touching a piece. */
  offer_reject?: 'move' | 'touch';
  /** 2023 9.1.2.2: 1 if both note an offer on their sheets. */
  offer_mark?: number;
  /** Law 15.1(4): this many offers in a row are persistent. */
  persistent_offers?: number;
  /** 2023 9.1.2.3: 1 if a claim of a draw is an offer too. */
  claim_is_offer?: number;
  /** Law 10.10: occurrences that give the claim. */
  rep_claim?: number;
  /** 2023 9.6.1: occurrences that end the game by themselves; 0 never. */
  rep_auto?: number;
  /** Law 10.12: half-moves that give the claim. */
  fifty_claim?: number;
  /** 2023 9.6.2: half-moves that end the game by themselves; 0 never. */
  fifty_auto?: number;
  /** Law 10.12: 1 if the claim may be made with a written move. */
  fifty_intent?: number;
  /** Law 10.12: more moves may be announced for some material. */
  fifty_ext?: 'table' | 'none';
  /** Law 10.11: the right to claim is lost by a completed move, or already by touching a piece. */
  claim_lost?: 'move' | 'touch';
  /** Law 10.13: a claim is checked by the record of the program, or by the sheet of the claimant. */
  proof?: 'log' | 'scoresheet';
  /** Law 10.13(2): what a wrong claim costs. */
  bad_claim?: 'claimant-used' | 'opponent-bonus';
  /** Law 10.13(2): how much time. */
  bad_claim_ms?: number;
  /** Law 10.15: how late a player may come. */
  late_ms?: number;
  /** Law 10.17: both late: both lose at once, or White's time runs until one of them comes. */
  both_absent?: 'lose' | 'white-pays';
  /** Law 11.1: the program writes both sheets, or each side its own, or nobody. */
  scoresheet?: 'auto' | 'manual' | 'none';
  /** Law 11.1: 1 if a move may be written before it is played, not only for a claim or to be sealed. */
  record_ahead?: 'no' | 'yes';
  /** Law 11.1: how many moves, the opponent's last included, may be unrecorded when the next is made. */
  record_lag?: number;
  /** Law 11.2: below this time to the flag a player need not record. */
  noscore_ms?: number;
  /** Law 11.2: but with an increment of at least this much he must; 0: whatever the increment. */
  noscore_inc_ms?: number;
  /** 2023 8.4: the same for the rest of the period, although an increment brings more time again. */
  noscore_rest?: 'no' | 'yes';
  /** Law 11.6: whoever completes his sheet alone does it on his own clock always, or when on move. */
  score_clock?: 'always' | 'on-move';
  /** Law 12.2: a flag has fallen when the arbiter sees it, or also when a player claims it. */
  flag_call?: 'observed' | 'observed+claim';
  /** Law 12.8: both flags are down in the period of all remaining moves. */
  bothflags_last?: 'continue' | 'draw';
  /** Law 12.8: 1 if the clock shows which flag fell first. */
  clock_log?: 'hidden' | 'shown';
  /** Law 12.4: 1 if the arbiter may not set a clock below five minutes and a minute a move. */
  clock_floor?: number;
  /** Laws 12.4, 16.5: 1 if that floor holds for his penalties too. */
  penalty_floor?: number;
  /** Law 12.4: how late a defect may be pointed out. */
  clock_defect_latest?: 'before-flag' | 'any';
  /** Law 12.5: stopping the clocks without a reason. */
  stop_abuse?: 'refer' | 'ignore';
  /** Law 12.6: the times at an irregularity are those of the log, or in proportion. */
  irregularity_times?: 'log' | 'proportional';
  /** Law 12.6: if a side would then be below the floor of 12.4: the times are left, or set all the same. */
  redistribution_floor?: 'skip' | 'none';
  /** 2023 III: 1 if Guidelines III for games without increment are in force. */
  quickplay?: number;
  /** Law 13.1: 0 if games are not adjourned; 2 as 2023 Guidelines I, which differ in 13.2 and 10.15. */
  sealing?: number;
  /** Law 13.1(2): the length of a session; 0 if none was announced. */
  session_ms?: number;
  /** Law 15.1(1): a device is found on a player. */
  device_rule?: 'refer' | 'loss';
  /** Law 16.5: what the arbiter may rule. */
  penalties?: readonly (
    | 'warn'
    | 'used'
    | 'bonus'
    | 'loss'
    | 'both-lose'
    | 'points'
    | 'fine'
    | 'exclusion'
    | 'expulsion'
  )[];
  /** Law 17: half points for a win, a draw, a loss. */
  points?: readonly [number, number, number];
  /** 2023 8.7: 1 if the result that both have signed stands. */
  signed_result?: number;
}
/** How a game begins. Each field is a line of the set-up, in this order. */
export interface GameSetup {
  /** `classic` if not given. */
  profile?: Profile;
  /** Laid over the edition, one after the other. */
  modifiers?: readonly Modifier[];
  /** What this event does otherwise. */
  set?: Readonly<Parameters>;
  /**
   * Moves, a stroke and their time; `all` for all that remain; `+30` an increment of 30 seconds, `+30d` a delay,
   * `+30b` Bronstein's; `*` repeats the last: `40/2:00:00,20/1:00:00*`, `40/1:30:00+30,all/0:30:00+30`, `none`.
   * `writeControlLine` of `jadoube/pgn` makes it from periods. None if not given.
   */
  timeControl?: string;
  /** The first position, or its FEN; the initial array if not given. */
  start?: Position | string;
  /** False: the game waits for `begin`. True if not given. */
  begin?: boolean;
}

/** What stands where, who has the move, which rights are left. */
declare class Placement {
  #private;
  /**
   * @protected
   * @param area the core's struct, to be copied from
   */
  protected constructor(area: Int32Array);
  /** The side having the move (Law 3.2). */
  get turn(): Color;
  /** Half-moves since the last capture or pawn move (Law 10.12), from 0. */
  get halfmoves(): number;
  /** The number of the move, from 1; it grows after Black's move. */
  get fullmove(): number;
  /**
   * The square passed over by the pawn's double step just made, whether or not it can be taken so.
   */
  get enPassant(): Square | undefined;
  /** True if castling is written king takes rook. */
  get chess960(): boolean;
  /** The rooks with which the king may still castle (Law 5.1(5)). */
  castling(color: Color): {
    readonly short: Square | undefined;
    readonly long: Square | undefined;
  };
  /** The piece on a square. */
  get(square: Square): Piece | undefined;
  /** All pieces, from a1 to h8. */
  pieces(): ReadonlyMap<Square, Piece>;
}

/** What the core answers about a position. */
declare class Questions extends Placement {
  /** The pieces that give check to the side having the move (Law 9.1). */
  checkers(): Square[];
  /** The pieces of one side that attack a square, pinned ones too (Law 9.1). */
  attackers(square: Square, by: Color): Square[];
  /** The pieces of one side that are pinned to their king, each with what pins it. */
  pinned(color: Color): Pin[];
  /**
   * Whether the game has ended by itself with this position: Laws 10.1, 10.3 and the closed list of 10.4.
   */
  status(): Status;
  /**
   * Whether a side can still mate by any series of legal moves, with the other's help (Laws 10.4, 10.5). `yes` and
   * `no` are certain; `unknown` was not found out within the budget. With more of it `unknown` may become another
   * answer; no other answer changes.
   * @param [budget] how many positions may be looked at, 1 to 1,000,000,000: some millions a second.
   *   40,000 if not given
   */
  canMate(color: Color, budget?: number): 'yes' | 'no' | 'unknown';
  /**
   * How a side could still mate: a series of legal moves of both sides, the last of which mates. It need not be the
   * shortest. Empty if it is mate already; undefined if `canMate` does not say `yes`.
   * @param [budget] as of `canMate`
   */
  mateLine(color: Color, budget?: number): Move[] | undefined;
  /**
   * Where the piece on a square could go by its manner of moving alone, whatever stands on the board and whoever has
   * the move: for premoves and hints. A pawn by steps and captures; castling, as moves write it, while the right
   * is there.
   * @returns empty if nothing stands there
   */
  geometricTargets(square: Square): Square[];
  /**
   * The same position as another (Law 10.10): pieces, side to move, castling rights, and en passant only where
   * such a capture is legal. Counters do not matter.
   */
  equals(other: Position): boolean;
  /**
   * 16 hexadecimal digits; the same for equal positions, and rarely for others. For finding, not for deciding.
   */
  get hash(): string;
  /**
   * Counts the sequences of legal moves.
   * @param depth plies, 0 to 32
   */
  perft(depth: number): number;
}

/** The version of the package, as its package.json has it. */
declare const version: string;

/**
 * Optional: compiles away from the main thread, or takes the module from elsewhere. Without it the first
 * use compiles on the spot.
 * @param [source] a WebAssembly.Module, the bytes of jadoube.wasm, a Response of them, or a
 *   promise of one of these; without it the package's own bytes
 * @returns settled when the package is ready; rejected when the source is no such module
 */
declare function init(source?: object): Promise<void>;

/**
 * What changes a few rules of the edition before it: further lines `profile NAME`.
 *
 */
declare const modifiers: readonly Modifier[];

/**
 * The editions of the Laws: what a line `profile NAME` begins a set-up with.
 *
 */
declare const profiles: readonly Profile[];

/** A game at the table, from the set-up on. */
declare class Game {
  #private;
  /**
   * @param [setup] an object, which begins the game; or lines such as
   *   `profile classic`, `tc 40/2:00:00,20/1:00:00*`, `set touch_enforcement auto`, `start FEN`, `begin`, also a
   *   whole log
   * @throws JadoubeError for a line that is none, with its number and column
   * @throws TypeError | RangeError for an object with a wrong field, which it names
   */
  constructor(setup?: string | readonly string[] | GameSetup);
  /**
   * The game that a log tells.
   * @param log lines, or what `toJSON` gave
   * @throws JadoubeError for a line that is none
   */
  static replay(log: string | readonly string[] | GameJson): Game;
  /**
   * Tells the referee of an act. A refusal is a verdict, not an error.
   * @param event one line, such as `+0:05 W touch e2`, or the same as an object
   * @throws JadoubeError for a line that is none, with its column; nothing has happened then
   * @throws TypeError | RangeError for an object with a wrong field, which it names; nothing has happened then
   */
  apply(event: string | GameEvent): readonly Verdict[];
  /**
   * What the referee would answer to an act; the game stays as it is.
   * @param event as of `apply`
   * @throws JadoubeError for a line that is none
   * @throws TypeError | RangeError for an object with a wrong field, which it names
   */
  whatIf(event: string | GameEvent): readonly Verdict[];
  /** All lines that made the game what it is, set-up included. A refused act is kept as the time it took. */
  get log(): readonly string[];
  /**
   * Listens to the game: `act` for each call of `apply`, `verdict` for each verdict, `end` once it is over.
   * Called when the game has changed, in the order of listening; what a listener throws comes out of `apply`.
   * @returns ends it
   */
  on<T extends keyof GameNews>(type: T, listener: (news: GameNews[T]) => void): () => void;
  /**
   * What a side may do now, found out by trial: its moves and hands, the clock, the draw, every claim.
   */
  options(color: Color): Options;
  /**
   * The claims that would be found right now: of a draw with the position on the board or with a move to be
   * written first (10.10, 10.12), and what the program itself can prove: a fallen flag, a breach of
   * touch-move, an illegal move, displaced pieces, another array than the initial one (8.5). A player may not know
   * of them.
   * @param [color] of both sides if not given
   */
  claims(color?: Color): readonly OpenClaim[];
  /**
   * The clocks, as they will be if nothing happens; the game stays as it is.
   * @param [now] milliseconds after the last act, 0 or more; 0 if not given
   */
  clocks(now?: number): Both<ClockFace>;
  /**
   * The scoresheet of a side: every move of the game, as far as the side has written it (11.1).
   */
  scoresheet(color: Color): readonly SheetEntry[];
  /** How the game has ended; undefined while it goes on. */
  get outcome(): Outcome | undefined;
  /**
   * Answers a question of the scenario format: `left w`, `allowed`, `canclaim rep3 w`.
   * @throws JadoubeError `unknown-question`
   */
  ask(question: string): string;
  /** Everything about the game at this moment. */
  get state(): State;
  /** The position by completed moves. */
  get position(): Position;
  /** The moves on record, of both sides. */
  get plies(): number;
  /**
   * The position after so many moves of the record.
   * @param ply 0 (before the first) to `plies`
   */
  at(ply: number): Position;
  /** The whole game as text: `jadoube 1`, and the lines of the log. */
  toText(): string;
  /**
   * The game of a text.
   * @throws JadoubeError with line and column; `game` of the error is the game up to there
   */
  static fromText(text: string): Game;
  /** For JSON.stringify; `Game.replay` takes it back. */
  toJSON(): GameJson;
  /** The whole game as bytes; two games with the same log give the same bytes. */
  save(): Uint8Array;
  /**
   * A saved game.
   * @throws JadoubeError `save-damaged`
   */
  static load(bytes: Uint8Array): Game;
  /** Another game that has come to the same point; nobody listens to it yet. */
  clone(): Game;
}

/**
 * A legal move. It comes from a Position and may be kept, compared by `uci`, and played in any other
 * position where it is legal. What does not apply is undefined.
 */
declare class Move {
  #private;
  /** As UCI writes it; in Chess960 castling is king takes own rook. */
  readonly uci: Uci;
  private constructor();
  /** Where the piece that moves stands; in castling the king. */
  get from(): Square;
  /** As in `uci`. */
  get to(): Square;
  /** What moves; `pawn` also in a promotion. */
  get role(): Role;
  /** What is captured. */
  get captured(): Role | undefined;
  /** Where the captured piece stands: `to`, but beside `from` en passant. */
  get capture(): Square | undefined;
  /** What the pawn becomes. */
  get promotion(): Role | undefined;
  /** The wing (Law 5.1(2)); the core castles to the square of the rook. */
  get castle(): 'short' | 'long' | undefined;
  /** Where the king goes in castling (Law 5.1(2)); in Chess960 it may stand there already. */
  get king(): Step | undefined;
  /** Where the rook goes in castling. */
  get rook(): Step | undefined;
  /** Law 5.6(3). */
  get enPassant(): boolean;
  /** As UCI writes it. */
  toString(): string;
}

/** A position: what stands where, who has the move, which rights are left. It never changes. */
declare class Position extends Questions {
  #private;
  private constructor();
  /** The initial array, White to move (Law 2.2). */
  static get start(): Position;
  /**
   * Reads a FEN (PGN standard 16.1), also X-FEN and Shredder-FEN.
   * @param [options] `level` is legal and `mode` lenient if not given
   * @returns in `warnings` what was mended, in `error` everything that is wrong
   */
  static fromFen(
    fen: string,
    options?: {
      level?: Level;
      mode?: Mode;
    },
  ): Result<Position>;
  /**
   * The legal moves (Articles 3 to 5 and 9), in no promised order.
   * @param [from] only those of the piece on this square
   */
  legal(from?: Square): Move[];
  /**
   * Why a move is not legal.
   * @param move castling as the king's two squares or as king takes own rook
   * @returns code, Article, squares; empty if it is legal; `syntax` if it is no UCI
   */
  why(move: Move | Uci): readonly Problem[];
  /**
   * The position after a move.
   * @throws JadoubeError `illegal-move`; its `problems` are those of `why`
   */
  play(move: Move | Uci): Position;
  /** The position after a move, or why it cannot be played. */
  tryPlay(move: Move | Uci): Result<Position>;
  /**
   * The position after many moves, quicker than one by one.
   * @throws JadoubeError `illegal-move` for the first that is not legal; its `problems` have the `index` of it
   */
  playAll(moves: readonly (Move | Uci)[]): Position;
  /**
   * The same with the move given to a side, without a right to take en passant: for hints and premoves.
   * @returns undefined if the other side's king would then stand attacked
   */
  withTurn(color: Color): Position | undefined;
  /**
   * What a pawn that goes from one square to the other may become; empty if it is no promotion.
   */
  promotionChoices(from: Square, to: Square): Role[];
  /**
   * The canonical SAN of a legal move (PGN standard 8.2.3).
   * @param [options] the letters of the pieces, `en` if not given
   * @throws JadoubeError `illegal-move`
   */
  san(
    move: Move | Uci,
    options?: {
      locale?: Locale;
    },
  ): string;
  /**
   * Reads a move as people and files write it.
   * @param [options] lenient if not given: also `0-0`, `e8Q`, `e2-e4`, `Ng1f3`,
   *   figurines, suffixes; `locale` names the letters of the pieces, `en` if not given
   * @returns a warning `not-canonical` if the SAN is another text; errors: `syntax`, `illegal`
   *   and after it the reason as `why` gives it, `ambiguous`, `promotion` (the piece is not named), `null` (a null
   *   move), `too-long`
   */
  parse(
    text: string,
    options?: {
      mode?: Mode;
      locale?: Locale;
    },
  ): Result<Move>;
  /**
   * The canonical SAN of moves that are played one after the other, quicker than one by one.
   * @param [options] as of `san`
   * @throws JadoubeError `illegal-move` for the first that is not legal; its `problems` have the `index` of it
   */
  sanAll(
    moves: readonly (Move | Uci)[],
    options?: {
      locale?: Locale;
    },
  ): string[];
  /**
   * Reads moves that are played one after the other, quicker than one by one.
   * @param [options] as of `parse`
   * @returns no warnings; the error has the `index` of the first text that is no legal move
   */
  parseAll(
    texts: readonly string[],
    options?: {
      mode?: Mode;
      locale?: Locale;
    },
  ): Result<Move[]>;
  /**
   * The FEN; with Shredder's castling letters where the standard's would not do.
   * @param [options] the en passant square after every double step (`spec`, if not
   *   given), or only where such a capture is legal
   */
  fen(options?: { ep?: 'spec' | 'legal' }): string;
  /** The FEN. */
  toString(): string;
  /** The FEN, for JSON.stringify. */
  toJSON(): string;
}

/** An act or a text that cannot be taken, or a fault of the module itself (code `trap`). */
declare class JadoubeError extends Error {
  /** What it is; stable, for programs. */
  readonly code: string;
  /** Everything that was found wrong. */
  readonly problems: readonly Problem[];
  /** The line that is meant, from 1; 0 if there is none. */
  readonly line: number;
  /** The place in the line, from 1; 0 if there is none. */
  readonly column: number;
  /** What was read before the place that is wrong. */
  readonly game: Game | undefined;
  /** @param message a sentence */
  constructor(
    code: string,
    message: string,
    details?: {
      problems?: readonly Problem[];
      line?: number;
      column?: number;
      game?: Game;
      cause?: unknown;
    },
  );
  /** `JadoubeError`. */
  get name(): string;
}

export { Game, init, JadoubeError, Move, modifiers, Position, profiles, version };
