// game.test.mjs -- Game as its users meet it: acts as text and as objects, state, log, saving, errors.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Game, Position } from './support.mjs';

const started = (...lines) => new Game(['profile classic', ...lines, 'begin']);
const texts = (verdicts) => verdicts.map((verdict) => verdict.text);
const same = (a, b) => Buffer.compare(a.save(), b.save()) === 0;

// ---- acts ---------------------------------------------------------------------------------------

test('verdicts say what they rest on', () => {
  const game = started();
  const [verdict] = game.apply('+0:05 W touch e2');
  assert.deepEqual(verdict, {
    code: 'OBLIGE',
    article: '7.2(1)',
    args: ['e2e3,e2e4'],
    ruling: false,
    text: 'OBLIGE 7.2(1) e2e3,e2e4',
  });
  const [refusal] = game.apply('B play e5');
  assert.deepEqual([refusal.code, refusal.ruling], ['REFUSE', true]);
  assert.ok(Object.isFrozen(refusal));
});

const simple = [
  [
    { by: 'white', act: 'touch', squares: ['e2'], accident: true, after: 1 },
    '+0.001 W touch e2 accident',
  ],
  [{ by: 'white', act: 'touch', squares: ['e1', 'h1'] }, 'W touch e1+h1'],
  [{ by: 'white', act: 'adjust', on: true, after: 61_000 }, '+61 W adjust on'],
  [{ by: 'white', act: 'adjust', on: false }, 'W adjust off'],
  [{ by: 'white', act: 'lift', square: 'e2', after: 5250 }, '+5.250 W lift e2'],
  [{ by: 'white', act: 'place', square: 'e4' }, 'W place e4'],
  [{ by: 'white', act: 'release' }, 'W release'],
  [{ by: 'white', act: 'press' }, 'W press'],
  [{ by: 'black', act: 'play', move: 'e5' }, 'B play e5'],
  [{ by: 'white', act: 'move', move: { uci: 'g1f3' } }, 'W move g1f3'],
  [{ by: 'white', act: 'offer' }, 'W offer'],
  [{ by: 'black', act: 'reject' }, 'B reject'],
  [{ by: 'arbiter', act: 'check' }, 'A check'],
  [{ by: 'arbiter', act: 'wait', after: 1500 }, '+1.500 A wait'],
  [{ by: 'white', act: 'stop', reason: 'the light went out' }, 'W stop the light went out'],
  [{ by: 'arbiter', act: 'restart' }, 'A restart'],
  [{ by: 'white', act: 'knock', square: 'a1' }, 'W knock a1'],
  [{ by: 'white', act: 'fix', square: 'a1', to: 'a1' }, 'W fix a1 a1'],
  [{ by: 'white', act: 'fix' }, 'W fix'],
  [{ by: 'black', act: 'resign' }, 'B resign'],
];

test('an act as an object is the line that says the same', () => {
  const [told, written] = [started(), started()];
  for (const [event, line] of simple)
    assert.deepEqual(texts(told.apply(event)), texts(written.apply(line)), line);
  assert.deepEqual(told.log, written.log);
  assert.ok(same(told, written));
  assert.equal(told.state.result, '1-0');
});

test('what is left of an act that was refused is its time', () => {
  const game = started();
  game.apply('+0:10 B play e5');
  game.apply({ by: 'white', act: 'place', square: 'd4' });
  assert.deepEqual(game.log.slice(2), ['+0:10 A wait', 'A wait']);
  assert.equal(game.ask('used w'), '0:00:10');
});

test('comments and blank lines are no acts', () => {
  const game = new Game('# a game\n\nprofile classic # the old edition\r\nbegin\n');
  assert.deepEqual(game.log, ['profile classic # the old edition', 'begin']);
  assert.deepEqual(game.apply('  # nothing'), []);
});

