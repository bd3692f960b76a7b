// played.test.mjs -- random games by hand, against chess.js and chessops.
//
// Each move is made of touches, lifts, places and releases in one of the orders that Article 6 leaves open.
// Oracles: chess.js and chessops for what is legal, for mate and stalemate; positions counted with chessops
// for the third occurrence. Now and then a piece goes where it may not: the move is taken back, and the
// piece that was touched must move if it can.

import assert from 'node:assert/strict';
import test from 'node:test';
import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSquare, parseUci } from 'chessops/util';
import fc from './property.mjs';
import { Game, large } from './support.mjs';

const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
  'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
  '4k3/PPP5/8/8/8/8/6pp/4K3 w - - 0 1',
  '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1',
  '7k/8/5K2/8/8/8/6Q1/8 w - - 0 1',
  '7k/8/4K3/8/8/8/6R1/R7 w - - 0 1',
  '6k1/8/6K1/8/8/8/8/R6R w - - 0 1',
  '7k/8/5KQ1/8/8/8/8/8 w - - 0 1',
  'k7/8/1K6/8/8/8/2Q5/8 w - - 0 1',
  '8/8/4k3/8/8/3BK3/8/5b2 w - - 0 1',
  'n1n1k3/PPP5/8/8/8/8/6pp/4K1N1 b - - 0 1',
];

const CASTLINGS = ['e1g1', 'e8c8', 'e1c1', 'e8g8'];

// ---- oracles ------------------------------------------------------------------------------------

const key = (at) => makeFen(at.toSetup()).split(' ').slice(0, 4).join(' ');

/** Legal moves as UCI; castling as the king's two squares. */
function legalUci(at) {
  const list = [];
  for (const [from, targets] of at.allDests())
    for (const to of targets) {
      const piece = at.board.get(from);
      const castles = piece.role === 'king' && at.board.get(to)?.color === piece.color;
      const last = piece.role === 'pawn' && (to < 8 || to >= 56);
      const target = castles ? (to > from ? from + 2 : from - 2) : to;
      for (const end of last ? 'qrbn' : [''])
        list.push(makeSquare(from) + makeSquare(target) + end);
    }
  return list.sort();
}

/** Article 10.4: the closed list. */
function listed(board) {
  const minors = [...board.bishop, ...board.knight];
  if (board.occupied.size() !== 2 + minors.length || minors.length > 2) return false;
  const [a, b] = minors;
  if (b === undefined) return true;
  const light = (square) => ((square >> 3) + square) & 1;
  const bishops = board.bishop.has(a) && board.bishop.has(b);
  return bishops && board.get(a).color !== board.get(b).color && light(a) === light(b);
}

// ---- a move by hand -----------------------------------------------------------------------------

/** The acts of a move; `how` chooses among the orders that are open. */
function acts(at, uci, how) {
  const [from, to, promotion] = [uci.slice(0, 2), uci.slice(2, 4), uci[4]];
  const move = parseUci(uci);
  const piece = at.board.get(move.from);
  const file = (square) => square[0];
  if (piece.role === 'king' && Math.abs((move.to & 7) - (move.from & 7)) === 2) {
    const short = file(to) === 'g';
    const rook = [short ? 'h' : 'a', short ? 'f' : 'd'].map((each) => each + from[1]);
    const king = [`lift ${from}`, `place ${to}`, 'release'];
    return [...king, `lift ${rook[0]}`, `place ${rook[1]}`, 'release'];
  }
  const passing = piece.role === 'pawn' && file(from) !== file(to) && !at.board.get(move.to);
  const victim = passing ? file(to) + from[1] : at.board.get(move.to) && to;
  const stand = how & 4 ? [`place ${from}`, `place ${to}`] : [`place ${to}`];
  const touched = how & 8 ? [`touch ${from}`] : [];
  const change = promotion ? [`remove ${to}`, `put ${promotion} ${to}`, 'release'] : [];
  if (!victim) return [...touched, `lift ${from}`, ...stand, 'release', ...change];
  const take = `remove ${victim}`;
  const orders = [
    [take, `lift ${from}`, ...stand, 'release'],
    [`lift ${from}`, take, ...stand, 'release'],
    [`lift ${from}`, `place ${to}`, 'release', take],
  ];
  return [...(orders[promotion ? how & 1 : how % 3] ?? []), ...change];
}

/** Puts a piece where it may not go; gives the square of the piece, or nothing if there is no such way. */
function illegalTry(at, legal, choice) {
  const own = [...at.board[at.turn]].filter((square) => !at.board.king.has(square));
  const from = own[choice % own.length];
  if (from === undefined) return undefined;
  const free = Array.from({ length: 64 }, (_, square) => square).filter(
    (to) =>
      !at.board.get(to) &&
      !(at.board.pawn.has(from) && (to < 8 || to >= 56)) &&
      !legal.some((uci) => uci.startsWith(makeSquare(from) + makeSquare(to))),
  );
  const to = free[(choice >> 8) % free.length];
  return to === undefined ? undefined : [makeSquare(from), makeSquare(to)];
}

// ---- the games ----------------------------------------------------------------------------------

