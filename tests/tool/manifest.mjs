// manifest.mjs -- the package.json of the package: what ours says about it, and its entries.

import { readFileSync } from 'node:fs';
import { elements, entries } from './entries.mjs';

const ABOUT = ['name', 'version', 'description', 'keywords', 'license', 'author', 'engines'];

function conditions({ name }) {
  const esm = { types: `./${name}.d.ts`, default: `./${name}.js` };
  const commonjs = { types: `./${name}.d.cts`, default: `./${name}.cjs` };
  return { import: esm, require: commonjs };
}

/** @param {string[]} files what the folder holds */
export function manifest(files) {
  const ours = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [main] = entries;
  return {
    ...Object.fromEntries(ABOUT.map((field) => [field, ours[field]])),
    type: 'module',
    sideEffects: elements.map(({ name }) => `./${name}.js`),
    files,
    bin: { jadoube: './cli/jadoube.js' },
    main: `./${main.name}.cjs`,
    module: `./${main.name}.js`,
    types: `./${main.name}.d.ts`,
    exports: {
      ...Object.fromEntries(entries.map((entry) => [entry.subpath, conditions(entry)])),
      ...Object.fromEntries(
        elements.map(({ name, subpath }) => [
          subpath,
          { types: `./${name}.d.ts`, default: `./${name}.js` },
        ]),
      ),
      './jadoube.wasm': './jadoube.wasm',
      './jadoube-pgn.wasm': './jadoube-pgn.wasm',
      './package.json': './package.json',
    },
    unpkg: './jadoube.iife.js',
    jsdelivr: './jadoube.iife.js',
  };
}
