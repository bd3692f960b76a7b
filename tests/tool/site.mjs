// site.mjs NPM SITE SINGLE [PARTNER] -- makes the page as it is served, and the page as a single file.
//
// PARTNER is the bundled worker of the partner (partner.mjs); without it the page says that it has none.
// NPM is the folder of the package. In SITE there are the modules of each entry, laid together by chunks.mjs, and
// the wasm beside them; the service worker knows the names of all files and a hash of their content.
// SINGLE has everything inside and runs from a disk. Node only, no dependency.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { laterSheets } from '../../web/browser/later.js';
import { script } from './bundle.mjs';
import { chunks } from './chunks.mjs';
import { elements } from './entries.mjs';
import { stripHtml, tightJs } from './strip.mjs';
import { addModule, bareLibrary, webSheet, webText, wholeScript } from './web.mjs';

const [npm, site, single, partner] = process.argv.slice(2);
const wasm = readFileSync(`${npm}/jadoube.wasm`);
const PARTNER = 'partner-worker.js';
const worker = partner ? readFileSync(partner, 'utf8') : '';
const files = new Map();

// ---- the site -----------------------------------------------------------------------------------

/** The library for a page whose server has the wasm as a file of its own. */
const fetchingLibrary = () =>
  `${bareLibrary()}
await init(fetch(new URL('jadoube.wasm', import.meta.url)).then((answer) => answer.arrayBuffer()));
`;

function putLibrary() {
  for (const [path, text] of chunks('jadoube.js', { read: fetchingLibrary })) files.set(path, text);
  files.set('jadoube.wasm', wasm);
}

/** @param {string[]} kept what the page needs for times without a net */
function putWorker(kept) {
  const hash = createHash('sha256');
  for (const name of kept) hash.update(name).update('\0').update(files.get(name));
  const known = { version: hash.digest('hex').slice(0, 16), files: kept };
  const about = Object.entries(known).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  const read = (path) => (path === 'sw-files.js' ? about.join('') : webText(path));
  files.set('sw.js', script('sw.js', read));
}

// ---- the single file ------------------------------------------------------------------------------

/** Replaces what is there exactly once. */
function swap(where, what, by) {
  if (where.split(what).length !== 2) throw new Error(`index.html has not once ${what}`);
  return where.replace(what, () => by);
}

/** A script that may stand inside of a page. */
const inPage = (script) => script.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');

function singleFile() {
  const whole = inPage(tightJs(wholeScript('page.js', wasm)));
  let page = stripHtml(webText('index.html')).replace(
    /^<link rel="(?:modulepreload|preload)".*\n/gm,
    '',
  );
  page = page.replace(
    /<link rel="stylesheet" href="([\w-]+\.css)">/g,
    (_, name) => `<style>\n${webSheet(name)}\n</style>`,
  );
  page = swap(page, '<script type="module" src="page.js"></script>', '');
  for (const name of laterSheets)
    page = swap(page, '</head>', `<style data-name="${name}">\n${webSheet(name)}\n</style></head>`);
  page = withPartner(page, '', inPage(worker));
  return swap(page, '</body>', `<script>\n${whole}</script>\n</body>`);
}

/** The page finds its partner by this element, which the browser itself does not run. */
function withPartner(page, attributes, text) {
  if (!worker) return page;
  const element = `<script type="text/plain" id="partner-worker"${attributes}>${text}</script>`;
  return swap(page, '</body>', `${element}\n</body>`);
}

/** A page and what it begins with: modules, or classic scripts with everything inside. */
function putPage(name) {
  const text = stripHtml(webText(name));
  const page = name === PAGE ? withPartner(text, ` src="${PARTNER}"`, '') : text;
  files.set(name, page);
  for (const [, entry] of page.matchAll(/<script type="module" src="([\w-]+\.js)">/g))
    addModule(entry, files);
  for (const [, entry] of page.matchAll(/<script defer src="([\w-]+\.js)">/g))
    if (!made.includes(entry)) files.set(entry, wholeScript(entry, wasm));
}

const made = elements.map(({ classic }) => classic);
const PAGE = 'index.html';
const putSheet = (name) => files.set(name, webSheet(name));

putPage(PAGE);
for (const name of ['style.css', ...laterSheets]) putSheet(name);
if (worker) files.set(PARTNER, worker);
putLibrary();
const kept = [...files.keys()].sort();

// What boards in other pages need.
for (const name of made) files.set(name, readFileSync(`${npm}/${name}`));
for (const name of readdirSync(new URL('../../web/', import.meta.url))) {
  if (name.endsWith('.html') && name !== PAGE) putPage(name);
  if (name.endsWith('.css') && !kept.includes(name)) putSheet(name);
}
for (const [name, text] of files) // those of the package are as they are there
  if (name.endsWith('.js') && name !== PARTNER && !made.includes(name))
    files.set(name, tightJs(text));
putWorker(kept);

rmSync(site, { recursive: true, force: true });
for (const [name, content] of files) {
  mkdirSync(dirname(`${site}/${name}`), { recursive: true });
  writeFileSync(`${site}/${name}`, content);
}
writeFileSync(single, singleFile());
