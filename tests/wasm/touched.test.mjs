// touched.test.mjs -- random touches in random positions, against Article 7 written a second time.
//
// The model is made of chessops' legal moves: pieces of one side, the first that can move or be taken (7.2(1));
// one of each side, the capture, else the first that can, the own one if nobody knows (7.2(2)); none, any
// move (7.3). Then any legal move is played, and claimed (7.4).

import assert from 'node:assert/strict';
import test from 'node:test';
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSquare } from 'chessops/util';
import fc from './property.mjs';
import { Game, large } from './support.mjs';

const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1', // no castling: 5.1 has rules of its own
  '4k3/2p1p3/8/1P1P4/4p1p1/8/3P1P2/4K3 w - - 0 1',
  'r2qk3/1P4p1/8/3nN3/8/8/1p4P1/R2QK3 w - - 0 1',
];

/** Legal moves: UCI, where from, and the square of what is taken. */
function legalMoves(at) {
  const list = [];
  for (const [from, targets] of at.allDests())
    for (const to of targets) {
      const pawn = at.board.pawn.has(from);
      const passing = pawn && (from & 7) !== (to & 7) && !at.board.get(to);
      const victim = passing ? (from & 56) | (to & 7) : at.board.get(to) && to;
      for (const end of pawn && (to < 8 || to >= 56) ? 'qrbn' : [''])
        list.push({ uci: makeSquare(from) + makeSquare(to) + end, from, victim });
    }
  return list;
}

/** What Article 7 leaves after these groups of touched squares; nothing if the Laws do not say. */
function model(at, groups) {
  const moves = legalMoves(at);
  const touched = [...new Set(groups.flat())];
  const isOwn = (square) => at.board[at.turn].has(square);
  const own = touched.filter(isOwn);
  const enemy = touched.filter((square) => !isOwn(square));
  const of = (square) =>
    moves.filter(({ from, victim }) => (isOwn(square) ? from : victim) === square);
  const all = { moves, bound: false };
  if (own.length > 0 && enemy.length > 0) {
    if (own.length > 1 || enemy.length > 1) return undefined;
    const pair = of(own[0]).filter(({ victim }) => victim === enemy[0]);
    if (pair.length > 0) return { moves: pair, bound: true };
    const [first = []] = groups;
    const order = first.some(isOwn) ? [own[0], enemy[0]] : [enemy[0], own[0]];
    const found = order.map(of).find((each) => each.length > 0);
    return found ? { moves: found, bound: true } : all;
  }
  for (const group of groups) {
    const found = [...new Set(group)].flatMap(of);
    if (found.length > 0) return { moves: found, bound: true };
  }
  return all;
}

const uciOf = (moves) => moves.map(({ uci }) => uci).sort();
const seen = { bound: 0, free: 0, both: 0, violated: 0, kept: 0 };

function play(start, walk, picks, last) {
  const at = Chess.fromSetup(parseFen(start).unwrap()).unwrap();
  for (const choice of walk) {
    const movers = [...at.allDests()].filter(([, each]) => each.nonEmpty());
    const [square, dests] = movers[choice % movers.length];
    const to = [...dests][(choice >> 8) % dests.size()];
    const promotion = at.board.pawn.has(square) && (to < 8 || to >= 56) ? 'queen' : undefined;
    const next = at.clone();
    next.play({ from: square, to, promotion });
    if (next.isEnd()) break;
    at.play({ from: square, to, promotion });
  }
  const fen = makeFen(at.toSetup());
  const occupied = [...at.board.occupied];
  const groups = picks.map((group) => [
    ...new Set(group.map((n) => occupied[n % occupied.length])),
  ]);
  const expected = model(at, groups);
  if (!expected) return;
  const [side, other] = at.turn === 'white' ? 'WB' : 'BW';
  const game = new Game([`start ${fen}`, 'begin']);
  for (const group of groups) game.apply(`${side} touch ${group.map(makeSquare).join('+')}`);
  const about = `${fen}\n${game.log.join('\n')}`;
  assert.deepEqual([...game.state.allowed].sort(), uciOf(expected.moves), about);
  seen[expected.bound ? 'bound' : 'free']++;
  if (new Set(groups.flat().map((square) => at.board.get(square).color)).size === 2) seen.both++;

  const moves = legalMoves(at);
  const { uci, from, victim } = moves[last % moves.length];
  const kept = expected.moves.some((move) => move.uci === uci);
  const made = game.apply(`${side} play ${uci}`);
  assert.equal(
    made.some(({ text }) => text === 'AUDIT 7.2 violated'),
    !kept,
    `${about}\n${uci}`,
  );
  if (game.state.result) return;
  const claim = game.apply(`${other} claim touch`).map(({ text }) => text);
  if (kept) assert.deepEqual(claim, ['REFUSE 7.2 no-violation'], `${about}\n${uci}`);
  else {
    assert.deepEqual(claim.slice(0, 2), ['CLAIM 7.2 ok', 'RESTORE 7.2 0'], `${about}\n${uci}`);
    // The piece that was moved instead is touched now as well, and so is what it took.
    const more = victim === undefined ? [[from]] : [[from], [victim]];
    const after = model(at, [...groups, ...more]);
    if (after)
      assert.deepEqual([...game.state.allowed].sort(), uciOf(after.moves), `${about}\n${uci}`);
  }
  seen[kept ? 'kept' : 'violated']++;
}

test('what was touched binds as Article 7 says', () => {
  const walk = fc.array(fc.nat(), { maxLength: 40, size: 'max' });
  const groups = fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(fc.property(fc.constantFrom(...STARTS), walk, groups, fc.nat(), play), {
    includeErrorInReport: true,
    numRuns: large('') ? 50_000 : 2500,
  });
  console.log(JSON.stringify(seen));
  for (const [what, count] of Object.entries(seen)) assert.ok(count > 50, `${what} ${count}`);
});
