// options.js -- what one side may do now, and which claims it would win: the referee is asked by trial.
//
// The acts that are tried are listed here; whether they are open is his answer to each, on a copy of
// the game.
// SPDX-License-Identifier: MIT

/** @import { Judgement } from './judge.js' */
/** @import { Position } from '../position/position.js' */
/** @import { Claim, GameEvent, OpenClaim, Options, Refusal, State } from './types.js' */
/** @import { Color } from '../values/types.js' */
import { squareNames } from '../values/names.js';

/** @typedef {(event: GameEvent) => Judgement} Trial */

const PLAIN = /** @type {const} */ ([
  'press',
  'release',
  'fix',
  'stop',
  'offer',
  'accept',
  'reject',
  'resign',
  'refuse',
  'record',
  'norecord',
  'adjourn',
  'envelope',
  'absent',
  'arrive',
]);

const DRAW_CLAIMS = /** @type {const} */ (['rep3', 'fifty']);

// What can be found by the program; the other claims are the arbiter's to judge.
const PROVABLE = /** @type {const} */ (['flag', 'touch', 'illegal', 'displaced', 'setup']);

const CLAIMS = /** @type {const} */ ([
  ...DRAW_CLAIMS,
  ...PROVABLE,
  'colours',
  'board',
  'clock',
  'time',
  'increment',
  'no-effort',
]);

const PROMOTED = /** @type {const} */ (['q', 'r', 'b', 'n']);

/**
 * What a hand might do beside moving: take up a piece of either side, take off one of the other side or
 * one that stands under another, and exchange a pawn.
 * @param {State} state
 * @param {Color} by
 * @returns {object[]} acts without their actor
 */
function handActs({ board, under, hand, partial }, by) {
  const enemy = by === 'white' ? /[a-z]/ : /[A-Z]/;
  const squares = (/** @type {(n: number) => boolean} */ fits) =>
    squareNames.filter((_, n) => fits(n));
  const move = partial?.kind === 'promotion' ? partial.move : '';
  const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
  const held = squareNames.filter((square) => square === (hand[by]?.from ?? hand[by]?.over));
  const off = squares((n) => under.charAt(n) !== '.' || enemy.test(board.charAt(n)));
  const pawn = squares((n) => board.charAt(n) !== '.').filter((n) => n === from || n === to);
  return [
    ...squares((n) => board.charAt(n) !== '.').map((square) => ({ act: 'lift', square })),
    ...(hand[by] ? squareNames : []).map((square) => ({ act: 'place', square })),
    ...[...new Set([...off, ...pawn, ...held])].map((square) => ({ act: 'remove', square })),
    ...(move ? PROMOTED : []).map((piece) => ({ act: 'put', piece, square: to })),
    ...(move || hand[by]?.over ? PROMOTED : []).map((piece) => ({ act: 'need', piece })),
  ];
}

/**
 * What might be tried.
 * @param {State} state
 * @param {Position} position
 * @param {Color} by
 * @returns {GameEvent[]}
 */
function candidates(state, position, by) {
  const event = (/** @type {object} */ act) =>
    /** @type {GameEvent} */ (Object.freeze({ by, ...act }));
  const moves = position.withTurn(by)?.legal() ?? [];
  return [
    ...moves.map(({ uci }) => event({ act: 'move', move: uci })),
    ...handActs(state, by).map(event),
    event({ act: 'adjust', on: !state.adjusting[by] }),
    ...PLAIN.map((act) => event({ act })),
    ...CLAIMS.map((what) => event({ act: 'claim', what })),
    event({ act: 'withdraw', what: 'offer' }),
    ...(state.result ? [event({ act: 'sign', score: state.result })] : []),
  ];
}

/**
 * @param {State} state
 * @param {Position} position
 * @param {Color} by
 * @param {Trial} trial
 * @returns {Options}
 */
export function optionsOf(state, position, by, trial) {
  /** @type {GameEvent[]} */
  const open = [];
  /** @type {Refusal[]} */
  const refused = [];
  for (const event of candidates(state, position, by)) {
    const { verdicts, refused: no } = trial(event);
    const refusal = no && verdicts.find(({ code }) => code === 'REFUSE');
    if (refusal) {
      const { args, article } = refusal;
      refused.push(Object.freeze({ event, code: args[0] ?? '', article }));
    } else open.push(event);
  }
  return Object.freeze({ open: Object.freeze(open), refused: Object.freeze(refused) });
}

/**
 * The claims other than of a draw that the program itself would find right now.
 * @param {Color} by
 * @param {Trial} trial
 * @returns {OpenClaim[]}
 */
export function provenClaims(by, trial) {
  return PROVABLE.flatMap((what) => {
    const { verdicts } = trial({ by, act: 'claim', what });
    const rulings = verdicts.filter(({ ruling }) => ruling);
    const [first] = rulings;
    const open = first && !rulings.some(({ code }) => code === 'REFUSE' || code === 'REFER');
    return open ? [Object.freeze({ by, what, article: first.article })] : [];
  });
}
