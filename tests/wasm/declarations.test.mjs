// declarations.test.mjs -- the types that users get: up to date, and as strict as they look.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { committed, declarations, made } from './declarations.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('wasm/NAME.d.ts of each entry is what the sources say', () => {
  const hint = 'node tests/wasm/declarations.mjs --write';
  const texts = declarations();
  for (const entry of made) {
    const text = readFileSync(committed(entry), 'utf8');
    assert.equal(text, texts.get(entry.name), hint);
    assert.doesNotMatch(text, /import\(/, 'a type that comes from a file that is no entry');
  }
});

const options = {
  module: 'nodenext',
  target: 'es2022',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  types: [],
};

/** Compiles the consumer as an ES module and as CommonJS in a project that has the package installed. */
function compile(lib) {
  const folder = mkdtempSync(join(tmpdir(), 'jadoube-'));
  try {
    const files = ['consumer.mts', 'consumer.cts'];
    for (const file of files)
      copyFileSync(join(root, 'tests/wasm/types/consumer.ts'), join(folder, file));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(join(root, 'build/npm'), join(folder, 'node_modules/jadoube'));
    const config = { compilerOptions: { ...options, lib }, files };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    return spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const lib of [['es2022'], ['es2022', 'dom']])
  test(`the types say what is wrong to a user, with lib ${lib}`, () => {
    const { status, stdout } = compile(lib);
    assert.equal(status, 0, stdout);
  });
