// pgn-game.js -- a game under the Laws as a game of a PGN.
// SPDX-License-Identifier: MIT

/** @import { PgnFromGameOptions, PgnResult } from './pgn-types.js' */
/** @import { Ending, Outcome } from './types.js' */
import { Game } from './game.js';
import { misuse, wantOptions } from './names.js';
import { PgnGame, PgnNode, tagsGiven } from './pgn-node.js';
import { pgnResults } from './pgn-records.js';
import { Position } from './position.js';
import { readControlLine, writeTimeControl } from './time-control.js';

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

/** @param {Outcome | undefined} outcome @returns {PgnResult} both may lose, for which there is no sign */
const resultOf = (outcome) => pgnResults.find((each) => each === outcome?.result) ?? '*';

/** The tag of the last `tc` line. @param {readonly string[]} log */
function timeControlOf(log) {
  const line = log.filter((each) => /^\s*tc\s/.test(each)).at(-1);
  const control = readControlLine(line?.trim().replace(/^tc\s+/, '') ?? '40/2:00:00');
  if (!control.ok) return '?';
  const { periods, repeats } = control.value;
  const tag = writeTimeControl({ periods, repeats });
  // Without a further control the last one simply ends; the standard has no sign for that.
  return tag === '?' ? writeTimeControl({ periods, repeats: true }) : tag;
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
 */
function putMoves(game, root, left) {
  const { moves, offered } = game.state;
  let last = root;
  for (const [ply, text] of moves.entries()) {
    const at = game.at(ply);
    const read = at.parse(text);
    if (!read.ok) {
      last.after = [moves.slice(ply).join(' ')];
      return;
    }
    const node = new PgnNode(ply + 1, at.san(read.value), read.value.uci);
    node.clk = left[ply];
    if (offered.includes(ply)) node.offer = true;
    last.next = [node];
    last = node;
  }
}

/**
 * A game under the Laws as a game of a PGN: its moves with the time left after each (`clk`), draw offers, the result,
 * and the tags TimeControl and Termination. A move on the record that was not legal ends the line; it and those behind
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
    ['TimeControl', timeControlOf(game.log)],
    ['Termination', terminationOf(outcome)],
    ...tagsGiven(tags),
  ]);
  const root = new PgnNode(0, '', '');
  putMoves(game, root, clk ? timesLeft(game) : []);
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
