// declarations.test.mjs -- the types that users get: up to date, and as strict as they look.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { committed, declarations, made } from './declarations.mjs';
import { compiled } from './project.mjs';

test('wasm/NAME.d.ts of each entry is what the sources say', () => {
  const hint = 'node tests/wasm/declarations.mjs --write';
  const texts = declarations();
  for (const entry of made) {
    const text = readFileSync(committed(entry), 'utf8');
    assert.equal(text, texts.get(entry.name), hint);
    assert.doesNotMatch(text, /import\(/, 'a type that comes from a file that is no entry');
  }
});

const options = { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
const consumer = readFileSync(new URL('types/consumer.ts', import.meta.url), 'utf8');

for (const lib of [['es2022'], ['es2022', 'dom']])
  test(`the types say what is wrong to a user, with lib ${lib}`, () => {
    // As an ES module and as CommonJS.
    const files = { 'consumer.mts': consumer, 'consumer.cts': consumer };
    assert.equal(compiled(files, { ...options, lib }), '');
  });
