// many.test.mjs -- 100,000 games alive at once, each its own.

import assert from 'node:assert/strict';
import test from 'node:test';
import v8 from 'node:v8';
import vm from 'node:vm';
import { Game, Position } from './support.mjs';

const COUNT = 100_000;
const LIMIT = 4096; // bytes a game after one move; what it takes grows with its log

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');

/** Bytes in use, in the heap and in buffers. */
function inUse() {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test(`${COUNT} games`, (t) => {
  const moves = Position.start.legal().map(({ uci }) => uci);
  const before = inUse();
  const games = Array.from({ length: COUNT }, (_, n) => {
    const game = new Game(['profile classic', 'begin']);
    game.apply(`+1 W play ${moves[n % moves.length]}`);
    return game;
  });
  const each = (inUse() - before) / COUNT;
  t.diagnostic(`${Math.round(each)} bytes a game`);
  for (let n = 0; n < COUNT; n += 7) {
    const game = games[n];
    const first = game.position;
    assert.ok(Position.start.play(moves[n % moves.length]).equals(first), `game ${n}`);
    game.apply('+1 B play e5');
    assert.equal(game.log.length, 4);
    assert.equal(first.turn, 'black');
    assert.equal(game.position.turn, 'white');
  }
  assert.equal(games.filter((game) => game.log.length === 4).length, Math.ceil(COUNT / 7));
  assert.ok(each < LIMIT, `${each} bytes a game`);
});
