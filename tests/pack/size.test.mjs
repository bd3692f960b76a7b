// size.test.mjs -- what each entry adds to a page, held below a limit. `make bench` shows the sizes.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import { elements, entries } from '../tool/entries.mjs';
import { root, sizeOf } from './size.mjs';

// Bytes, minified and packed, the module inside. Whoever raises one says why. The aim for the main entry was
// 45,000; the module alone is above it (51,600 packed), 28,000 of that for the referee. Of the board 18,000
// read PGN; they are loaded for a board that has moves. The question when nothing need be written (11.2) and the
// letters of pieces are 500 of both; another 500 are all doors compiled for speed, so that lists of moves are
// ten times as quick as those of chessops.
const LIMITS = { jadoube: 65_000, chessjs: 69_000, laws: 37_500, pgn: 82_000, board: 158_000 };

for (const { name } of [...entries, ...elements])
  test(`${name} stays below ${LIMITS[name]} bytes`, () => {
    const { packed } = sizeOf(join(root, 'build/npm', `${name}.js`));
    assert.ok(LIMITS[name], 'every entry has a limit here');
    assert.ok(packed < LIMITS[name], `${packed} bytes`);
  });
