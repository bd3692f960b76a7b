// web.mjs -- the modules of web/ as files that browsers load: bundle.mjs with the library in its place.
//
// The page imports the entries of the package as if they lay beside it. The first is one module, jadoube.js;
// the others are modules that take from it what they share with it, so they can be loaded when they are wanted.

import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { withBinary } from './binary.mjs';
import { script } from './bundle.mjs';
import { chunks } from './chunks.mjs';
import { entries } from './entries.mjs';
import { exportsOf, lay, layAll, reach } from './lay.mjs';
import { stripCss } from './strip.mjs';

const web = new URL('../../web/', import.meta.url);
const [main, ...others] = entries.filter(({ forPage }) => forPage);
const LIBRARY = `${main.name}.js`;
const given = new Map();
const pgn = readFileSync(new URL('../../build/jadoube-pgn.wasm', import.meta.url));
const made = withBinary({ pgn });
const ofMain = new Set(reach([main.source], made).keys());

/** What an entry adds to the library: its text, its names, and those that it takes from there. */
function added({ source }) {
  const modules = reach([source], made);
  const paths = [...modules.keys()].filter((path) => !ofMain.has(path));
  const { body, outside } = lay(modules, paths);
  return { body, names: exportsOf(modules, source), taken: [...outside.keys()] };
}

/** The text of a module of web/. @param {string} path */
export function webText(path) {
  const entry = others.find(({ name }) => `${name}.js` === path);
  if (!entry) return readFileSync(new URL(path, web), 'utf8');
  if (!given.has(path)) {
    const { body, names, taken } = added(entry);
    const imports = `import { ${taken.join(', ')} } from './${LIBRARY}';\n`;
    given.set(path, `${imports}${body}\nexport { ${names.join(', ')} };\n`);
  }
  return given.get(path);
}

const IMPORTED = /^@import "([^"]+)";$/gm;

/** A style sheet of web/ as it is served, with those that it imports in their places. @param {string} path */
export const webSheet = (path) =>
  stripCss(webText(path)).replace(IMPORTED, (_, other) =>
    webSheet(posix.join(posix.dirname(path), other)),
  );

/** The library as one module, which holds this binary. @param {Uint8Array} binary */
export const libraryWith = (binary) => libraryOf(withBinary({ main: binary }));

/** The same without its binary, which has to be given with init(); what is joined to it later comes as text. */
export const bareLibrary = () => libraryOf(made);

/** @param {Map<string, string>} modules those that are not as they lie in wasm/ */
function libraryOf(modules) {
  const { body, names } = layAll([main.source], modules);
  const given = new Set([...names, ...others.flatMap((entry) => added(entry).taken)]);
  return `${body}\nexport { ${[...given].join(', ')} };\n`;
}

/**
 * The files of a module and of all that it imports when it is wanted.
 * @param {string} entry
 * @param {Map<string, string>} files are added here, by path
 * @param {boolean} [whole] the entries of the package are files of their own
 */
export function addModule(entry, files, whole = false) {
  const outside = whole ? [main, ...others].map(({ name }) => `${name}.js`) : [LIBRARY];
  const laid = chunks(entry, { read: webText, isExternal: (path) => outside.includes(path) });
  for (const [path, text] of laid) {
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
