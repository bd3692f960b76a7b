// longest.mjs -- the longest game that a draw by 75 moves allows (2023 9.6.2), made move by move.
//
// Such a game is cut short by its quiet moves only, so it has as many pawn moves and captures as
// there can be, each at the last moment: 96 and 30, of which 8 are both. Black begins with them, for
// the 150th half-move is his; where the side changes that makes them, a half-move is lost.
//
// 1. Black: b takes on a3 and g on h3; a, h, c and f go to their fourth rank. 2. White: six pawns
// take officers, a, b, c on the b-file, f, g, h on the g-file, d on c7, e on f7; all become knights.
// 3. Black's pawns become officers, and these take all of White's. 4. White's king takes theirs.
// That is 118 moves and three changes: 118 * 150 - 3 half-moves.

import { Position } from './support.mjs';

export const PLIES = 118 * 150 - 3;
const LAST_QUIET = 149; // one more ends the game
const GUIDED = 50; // so many half-moves before, the pieces set out for where they are needed
const REPEATED = 3; // no position more often than this

/** Random numbers that are always the same. @param {number} state */
const dice = (state) => () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

const distance = (a, b) =>
  Math.max(
    Math.abs(a.charCodeAt(0) - b.charCodeAt(0)),
    Math.abs(a.charCodeAt(1) - b.charCodeAt(1)),
  );

const other = (color) => (color === 'white' ? 'black' : 'white');

const officers = (position, color) =>
  [...position.pieces()].filter(
    ([, piece]) => piece.color === color && piece.role !== 'king' && piece.role !== 'pawn',
  );

// ---- what is to be done -------------------------------------------------------------------------

/** A pawn goes to a square; `far` tells how far from possible that is. */
function pawnMove(uci, color) {
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  const takes = from[0] !== to[0];
  return {
    color,
    wanted: (move) => move.uci === uci,
    far(position) {
      if (!takes) return position.get(to) ? 1 : 0;
      const steps = officers(position, other(color)).map(([square]) => distance(square, to));
      return Math.min(...steps, 9);
    },
  };
}

/** Every square a pawn comes to, the last one with what it becomes. */
function* walk(squares, color, becomes = '') {
  for (let i = 1; i < squares.length; i++) {
    const last = /[18]$/.test(squares[i]);
    yield pawnMove(`${squares[i - 1]}${squares[i]}${last ? becomes : ''}`, color);
  }
}
const path = (file, ranks) => [...ranks].map((rank) => file + rank);

/** A side takes any officer, rooks last: with them the game is not dead before. */
function capture(color) {
  const prey = (position) => {
    const all = officers(position, other(color));
    const lighter = all.filter(([, { role }]) => role !== 'rook');
    return lighter.length > 0 ? lighter : all;
  };
  return {
    color,
    wanted: (move, position) =>
      move.capture !== undefined && prey(position).some(([square]) => square === move.capture),
    far(position) {
      const hunters = [...position.pieces()].filter(([, piece]) => piece.color === color);
      const steps = prey(position).flatMap(([square]) => {
        const free = hunters.length > 1 || position.attackers(square, other(color)).length === 0;
        if (free && position.attackers(square, color).length > 0) return [0];
        return hunters.map(([hunter]) => distance(hunter, square) + (free ? 0 : 1));
      });
      return Math.min(...steps);
    },
  };
}

function* steps() {
  yield* walk([...path('b', '7654'), 'a3'], 'black');
  yield* walk([...path('g', '7654'), 'h3'], 'black');
  for (const file of 'ahcf') yield* walk(path(file, '7654'), 'black');
  yield* walk(['a2', ...path('b', '345678')], 'white', 'n');
  yield* walk(path('b', '2345678'), 'white', 'n');
  yield* walk(['c2', ...path('b', '345678')], 'white', 'n');
  yield* walk(['h2', ...path('g', '345678')], 'white', 'n');
  yield* walk(path('g', '2345678'), 'white', 'n');
  yield* walk(['f2', ...path('g', '345678')], 'white', 'n');
  yield* walk([...path('d', '23456'), 'c7', 'c8'], 'white', 'n');
  yield* walk([...path('e', '23456'), 'f7', 'f8'], 'white', 'n');
  yield* walk(path('a', '321'), 'black', 'r');
  yield* walk(path('a', '4321'), 'black', 'b');
  yield* walk(path('h', '321'), 'black', 'n');
  for (const file of 'hcf') yield* walk(path(file, '4321'), 'black', 'n');
  for (const file of 'de') yield* walk(path(file, '7654321'), 'black', 'n');
  for (let i = 0; i < 13; i++) yield capture('black');
  for (let i = 0; i < 9; i++) yield capture('white');
}

// ---- the moves between --------------------------------------------------------------------------

const isQuiet = (move) => move.role !== 'pawn' && move.captured === undefined;

/** A quiet move that checks nobody and repeats little; near the end the one that helps most. */
function between(position, step, seen, random, left) {
  const moves = position.legal().filter(isQuiet);
  let best;
  for (let tries = 0; tries < 24 && moves.length > 0; tries++) {
    const [move] = moves.splice(Math.floor(random() * moves.length), 1);
    const after = position.play(move);
    if (after.checkers().length > 0 || (seen.get(after.hash) ?? 0) >= REPEATED) continue;
    const far = left > GUIDED ? 0 : step.far(after) + random() / 2;
    if (!best || far < best.far) best = { move, after, far };
    if (left > GUIDED) break;
  }
  return best;
}

/** The moves up to and with the step, or undefined if this try came to nothing. */
function attempt(start, step, random) {
  const seen = new Map();
  const moves = [];
  const waits = start.turn === step.color ? LAST_QUIET - 1 : LAST_QUIET;
  let position = start;
  while (moves.length < waits - start.halfmoves) {
    const next = between(position, step, seen, random, waits - moves.length);
    if (!next) return undefined;
    moves.push(next.move.uci);
    position = next.after;
    seen.set(position.hash, (seen.get(position.hash) ?? 0) + 1);
  }
  const last = position.legal().find((move) => step.wanted(move, position));
  if (!last) return undefined;
  const after = position.play(last);
  if (after.checkers().length > 0) return undefined;
  return { moves: [...moves, last.uci], after };
}

/** The game as UCI moves. */
export function longestGame() {
  const moves = [];
  const random = dice(75);
  let position = Position.start;
  for (const step of steps()) {
    let found;
    for (let tries = 0; !found; tries++) {
      if (tries === 400) throw new Error(`${moves.length}: ${position.fen()}`);
      found = attempt(position, step, random);
    }
    moves.push(...found.moves);
    position = found.after;
  }
  return moves;
}
