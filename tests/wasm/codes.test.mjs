// codes.test.mjs -- the literal types of codes are the lists of the core.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

const source = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const listed = (path, row) => [...source(path).matchAll(row)].map(([, word]) => word);
const statuses = () =>
  listed('core/notation/san_read.c', /texts\[\] = \{([^}]*)\}/g)[0].match(/\w[\w-]*/g);

// The type, its file; the words that the core has for it, and those that only JavaScript says.
const table = [
  [
    'ReasonCode',
    'values/types',
    () => listed('core/board/reasons.def', /^REASON\(\w+, "(.*?)"/gm),
    [],
  ],
  [
    'FenCode',
    'values/types',
    () => listed('core/notation/fen_problems.def', /^PROBLEM\(\w+, "(.*?)"/gm),
    [],
  ],
  ['MoveTextCode', 'values/types', statuses, ['too-long', 'not-canonical']],
  [
    'PgnCode',
    'pgn/types',
    () => listed('core/notation/pgn_problems.def', /^PROBLEM\(\w+, \w+, "(.*?)"/gm),
    [],
  ],
  ['VerdictCode', 'game/types', () => listed('core/verdicts.def', /^VERDICT\((\w+),/gm), []],
];

for (const [name, file, words, ours] of table)
  test(`${name} is the list of the core`, () => {
    const type = new RegExp(`export type ${name} =([^;]*);`).exec(source(`wasm/${file}.ts`))[1];
    const typed = [...type.matchAll(/'([^']+)'/g)].map(([, word]) => word);
    const known = words().filter((word) => word !== 'legal' && word !== 'ok');
    assert.ok(known.length > 4);
    assert.deepEqual(typed, [...known, ...ours]);
  });

test('OtherCode are the codes that JavaScript makes', () => {
  const type = /export type OtherCode =([^;]*);/.exec(source('wasm/values/types.ts'))[1];
  const made = ['time-control.js', 'edit.js'].flatMap((file) =>
    listed(`wasm/pgn/${file}`, /(?:wrong\(|code: )'([\w-]+)'/g),
  );
  assert.deepEqual(
    new Set([...type.matchAll(/'([^']+)'/g)].map(([, word]) => word)),
    new Set(made),
  );
});