test('every act of the core can be told as an object', () => {
  const events = [
    { by: 'white', act: 'withdraw', what: 'claim' },
    { by: 'white', act: 'refuse' },
    { by: 'white', act: 'claim', what: 'conduct', article: '15.1(4)' },
    { by: 'black', act: 'claim', what: 'illegal', timesUnknown: true },
    { by: 'white', act: 'write', text: 'Nf3' },
    { by: 'white', act: 'seal', text: 'Ng1-f3' },
    ...['record', 'norecord', 'absent', 'arrive', 'adjourn', 'envelope', 'accept'].map((act) => ({
      by: 'white',
      act,
    })),
    { by: 'white', act: 'need', piece: 'q' },
    { by: 'white', act: 'put', piece: 'q', square: 'd5' },
    { by: 'white', act: 'remove', square: 'e7' },
    ...['verify', 'score', 'resume', 'open', 'sheets', 'cannot', 'found'].map((act) => ({
      by: 'arbiter',
      act,
    })),
    { by: 'arbiter', act: 'flag', side: 'white', defect: true },
    { by: 'arbiter', act: 'flags', first: 'black' },
    { by: 'arbiter', act: 'flags', sheetsComplete: true },
    { by: 'arbiter', act: 'illegal', unrecoverable: true },
    { by: 'arbiter', act: 'extend', material: 'KRBvKR', moves: 100 },
    { by: 'arbiter', act: 'sheet', how: 'lend', side: 'white' },
    { by: 'arbiter', act: 'set', side: 'white', used: 600_500 },
    { by: 'arbiter', act: 'tell', what: 'press-clock' },
    { by: 'arbiter', act: 'gap', time: 5000 },
    { by: 'arbiter', act: 'lost', what: 'times-unknown' },
    { by: 'arbiter', act: 'setup', board: '4k3/8/8/8/8/8/8/4K3' },
    { by: 'arbiter', act: 'penalty', side: 'white', how: 'used', time: 300_000 },
    { by: 'arbiter', act: 'penalty', side: 'white', how: 'loss', article: '15.2' },
    { by: 'arbiter', act: 'penalty', side: 'white', how: 'fine' },
    { by: 'arbiter', act: 'annul', article: '8.5' },
    { by: 'arbiter', act: 'answer', answer: 'postpone' },
    { by: 'arbiter', act: 'restart', noReason: true },
    { by: 'arbiter', act: 'found', what: 'position' },
    { by: 'arbiter', act: 'found', what: 'device', side: 'black' },
    { by: 'white', act: 'claim', what: 'increment' },
    { by: 'white', act: 'play', move: 'e4', twoHands: true },
    { by: 'white', act: 'sign', score: '1/2-1/2' },
  ];
  const told = new Set(['play']);
  for (const { act, ...event } of [...events, ...simple.map(([event]) => event)]) {
    started().apply({ act, ...event }); // no mistake in the line
    told.add(act);
  }
  const acts = readFileSync(new URL('../../core/acts.def', import.meta.url), 'utf8');
  for (const [, act] of acts.matchAll(/^ACT\(\w+, "(\w+)"/gm)) assert.ok(told.has(act), act);
});

// ---- state --------------------------------------------------------------------------------------

test('the state says everything, and cannot be changed', () => {
  const game = started('tc 2/0:10:00,all/0:05:00');
  game.apply('+1:00 W lift e2');
  game.apply('W place e4');
  const { state } = game;
  assert.equal(state, game.state);
  assert.deepEqual([state.phase, state.turn, state.clock], ['running', 'white', 'white']);
  assert.deepEqual(state.hand, { white: { piece: 'P', from: 'e2', over: 'e4' }, black: null });
  assert.deepEqual(state.left, { white: 540_000, black: 600_000 });
  assert.deepEqual([...state.allowed].sort(), ['e2e3', 'e2e4']);
  assert.deepEqual([state.touched, state.bound, state.duty], [['e2'], true, '7.2(1)']);
  assert.throws(() => state.allowed.push('e2e5'), TypeError);
  assert.throws(() => Object.assign(state, { turn: 'black' }), TypeError);
  game.apply('W release');
  assert.notEqual(state, game.state);
  assert.equal(game.state.turn, 'black');
  assert.equal(state.turn, 'white');
});

test('the state has the fields of its type', () => {
  const types = readFileSync(new URL('../../wasm/game/types.ts', import.meta.url), 'utf8');
  const [, body] = types.match(/^export interface State \{\n([\s\S]*?)^\}/m);
  const fields = [...body.matchAll(/^ {2}readonly (\w+):/gm)].map(([, name]) => name);
  assert.deepEqual(Object.keys(started().state).sort(), fields.sort());
});

test('the position is that of the completed moves', () => {
  const game = started();
  game.apply('W play e4');
  const { position } = game;
  assert.ok(position instanceof Position && position === game.position);
  assert.equal(position.fen(), game.state.fen);
  game.apply('B lift e7');
  assert.ok(game.position.equals(position));
  assert.equal(game.state.moves.join(), 'e2e4');
});

test('a game has no maximum length', () => {
  const game = started();
  const [there, back] = [
    ['Nf3', 'Nf6'],
    ['Ng1', 'Ng8'],
  ];
  for (let n = 0; n < 500; n++)
    for (const [i, move] of (n % 2 ? back : there).entries())
      game.apply(`+0.001 ${'WB'[i]} play ${move}`);
  assert.equal(game.state.plies, 1000);
  assert.equal(game.state.moves.length, 1000);
  assert.ok(same(game, Game.replay(game.log)));
  assert.equal(Game.load(game.save()).position.fen(), game.position.fen());
});

test('games do not know of each other', () => {
  const games = Array.from({ length: 20 }, () => started());
  for (const ply of [0, 1, 2, 3])
    for (const [n, game] of games.entries()) {
      const moves = game.position.legal();
      const move = moves[(n * 7 + ply) % moves.length];
      game.apply({ by: game.state.turn, act: 'play', move, after: n });
      Position.start.play('e2e4').legal();
    }
  for (const [n, game] of games.entries()) {
    assert.equal(game.state.wall, 4 * n);
    assert.ok(same(game, Game.replay(game.log)));
  }
});

// ---- saving -------------------------------------------------------------------------------------

test('saved, loaded, cloned', () => {
  const game = started();
  game.apply('+0:07 W play d4');
  game.apply('B lift g8');
  const bytes = game.save();
  const loaded = Game.load(structuredClone(bytes));
  const twin = game.clone();
  for (const other of [loaded, twin]) {
    assert.ok(same(game, other));
    assert.deepEqual(other.log, game.log);
    assert.deepEqual(other.state, game.state);
  }
  twin.apply('B place f6');
  assert.equal(game.state.hand.black.over, null);
  assert.deepEqual(game.save(), bytes);
});

test('bytes that are no saved game are refused', () => {
  const bytes = started().save();
  const wrong = {
    nothing: new Uint8Array(),
    short: bytes.slice(0, 6),
    cut: bytes.slice(0, 100),
    'another mark': bytes.with?.(0, 1) ?? Uint8Array.of(1, ...bytes.slice(1)),
    'a changed block': Uint8Array.from(bytes, (byte, n) => (n === 300 ? byte ^ 1 : byte)),
    'a changed log': Uint8Array.from(bytes, (byte, n) => (n === bytes.length - 3 ? 0x78 : byte)),
    'no UTF-8': Uint8Array.from(bytes, (byte, n) => (n === bytes.length - 3 ? 0xff : byte)),
    random: Uint8Array.from({ length: 5000 }, (_, n) => (n * 7919) >> 3),
  };
  for (const [what, each] of Object.entries(wrong))
    assert.throws(() => Game.load(each), { name: 'JadoubeError' }, what);
  assert.throws(() => Game.load('jdg'), TypeError);
});

// ---- wrong input --------------------------------------------------------------------------------

test('a line that is none is an error with its place, and nothing has happened', () => {
  const game = started();
  game.apply('+0:01 W lift e2');
  const before = game.save();
  const lines = {
    'W fly e2': 3,
    'X lift e2': 1,
    '+0:0x W lift e2': 1,
    'W touch e9': 9,
    'W lift e2 e4': 11,
    'W adjust maybe': 10,
    'profile classic': 1,
    'A resign': 3,
    'B play xyzzy': 8,
  };
  for (const [line, column] of Object.entries(lines))
    assert.throws(
      () => game.apply(line),
      (error) => {
        assert.equal(error.name, 'JadoubeError', line);
        assert.match(error.code, /^[a-z][a-z-]+$/, line);
        assert.equal(error.column, column, line);
        return error.line === 4;
      },
      line,
    );
  for (const line of ['W press\nB press', 'x'.repeat(1_000_000), '\0', '\ud800\udbff\u0440'])
    assert.throws(() => game.apply(line), { name: 'JadoubeError' });
  assert.deepEqual(game.save(), before);
});

test('a set-up with a mistake names its line', () => {
  const lines = { 'profile of mine': 9, 'tc soon': 4, 'start not/a/fen': 8, 'set arbiter god': 13 };
  for (const [line, column] of Object.entries(lines))
    assert.throws(
      () => new Game(['profile classic', line]),
      (error) => {
        assert.deepEqual([error.name, error.line], ['JadoubeError', 2]);
        assert.equal(error.column, column, line);
        return true;
      },
    );
});

test('an object with a wrong field is an error that names it, and nothing has happened', () => {
  const game = started();
  const before = game.save();
  const by = 'white';
  const wrong = {
    by: [{ act: 'press' }, { by: 'W', act: 'press' }, {}],
    act: [{ by }, { by, act: 'fly' }, { by, act: 'toString' }],
    square: [
      { by, act: 'lift' },
      { by, act: 'place', square: 'e0' },
      { by, act: 'lift', square: 12 },
    ],
    squares: [
      { by, act: 'touch' },
      { by, act: 'touch', squares: 'e2' },
      { by, act: 'touch', squares: [] },
      { by, act: 'touch', squares: ['a1', 'b1', 'c1', 'd1'] },
      { by, act: 'touch', squares: ['a1', 'x'] },
    ],
    accident: [{ by, act: 'touch', squares: ['e2'], accident: 1 }],
    on: [{ by, act: 'adjust' }],
    piece: [{ by, act: 'put', piece: 'x', square: 'e4' }],
    what: [{ by, act: 'claim', what: 'victory' }],
    move: [
      { by, act: 'play' },
      { by, act: 'play', move: 'e4 e5' },
      { by, act: 'play', move: null },
    ],
    reason: [{ by, act: 'stop', reason: 'a\nb' }],
    after: [-1, 0.5, '1', Number.NaN, Infinity].map((after) => ({ by, act: 'press', after })),
    side: [{ by: 'arbiter', act: 'flag' }],
    extra: [{ by, act: 'press', extra: 1 }],
    toString: [Object.assign(Object.create(null), { by, act: 'press', toString: 1 })],
  };
  for (const [field, events] of Object.entries(wrong))
    for (const event of events)
      assert.throws(
        () => game.apply(event),
        ({ name, message }) =>
          /^(?:Range|Type)Error$/.test(name) && message.startsWith(`${field}:`),
        field,
      );
  assert.deepEqual(game.save(), before);
});

test('questions', () => {
  const game = started();
  assert.equal(game.ask('turn'), 'w');
  assert.equal(game.ask('allowed').split(' ').length, 20);
  for (const question of ['', 'weather', 'left', 'left x', 'x'.repeat(100_000)])
    assert.throws(() => game.ask(question), { code: 'unknown-question' }, question.slice(0, 9));
});
