// pgn-met.test.mjs -- PGN as it is met (tests/data/pgn/met.tsv): what programs and people write, read whole and byte
// by byte, and what was read written and read again.

import assert from 'node:assert/strict';
import test from 'node:test';
import { readPgn, writePgn } from '../../build/npm/pgn.js';
import { oneLine, rendered } from './pgn-met.mjs';
import { data, rows } from './support.mjs';

const met = rows(data('pgn/met.tsv')).map(([what, text, games, codes]) => ({
  what,
  text: JSON.parse(text),
  games: games.split(' || '),
  codes: codes === '-' ? [] : codes.split(' '),
}));

test(`${met.length} ways of writing are read as they are meant`, () => {
  assert.ok(met.length >= 100);
  for (const { what, text, games, codes } of met) {
    const read = rendered(text);
    assert.deepEqual([read.games, read.codes], [games, codes], what);
  }
});

test('the same byte by byte', () => {
  for (const { what, text, games } of met) {
    const bytes = [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
    assert.deepEqual(rendered(bytes).games, games, what);
  }
});

test('what was read is written so that strict reading gives it again', () => {
  let written = 0;
  for (const { what, text } of met)
    for (const game of rendered(text).values) {
      // No standard has null moves, nor a game of another variant.
      const beyond = game.start === null || / --/.test(oneLine(game, false));
      const again = [...readPgn(writePgn(game), { mode: beyond ? 'lenient' : 'strict' })];
      assert.equal(again.length, 1, what);
      assert.ok(again[0].ok, `${what}: ${JSON.stringify(again[0].error)}`);
      assert.equal(oneLine(again[0].value, false), oneLine(game, false), what);
      written++;
    }
  assert.ok(written > 100);
});
