// why-text.test.mjs -- why the move that a text means is not legal, and the words of errors about moves.

import assert from 'node:assert/strict';
import test from 'node:test';
import { data, Game, JadoubeError, Position, position, rows } from './support.mjs';

const { problem } = await import('../../build/npm/laws.js');
const START = Position.start.fen();
const PINNED = '4k3/8/8/8/7b/8/5P2/R3K3 w Q - 0 1';
const IN_CHECK = '4k3/8/8/8/1b6/8/8/R3K1NR w KQ - 0 1';
const TWO = '4k3/8/8/8/4r3/8/4N3/4K1N1 w - - 0 1'; // e2 is pinned, g1 does not reach f4

// FEN, text, letters; the reason, the move that is meant, the squares concerned.
const table = [
  [PINNED, 'f3', 'en', 'pinned', 'f2f3', 'h4'],
  [PINNED, 'O-O', 'en', 'castling-lost', 'e1g1', ''],
  [IN_CHECK, '0-0-0', 'en', 'castling-check', 'e1c1', 'b4'],
  [IN_CHECK, 'Nf3', 'en', 'in-check', 'g1f3', 'b4'],
  [IN_CHECK, 'Kd2', 'en', 'king-attacked', 'e1d2', 'b4'],
  [TWO, 'Nf4', 'en', 'pinned', 'e2f4', 'e4'],
  [START, 'Bb5', 'en', 'blocked', 'f1b5', 'e2'],
  [START, 'Lb5', 'de', 'blocked', 'f1b5', 'e2'],
  [START, 'O-O', 'en', 'castling-between', 'e1g1', 'f1,g1'],
  [START, 'Ke2', 'en', 'own-piece', 'e1e2', 'e2'],
  [START, 'Nbd2', 'en', 'own-piece', 'b1d2', 'd2'],
  [START, 'e5', 'en', 'pawn-moves', 'e2e5', ''],
  [START, 'e7e5', 'en', 'not-on-move', 'e7e5', 'e7'],
  [START, 'e4e5', 'en', 'no-piece', 'e4e5', ''],
  [START, 'a8=Q', 'en', 'pawn-moves', 'a2a8q', ''],
  ['4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1', 'exd6', 'en', 'no-en-passant', 'e5d6', 'd5'],
  ['4k3/8/8/8/8/8/8/4K2R w - - 0 1', 'O-O', 'en', 'castling-lost', 'e1g1', ''],
  ['4k3/8/8/8/8/8/8/3K3R w - - 0 1', 'O-O', 'en', 'castling-lost', undefined, ''],
  ['1r2k3/8/8/8/8/8/8/RK6 w A - 0 1', 'O-O-O', 'en', 'castling-check', 'b1a1', 'b8'],
];

for (const [fen, text, locale, code, move, squares] of table)
  test(`${text}: ${code}`, () => {
    const [illegal, why, ...more] = position(fen).parse(text, { locale }).error;
    assert.deepEqual([illegal.code, more], ['illegal', []]);
    assert.deepEqual([why.code, why.move, why.squares.join()], [code, move, squares]);
    if (move !== undefined) assert.equal(position(fen).why(move)[0].code, code);
  });

test('nothing is said where no piece is meant, or something else is wrong', () => {
  const noQueen = position('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
  for (const [at, text] of [
    [noQueen, 'Qd4'],
    [noQueen, 'e4'],
    [Position.start, 'exe4'],
  ])
    assert.deepEqual(at.parse(text).error, [{ code: 'illegal', column: 1 }], text);
});

test('every illegal text of the table has the reason of the move it means', () => {
  let told = 0;
  for (const [, , locale, fen, text, wanted] of rows(data('moves/san_parsing.tsv'))) {
    if (wanted !== 'illegal') continue;
    const [, why] = position(fen).parse(text, { locale }).error;
    if (why?.move === undefined) continue;
    assert.deepEqual(position(fen).why(why.move)[0], (({ move: _, ...rest }) => rest)(why), text);
    told++;
  }
  assert.ok(told > 5, `${told} told`);
});

test('a reason is a sentence by itself', () => {
  const [, why] = Position.start.parse('Nf6').error;
  assert.equal(problem(why), 'From b1 the knight does not reach f6.');
});

test('SAN where UCI is wanted is told so', () => {
  for (const call of [
    () => Position.start.play('e4'),
    () => Position.start.san('Nf3'),
    () => Position.start.playAll(['Nf3']),
  ])
    assert.throws(call, (error) => error instanceof JadoubeError && /parse reads SAN/.test(error));
  const asOthers = () => Position.start.play({ from: 'e2', to: 'e4' });
  assert.throws(asOthers, { name: 'TypeError', message: 'move: object is not a Move or its UCI' });
});

test('an act whose move is none tells why, and changes nothing', () => {
  const game = new Game({});
  const before = game.save();
  for (const act of ['W play Qd4', '+0:05 W move Qd4', { by: 'white', act: 'play', move: 'Qd4' }])
    assert.throws(
      () => game.apply(act),
      ({ code, problems: [illegal, why] }) =>
        code === 'illegal-move' &&
        illegal.code === 'illegal' &&
        why.code === 'blocked' &&
        why.move === 'd1d4',
    );
  assert.throws(() => game.apply('B play Qd4'), { code: 'illegal-move', problems: [] });
  assert.throws(() => new Game('moves e4 e5 Ke3'), { code: 'illegal-move', problems: [] });
  assert.deepEqual(game.save(), before);
});
