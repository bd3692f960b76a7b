// replay.test.mjs -- random acts: the log alone makes the same bytes, and a refusal changes none.

import assert from 'node:assert/strict';
import test from 'node:test';
import fc from './property.mjs';
import { Game, large } from './support.mjs';

const SETUPS = [
  ['profile classic', 'tc 3/0:20:00,2/0:10:00*', 'begin'],
  ['profile classic', 'set touch_enforcement auto', 'begin'],
  ['profile classic', 'set arbiter human', 'begin'],
  ['profile classic', 'start r3k2r/P6p/8/3pP3/8/8/p6P/R3K2R w KQkq d6 0 1', 'begin'],
  ['profile fide-2023-standard', 'tc 40/1:30:00,all/0:30:00', 'begin'],
  ['profile fide-2023-blitz', 'begin'],
  ['profile classic'],
];

const SQUARES = Array.from({ length: 64 }, (_, n) => 'abcdefgh'[n & 7] + ((n >> 3) + 1));

// ---- acts ---------------------------------------------------------------------------------------

const square = fc.constantFrom(...SQUARES);
const piece = fc.constantFrom('q', 'r', 'b', 'n', 'k', 'p');
const by = fc.constantFrom('white', 'black');
const by_arbiter = fc.constant('arbiter');
const after = fc.oneof(fc.constant(0), fc.nat(1000), fc.nat(600_000));
const act = (name, fields = {}) => fc.record({ by, after, act: fc.constant(name), ...fields });
const says = (name, fields = {}) =>
  fc.record({ by: by_arbiter, after, act: fc.constant(name), ...fields });

// Any act with any arguments.
const wild = fc.oneof(
  act('touch', {
    squares: fc.array(square, { minLength: 1, maxLength: 3 }),
    accident: fc.boolean(),
  }),
  ...['lift', 'place', 'remove', 'knock'].map((name) => act(name, { square })),
  act('put', { piece, square }),
  act('fix'),
  act('fix', { square, to: square }),
  act('adjust', { on: fc.boolean() }),
  ...['release', 'press', 'offer', 'accept', 'reject', 'withdraw', 'stop'].map((name) => act(name)),
  act('need', { piece }),
  act('claim', {
    what: fc.constantFrom(
      'rep3',
      'fifty',
      'touch',
      'flag',
      'displaced',
      'setup',
      'colours',
      'board',
    ),
  }),
  act('claim', { what: fc.constant('illegal'), unrecoverable: fc.boolean() }),
  act('move', { move: fc.tuple(square, square).map(([from, to]) => from + to) }),
  ...['restart', 'check', 'wait'].map((name) => says(name)),
  ...['verify', 'score', 'resume', 'open', 'sheets', 'cannot', 'found'].map((name) => says(name)),
  says('flag', { side: by, defect: fc.boolean() }),
  says('flags', { first: by }),
  says('set', { side: by, used: fc.nat(7_200_000) }),
  says('penalty', { side: by, how: fc.constantFrom('used', 'bonus'), time: fc.nat(600_000) }),
  says('sheet', { how: fc.constantFrom('lend', 'deny'), side: by }),
  says('setup', { board: fc.constantFrom('4k3/8/8/8/8/8/8/4K3', 'rnbqkbnr/8/8/8/8/8/8/RNBQKBNR') }),
  says('lost', { what: fc.constantFrom('position-unknown', 'times-unknown') }),
  says('gap', { time: fc.nat(60_000) }),
  says('illegal', { unrecoverable: fc.boolean() }),
);

// What a player would do, chosen when the state is known: a number picks one of what is possible.
const sensible = fc.record({ choice: fc.nat(), after: fc.nat(60_000), how: fc.nat(9) });

function toEvent(step, game) {
  if ('by' in step) return step;
  const { choice, how, after } = step;
  const { turn, allowed, hand, partial } = game.state;
  const other = turn === 'white' ? 'black' : 'white';
  const legal = how === 6 ? game.position.legal().map(String) : allowed; // 6: whatever was touched
  const move = legal[choice % legal.length] ?? 'e2e4';
  if (partial?.kind === 'promotion' && how < 5)
    return {
      by: turn,
      act: 'put',
      piece: 'qrbn'[choice % 4],
      square: partial.move.slice(2),
      after,
    };
  if (hand[turn]) {
    if (hand[turn].over && how < 8) return { by: turn, act: 'release', after };
    return { by: turn, act: 'place', square: move.slice(2, 4), after };
  }
  if (how < 7) return { by: turn, act: 'play', move, after };
  if (how < 8) return { by: turn, act: 'lift', square: move.slice(0, 2), after };
  if (how < 9) return { by: other, act: 'press', after };
  return { by: choice % 2 ? turn : other, act: 'claim', what: 'touch', after };
}

// ---- properties ---------------------------------------------------------------------------------

const steps = fc.array(
  fc.oneof({ weight: 3, arbitrary: sensible }, { weight: 2, arbitrary: wild }),
  {
    minLength: 1,
    maxLength: 60,
    size: 'max',
  },
);
const seen = { acts: 0, refused: 0, codes: new Set() };

// Promotion letters and castling squares make some steps no line at all; that, too, must change nothing.
function apply(game, event) {
  try {
    return game.apply(event);
  } catch (error) {
    if (
      error.name !== 'JadoubeError' &&
      !(error instanceof RangeError) &&
      !(error instanceof TypeError)
    )
      throw error;
    return undefined;
  }
}

function check(game, event) {
  const waited = game.clone();
  const before = game.save();
  const verdicts = apply(game, event);
  if (!verdicts) {
    assert.deepEqual(game.save(), before, JSON.stringify(event));
    return;
  }
  seen.acts++;
  for (const { code } of verdicts) seen.codes.add(code);
  if (!verdicts.some(({ code }) => code === 'REFUSE')) return;
  if (verdicts.some(({ code }) => code === 'MADE')) return; // `play`: the move stands, its press was refused
  seen.refused++;
  waited.apply({ by: 'arbiter', act: 'wait', after: event.after ?? 0 });
  assert.deepEqual(game.save(), waited.save(), `${game.log.join('\n')}\n${JSON.stringify(event)}`);
}

test('a refused act changes no byte, and the log makes the same game again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SETUPS), steps, (setup, list) => {
      const game = new Game(setup);
      for (const step of list) check(game, toEvent(step, game));
      const again = Game.replay(game.log);
      assert.deepEqual(again.save(), game.save(), game.log.join('\n'));
      assert.deepEqual(again.state, game.state);
    }),
    { numRuns: large('') ? 20_000 : 1500 },
  );
  assert.ok(seen.acts > 5000 && seen.refused > 1000, JSON.stringify([seen.acts, seen.refused]));
  for (const code of [
    'MADE',
    'OBLIGE',
    'ILLEGAL',
    'RESTORE',
    'RESULT',
    'COUNT',
    'PARTIAL',
    'CLAIM',
  ])
    assert.ok(seen.codes.has(code), code);
});
