// setup-types.ts -- how a game is set up, as types. No code.
// SPDX-License-Identifier: MIT

import type { Position } from '../position/position.js';
import type { Modifier, Profile } from './types.js';

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
