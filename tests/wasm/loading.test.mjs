// loading.test.mjs -- how the module is made, and what becomes of positions and games when it fails.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';

const folder = new URL('../../build/npm/', import.meta.url);
const bytes = readFileSync(new URL('jadoube.wasm', folder));

const script = readFileSync(new URL('jadoube.iife.js', folder), 'utf8');

/** The package anew, as if no one had used it. */
const fresh = async () => new Function(`${script}return jadoube;`)();

// ---- making the module --------------------------------------------------------------------------

test('nothing is compiled before the first use, and then on the spot', async () => {
  const { Module } = WebAssembly;
  let compiled = 0;
  WebAssembly.Module = class extends Module {
    constructor(...given) {
      super(...given);
      if (given[0].length > 1000) compiled++; // the other one reads it from its text (packed.js)
    }
  };
  try {
    const { Game, Position, readPgn } = await fresh();
    assert.equal(compiled, 0);
    assert.equal(Position.start.legal().length, 20);
    assert.equal(Position.start.play('e2e4').legal().length, 20);
    assert.equal(compiled, 1);
    new Game().apply('profile classic');
    assert.equal(compiled, 2, 'the referee is a part of its own');
    assert.equal([...readPgn('1. e4 e5 *')].length, 1);
    assert.equal(compiled, 3, 'and PGN');
    new Game().apply('profile classic');
    assert.equal(compiled, 3);
  } finally {
    WebAssembly.Module = Module;
  }
});

test('init takes nothing, a module, bytes, a response, or a promise of one', async () => {
  const response = () => new Response(bytes, { headers: { 'content-type': 'application/wasm' } });
  const sources = [
    undefined,
    new WebAssembly.Module(bytes),
    bytes,
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
    response(),
    Promise.resolve(response()),
  ];
  for (const source of sources) {
    const { init, Position } = await fresh();
    await Promise.all([init(source), init(source)]);
    assert.equal(Position.start.perft(2), 400);
    await init();
    assert.equal(Position.start.perft(2), 400);
  }
});

test('init refuses what is no such module, and the package still works', async () => {
  const other = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  const sources = [
    () => 'jadoube.wasm',
    () => Uint8Array.of(1, 2, 3),
    () => other,
    () => Promise.reject(new Error('no such thing')),
  ];
  for (const source of sources) {
    const { init, Position } = await fresh();
    await assert.rejects(init(source()));
    assert.equal(Position.start.perft(2), 400);
  }
});

test('the other forms of the package work', () => {
  const say = 'process.stdout.write(String(Position.start.perft(3)))';
  const run = (code) =>
    execFileSync(process.execPath, ['-e', code], { cwd: folder, encoding: 'utf8' });
  assert.equal(run(`const { Position } = require('./jadoube.cjs'); ${say}`), '8902');
  const script = "require('node:fs').readFileSync('jadoube.iife.js', 'utf8')";
  assert.equal(
    run(`require('node:vm').runInThisContext(${script}); const { Position } = jadoube; ${say}`),
    '8902',
  );
});

// ---- when the module fails ------------------------------------------------------------------------

/** The package with instances whose next call of `armed.name` traps. */
async function fragile() {
  const armed = { name: '' };
  const { Instance } = WebAssembly;
  WebAssembly.Instance = function fails(...given) {
    const exports = { ...new Instance(...given).exports };
    for (const [name, call] of Object.entries(exports))
      if (name.startsWith('jdw_'))
        exports[name] = (...numbers) => {
          if (armed.name !== name) return call(...numbers);
          armed.name = '';
          throw new WebAssembly.RuntimeError('unreachable');
        };
    return { exports };
  };
  const jadoube = await fresh();
  jadoube.Position.start.legal();
  return {
    ...jadoube,
    trap(name, call) {
      armed.name = name;
      assert.throws(call, { name: 'JadoubeError', code: 'trap' });
    },
    restore() {
      WebAssembly.Instance = Instance;
    },
  };
}

test('a trap costs nothing but the call: positions', async () => {
  const { Position, trap, restore } = await fragile();
  const after = Position.start.play('e2e4');
  trap('jdw_moves', () => after.legal());
  assert.equal(after.legal().length, 20);
  trap('jdw_play', () => after.play('e7e5'));
  assert.equal(after.play('e7e5').fen().split(' ')[0].slice(0, 8), 'rnbqkbnr');
  trap('jdw_fen_read', () => Position.fromFen('x'));
  assert.equal(Position.start.perft(2), 400);
  restore();
});

test('a trap costs nothing but the call: games, resident and parked', async () => {
  const { Game, Position, trap, restore } = await fragile();
  const game = new Game(['profile classic', 'begin']);
  const parked = new Game(['profile classic', 'begin', '+1 W play d4']);
  game.apply('+2 W play e4');
  const [bytesNow, parkedNow] = [game.save(), parked.save()];
  game.apply('+3 B touch e7');
  const twin = Game.replay(game.log);
  const acts = [
    () => game.apply('B lift e7'),
    () => game.ask('turn'),
    () => game.state,
    () => game.position.legal(),
  ];
  const names = ['jdw_game_line', 'jdw_game_ask', 'jdw_game_state', 'jdw_moves'];
  for (const [n, name] of names.entries()) {
    if (name === 'jdw_game_state') game.apply('A wait');
    trap(name, acts[n]);
    assert.equal(game.ask('used b'), '0:00:03');
  }
  twin.apply('A wait');
  assert.deepEqual(game.save(), twin.save());
  assert.notDeepEqual(game.save(), bytesNow);
  assert.deepEqual(parked.save(), parkedNow);
  game.apply('B play e7e5');
  assert.equal(game.state.moves.length, 2);
  assert.equal(Position.start.legal().length, 20);
  restore();
});

test('a trap costs nothing but the call: PGN, whose part joins the next instance', async () => {
  const { Position, readPgn, trap, restore } = await fragile();
  const text = '1. e4 e5 {open} 2. Nf3 *';
  const plies = () => [...readPgn(text)].map(({ value }) => value.moves.length);
  assert.deepEqual(plies(), [3]);
  trap('jdw_pgn_feed', plies);
  assert.deepEqual(plies(), [3]);
  trap('jdw_moves', () => Position.start.play('e2e4').legal());
  assert.deepEqual(plies(), [3]);
  restore();
});
