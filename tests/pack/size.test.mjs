// size.test.mjs -- what each entry adds to a page, held below a limit. `make bench` shows the sizes.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import { elements, entries } from '../tool/entries.mjs';
import { root, sizeOf } from './size.mjs';

// Bytes, minified and packed, the module inside. Whoever raises one says why. The aim for the main entry, with
// all of the core, was 45,000: positions are far below it, but the referee is 28,000 more and PGN 13,000.
// A bundler leaves away the parts of the module that nothing imported needs. Of the board 18,000
// read PGN; they are loaded for a board that has moves. The question when nothing need be written (11.2) and the
// letters of pieces are 500 of both; another 500 are all doors compiled for speed, so that lists of moves are
// ten times as quick as those of chessops. 1,500 of all tell why a written move is refused and how far a mate is
// looked for, 900 of PGN read what programs write beside the standard. 300 are what the referee keeps when the game
// goes back (8.1, 16.3), and castling by hand in Chess960.
const LIMITS = { jadoube: 67_000, chessjs: 39_500, laws: 37_500, pgn: 88_000, board: 164_500 };

// What somebody pays who wants only this of an entry.
const PARTS = [
  { entry: 'jadoube', names: ['Position'], limit: 30_000 },
  { entry: 'pgn', names: ['readPgn', 'writePgn'], limit: 50_000 },
];

const file = (name) => join(root, 'build/npm', `${name}.js`);

for (const { name } of [...entries, ...elements])
  test(`${name} stays below ${LIMITS[name]} bytes`, () => {
    const { packed } = sizeOf(file(name));
    assert.ok(LIMITS[name], 'every entry has a limit here');
    assert.ok(packed < LIMITS[name], `${packed} bytes`);
  });

for (const { entry, names, limit } of PARTS)
  test(`${names.join(' and ')} of ${entry} stay below ${limit} bytes`, () => {
    const { packed } = sizeOf([file(entry), ...names]);
    assert.ok(packed < limit, `${packed} bytes`);
  });
