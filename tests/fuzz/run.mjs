// run.mjs SECONDS BINARY... -- runs fuzzers, each with its dictionary and with the scenarios to begin with.
//
// build/fuzz/fuzz_referee takes tests/fuzz/referee.dict and the seeds of seed.mjs; what it finds is
// kept beside the binary, so that the next run begins where this one ended.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

const [seconds = '60', ...binaries] = process.argv.slice(2);
const laws = readdirSync('tests/laws').filter((name) => /\.(?:md|scn)$/.test(name));

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

for (const binary of binaries) {
  const name = basename(binary).replace('fuzz_', '');
  const corpus = `${binary}.corpus`;
  const dictionary = `tests/fuzz/${name}.dict`;
  console.log(`== ${binary}`);
  mkdirSync(corpus, { recursive: true });
  if (name === 'referee')
    run('node', 'tests/fuzz/seed.mjs', corpus, ...laws.map((file) => `tests/laws/${file}`));
  const options = [`-max_total_time=${seconds}`, '-timeout=10', `-artifact_prefix=${binary}.`];
  if (existsSync(dictionary)) options.push(`-dict=${dictionary}`);
  run(binary, ...options, '-verbosity=0', '-print_final_stats=1', corpus);
}
