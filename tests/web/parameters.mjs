// parameters.mjs -- web/newgame/parameters.js from core/parameters.def: node tests/web/parameters.mjs --write

import { readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const file = new URL('web/newgame/parameters.js', root);
const ROW = /^(CHOICE|NUMBER|TIME|SOME|THREE)\((\w+)(?:, "([^"]*)")?/gm;

/** The module that the definitions of the core give. */
export function written() {
  const rows = [...readFileSync(new URL('core/parameters.def', root), 'utf8').matchAll(ROW)];
  const lines = rows.map(([, shape, name, words]) => {
    const list = (words ?? '')
      .split('|')
      .filter(Boolean)
      .map((word) => `'${word}'`);
    return `  { name: '${name}', shape: '${shape.toLowerCase()}', words: [${list.join(', ')}] },\n`;
  });
  return `// parameters.js -- what editions differ in: core/parameters.def for the page, written by tests/web/parameters.mjs.
// SPDX-License-Identifier: MIT

/** @typedef {{name: string, shape: string, words: readonly string[]}} Parameter */

/** @type {readonly Parameter[]} */
export const parameters = [\n${lines.join('')}];\n`;
}

/** The module as it is. */
export const present = () => readFileSync(file, 'utf8');

if (process.argv[2] === '--write') writeFileSync(file, written());
