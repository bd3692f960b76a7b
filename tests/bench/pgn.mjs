// pgn.mjs -- reading PGN with every move checked: ours against Debian's pgn-extract.
//
// Whole processes on the same file, in pairs: `pgn-extract -r` only checks, and so does `jadoube pgn
// --check`; `jadoube pgn` writes its table too. Printed are the medians of the ratios of the pairs.
//
//   DATA=DIR node tests/bench/pgn.mjs [PAIRS]   after `make`; needs /usr/games/pgn-extract
// SPDX-License-Identifier: MIT

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { cpus } from 'node:os';

const PEER = '/usr/games/pgn-extract';
const NATIVE = process.env.JADOUBE ?? 'build/jadoube';
const FILE = `${process.env.DATA ?? ''}/large/pgn/masters.pgn`;
const PAIRS = Number(process.argv[2] ?? 5);

if (!process.env.DATA) {
  console.log('pgn: skipped, DATA=DIR names the folder of the large sets');
  process.exit(0);
}
for (const [file, remedy] of [
  [PEER, 'apt-get install pgn-extract'],
  [NATIVE, 'make'],
  [FILE, 'DATA=DIR must hold large/pgn/masters.pgn'],
]) {
  if (!existsSync(file)) {
    console.error(`${file} is missing: ${remedy}`);
    process.exit(1);
  }
}

function seconds(command, ...options) {
  const begin = performance.now();
  const done = spawnSync(command, options, { stdio: 'ignore' });
  if (done.status !== 0) throw new Error(`${command} ended with ${done.status}`);
  return (performance.now() - begin) / 1000;
}

const ways = { check: ['pgn', FILE, '--check'], table: ['pgn', FILE] };
const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const games = readFileSync(FILE, 'latin1').match(/^\[Event /gm)?.length ?? 0;
console.log(`${games} games, ${(statSync(FILE).size / 1e6).toFixed(1)} MB, ${cpus()[0]?.model}`);
for (const [name, options] of Object.entries(ways)) {
  const pairs = [];
  for (let i = 0; i < PAIRS; i++)
    pairs.push({ peer: seconds(PEER, '-r', FILE), ours: seconds(NATIVE, ...options) });
  const ratios = pairs.map(({ peer, ours }) => peer / ours);
  const rate = (side) => (games / median(pairs.map((pair) => pair[side]))).toFixed(0);
  console.log(
    `${name}  pgn-extract -r ${rate('peer')}  jadoube ${rate('ours')} games/s,` +
      ` ratio ${median(ratios).toFixed(2)} (${PAIRS} pairs, ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
  );
}
