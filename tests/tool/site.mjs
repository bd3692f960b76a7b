// site.mjs NPM SITE SINGLE -- makes the page as it is served, and the page as a single file.
//
// NPM is the folder of the package. In SITE there is one module for each entry, one for each language, and
// the wasm beside them; the service worker knows the names of all files and a hash of their content.
// SINGLE has everything inside and runs from a disk. Node only, no dependency.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withBinary } from './binary.mjs';
import { asModule, asScript, bundle } from './bundle.mjs';
import { entries } from './entries.mjs';
import { layAll } from './lay.mjs';
import { stripCss } from './strip.mjs';

const [npm, site, single] = process.argv.slice(2);
const web = new URL('../../web/', import.meta.url);
const wasm = readFileSync(`${npm}/jadoube.wasm`);
const files = new Map();

// ---- the library --------------------------------------------------------------------------------

// The entries of the package that the page may import are one module; the others pass its names on.
const [main, ...others] = entries.filter(({ forPage }) => forPage);
const sources = [main, ...others].map(({ source }) => source);
const passed = new Map(
  others.map(({ name, source }) => {
    const { names } = layAll([source], withBinary(wasm));
    return [`${name}.js`, `export { ${names.join(', ')} } from './${main.name}.js';\n`];
  }),
);

/** The text of a module of the page. */
const text = (path) => passed.get(path) ?? readFileSync(new URL(path, web), 'utf8');

/** The library as one module, which holds this binary. */
function libraryWith(binary) {
  const { body, names } = layAll(sources, withBinary(binary));
  return `${body}\nexport { ${names.join(', ')} };\n`;
}

/** The library for a page whose server has the wasm as a file of its own. */
const fetchingLibrary = () =>
  `${libraryWith(new Uint8Array())}
await init(fetch(new URL('jadoube.wasm', import.meta.url)).then((answer) => answer.arrayBuffer()));
`;

// ---- the site -----------------------------------------------------------------------------------

const isLibrary = (path) => path === `${main.name}.js`;

/** Lays an entry and whatever it imports when it is wanted. */
function putModule(entry) {
  if (files.has(entry)) return;
  const laid = bundle(entry, { read: text, isExternal: isLibrary });
  files.set(entry, asModule(laid, entry));
  for (const path of laid.lazy) putModule(path);
}

function putLibrary() {
  const laid = bundle('jadoube.js', { read: fetchingLibrary });
  files.set('jadoube.js', asModule(laid, 'jadoube.js'));
  files.set('jadoube.wasm', wasm);
}

/** Everything in one classic script. */
const whole = (entry) =>
  asScript(
    bundle(entry, {
      read: (path) => (isLibrary(path) ? libraryWith(wasm) : text(path)),
      inline: true,
    }),
  );

function putWorker() {
  const hash = createHash('sha256');
  for (const [name, content] of [...files].sort()) hash.update(name).update('\0').update(content);
  const known = { version: hash.digest('hex').slice(0, 16), files: [...files.keys()].sort() };
  const about = Object.entries(known).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  const read = (path) => (path === 'sw-files.js' ? about.join('') : text(path));
  files.set('sw.js', asScript(bundle('sw.js', { read })));
}

// ---- the single file ------------------------------------------------------------------------------

/** Replaces what is there exactly once. */
function swap(where, what, by) {
  if (where.split(what).length !== 2) throw new Error(`index.html has not once ${what}`);
  return where.replace(what, () => by);
}

function singleFile() {
  const script = whole('page.js')
    .replace(/<\/(script)/gi, '<\\/$1')
    .replace(/<!--/g, '<\\!--');
  const style = `<style>\n${stripCss(text('style.css'))}\n</style>`;
  let page = text('index.html').replace(/^ *<link rel="(?:modulepreload|preload)".*\n/gm, '');
  page = swap(page, '<link rel="stylesheet" href="style.css">', style);
  page = swap(page, '<script type="module" src="page.js"></script>', '');
  return swap(page, '</body>', `<script>\n${script}</script>\n</body>`);
}

const names = readdirSync(web);
for (const name of names) {
  if (name.endsWith('.html')) files.set(name, text(name));
  if (name.endsWith('.css')) files.set(name, stripCss(text(name)));
  if (name.endsWith('.html'))
    for (const [, entry] of text(name).matchAll(/<script type="module" src="([\w-]+\.js)">/g))
      putModule(entry);
}
putLibrary();
putWorker();

rmSync(site, { recursive: true, force: true });
for (const [name, content] of files) {
  mkdirSync(dirname(`${site}/${name}`), { recursive: true });
  writeFileSync(`${site}/${name}`, content);
}
writeFileSync(single, singleFile());
