// size.test.mjs -- what each entry adds to a page, held below a limit. `make bench` shows the sizes.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import { elements, entries } from '../tool/entries.mjs';
import { root, sizeOf } from './size.mjs';

// Bytes, minified and packed, the module inside. Whoever raises one says why.
const LIMITS = { jadoube: 72_000, chessjs: 79_000, laws: 36_000, pgn: 72_000, board: 135_000 };

for (const { name } of [...entries, ...elements])
  test(`${name} stays below ${LIMITS[name]} bytes`, () => {
    const { packed } = sizeOf(join(root, 'build/npm', `${name}.js`));
    assert.ok(LIMITS[name], 'every entry has a limit here');
    assert.ok(packed < LIMITS[name], `${packed} bytes`);
  });
