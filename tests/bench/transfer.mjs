// transfer.mjs -- what a first visit to the page costs: everything it asks for, packed by brotli.
//
// A browser opens build/site. What it asked its server for until the board, the clocks and the duty were drawn is
// the first board; what came after that, until the page was at rest, was loaded ahead for later. Each file counts once.
// The service worker's copies for times without a net are those files and the ones listed last. Exit
// status 1 when the first board is over the budget.

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { launch } from '../tool/chromium.mjs';
import { serve } from '../tool/serve.mjs';

const BUDGET = 120_000;
const site = process.env.SITE ?? new URL('../../build/site', import.meta.url).pathname;

/** Runs before the page: notes when the first frame with the whole board has been drawn. */
function watch() {
  const look = () => {
    const stands = document.querySelector('#duty p') && document.querySelector('jd-board')?.pieces;
    if (!stands) return requestAnimationFrame(look);
    return requestAnimationFrame(() => {
      globalThis.stood = performance.now();
    });
  };
  requestAnimationFrame(look);
}

/** In the page: the paths it asked for by the time the board stood, and afterwards. */
function asked() {
  const entries = performance.getEntriesByType('resource');
  const own = entries.filter(({ name }) => new URL(name).origin === location.origin);
  const paths = (list) => [...new Set(list.map(({ name }) => new URL(name).pathname))].sort();
  const first = paths(own.filter(({ startTime }) => startTime <= globalThis.stood));
  return { first, later: paths(own).filter((path) => !first.includes(path)) };
}

const server = await serve(site);
const browser = await launch();
const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
const page = await context.newPage();
await page.addInitScript(watch);
await page.goto(`${server.url}/`);
await page.waitForFunction(() => globalThis.stood > 0);
await page.waitForLoadState('networkidle');
const { first, later } = await page.evaluate(asked);
await browser.close();
server.close();

/** Prints these files; what they are packed. @param {string} title @param {string[]} names */
function sum(title, names) {
  let all = 0;
  console.log(`${title}, bytes plain and packed:`);
  for (const name of names) {
    const plain = readFileSync(site + name);
    const packed = brotliCompressSync(plain).length;
    all += packed;
    const columns = [plain.length, packed].map((n) => String(n).padStart(9)).join('');
    console.log(`  ${name.padEnd(24)}${columns}`);
  }
  console.log(`  all${String(all).padStart(39)}`);
  return all;
}

const kept = JSON.parse(readFileSync(`${site}/sw.js`, 'utf8').match(/\bfiles = (\[[^\]]*\])/)[1]);
const board = sum('the first board in English', ['/index.html', ...first]);
const ahead = sum('loaded ahead when idle', later);
const known = new Set(['/index.html', ...first, ...later]);
const offline = sum(
  'only kept for times without a net',
  kept.map((name) => `/${name}`).filter((name) => !known.has(name)),
);
console.log(`first board ${board}, target below ${BUDGET}; with all that is loaded ahead`);
console.log(
  `${board + ahead}; with all that is kept for times without a net ${board + ahead + offline}`,
);
if (board >= BUDGET) process.exitCode = 1;
