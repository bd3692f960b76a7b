// thought.js -- the move that the partner wants to play: the engine is asked, the referee knows
// what is legal, and the seed of the game chooses among what is about as good.
// SPDX-License-Identifier: MIT

import { allowedMoves } from '../match/steps.js';
import { draw, strength } from './mind.js';

/** @typedef {import('../jadoube.js').Move} Move */
/** @typedef {import('../jadoube.js').Position} Position */
/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./mind.js').Seat} Seat */
/** `score` is what is known of the move, from the side of the mover. @typedef {{move: Move, score: number}} Thought */

/** In so many half-moves from the beginning it may play what is about as good, by so much. */
const OPENING_PLIES = 8;
const ABOUT = 12;
/** Many moves are looked at one by one; the engine is asked for less then. */
const ONE_BY_ONE = 2;
const MATE = 1_000_000;

/**
 * @param {Engine} engine
 * @param {Match} match
 * @param {Seat} seat
 * @returns {Promise<Thought>}
 */
export async function think(engine, match, { level, seed }) {
  const { state, position } = match;
  const moves = allowedMoves(state, position);
  const hard = strength(level, match.left(state.turn));
  const opening = state.plies < OPENING_PLIES;
  if (!opening && !state.bound) return search(engine, position, moves, hard, seed + state.plies);
  const thoughts = await compare(engine, position, moves, Math.min(hard, ONE_BY_ONE));
  const best = Math.max(...thoughts.map(({ score }) => score));
  const good = thoughts.filter(({ score }) => score >= best - (state.bound ? 0 : ABOUT));
  return draw(good, seed + state.plies);
}

/**
 * The best move of all; if the engine names none that is legal, one by chance.
 * @param {Engine} engine
 * @param {Position} position
 * @param {Move[]} moves
 * @param {number} hard
 * @param {number} seed
 * @returns {Promise<Thought>}
 */
async function search(engine, position, moves, hard, seed) {
  const fen = position.fen();
  const found = await engine.ask(fen, hard);
  const wanted = 'move' in found ? moves.filter(({ uci }) => uci.startsWith(found.move)) : [];
  if ('move' in found && found.move.length === 4 && wanted.length)
    return { move: promoted(position, wanted), score: found.score };
  const fault = 'fault' in found ? found.fault : `${found.move} is not legal`;
  console.warn(`js-chess-engine: ${fault}, in ${fen}; another move is taken by chance`);
  return { move: draw(moves, seed), score: 0 };
}

/**
 * Each of these moves by itself: what the engine thinks of the position after it.
 * @param {Engine} engine
 * @param {Position} position
 * @param {Move[]} moves
 * @param {number} hard
 */
async function compare(engine, position, moves, hard) {
  /** @type {Thought[]} */
  const thoughts = [];
  for (const move of moves) {
    const after = position.play(move);
    const { over, winner } = after.status();
    const found = over ? null : await engine.ask(after.fen(), hard);
    const known = found && 'score' in found ? -found.score : 0;
    thoughts.push({ move, score: winner ? MATE : known });
  }
  return thoughts;
}

/**
 * A queen, but no stalemate by it.
 * @param {Position} position
 * @param {Move[]} moves the same squares; several if a pawn becomes something
 * @returns {Move}
 */
function promoted(position, moves) {
  const stalemates = (/** @type {Move} */ move) =>
    position.play(move).status().kind === 'stalemate';
  const inOrder = ['queen', 'rook', 'knight', 'bishop'].flatMap((role) =>
    moves.filter(({ promotion }) => promotion === role),
  );
  const [first] = moves;
  const [queen = first] = inOrder;
  return /** @type {Move} */ (inOrder.find((move) => !stalemates(move)) ?? queen);
}
