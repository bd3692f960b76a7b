// any-board.test.mjs -- boards that no game can reach: every question has an answer, and answers agree.

import assert from 'node:assert/strict';
import test from 'node:test';
import fc from './property.mjs';
import { Game, JadoubeError, Position } from './support.mjs';

// ---- boards -------------------------------------------------------------------------------------

const rank = fc
  .array(fc.constantFrom(...'KQRBNPkqrbnp', ...'........'), { minLength: 8, maxLength: 8 })
  .map((letters) => letters.join('').replace(/\.+/g, (empty) => empty.length));
const board = fc.array(rank, { minLength: 8, maxLength: 8 }).map((ranks) => ranks.join('/'));
const castling = fc.constantFrom('-', 'KQkq', 'HAha', 'BGbg', 'K', 'q', 'Cf');
const passed = fc.constantFrom('-', 'a3', 'e6', 'h6', 'd3');
const fen = fc
  .tuple(
    board,
    fc.constantFrom('w', 'b'),
    castling,
    passed,
    fc.nat(200),
    fc.integer({ min: 1, max: 300 }),
  )
  .map((fields) => fields.join(' '));

function checkMove(at, move, others) {
  const san = at.san(move);
  assert.deepEqual(at.why(move), []);
  assert.equal(at.play(move).turn === at.turn, false);
  assert.equal(at.get(move.capture ?? 'a1')?.role, move.captured ?? at.get('a1')?.role);
  if (others < 60) assert.equal(at.parse(san, { mode: 'strict' }).value?.uci, move.uci, san);
}

function checkPosition(at, level) {
  const moves = at.legal();
  for (const move of moves) checkMove(at, move, moves.length);
  assert.equal(new Set(moves.map(String)).size, moves.length);
  assert.equal(at.perft(1), moves.length);
  for (const color of ['white', 'black'])
    for (const { square, by } of at.pinned(color)) assert.notEqual(at.get(square), at.get(by));
  assert.equal(typeof at.status().over, 'boolean');
  const again = Position.fromFen(at.fen(), { level });
  assert.ok(again.ok && again.value.equals(at) && again.value.hash === at.hash, at.fen());
}

for (const level of ['syntax', 'setup', 'legal'])
  test(`any board at level ${level}`, () => {
    const check = (text) => {
      const read = Position.fromFen(text, { level });
      if (read.ok) checkPosition(read.value, level);
      else assert.ok(read.error.length > 0);
    };
    fc.assert(fc.property(fen, check), { numRuns: 400, endOnFailure: true });
  });

// ---- text -----------------------------------------------------------------------------------------

test('any text is a value or a list of problems', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fen);
  const check = (given) => {
    for (const read of [Position.fromFen(given), Position.start.parse(given)])
      assert.ok(read.ok || read.error.every(({ code }) => /^[a-z-]+$/.test(code)));
    assert.ok(Array.isArray(Position.start.why(given)));
  };
  fc.assert(fc.property(text, check), { numRuns: 2000 });
});

const WORDS = [
  'W B A touch lift place release put fix press stop restart need offer accept resign claim flag',
  'illegal wait move play adjust on off profile set tc start moves used movecount begin classic',
  'arbiter human e2 e4 e7 e5 g1 f3 e1+h1 q e2e4 Nf3 O-O e7e8q rep3 fifty defect accident +0:05 +9',
  '0:30:00 40/2:00:00* startpos - 0 1 # absent write seal envelope adjourn penalty verify sheets',
].flatMap((line) => line.split(' '));

test('any line is judged or is an error with its place', () => {
  const line = fc.oneof(
    fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(' ')),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  const check = (lines) => {
    const game = new Game('profile classic\nbegin');
    for (const each of lines)
      try {
        game.apply(each);
      } catch (error) {
        assert.ok(error instanceof JadoubeError && error.code !== 'trap', error);
        assert.ok(error.line > 0);
      }
    assert.deepEqual(Game.replay(game.log).save(), game.save());
  };
  fc.assert(fc.property(fc.array(line, { maxLength: 40 }), check), { numRuns: 300 });
});
