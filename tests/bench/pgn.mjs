// pgn.mjs -- reading PGN with every move checked: ours against Debian's pgn-extract, and against kokopu.
//
// Natively: whole processes on the same file, in pairs. `pgn-extract -r` only checks, and so does
// `jadoube pgn --check`; `jadoube pgn` writes its table too. In Node: 4,089 plain games in one process, in
// turns; kokopu makes the tree of each game, `checkPgn` a row, `readPgn` a tree. The time is that of the
// processor, so that others on the machine matter less. Printed are the medians of the ratios of the pairs.
//
//   DATA=DIR node tests/bench/pgn.mjs [PAIRS]   after `make`; needs /usr/games/pgn-extract
// SPDX-License-Identifier: MIT

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { pgnRead } from 'kokopu';
import { checkPgn, readPgn } from '../../build/npm/pgn.js';

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

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** Tells the rates and the ratios of pairs of seconds. */
function tell(name, peer, games, pairs) {
  const ratios = pairs.map((pair) => pair.peer / pair.ours);
  const rate = (side) => (games / median(pairs.map((pair) => pair[side]))).toFixed(0);
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(
    `${name}  ${peer} ${rate('peer')}  jadoube ${rate('ours')} games/s,` +
      ` ratio ${median(ratios).toFixed(2)} (${pairs.length} pairs, ${range})`,
  );
}

// ---- natively -----------------------------------------------------------------------------------

/** Seconds of the processor that a command takes. */
function seconds(command, ...options) {
  const shell = 'time -p "$0" "$@" >/dev/null 2>&1';
  const done = spawnSync('bash', ['-c', shell, command, ...options], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${command} ended with ${done.status}`);
  const used = [...done.stderr.matchAll(/^(?:user|sys) ([\d.]+)$/gm)].map(([, s]) => Number(s));
  return used.reduce((sum, each) => sum + each, 0);
}

const ways = { check: ['pgn', FILE, '--check'], table: ['pgn', FILE] };
const text = readFileSync(FILE, 'latin1');
const games = text.match(/^\[Event /gm)?.length ?? 0;
console.log(`${games} games, ${(statSync(FILE).size / 1e6).toFixed(1)} MB, ${cpus()[0]?.model}`);
for (const [name, options] of Object.entries(ways)) {
  const pairs = [];
  for (let i = 0; i < PAIRS; i++)
    pairs.push({ peer: seconds(PEER, '-r', FILE), ours: seconds(NATIVE, ...options) });
  tell(name, 'pgn-extract -r', games, pairs);
}

// ---- in Node ------------------------------------------------------------------------------------

const PLAIN = 4089;
const plain = text
  .split(/(?=^\[Event )/m)
  .filter((game) => !game.includes('[FEN'))
  .slice(0, PLAIN)
  .join('');
const bytes = Buffer.from(plain, 'latin1');

/** How many; as kokopu's games are not, none is kept. */
function count(all) {
  let number = 0;
  for (const _ of all) number++;
  return number;
}

const readers = {
  kokopu: () => {
    const all = pgnRead(plain);
    for (let n = 0; n < all.gameCount(); n++) all.game(n);
    return all.gameCount();
  },
  rows: () => count(checkPgn(bytes)),
  trees: () => count(readPgn(bytes)),
};

/** Seconds of the processor for all games. */
function secondsHere(read) {
  const begin = process.cpuUsage();
  if (read() !== PLAIN) throw new Error('not all games were read');
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
}

for (const read of Object.values(readers)) read();
const rounds = Array.from({ length: PAIRS }, () =>
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, secondsHere(read)])),
);
for (const name of ['rows', 'trees'])
  tell(
    name,
    'kokopu',
    PLAIN,
    rounds.map((round) => ({ peer: round.kokopu, ours: round[name] })),
  );
