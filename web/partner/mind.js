// mind.js -- what the partner thinks of a game: how hard to think, draws, resigning, and chance.
//
// Scores are hundredths of a pawn from the partner's side. Nothing here knows a rule or asks the engine.
// SPDX-License-Identifier: MIT

/** @typedef {import('../match/match.js').Side} Side */
/** Which side the partner plays, how strong, and where its choices begin. @typedef {{side: Side, level: number, seed: number}} Seat */

export const PARTNER_LEVELS = /** @type {const} */ ([1, 2, 3, 4, 5]);

/** @param {unknown} value @returns {value is Seat} */
export function isSeat(value) {
  if (typeof value !== 'object' || value === null) return false;
  const { side, level, seed } = /** @type {Record<string, unknown>} */ (value);
  const known = PARTNER_LEVELS.some((one) => one === level);
  return known && (side === 'white' || side === 'black') && Number.isInteger(seed);
}

/** So much behind is worse, so much ahead is better, and so much behind is hopeless. */
const WORSE = 80;
const BETTER = 50;
const HOPELESS = 900;
/** Half-moves without capture or pawn move after which a level game is going nowhere. */
const QUIET = 40;
const FEW_PIECES = 8;
/** Moves in a row that were level before a draw is offered, and that lie between two offers. */
const LEVEL_MOVES = 8;
const BETWEEN_OFFERS = 20;
/** Only these give up, after so many hopeless moves in a row. */
const PROUD_LEVEL = 4;
const HOPELESS_MOVES = 3;

/** With little time on its clock it thinks less. @param {number} level @param {number | null} left ms */
export function strength(level, left) {
  if (left === null || left > 60_000) return level;
  return Math.min(level, left > 10_000 ? 3 : 1);
}

/** Nothing has happened for long, or hardly anything is left. @param {string} fen */
function isDull(fen) {
  const [board = '', , , , quiet] = fen.split(' ');
  return Number(quiet) >= QUIET || board.replace(/[^a-z]/gi, '').length <= FEW_PIECES;
}

/** @param {number} score */
export const isWorse = (score) => score <= -WORSE;

/** Takes a draw when it is worse, or when a level game is going nowhere. @param {number} score @param {string} fen */
export const acceptsDraw = (score, fen) => isWorse(score) || (score < BETTER && isDull(fen));

/**
 * Offers one when a dull game has been level for long, and not again soon.
 * @param {readonly number[]} scores of its moves so far
 * @param {string} fen
 * @param {number} since moves since its last offer
 */
export function offersDraw(scores, fen, since) {
  const last = scores.slice(-LEVEL_MOVES);
  const level = last.length === LEVEL_MOVES && last.every((score) => Math.abs(score) < BETTER);
  return level && since >= BETWEEN_OFFERS && isDull(fen);
}

/** @param {number} level @param {readonly number[]} scores of its moves so far */
export function resigns(level, scores) {
  const last = scores.slice(-HOPELESS_MOVES);
  const hopeless = last.length === HOPELESS_MOVES && last.every((score) => score <= -HOPELESS);
  return level >= PROUD_LEVEL && hopeless;
}

/**
 * One of the list by chance, always the same one for the same seed.
 * @template T
 * @param {readonly T[]} list not empty
 * @param {number} seed
 * @returns {T}
 */
export function draw(list, seed) {
  let bits = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  bits = (bits ^ (bits >>> 16)) >>> 0;
  return /** @type {T} */ (list[bits % list.length]);
}
