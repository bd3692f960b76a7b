// transfer.mjs -- what a first visit to the page costs: everything it asks for, packed by brotli.
//
// A browser opens build/site; each file it asked its server for before the page came to rest counts once. The
// service worker's copies for times without a net come later and are the same files. Exit status 1 when
// the sum is over the budget.

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { launch } from '../tool/chromium.mjs';
import { serve } from '../tool/serve.mjs';

const BUDGET = 120_000;
const site = process.env.SITE ?? new URL('../../build/site', import.meta.url).pathname;
const server = await serve(site);
const browser = await launch();
const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
const page = await context.newPage();
const asked = new Set();
page.on('request', (request) => {
  const { origin, pathname } = new URL(request.url());
  if (origin === server.url) asked.add(pathname === '/' ? '/index.html' : pathname);
});
await page.goto(`${server.url}/`);
await page.locator('#duty p').first().waitFor();
await page.waitForLoadState('networkidle');
await browser.close();
server.close();

let sum = 0;
console.log('first visit in English, bytes plain and packed:');
for (const name of [...asked].sort()) {
  const plain = readFileSync(site + name);
  const packed = brotliCompressSync(plain).length;
  sum += packed;
  console.log(
    `  ${name.padEnd(22)}${[plain.length, packed].map((n) => String(n).padStart(9)).join('')}`,
  );
}
console.log(`  all${' '.repeat(28)}${String(sum).padStart(9)}, budget ${BUDGET}`);
if (sum > BUDGET) process.exitCode = 1;
