// draws.mjs [BINARY] -- repetitions and counted moves through the referee: every ply asked, claims made.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { drawScenarios } from './lib/draws.mjs';

const binary = process.argv[2] ?? 'build/jadoube';
const folder = mkdtempSync(`${tmpdir()}/jadoube-`);
const { text, count, sequences, reports } = drawScenarios();
writeFileSync(`${folder}/draws.scn`, text);
const ran = spawnSync(binary, ['referee', `${folder}/draws.scn`], { encoding: 'utf8' });
if (ran.status === 0) rmSync(folder, { recursive: true });
console.log(`${sequences.length} sequences in two editions, ${reports.length} reports`);
process.stdout.write(ran.stdout.replace(/\d+ passed.*\n$/, ''));
process.stderr.write(ran.stderr);
const passed = Number(ran.stdout.match(/(\d+) passed/)?.[1] ?? 0);
console.log(`${passed} passed, ${count - passed} failed`);
process.exitCode = passed === count ? 0 : 1;
