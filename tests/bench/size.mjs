// size.mjs -- what each entry adds to a page, beside what others do: bytes minified, and packed by brotli.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root, sizeOf } from '../pack/size.mjs';
import { elements, entries } from '../tool/entries.mjs';

const OTHERS = ['chess.js', 'chessops', 'kokopu'];
const show = (name, { plain, packed }) =>
  console.log(
    `  ${name.padEnd(28)}${[plain, packed].map((n) => n.toLocaleString('en').padStart(12)).join('')}`,
  );

console.log(`${' '.repeat(33)}minified      brotli`);
for (const { name, subpath } of [...entries, ...elements])
  show(subpath.replace(/^\./, 'jadoube'), sizeOf(join(root, 'build/npm', `${name}.js`)));
show("jadoube's Position alone", sizeOf([join(root, 'build/npm/jadoube.js'), 'Position']));
show("jadoube/pgn's readPgn alone", sizeOf([join(root, 'build/npm/pgn.js'), 'readPgn']));
const files = entries.map(({ name }) => join(root, 'build/npm', `${name}.js`));
show('all that runs anywhere', sizeOf(...files));
for (const name of OTHERS) show(name, sizeOf(name));
const wasm = readFileSync(join(root, 'build/npm/jadoube.wasm'));
show('jadoube.wasm alone', { plain: wasm.length, packed: brotliCompressSync(wasm).length });
