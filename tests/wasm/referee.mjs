// referee.mjs [--hash] FILE... -- replays scenario files through the package, as `jadoube referee` does natively.
//
// The scenarios that waiting.tsv beside a file names may fail, and one of them that passes is a failure.
// With --hash the bytes that each scenario leaves are told as a number, as `jadoube referee --hash` does.

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { replayScenarios } from '../../build/npm/cli/scenario.js';
import { blockHash } from './support.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
const files = process.argv.slice(2);
const hashing = files[0] === '--hash';

/** The rows of waiting.tsv beside the file: file stem, scenario, reason. */
function waitingBeside(file) {
  const path = join(dirname(file), 'waiting.tsv');
  const stem = basename(file).replace(/\.[^.]*$/, '');
  const rows = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const fields = rows.filter((row) => !row.startsWith('#')).map((row) => row.split('\t'));
  return new Set(fields.filter((row) => row[0] === stem).map((row) => row[1]));
}

function count(file, scenario, waiting) {
  const { failure, line, name, game } = scenario;
  if (hashing) console.log(`${blockHash(game.save())} ${file}:${line}`);
  if (waiting.has(name)) {
    total[failure ? 'skipped' : 'failed']++;
    if (!failure) console.log(`${file}:${line} ${name}\n  it waits in waiting.tsv and passes`);
    return;
  }
  total[failure ? 'failed' : 'passed']++;
  if (failure)
    console.log(
      `${file}:${line} ${name}\n  line ${failure.line}: expected ${failure.expected}\n  got ${failure.got}`,
    );
}

function replay(file) {
  const waiting = waitingBeside(file);
  const text = readFileSync(file, 'utf8');
  let scenarios = 0;
  for (const scenario of replayScenarios(text, { fenced: file.endsWith('.md') })) {
    count(file, scenario, waiting);
    scenarios++;
  }
  if (scenarios === 0) throw new Error('holds no scenario');
}

if (hashing) files.shift();
if (files.length === 0) {
  console.error('usage: referee.mjs [--hash] FILE...');
  process.exit(2);
}
let readable = true;
for (const file of files)
  try {
    replay(file);
  } catch (error) {
    console.error(`referee: ${file}: ${error.message}`);
    readable = false;
  }
const { passed, failed, skipped } = total;
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(readable && failed === 0 ? 0 : 1);
