// web.mjs -- the modules of web/ as files that browsers load: bundle.mjs with the library in its place.
//
// The page imports the entries of the package as if they lay beside it. They are one module, jadoube.js;
// those of the other entries pass its names on.

import { readFileSync } from 'node:fs';
import { withBinary } from './binary.mjs';
import { asModule, asScript, bundle } from './bundle.mjs';
import { entries } from './entries.mjs';
import { layAll } from './lay.mjs';

const web = new URL('../../web/', import.meta.url);
const [main, ...others] = entries.filter(({ forPage }) => forPage);
const sources = [main, ...others].map(({ source }) => source);
const LIBRARY = `${main.name}.js`;
const NONE = new Uint8Array();
const given = new Map();

/** The text of a module of web/. @param {string} path */
export function webText(path) {
  const entry = others.find(({ name }) => `${name}.js` === path);
  if (!entry) return readFileSync(new URL(path, web), 'utf8');
  if (!given.has(path)) {
    const { names } = layAll([entry.source], withBinary(NONE, NONE));
    given.set(path, `export { ${names.join(', ')} } from './${LIBRARY}';\n`);
  }
  return given.get(path);
}

/** The library as one module, which holds these binaries. @param {[Uint8Array, Uint8Array]} binaries */
export function libraryWith(...binaries) {
  const { body, names } = layAll(sources, withBinary(...binaries));
  return `${body}\nexport { ${names.join(', ')} };\n`;
}

/**
 * The files of a module and of all that it imports when it is wanted.
 * @param {string} entry
 * @param {Map<string, string>} files are added here, by path
 * @param {boolean} [whole] the entries of the package are files of their own
 */
export function addModule(entry, files, whole = false) {
  if (files.has(entry)) return;
  const outside = whole ? [main, ...others].map(({ name }) => `${name}.js`) : [LIBRARY];
  const laid = bundle(entry, { read: webText, isExternal: (path) => outside.includes(path) });
  files.set(entry, asModule(laid, entry));
  for (const path of laid.lazy) addModule(path, files, whole);
}

/**
 * A classic script with everything inside.
 * @param {string} entry
 * @param {[Uint8Array, Uint8Array]} binaries
 */
export function wholeScript(entry, ...binaries) {
  const read = (path) => (path === LIBRARY ? libraryWith(...binaries) : webText(path));
  return asScript(bundle(entry, { read, inline: true }));
}
