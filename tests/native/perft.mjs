// perft.mjs [BINARY] -- every count of tests/data/perft by `jadoube perft --suite`: up to 20 million
// games each (chess960: all to depth 4), under sanitizers up to 1 million.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { run } from './lib/tally.mjs';

/** @import { Tests } from './lib/tally.mjs' */

const FILES = ['standard', 'tricky', 'tricky_chess960', 'random_own', 'chess960', 'unreachable'];

// Of chess960 no count of depth 4 is above this.
const DEPTH_4 = 2_526_992;

/** @type {Tests} */
async function suites(_, tally, binary) {
  for (const name of FILES) {
    const usual = name === 'chess960' ? DEPTH_4 : 20_000_000;
    const deepest = binary.includes('asan') ? 1_000_000 : usual;
    const file = fileURLToPath(new URL(`../data/perft/${name}.epd`, import.meta.url));
    const args = ['perft', '--suite', file, '--max-nodes', `${deepest}`];
    const { stdout, stderr } = spawnSync(binary, args, { encoding: 'utf8' });
    const lines = stdout.trim().split('\n');
    const [, passed, failed] = lines.at(-1)?.match(/^(\d+) passed, (\d+) failed$/) ?? [];
    console.log(
      `${name}: ${lines.at(-1)}; ${lines.find((line) => line.startsWith('left out')) ?? ''}`,
    );
    if (failed !== '0') console.log(stdout + stderr);
    tally.passed += Number(passed ?? 0);
    tally.failed += Number(failed ?? 1);
  }
}

await run(suites);