const seen = { plies: 0, mates: 0, stalemates: 0, listed: 0, thirds: 0, castled: 0, illegal: 0 };
const steps = fc.array(fc.record({ choice: fc.nat(), how: fc.nat(15), mood: fc.nat(99) }), {
  minLength: 1,
  maxLength: 90,
  size: 'max',
});

function claimed(game, side, rightly) {
  const verdicts = game.clone().apply(`${side} claim rep3`);
  const claim = verdicts.find(({ code }) => code === 'CLAIM');
  assert.deepEqual(claim?.args, [rightly ? 'ok' : 'bad'], game.log.join('\n'));
  assert.equal(
    verdicts.some(({ code }) => code === 'RESULT'),
    rightly,
  );
}

/** Compares everything about a position that an oracle knows. */
function compare(game, at, script, keys) {
  const legal = legalUci(at);
  const about = () => game.log.join('\n');
  const ours = game.position.legal().map(({ uci }) => uci);
  assert.deepEqual(ours.sort(), legal, about());
  if (keys.length % 4 === 1) {
    // chess.js is slow at this
    const theirs = script.moves({ verbose: true }).map(({ lan }) => lan);
    assert.deepEqual(theirs.sort(), legal, about());
  }
  assert.equal(game.position.fen({ ep: 'legal' }), makeFen(at.toSetup()), about());
  const times = keys.filter((each) => each === keys.at(-1)).length;
  const side = at.turn === 'white' ? 'w' : 'b';
  assert.equal(game.ask(`canclaim rep3 ${side}`), times >= 3 ? 'yes' : 'no', about());
  return { legal, times, side: side.toUpperCase() };
}

/** How the position must have ended the game: its Article, or nothing. */
function ending(at, script) {
  assert.equal(at.isCheckmate(), script.isCheckmate());
  assert.equal(at.isStalemate(), script.isStalemate());
  if (at.isCheckmate()) return '10.1';
  if (at.isStalemate()) return '10.3';
  return listed(at.board) ? '10.4' : undefined;
}

/** A move that mates or leaves no move, if there is one. */
const last = (at, legal) =>
  legal.find((uci) => {
    const after = at.clone();
    after.play(parseUci(uci));
    return after.isCheckmate() || after.isStalemate();
  });

function choose({ choice, mood }, at, legal, before) {
  const back = before && before.slice(2, 4) + before.slice(0, 2);
  if (mood < 45 && legal.includes(back)) return back; // so that positions come again
  const castling = mood < 55 && legal.find((uci) => CASTLINGS.includes(uci));
  if (castling) return castling;
  const final = mood >= 55 && mood < 60 && last(at, legal);
  if (final) return final;
  return legal[choice % legal.length];
}

function play(fen, list) {
  const game = new Game([`start ${fen}`, 'begin']);
  const at = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  const script = new ChessJs(fen);
  const keys = [key(at)];
  const mine = [];
  for (const step of list) {
    const known = compare(game, at, script, keys);
    const { times, side } = known;
    let { legal } = known;
    if (times >= 3 || step.mood === 99) claimed(game, side, times >= 3);
    if (times >= 3) seen.thirds++;
    const odd = step.mood >= 96 && illegalTry(at, legal, step.choice);
    if (odd) {
      for (const act of [`lift ${odd[0]}`, `place ${odd[1]}`]) game.apply(`${side} ${act}`);
      const codes = game.apply(`${side} release`).map(({ code }) => code);
      assert.ok(codes.includes('ILLEGAL') && codes.includes('RESTORE'), game.log.join('\n'));
      const bound = legal.filter((uci) => uci.startsWith(odd[0]));
      if (bound.length > 0) legal = bound;
      assert.equal(game.state.allowed.length, legal.length, game.log.join('\n'));
      seen.illegal++;
    }
    const uci = choose(step, at, legal, mine.at(-2));
    const line = acts(at, uci, odd ? 0 : step.how);
    const verdicts = line.flatMap((act) => game.apply(`+0.100 ${side} ${act}`));
    const made = verdicts.find(({ code }) => code === 'MADE');
    const castled = made?.args[0]?.startsWith('O-O');
    assert.ok(castled || made?.args[0] === uci, `${game.log.join('\n')}\n${uci}`);
    seen.castled += castled ? 1 : 0;
    seen.plies++;
    at.play(parseUci(uci));
    script.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] });
    keys.push(key(at));
    mine.push(uci);
    const result = verdicts.find(({ code }) => code === 'RESULT');
    const article = ending(at, script);
    assert.equal(result?.article.replace(/\(.*/, ''), article, game.log.join('\n'));
    if (article) {
      seen[{ 10.1: 'mates', 10.3: 'stalemates', 10.4: 'listed' }[article]]++;
      return;
    }
    game.apply(`${side} press`);
  }
}

test('random games by hand are what chess.js and chessops say they are', () => {
  fc.assert(fc.property(fc.constantFrom(...STARTS), steps, play), {
    includeErrorInReport: true,
    numRuns: large('') ? 3000 : 120,
  });
  for (const [what, count] of Object.entries(seen)) assert.ok(count > 0, `${what} ${count}`);
  assert.ok(seen.plies > 2000 && seen.thirds > 30, JSON.stringify(seen));
  console.log(JSON.stringify(seen));
});
