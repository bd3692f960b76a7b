// perft.test.mjs -- counts of move sequences through the module, up to a million nodes each.
//
// The native tests go deeper; here every line is counted, and of the 960 start positions of Chess960 one
// in sixteen as deep as the others.

import assert from 'node:assert/strict';
import test from 'node:test';
import { data, position } from './support.mjs';

const LIMIT = 1_000_000;

/** The lines of an EPD file: a FEN, and for each depth its count. */
function suite(name) {
  return data(`perft/${name}.epd`)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [fen, ...counts] = line.split(' ;');
      return { fen, counts: counts.map((text) => text.slice(1).split(' ').map(Number)) };
    });
}

function check({ fen, counts }, limit) {
  const at = position(fen);
  for (const [depth, nodes] of counts)
    if (nodes <= limit) assert.equal(at.perft(depth), nodes, `${fen} depth ${depth}`);
}

for (const name of ['standard', 'tricky', 'tricky_chess960', 'random_own'])
  test(`perft of ${name}`, () => {
    for (const line of suite(name)) check(line, LIMIT);
  });

test('perft of chess960', () => {
  for (const [n, line] of suite('chess960').entries()) check(line, n % 16 ? 1_000 : LIMIT);
});

test('positions that no game can reach do not crash', () => {
  for (const { fen } of suite('unreachable')) {
    const at = position(fen, { level: 'setup' });
    assert.ok(at.perft(3) >= 0);
    for (const move of at.legal()) at.play(move).fen();
  }
});
