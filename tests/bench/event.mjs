// event.mjs -- what one act costs the referee, natively and in wasm, over the games of masters.pgn.
//
// The moves are taken from the file by Debian's pgn-extract; each is the act `move` and then `press`.
// In wasm the acts are typed objects given to Game.apply, and all that it answers is made.
//
//   DATA=DIR node tests/bench/event.mjs [GAMES]   after `make` and `make build/native/bench-event`
//
// Without DATA the 200 games of tests/data are taken.
// SPDX-License-Identifier: MIT

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { Game } from '../wasm/support.mjs';

const EXTRACT = '/usr/games/pgn-extract';
const NATIVE = 'build/native/bench-event';
const FILE = process.env.DATA
  ? `${process.env.DATA}/large/pgn/masters.pgn`
  : 'tests/data/pgn/masters200.pgn';
const GAMES = Number(process.argv[2] ?? 2000);
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

/** Nanoseconds an act of one game, the best of three. */
function inWasm(setup, moves) {
  const acts = moves.flatMap((move, ply) => {
    const by = ply % 2 ? 'black' : 'white';
    return [
      { by, act: 'move', move, after: 1000 },
      { by, act: 'press' },
    ];
  });
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const game = new Game([setup, 'begin']);
    const begin = performance.now();
    for (const act of acts) game.apply(act);
    best = Math.min(best, performance.now() - begin);
  }
  return (best * 1e6) / acts.length;
}

console.log(`${games.length} games, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`);
for (const setup of SETUPS) {
  const native = JSON.parse(run(NATIVE, [setup], games.join('\n')));
  const wasm = games.map((line) => {
    const moves = line.split(' ').filter((word) => /^[a-h]\d[a-h]\d[qrbn]?$/.test(word));
    return moves.length < 5 ? [] : [inWasm(setup, moves)];
  });
  console.log(
    `${setup}: native ${native.ns} ns an act (long games: first fifth ${native.earlyNs}, last ` +
      `${native.lateNs}), wasm ${median(wasm.flat()).toFixed(0)} ns; ` +
      `repetition after 1,000 quiet plies ${(native.repetitionNs / 1000).toFixed(2)} us natively`,
  );
}
