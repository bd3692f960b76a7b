// partner.js -- the partner: a player at the table whose thoughts come from an engine.
//
// It does what a player does, by the same acts: it moves and presses its clock, answers an offer, claims,
// resigns. The referee judges all of it; no rule is decided here. After each change the page says `follow`.
// What there is to do then is one wish; when it is another one, the thinking for the old one ends.
// SPDX-License-Identifier: MIT

import { Game } from '../jadoube.js';
import { otherOf } from '../match/sides.js';
import { nameOf } from '../match/steps.js';
import { Engine, hasEngine } from './engine.js';
import { acceptsDraw, isWorse, offersDraw, resigns } from './mind.js';
import { think } from './thought.js';

/** @typedef {import('../match/match.js').Act} Act */
/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('./mind.js').Seat} Seat */
/** @typedef {import('../match/sides.js').Side} Side */
/** @typedef {import('../jadoube.js').PlayerAct} PlayerAct */
/** @typedef {import('../jadoube.js').Verdict} Verdict */
/** @typedef {'flag' | 'illegal' | 'touch' | 'answer' | 'press' | 'move'} Wish */

/** A person wants to see what he has done before the answer comes. */
const PAUSE_MS = 500;
/** The breaches that it sees, and what it claims then. @type {Readonly<Record<string, 'illegal' | 'touch'>>} */
const SEEN = { 'illegal-move-stands': 'illegal', violated: 'touch' };

export class Partner {
  #engine = new Engine();
  /** @type {Match | null} */
  #match = null;
  /** The wish, with all that would make it another one. */
  #doing = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** A breach that it has not yet claimed. @type {'illegal' | 'touch' | null} */
  #seen = null;
  /** It has claimed the flag that hangs. */
  #flagClaimed = false;
  /** What it thought of its moves so far, as far as it remembers. @type {number[]} */
  #scores = [];
  #sinceOffer = Number.POSITIVE_INFINITY;
  /** Why it does not play. @type {'missing' | 'chess960' | 'lost' | null} */
  trouble = null;
  /** Called when the engine cannot be had. */
  onLost = () => {};

  constructor() {
    this.#engine.onLost = () => {
      this.trouble = 'lost';
      this.onLost();
    };
  }

  /** Sits down at a match, if there is a seat for it. @param {Match} match */
  join(match) {
    this.#rest();
    this.#match = match;
    this.#seen = null;
    this.#scores = [];
    this.#sinceOffer = Number.POSITIVE_INFINITY;
    this.trouble = null;
    if (match.partner && match.state.chess960) this.trouble = 'chess960';
    else if (match.partner && !hasEngine()) this.trouble = 'missing';
  }

  #rest() {
    clearTimeout(this.#timer);
    this.#engine.stop();
    this.#doing = '';
  }

  /**
   * Something may have changed.
   * @param {boolean} owns false if another tab has the game
   * @param {readonly Verdict[]} verdicts what has just been said
   */
  follow(owns, verdicts) {
    const [match, seat] = [this.#match, this.#match?.partner];
    if (!match || !seat) return;
    for (const { code, args } of verdicts)
      if (code === 'AUDIT') this.#seen = SEEN[args[0] ?? ''] ?? this.#seen;
    if (!match.state.flag[otherOf(seat.side)]) this.#flagClaimed = false;
    const wish = owns && !this.trouble ? this.#wish(match, seat.side) : null;
    const { plies, fen, offer, bound } = match.state;
    const doing = wish ? [wish, plies, fen, offer, bound].join() : '';
    if (doing === this.#doing) return;
    this.#rest();
    this.#doing = doing;
    if (wish) this.#timer = setTimeout(() => this.#fulfil(wish, match, seat), PAUSE_MS);
  }

  /** What there is to do now. @param {Match} match @param {Side} side @returns {Wish | null} */
  #wish({ state, running }, side) {
    const person = otherOf(side);
    if (state.phase !== 'running') return null;
    if (state.flag[person] && !this.#flagClaimed) return 'flag';
    if (this.#seen) return this.#seen;
    if (state.turn === side && running !== person) return 'move';
    if (state.offer === person) return 'answer';
    return state.unpressed[side] && running === side ? 'press' : null;
  }

  /** @param {Wish} wish @param {Match} match @param {Seat} seat */
  async #fulfil(wish, match, seat) {
    const acts =
      wish === 'move' ? await this.#turn(match, seat) : [await this.#act(wish, match, seat)];
    match.submit(...acts.map((act) => ({ ...act, by: seat.side })));
    if (wish === 'move') this.#record(match, seat.side);
  }

  /** Writes its own scoresheet, where the players have to (11.1). @param {Match} match @param {Side} by */
  #record(match, by) {
    if (match.over || match.ask('set scoresheet') !== 'manual') return;
    match.sheets[by] = match.sans;
    match.submit({ act: 'record', by });
  }

  /** @param {Exclude<Wish, 'move'>} wish @param {Match} match @param {Seat} seat @returns {Promise<PlayerAct>} */
  async #act(wish, { state }, { level }) {
    if (wish === 'press') return { act: 'press' };
    if (wish === 'answer') {
      const found = await this.#engine.ask(state.fen, level);
      const takes = 'score' in found && acceptsDraw(-found.score, state.fen);
      return { act: takes ? 'accept' : 'reject' };
    }
    if (wish === 'flag') this.#flagClaimed = true;
    else this.#seen = null;
    return { act: 'claim', what: wish };
  }

  /** Everything it does when it has the move. @param {Match} match @param {Seat} seat @returns {Promise<PlayerAct[]>} */
  async #turn(match, seat) {
    const { move, score } = await think(this.#engine, match, seat);
    const { state, running } = match;
    this.#scores.push(score);
    this.#sinceOffer++;
    const offered = state.offer === otherOf(seat.side);
    if (offered && acceptsDraw(score, state.fen)) return [{ act: 'accept' }];
    if (resigns(seat.level, this.#scores)) return [{ act: 'resign' }];
    const written = match.position.san(move);
    const claim = isWorse(score) && claims(written).find((acts) => holds(match, acts, seat.side));
    if (claim) return claim;
    /** @type {PlayerAct[]} */
    const acts = offered ? [{ act: 'reject' }] : [];
    acts.push({ act: 'move', move: nameOf(move) });
    if (!offered && offersDraw(this.#scores, state.fen, this.#sinceOffer)) {
      this.#sinceOffer = 0;
      acts.push({ act: 'offer' });
    }
    return running === seat.side ? [...acts, { act: 'press' }] : acts;
  }
}

/** The claims of a draw, with the position on the board or with a move that is written first. @param {string} move */
function claims(move) {
  /** @type {PlayerAct[][]} */
  const list = [];
  for (const what of /** @type {const} */ (['rep3', 'fifty']))
    list.push(
      [{ act: 'claim', what }],
      [
        { act: 'write', text: move },
        { act: 'claim', what },
      ],
    );
  return list;
}

/**
 * A careful player looks at his scoresheet before he claims: the same game is put to the referee once more, away
 * from the table.
 * @param {Match} match
 * @param {PlayerAct[]} acts
 * @param {Side} by
 */
function holds({ log }, acts, by) {
  const game = Game.replay(log);
  for (const act of acts) game.apply({ ...act, by });
  if (game.state.phase === 'stopped') game.apply({ act: 'verify', by: 'arbiter' });
  return game.state.result === '1/2-1/2';
}
