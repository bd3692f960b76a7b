// time-control.test.mjs -- the TimeControl tag, the `tc` line, and a game under the Laws as PGN.

import assert from 'node:assert/strict';
import test from 'node:test';
import {
  gameToPgn,
  readControlLine,
  readPgn,
  readTimeControl,
  writeControlLine,
  writePgn,
  writeTimeControl,
} from '../../build/npm/pgn.js';
import { data, Game } from './support.mjs';

const bugs = new Map(
  data('reported-bugs.jsonl')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map((bug) => [bug.id, bug]),
);

test('G20: periods with an increment', () => {
  const { input, right } = bugs.get('G20');
  assert.deepEqual(readTimeControl(input.tag).value.periods, right.periods);
});

test('G21: the last period is repeated', () => {
  const { input, right } = bugs.get('G21');
  assert.deepEqual(readTimeControl(input.tag).value, {
    periods: right.periods,
    repeats: right.repeats,
  });
});

// The tag, and the line that says the same.
const SAME = [
  ['-', 'none'],
  ['300', 'all/0:05:00'],
  ['300+3', 'all/0:05:00+0:00:03'],
  ['40/7200', '40/2:00:00*'],
  ['40/7200:3600', '40/2:00:00,all/1:00:00'],
  ['40/7200:20/3600', '40/2:00:00,20/1:00:00*'],
  ['40/5400+30:1800+30', '40/1:30:00+0:00:30,all/0:30:00+0:00:30'],
  ['1/86400', '1/24:00:00*'],
  ['90.5', 'all/0:01:30.5'],
];
for (const [tag, line] of SAME)
  test(`TimeControl ${tag} is tc ${line}`, () => {
    const control = readTimeControl(tag);
    assert.ok(control.ok);
    assert.equal(writeControlLine(control.value), line);
    assert.equal(writeTimeControl(control.value), tag);
    assert.deepEqual(readControlLine(line), control);
    const game = new Game([`tc ${line}`, 'begin']);
    const { seconds } = control.value.periods[0] ?? {};
    const increment = control.value.periods[0]?.increment ?? 0;
    const left = game.clocks().white.left;
    assert.equal(left, seconds === undefined ? null : (seconds + increment) * 1000);
    assert.equal(gameToPgn(game).tags.get('TimeControl'), tag);
  });

const REFUSED = [
  ['?', 'time-control-unknown', 1],
  ['', 'time-control-unknown', 1],
  ['*180', 'hourglass', 1],
  ['40/7200:*180', 'hourglass', 9],
  ['300:300', 'time-control', 5],
  ['40', undefined, undefined],
  ['0/300', 'time-control', 1],
  ['40/', 'time-control', 1],
  ['15\'/game & 10"/move', 'time-control', 1],
  ['0', 'time-control', 1],
  ['40/5400+30:', 'time-control', 12],
];
for (const [tag, code, column] of REFUSED)
  test(`TimeControl ${tag}: ${code ?? 'fine'}`, () => {
    const read = readTimeControl(tag);
    assert.deepEqual(read.error?.[0], code && { code, column });
  });

for (const line of ['', 'x', '40/', 'all/1:00,20/1:00', 'all/1:00*', '0x/1:00', '40/1:00,'])
  test(`the line tc ${line} is refused here and by the core`, () => {
    assert.equal(readControlLine(line).ok, false);
    assert.throws(() => new Game([`tc ${line}`]));
  });

test('a delay has no sign in the tag', () => {
  for (const line of ['all/0:05:00+0:00:05d', 'all/0:05:00+0:00:05b']) {
    const { value } = readControlLine(line);
    assert.equal(writeControlLine(value), line);
    assert.equal(writeTimeControl(value), '?');
  }
});

test('the controls of the editions are those of the core', () => {
  for (const edition of ['classic', 'standard', 'rapid', 'blitz']) {
    const name = edition === 'classic' ? edition : `fide-2023-${edition}`;
    const { value } = readControlLine(name);
    const [named, written] = [name, writeControlLine(value)].map(
      (text) => new Game([`tc ${text}`, 'begin']),
    );
    for (const side of ['white', 'black'])
      assert.deepEqual(named.clocks()[side], written.clocks()[side], name);
    assert.equal(gameToPgn(named).tags.get('TimeControl'), writeTimeControl(value));
  }
});

test('a game with a delay: what the tag can say, and the whole beside it', () => {
  for (const [line, tag] of [
    ['all/0:05:00+0:00:05d', '300'],
    ['40/1:30:00+0:00:30b,all/0:30:00+0:00:30', '40/5400:1800+30'],
  ]) {
    const { tags } = gameToPgn(new Game([`tc ${line}`, 'begin']));
    assert.equal(tags.get('TimeControl'), tag);
    assert.equal(tags.get('JadoubeTimeControl'), line);
  }
  assert.equal(gameToPgn(new Game(['tc all/5:00', 'begin'])).tags.has('JadoubeTimeControl'), false);
});

