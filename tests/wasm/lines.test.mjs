// lines.test.mjs -- many moves in one call are the same as one by one.

import assert from 'node:assert/strict';
import test from 'node:test';
import { codes, Position, position } from './support.mjs';

const { start } = Position;

/** Numbers that look random and are the same in each run. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A game of random moves, with the position and the SAN of each, made one by one. */
function played(from, plies, seed) {
  const next = random(seed);
  const game = { moves: [], sans: [], last: from };
  while (game.moves.length < plies) {
    const legal = game.last.legal();
    if (legal.length === 0) break;
    const move = legal[next(legal.length)];
    game.moves.push(move);
    game.sans.push(game.last.san(move));
    game.last = game.last.play(move);
  }
  return game;
}

const froms = {
  'the initial array': start,
  'castling and captures': position(
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  ),
  promotions: position('n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1'),
  Chess960: position('bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9'),
};

for (const [name, from] of Object.entries(froms))
  test(`lines of moves are the same as move by move: ${name}`, () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { moves, sans, last } = played(from, 90, seed);
      const ucis = moves.map(({ uci }) => uci);
      for (const list of [moves, ucis, moves.map(({ uci }) => ({ uci }))]) {
        assert.equal(from.playAll(list).fen(), last.fen());
        assert.deepEqual(from.sanAll(list), sans);
      }
      const read = from.parseAll(sans, { mode: 'strict' });
      assert.deepEqual(
        read.value.map(({ uci }) => uci),
        ucis,
      );
      for (const [n, move] of read.value.entries())
        assert.deepEqual(
          [move.role, move.captured, move.capture],
          [moves[n].role, moves[n].captured, moves[n].capture],
        );
    }
  });

test('a line longer than one call', () => {
  const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
  const texts = Array.from({ length: 2402 }, (_, n) => shuffle[n % 4]);
  const read = start.parseAll(texts);
  assert.equal(read.value.length, 2402);
  assert.deepEqual(start.sanAll(read.value), texts);
  assert.equal(
    start.playAll(read.value).fen(),
    'rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2402 1202',
  );
});

test('an empty line leads nowhere', () => {
  assert.equal(start.playAll([]).fen(), start.fen());
  assert.deepEqual(start.sanAll([]), []);
  assert.deepEqual(start.parseAll([]).value, []);
});

test('the first move that is not legal is named, and nothing has changed', () => {
  const fen = start.fen();
  for (const call of ['playAll', 'sanAll'])
    for (const [moves, index, code] of [
      [['e2e5'], 0, 'pawn-moves'],
      [['e2e4', 'e7e5', 'e4e5', 'a7a6'], 2, 'pawn-straight'],
      [['e2e4', 'e7e5', 'g1f3', 'nonsense'], 3, 'syntax'],
      [['e2e4', ''], 1, 'syntax'],
      [['e2e4', 'e7e5x'], 1, 'syntax'],
      [['e2e4', 'e7e5q'], 1, 'promotion-absent'],
    ]) {
      assert.throws(
        () => start[call](moves),
        ({ code: error, problems }) => {
          assert.deepEqual(
            [error, codes(problems), problems[0].index],
            ['illegal-move', [code], index],
          );
          return true;
        },
      );
      assert.equal(start.fen(), fen);
      assert.equal(start.legal().length, 20);
    }
});

test('lines in the letters of a language', () => {
  const own = { de: 'e4 e5 Sf3 Sc6 Lb5 a6', figurines: 'e4 e5 ♘f3 ♘c6 ♗b5 a6' };
  const line = start.parseAll(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6']).value;
  for (const [locale, text] of Object.entries(own)) {
    assert.equal(start.sanAll(line, { locale }).join(' '), text);
    const read = start.parseAll(text.split(' '), { locale, mode: 'strict' });
    assert.equal(read.value?.join(), line.join());
  }
  const [illegal, why] = start.parseAll(['e4', 'e5', 'Sf4'], { locale: 'de' }).error;
  assert.deepEqual([illegal.code, illegal.index], ['illegal', 2]);
  assert.deepEqual([why.code, why.move, why.index], ['knight-moves', 'b1f4', 2]);
});

test('the first text that is no move is named', () => {
  for (const [texts, index, code] of [
    [['e4', 'e5', 'Ke3'], 2, 'illegal'],
    [['e4', 'e5', ''], 2, 'syntax'],
    [['e4', 'd5\ne5'], 1, 'syntax'],
    [['--'], 0, 'null'],
    [['e4', 'x'.repeat(100_000)], 1, 'too-long'],
    [['Nc3', 'Nc6', 'Nb1', 'Nb8', 'N'], 4, 'syntax'],
  ]) {
    const { ok, error } = start.parseAll(texts);
    assert.equal(ok, false);
    assert.equal(error[0].code, code, texts.at(-1).slice(0, 20));
    for (const problem of error) assert.equal(problem.index, index, problem.code);
  }
  assert.equal(start.legal().length, 20);
});
