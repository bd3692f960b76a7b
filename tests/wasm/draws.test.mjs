// draws.test.mjs -- repetitions and counted moves: the scenarios of tests/native/lib/draws.mjs in WebAssembly.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import test from 'node:test';
import { drawScenarios } from '../native/lib/draws.mjs';

test('every sequence and every report is judged as given', () => {
  const folder = mkdtempSync(`${tmpdir()}/jadoube-`);
  const { text, count } = drawScenarios();
  const runner = new URL('./referee.mjs', import.meta.url).pathname;
  writeFileSync(`${folder}/draws.scn`, text);
  const ran = spawnSync(process.execPath, [runner, `${folder}/draws.scn`], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  assert.equal(ran.stdout, `${count} passed, 0 failed\n`, ran.stderr);
});
