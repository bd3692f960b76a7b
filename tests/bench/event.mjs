// event.mjs -- what one act costs the referee, natively and in wasm, over the games of masters.pgn.
//
// The moves are taken from the file by Debian's pgn-extract; each is the act `move` and then `press`.
// In wasm they are lines given to the module itself, and then typed objects given to Game.apply; in both
// ways all that is answered is made.
//
//   DATA=DIR node tests/bench/event.mjs [GAMES]   after `make` and `make build/native/bench-event`
//
// Without DATA the 200 games of tests/data are taken.
// SPDX-License-Identifier: MIT

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { enter, readText, writeText } from '../../build/npm/internal/position.js';
import { Game } from '../wasm/support.mjs';

const EXTRACT = '/usr/games/pgn-extract';
const NATIVE = 'build/native/bench-event';
const FILE = process.env.DATA
  ? `${process.env.DATA}/large/pgn/masters.pgn`
  : 'tests/data/pgn/masters200.pgn';
const GAMES = Number(process.argv[2] ?? 2000);
const NEEDS_ROOM = 1; // what the module says when the game needs a larger block
const SETUPS = ['profile classic', 'profile fide-2023-standard'];

for (const [file, remedy] of [
  [EXTRACT, 'apt-get install pgn-extract'],
  [NATIVE, `make ${NATIVE}`],
])
  if (!existsSync(file)) {
    console.error(`${file} is missing: ${remedy}`);
    process.exit(1);
  }

const run = (command, options, input) => {
  const done = spawnSync(command, options, { encoding: 'utf8', input, maxBuffer: 1 << 28 });
  if (done.status !== 0) throw new Error(`${command} ended with ${done.status}: ${done.stderr}`);
  return done.stdout;
};
const games = run(EXTRACT, ['-s', '-Wuci', '--notags', '-w99999', FILE])
  .split('\n')
  .filter((line) => line.trim())
  .slice(0, GAMES);
const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/** Nanoseconds an act of one game, the best of three. @param {(game: Game) => void} play all its acts */
function bestOf(setup, acts, play) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const game = new Game([setup, 'begin']);
    const begin = performance.now();
    play(game);
    best = Math.min(best, performance.now() - begin);
  }
  return (best * 1e6) / acts.length;
}

/** By Game.apply. */
function byObjects(setup, moves) {
  const acts = moves.flatMap((move, ply) => {
    const by = ply % 2 ? 'black' : 'white';
    return [
      { by, act: 'move', move, after: 1000 },
      { by, act: 'press' },
    ];
  });
  return bestOf(setup, acts, (game) => {
    for (const act of acts) game.apply(act);
  });
}

/** By the module, in which the game lies that was used last. */
function byLines(setup, moves) {
  const lines = moves.flatMap((move, ply) => {
    const side = 'WB'[ply % 2];
    return [`+1 ${side} move ${move}`, `${side} press`];
  });
  return bestOf(setup, lines, () => {
    for (const line of lines) {
      const at = enter();
      if (at.calls.game_line(writeText(at, line)) === NEEDS_ROOM) {
        at.calls.game_grow();
        enter().calls.game_line(writeText(enter(), line));
      }
      readText(enter(), enter().words[0]);
    }
  });
}

console.log(`${games.length} games, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`);
for (const setup of SETUPS) {
  const native = JSON.parse(run(NATIVE, [setup], games.join('\n')));
  const played = games
    .map((line) => line.split(' ').filter((word) => /^[a-h]\d[a-h]\d[qrbn]?$/.test(word)))
    .filter((moves) => moves.length >= 5);
  const lines = median(played.map((moves) => byLines(setup, moves)));
  const objects = median(played.map((moves) => byObjects(setup, moves)));
  console.log(
    `${setup}: native ${native.ns} ns an act (long games: first fifth ${native.earlyNs}, last ` +
      `${native.lateNs}); wasm ${lines.toFixed(0)} ns as lines to the module, ${objects.toFixed(0)} ns ` +
      `as objects to Game.apply; ` +
      `repetition after 1,000 quiet plies ${(native.repetitionNs / 1000).toFixed(2)} us natively`,
  );
}