test('both lose, for which PGN has no sign: a comment says so', () => {
  const game = new Game(['profile classic', 'begin']);
  for (const line of ['+0:05 W play e2e4', 'A penalty W both-lose']) game.apply(line);
  assert.equal(game.outcome?.result, '0-0');
  const pgn = gameToPgn(game);
  assert.deepEqual([pgn.result, pgn.tags.get('Termination')], ['*', 'adjudication']);
  const [read] = readPgn(writePgn(pgn), { mode: 'strict' });
  assert.deepEqual(read.value.moves.at(-1).after, ['0-0: both players lose']);
});

test('wrong arguments are named', () => {
  assert.throws(() => readTimeControl(1), /^TypeError: tag: /);
  assert.throws(() => readControlLine(null), /^TypeError: text: /);
  assert.throws(() => gameToPgn({}), /^TypeError: game: /);
  assert.throws(() => gameToPgn(new Game(), { tags: { A: 1 } }), /^TypeError: tags: /);
  for (const control of [undefined, null, {}, { periods: 1 }]) {
    assert.throws(() => writeTimeControl(control), /^TypeError: control: /);
    assert.throws(() => writeControlLine(control), /^TypeError: control: /);
  }
});

// ---- a game under the Laws ----------------------------------------------------------------------

const play = (lines, setup = ['tc 40/1:30:00+30', 'begin']) => {
  const game = new Game(setup);
  for (const line of lines) game.apply(line);
  return game;
};

test('clocks, result and tags of a game', () => {
  const game = play([
    '+0:10 W play e2e4',
    '+0:05 B play e7e5',
    '+1:00 W move g1f3',
    '+0:03 W press',
    '+2 B resign',
  ]);
  const pgn = gameToPgn(game, { tags: { White: 'A' } });
  // 1:30:00, and 30 seconds for the move to come from the start on.
  assert.deepEqual(
    pgn.moves.map(({ san, clk }) => [san, clk]),
    [
      ['e4', (5400 + 30 - 10 + 30) * 1000],
      ['e5', (5400 + 30 - 5 + 30) * 1000],
      ['Nf3', (5400 + 30 - 10 + 30 - 63 + 30) * 1000],
    ],
  );
  assert.deepEqual([pgn.result, game.outcome.result], ['1-0', '1-0']);
  const tags = [...pgn.tags].sort();
  assert.deepEqual(tags, [
    ['Termination', 'normal'],
    ['TimeControl', '40/5400+30'],
    ['White', 'A'],
  ]);
  const [read] = readPgn(writePgn(pgn), { mode: 'strict' });
  assert.ok(read.ok);
  assert.deepEqual(
    read.value.moves.map(({ clk }) => clk),
    pgn.moves.map(({ clk }) => clk),
  );
  assert.deepEqual(
    gameToPgn(game, { clk: false }).moves.map(({ clk }) => clk),
    [undefined, undefined, undefined],
  );
});

test('terminations', () => {
  assert.equal(gameToPgn(play([])).tags.get('Termination'), 'unterminated');
  const flag = play(['+2:00 A wait'], ['profile fide-2023-blitz', 'tc all/0:01:00', 'begin']);
  flag.apply('B claim flag');
  assert.equal(flag.outcome?.reason, 'time');
  assert.deepEqual(
    [gameToPgn(flag).tags.get('Termination'), gameToPgn(flag).result],
    ['time forfeit', '0-1'],
  );
});

test('a draw offer stands beside its move', () => {
  const game = play(['W move e2e4', 'W offer', 'W press'], ['profile fide-2023-standard', 'begin']);
  assert.deepEqual(game.state.offered, [0]);
  const pgn = gameToPgn(game);
  assert.equal(pgn.moves[0].offer, true);
  const [read] = readPgn(writePgn(pgn), { mode: 'strict' });
  assert.equal(read.value.moves[0].offer, true);
});

test('set-ups and Chess960', () => {
  const fen = 'nbbrknrq/pppppppp/8/8/8/8/PPPPPPPP/NBBRKNRQ w GDgd - 0 1';
  const game = play(
    ['W play d2d4'],
    ['profile fide-2023-standard', 'set variant chess960', `start ${fen}`, 'begin'],
  );
  const pgn = gameToPgn(game);
  assert.deepEqual([pgn.start, pgn.chess960], [fen, true]);
  const [read] = readPgn(writePgn(pgn), { mode: 'strict' });
  assert.deepEqual([read.value.start, read.value.chess960], [fen, true]);
  const moved = gameToPgn(play([], ['moves e2e4 e7e5 g1f3', 'begin']));
  assert.deepEqual(
    moved.moves.map(({ san, clk }) => [san, clk]),
    [
      ['e4', undefined],
      ['e5', undefined],
      ['Nf3', undefined],
    ],
  );
});
