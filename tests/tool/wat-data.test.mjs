// wat-data.test.mjs -- constants that are given to another module are where they were, and nothing else is lost.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { run } from './binaryen.mjs';
import { moveData, rangesOf } from './wat-data.mjs';

const folder = mkdtempSync(join(tmpdir(), 'wat-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function compiled(text) {
  writeFileSync(join(folder, 'text.wat'), text);
  run('wasm-as', join(folder, 'text.wat'), '-o', join(folder, 'out.wasm'));
  return new WebAssembly.Module(readFileSync(join(folder, 'out.wasm')));
}

const SPACE = 300;
const FIRST = (data, body = '') =>
  `(module\n (memory $0 1)\n (export "memory" (memory $0))\n${data}${body})\n`;
const SECOND = '(module\n (import "first" "memory" (memory $0 1))\n)\n';
// Letters, escapes, high bytes, zeros few and many, and a second segment.
const DATA = [
  ' (data (i32.const 16) "ab\\00\\00cd\\n\\"\\\\\\ff\\80efgh\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00xyz")\n',
  ' (data $named (i32.const 200) "klm\\t0123456789")\n',
].join('');

function image(...texts) {
  const [first, ...others] = texts.map(compiled);
  const { exports } = new WebAssembly.Instance(first, {});
  const seen = [Buffer.from(new Uint8Array(exports.memory.buffer, 0, SPACE)).toString('latin1')];
  for (const other of others) {
    new WebAssembly.Instance(other, { first: exports });
    seen.push(Buffer.from(new Uint8Array(exports.memory.buffer, 0, SPACE)).toString('latin1'));
  }
  return seen;
}

for (const ranges of [
  [],
  [[0, SPACE]],
  [[18, 20]],
  [[17, 22]],
  [
    [16, 17],
    [19, 21],
    [30, 45],
  ],
  [
    [24, 26],
    [203, 204],
    [210, 299],
  ],
])
  test(`moved: ${JSON.stringify(ranges)}`, () => {
    const [whole] = image(FIRST(DATA));
    const { rest, piece } = moveData(FIRST(DATA), SECOND, ranges);
    const [before, joined] = image(rest, piece);
    assert.equal(joined, whole);
    const isThere = (at) => ranges.some(([from, to]) => at >= from && at < to);
    const left = [...whole].map((sign, at) => (isThere(at) ? '\0' : sign)).join('');
    assert.equal(before, left);
  });

test('a function that reads what is moved is found out', () => {
  const reads = (how) => ` (func $f (result i32)\n  ${how}\n )\n`;
  const direct = reads('(i32.load8_u (i32.const 18))');
  const beside = reads('(i32.load8_u offset=18 (i32.const 0))');
  for (const body of [direct, beside]) {
    assert.throws(() => moveData(FIRST(DATA, body), SECOND, [[17, 20]]), /f reads .*: 18$/);
    moveData(FIRST(DATA, body), SECOND, [[19, 20]]);
  }
});

test('the ranges of objects are read from the map of the linker', () => {
  const map = `
   10000    2aae7     8042 .rodata
   10000    2aaf0     1000         build/wasm/core/board/attacks.o:(.rodata.jd_files_seen)
   10000    2aaf0     1000                 jd_files_seen
   11000    2baf0       2a         build/wasm/core/laws/profile.o:(.rodata..L.str)
   11030    2baf0       10         build/wasm/core/laws/profile.o:(.data.names)
   12000        0       10         build/wasm/core/laws/profile.o:(.bss.left)
`;
  assert.deepEqual(rangesOf(map, /laws\/\w+\.o$/), [
    [0x11000, 0x1102a],
    [0x11030, 0x11040],
  ]);
});
