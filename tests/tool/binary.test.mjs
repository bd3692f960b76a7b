// binary.test.mjs -- bytes become text and the same bytes again.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { unpack } from '../../wasm/door/packed.js';
import { pack } from './binary.mjs';

const CASES = {
  nothing: [],
  'one byte': [255],
  'every byte': Array.from({ length: 256 }, (_, n) => n),
  'every byte, the last ones often': Array.from({ length: 9000 }, (_, n) =>
    Math.floor(Math.sqrt(n * 7)),
  ),
  'the module': readFileSync(new URL('../../build/jadoube.wasm', import.meta.url)),
};
for (const [name, given] of Object.entries(CASES))
  test(`packed and unpacked: ${name}`, () => {
    const bytes = Uint8Array.from(given);
    const packed = pack(bytes);
    assert.match(packed.text, /^[^"'`\\$<\n]*$/, 'needs no escape');
    assert.match(packed.text, /^[ -~]*$/, 'ASCII');
    assert.deepEqual(unpack(packed), bytes);
  });
