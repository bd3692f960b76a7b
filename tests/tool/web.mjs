// web.mjs -- the modules of web/ as files that browsers load: bundle.mjs with the library in its place.
//
// The page imports the entries of the package as if they lay beside it. They are one module, jadoube.js;
// those of the other entries pass its names on.

import { readFileSync } from 'node:fs';
import { withBinary } from './binary.mjs';
import { script } from './bundle.mjs';
import { chunks } from './chunks.mjs';
import { entries } from './entries.mjs';
import { layAll } from './lay.mjs';

const web = new URL('../../web/', import.meta.url);
const [main, ...others] = entries.filter(({ forPage }) => forPage);
const sources = [main, ...others].map(({ source }) => source);
const LIBRARY = `${main.name}.js`;
const given = new Map();

/** The text of a module of web/. @param {string} path */
export function webText(path) {
  const entry = others.find(({ name }) => `${name}.js` === path);
  if (!entry) return readFileSync(new URL(path, web), 'utf8');
  if (!given.has(path)) {
    const { names } = layAll([entry.source], withBinary(new Uint8Array()));
    given.set(path, `export { ${names.join(', ')} } from './${LIBRARY}';\n`);
  }
  return given.get(path);
}

/** The library as one module, which holds this binary. @param {Uint8Array} binary */
export function libraryWith(binary) {
  const { body, names } = layAll(sources, withBinary(binary));
  return `${body}\nexport { ${names.join(', ')} };\n`;
}

/**
 * The files of a module and of all that it imports when it is wanted.
 * @param {string} entry
 * @param {Map<string, string>} files are added here, by path
 * @param {boolean} [whole] the entries of the package are files of their own
 */
export function addModule(entry, files, whole = false) {
  const outside = whole ? [main, ...others].map(({ name }) => `${name}.js`) : [LIBRARY];
  const made = chunks(entry, { read: webText, isExternal: (path) => outside.includes(path) });
  for (const [path, text] of made) {
    if ((files.get(path) ?? text) !== text) throw new Error(`two entries make another ${path}`);
    files.set(path, text);
  }
}

/**
 * A classic script with everything inside.
 * @param {string} entry
 * @param {Uint8Array} binary
 */
export const wholeScript = (entry, binary) =>
  script(entry, (path) => (path === LIBRARY ? libraryWith(binary) : webText(path)));
