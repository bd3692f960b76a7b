// options.js -- what one side may do now, and which claims it would win: the referee is asked by trial.
//
// The acts that are tried are listed here; whether they are open is his answer to each, on a copy of
// the game.
// SPDX-License-Identifier: MIT

/** @import { Judgement } from './judge.js' */
/** @import { Position } from './position.js' */
/** @import { Claim, Color, GameEvent, OpenClaim, Options, Refusal, Square, State } from './types.js' */
import { squareNames } from './names.js';

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

/**
 * The squares on which pieces of a side stand.
 * @param {string} board
 * @param {Color} color
 * @returns {Square[]}
 */
function ownSquares(board, color) {
  const own = color === 'white' ? /[A-Z]/ : /[a-z]/;
  return squareNames.filter((_, n) => own.test(board.charAt(n)));
}

/**
 * What might be tried.
 * @param {State} state
 * @param {Position} position
 * @param {Color} by
 * @returns {GameEvent[]}
 */
function candidates({ board, result, hand, adjusting }, position, by) {
  const event = (/** @type {object} */ act) =>
    /** @type {GameEvent} */ (Object.freeze({ by, ...act }));
  const moves = position.withTurn(by)?.legal() ?? [];
  return [
    ...moves.map(({ uci }) => event({ act: 'move', move: uci })),
    ...ownSquares(board, by).map((square) => event({ act: 'lift', square })),
    ...(hand[by] ? squareNames : []).map((square) => event({ act: 'place', square })),
    event({ act: 'adjust', on: !adjusting[by] }),
    ...PLAIN.map((act) => event({ act })),
    ...CLAIMS.map((what) => event({ act: 'claim', what })),
    event({ act: 'withdraw', what: 'offer' }),
    ...(result ? [event({ act: 'sign', score: result })] : []),
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
