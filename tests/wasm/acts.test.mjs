// acts.test.mjs -- an act as an object does what its line does: the same verdicts, log, state and bytes.
//
// The lines are written here, not by the package. Many acts come to a game in a random order, so most
// of what the referee can refuse is refused; moves are legal ones for the greater part.

import assert from 'node:assert/strict';
import test from 'node:test';
import fc from './property.mjs';
import { Game } from './support.mjs';

const SETUPS = [
  ['profile classic', 'tc 40/2:00:00,20/1:00:00*', 'begin'],
  ['profile fide-2023-standard', 'tc all/0:15:00+10', 'begin'],
  ['profile fide-2023-blitz', 'tc all/0:03:00+2', 'begin'],
  ['profile classic', 'start 1n2k3/P7/8/8/8/8/7p/R3K2R w KQ - 0 1', 'begin'],
];
const SIDES = ['white', 'black'];
const SQUARES = Array.from({ length: 64 }, (_, n) => 'abcdefgh'[n & 7] + (1 + (n >> 3)));
const WORDS = ['press', 'offer', 'accept', 'reject', 'record', 'norecord', 'absent', 'arrive'];
const RARE = ['resign', 'refuse'];
const TIMES = [undefined, 0, 1, 999, 1000, 61_500, 3_600_000];

const square = fc.constantFrom(...SQUARES);
const sometimes = fc.option(fc.constant(true), { nil: undefined, freq: 6 });
const times = fc.constantFrom(...TIMES);

/** What is done, without who and when; `legal` takes the place of a legal move. */
const deeds = fc.oneof(
  { weight: 12, arbitrary: fc.record({ legal: fc.nat(), act: fc.constantFrom('move', 'play') }) },
  { weight: 6, arbitrary: fc.constant({ act: 'press' }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom(...WORDS) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom(...RARE) }) },
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constantFrom('lift', 'place', 'remove', 'knock'), square }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('release'), twoHands: sometimes }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('touch'),
      squares: fc.array(square, { minLength: 1, maxLength: 3 }),
      accident: sometimes,
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('adjust'), on: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('need'), piece: fc.constantFrom('q', 'n') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('put'), piece: fc.constantFrom('q', 'r'), square }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('move'), from: square, to: square }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('claim'), what: fc.constant('touch') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      by: fc.constant('arbiter'),
      act: fc.constantFrom('wait', 'check', 'verify'),
    }),
  },
);
const steps = fc.array(fc.tuple(deeds, fc.nat(9), times), { minLength: 10, maxLength: 60 });

/** The event of a step; nine times in ten it is the side that has the move. */
function eventOf(game, [{ legal, from, to, ...deed }, whose, after], n) {
  const { turn } = game.position;
  const by = deed.by ?? (whose ? turn : SIDES[n % 2]);
  const time = after === undefined ? {} : { after };
  if (from) return { ...deed, by, move: from + to, ...time };
  if (legal === undefined) return { ...deed, by, ...time };
  const moves = game.position.legal();
  const move = moves[legal % (moves.length || 1)];
  return { ...deed, by, move: n % 3 ? (move?.uci ?? 'e2e4') : (move ?? 'e2e4'), ...time };
}

function lineOf({ by, act, after, move, square: one, squares, piece, on, what, ...said }) {
  const text = (ms) =>
    `+${Math.floor(ms / 1000)}${ms % 1000 ? `.${String(ms % 1000).padStart(3, '0')}` : ''}`;
  const words = [after ? text(after) : '', { white: 'W', black: 'B', arbiter: 'A' }[by], act];
  if (move) words.push(move.uci ?? move);
  words.push(piece, one, what, squares?.join('+'));
  if (on !== undefined) words.push(on ? 'on' : 'off');
  if (said.accident) words.push('accident');
  if (said.twoHands) words.push('two-hands');
  return words.filter(Boolean).join(' ');
}

test('objects and lines: the same verdicts, log, state and bytes', () => {
  const seen = new Set();
  fc.assert(
    fc.property(fc.constantFrom(...SETUPS), steps, (setup, list) => {
      const [objects, lines] = [new Game(setup), new Game(setup)];
      for (const [n, step] of list.entries()) {
        const event = eventOf(objects, step, n);
        const line = lineOf(event);
        assert.deepEqual(objects.whatIf(event), lines.whatIf(line), line);
        const verdicts = objects.apply(event);
        assert.deepEqual(verdicts, lines.apply(line), line);
        assert.ok(Object.isFrozen(verdicts));
        for (const { code } of verdicts) seen.add(code);
        if (n % 7 === 0) assert.equal(objects.log.at(-1), lines.log.at(-1));
      }
      assert.deepEqual(objects.log, lines.log);
      assert.deepEqual(objects.state, lines.state);
      assert.deepEqual(objects.save(), lines.save());
      assert.deepEqual(Game.replay(objects.log).save(), lines.save());
    }),
    { numRuns: 150 },
  );
  for (const code of ['MADE', 'COUNT', 'OBLIGE', 'REFUSE', 'OFFER', 'NOTE', 'RESULT'])
    assert.ok(seen.has(code), `${code} was never said`);
});

test('an act that grows the game beyond its block is judged once', () => {
  const game = new Game(SETUPS[0]);
  const cycle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  for (let n = 0; n < 400; n++) {
    const verdicts = game.apply({ by: SIDES[n % 2], act: 'play', move: cycle[n % 4] });
    assert.ok(verdicts.some(({ code }) => code === 'MADE'));
  }
  assert.equal(game.plies, 400);
});

test('an object changed after it was given changes nothing', () => {
  const game = new Game(SETUPS[0]);
  const event = { by: 'white', act: 'touch', squares: ['e2'], after: 5 };
  game.apply(event);
  event.squares.push('d2');
  event.by = 'black';
  assert.equal(game.log.at(-1), '+0.005 W touch e2');
});

test('what is no act is refused as before', () => {
  const game = new Game(SETUPS[0]);
  const wrong = [
    { by: 'white', act: '-' },
    { by: 'white', act: 'wait' },
    { by: 'arbiter', act: 'press' },
    { by: 'white', act: 'press', square: 'e2' },
    { by: 'white', act: 'lift', square: 'i9' },
    { by: 'white', act: 'move', move: 'e2e9' },
    { by: 'white', act: 'press', after: 1.5 },
    { by: 'white', act: 'press', after: 1e12 },
    { by: 'white', act: 'touch', squares: [] },
    { by: 'white', act: 'need', piece: 'pq' },
    { by: 'white', act: 'release', twoHands: 1 },
  ];
  for (const event of wrong) assert.throws(() => game.apply(event), Error, JSON.stringify(event));
  assert.deepEqual(game.log, SETUPS[0]);
});

test('two games in turn keep apart what was said to each', () => {
  const [classic, fide] = ['classic', 'fide-2023-standard'].map(
    (profile) => new Game([`profile ${profile}`, 'begin']),
  );
  const event = { by: 'black', act: 'move', move: 'e7e5' };
  const told = [classic, fide, classic].map((game) => game.apply(event)[0].text);
  assert.deepEqual(told, [
    'REFUSE 3.1 not-on-move',
    'REFUSE 1.3 not-on-move',
    'REFUSE 3.1 not-on-move',
  ]);
});
