// pgn-hostile.test.mjs -- PGN that was made to hurt: it ends in bounded time, and in the memory of the module
// there was before.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import v8 from 'node:v8';
import vm from 'node:vm';
import { checkPgn, checkPgnStream, readPgn, readPgnStream, writePgn } from '../../build/npm/pgn.js';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');

const MB = 1 << 20;
const SECONDS = 20; // far more than any of them needs, also on a busy machine

/** Numbers that look random and are the same each time. */
function* dice(seed) {
  for (let x = seed; ; ) {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    yield x >>> 24;
  }
}
function noise(length, alphabet) {
  const roll = dice(length);
  return Uint8Array.from({ length }, () => {
    const n = roll.next().value;
    return alphabet ? alphabet.charCodeAt(n % alphabet.length) : n;
  });
}

/** @type {[string, string | Uint8Array, (games: any[]) => void][]} */
const table = [
  [
    'variations 200 deep',
    `1. e4 ${'(1. d4 '.repeat(200)}${') '.repeat(200)}e5 *`,
    ([{ value }]) => {
      assert.deepEqual(
        value.moves.map(({ san }) => san),
        ['e4', 'e5'],
      );
      assert.equal(value.warnings.filter(({ code }) => code === 'variation-deep').length, 1);
      assert.equal(writePgn(value).match(/\(/g).length, 64);
    },
  ],
  [
    'a million open brackets',
    `1. e4 ${'('.repeat(MB)} *`,
    ([{ value }]) => assert.equal(value.moves.length, 1),
  ],
  [
    'a million closed brackets',
    `1. e4 ${')'.repeat(200_000)} e5 *`,
    ([{ value }]) => assert.equal(value.moves.length, 2),
  ],
  [
    'a comment of 10 MB',
    `1. e4 {${'x '.repeat(5 * MB)}} e5 *`,
    ([{ value }]) => assert.equal(value.moves[0].after[0].length, 10 * MB - 1),
  ],
  [
    'half a million comments',
    `1. e4 ${'{a}'.repeat(MB / 2)} *`,
    ([{ value }]) => assert.equal(value.moves[0].after.length, MB / 2),
  ],
  [
    'a million glyphs',
    `1. e4 ${'$1 '.repeat(MB)} *`,
    ([{ value }]) => assert.equal(value.moves[0].nags.length, MB),
  ],
  [
    '131,072 variations of one move',
    `1. e4 ${'(1. d4) '.repeat(MB / 8)} *`,
    ([{ value }]) => assert.equal(value.root.next.length, MB / 8 + 1),
  ],
  [
    'a comment that is never closed',
    `1. e4 {${'x'.repeat(5 * MB)}`,
    ([{ value }]) => assert.equal(value.moves.length, 1),
  ],
  ['tags that never end', '[A "b"]\n'.repeat(300_000), (games) => assert.ok(games.length >= 1)],
  [
    'a tag that is never closed',
    `[Event "${'x'.repeat(5 * MB)}`,
    ([{ value }]) => assert.equal(value.tags.get('Event').length, 5 * MB),
  ],
  ['open tags, one in the other', '[A "'.repeat(MB / 4), (games) => assert.ok(games.length >= 1)],
  [
    'a word of 5 MB',
    `1. ${'e'.repeat(5 * MB)} *`,
    ([{ value }]) => assert.equal(value.moves.length, 0),
  ],
  ['a number of 5 MB', `${'1'.repeat(5 * MB)}. e4 *`, (games) => assert.ok(games.length <= 1)],
  ['65,536 results', '*\n\n'.repeat(MB / 16), (games) => assert.equal(games.length, MB / 16)],
  [
    'nothing but zeros',
    new Uint8Array(2 * MB),
    (games) => assert.equal(games.filter(({ ok }) => ok).length, 0),
  ],
  ['random bytes', noise(3 * MB), () => {}],
  ['random signs', noise(MB, '(){}[]$;%"\\ \n*!?.<>1e4NO-#+='), () => {}],
  [
    'a game that goes nowhere',
    `${Array.from({ length: 25_000 }, (_, n) => `${2 * n + 1}. Nf3 Nf6 ${2 * n + 2}. Ng1 Ng8`).join(' ')} *`,
    ([{ value }]) => assert.equal(value.moves.length, 100_000),
  ],
];

for (const [name, text, look] of table)
  test(name, () => {
    const start = process.cpuUsage();
    const games = Array.from(readPgn(text));
    const rows = Array.from(checkPgn(text));
    for (const _ of readPgn(text, { mode: 'strict' }));
    const { user, system } = process.cpuUsage(start);
    look(games);
    assert.equal(rows.length, games.filter(({ ok }) => ok).length);
    assert.ok((user + system) / 1e6 < 3 * SECONDS, `${(user + system) / 1e6} s`);
  });

test('a stream of 30 MB in memory that does not grow', async () => {
  const bytes = readFileSync(new URL('../data/pgn/masters200.pgn', import.meta.url));
  const repeats = Math.ceil((30 * MB) / bytes.length);
  async function* pieces() {
    for (let n = 0; n < repeats; n++) yield bytes;
  }
  const used = () => {
    collect();
    return process.memoryUsage().rss;
  };
  let games = 0;
  let after = 0;
  for await (const _ of checkPgnStream(pieces())) if (++games === 200 * 40) after = used();
  assert.equal(games, 200 * repeats);
  const grownBy = (used() - after) / MB;
  assert.ok(grownBy < 100, `${grownBy.toFixed(0)} MB more`);
});

test('a reading may be left', async () => {
  for (const _ of readPgn('1. e4 *\n\n1. d4 *\n\n')) break;
  let cancelled = false;
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue('1. e4 *\n\n'.repeat(10_000)),
    cancel: () => {
      cancelled = true;
    },
  });
  for await (const _ of readPgnStream({ getReader: () => stream.getReader() })) break;
  assert.ok(cancelled);
  assert.equal([...readPgn('1. c4 *')][0].value.moves[0].san, 'c4');
});
