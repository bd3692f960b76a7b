// game.js -- a game under the Laws as a game of a PGN.
// SPDX-License-Identifier: MIT

/** @import { PgnFromGameOptions, PgnResult } from './types.js' */
/** @import { Ending, Outcome } from '../game/types.js' */
import { Game } from '../game/game.js';
import { Position } from '../position/position.js';
import { misuse, wantOptions } from '../values/names.js';
import { PgnGame, PgnNode, tagsGiven } from './node.js';
import { pgnResults } from './records.js';
import { readControlLine, writeControlLine, writeTimeControl } from './time-control.js';

// The words of PGN standard 9.8.1. What is not here ended in the normal way.
/** @type {Partial<Record<Ending, string>>} */
const TERMINATIONS = {
  time: 'time forfeit',
  'both-flags': 'time forfeit',
  absence: 'rules infraction',
  'sealed-move': 'rules infraction',
  refusal: 'rules infraction',
  'illegal-moves': 'rules infraction',
  'impossible-position': 'rules infraction',
  arbiter: 'adjudication',
  'no-effort': 'adjudication',
  annulled: 'abandoned',
};

/** @param {Outcome | undefined} outcome */
const terminationOf = (outcome) =>
  outcome ? (TERMINATIONS[outcome.reason] ?? 'normal') : 'unterminated';

/** Both may lose, for which PGN has no sign: the marker is that of a game without result, and a comment tells. */
const BOTH_LOSE = '0-0: both players lose';

/** @param {Outcome | undefined} outcome @returns {PgnResult} */
const resultOf = (outcome) => pgnResults.find((each) => each === outcome?.result) ?? '*';

/**
 * TimeControl as the standard can say it: a control that ends without a further one is written as any other, and a
 * delay is left out; then the whole stands in a tag of our own, as the line `tc` has it.
 * @param {readonly string[]} log
 * @returns {[string, string][]}
 */
function timeTags(log) {
  const line = log.filter((each) => /^\s*tc\s/.test(each)).at(-1);
  const control = readControlLine(line?.trim().replace(/^tc\s+/, '') ?? '40/2:00:00');
  if (!control.ok) return [['TimeControl', '?']];
  const { periods } = control.value;
  const plain = periods.map(({ moves, seconds, increment = 0 }) => ({ moves, seconds, increment }));
  const tag = writeTimeControl({ periods: plain, repeats: true });
  const delays = periods.some(({ delay }) => delay);
  return [
    ['TimeControl', tag],
    .../** @type {[string, string][]} */ (
      delays ? [['JadoubeTimeControl', writeControlLine(control.value)]] : []
    ),
  ];
}

/**
 * What each move left on the clock of its player, in milliseconds, as the game went: the clock counts until it is
 * pressed. Moves that were set up in no time have none.
 * @param {Game} game
 * @returns {(number | undefined)[]} by ply
 */
function timesLeft(game) {
  /** @type {(number | undefined)[]} */
  const left = [];
  const again = new Game();
  let turnOfFirst = '';
  for (const line of game.log) {
    const before = again.plies;
    again.apply(line);
    turnOfFirst ||= again.at(0).turn;
    const { plies } = again;
    left.length = Math.min(left.length, plies);
    if (plies > before + 1 || plies === 0) continue;
    const ply = plies - 1;
    const mover = ((ply & 1) === 0) === (turnOfFirst === 'white') ? 'white' : 'black';
    if (plies === before && left[ply] === undefined) continue;
    const face = again.clocks()[mover];
    left[ply] = face.left === null ? undefined : Math.max(0, face.left);
  }
  return left;
}

/**
 * @param {Game} game
 * @param {PgnNode} root
 * @param {readonly (number | undefined)[]} left
 * @returns {PgnNode} the last of them
 */
function putMoves(game, root, left) {
  const { moves, offered } = game.state;
  let last = root;
  for (const [ply, text] of moves.entries()) {
    const at = game.at(ply);
    const read = at.parse(text);
    if (!read.ok) {
      last.after = [moves.slice(ply).join(' ')];
      break;
    }
    const node = new PgnNode(ply + 1, at.san(read.value), read.value.uci);
    node.clk = left[ply];
    if (offered.includes(ply)) node.offer = true;
    last.next = [node];
    last = node;
  }
  return last;
}

/**
 * A game under the Laws as a game of a PGN: its moves with the time left after each (`clk`), draw offers, the result,
 * and the tags TimeControl and Termination. What PGN has no sign for is told beside it: a delay in the tag
 * JadoubeTimeControl, the loss of both, 0-0, in a comment. A move on the record that was not legal ends the line; it and those behind
 * it stand in a comment.
 * @param {Game} game
 * @param {PgnFromGameOptions} [options]
 * @returns {PgnGame}
 */
export function gameToPgn(game, options = {}) {
  if (!(game instanceof Game)) throw misuse('game', game, 'a Game', 'other');
  const { tags = {}, clk = true } = wantOptions(options);
  const { outcome, state } = game;
  const all = new Map([
    ...timeTags(game.log),
    ['Termination', terminationOf(outcome)],
    ...tagsGiven(tags),
  ]);
  const root = new PgnNode(0, '', '');
  const last = putMoves(game, root, clk ? timesLeft(game) : []);
  if (outcome?.result === '0-0') last.after = [...last.after, BOTH_LOSE];
  const first = game.at(0);
  const usual = first.fen() === Position.start.fen() && !state.chess960;
  const start = usual ? undefined : first.fen();
  return new PgnGame({
    tags: all,
    root,
    result: resultOf(outcome),
    start,
    chess960: state.chess960,
  });
}
