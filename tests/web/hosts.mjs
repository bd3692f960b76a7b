// hosts.mjs -- pages of other people with our board in them, in headless Chromium.
//
// The host is one origin, what we ship is another one, as on a CDN. Whatever the console says on a
// host is a failure, unless the test expects it.

import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after } from 'node:test';
import { launch } from '../tool/chromium.mjs';
import { serve } from '../tool/serve.mjs';
import * as axe from './axe.mjs';

const build = new URL('../../build/', import.meta.url).pathname;
const EVENTS = ['jd-state', 'jd-progress', 'jd-violation', 'jd-solved', 'jd-error'];
const open = { 'access-control-allow-origin': '*' };

export const site = await serve(`${build}site`, { headers: open });
export const cdn = await serve(`${build}npm`, { headers: open });
export const browser = await launch();

/** The pages of the host: path to {body, headers}. */
const pages = new Map();
const server = createServer((request, response) => {
  const page = pages.get(new URL(request.url, 'http://host').pathname);
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html', ...page?.headers });
  response.end(page?.body);
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
export const host = `http://127.0.0.1:${server.address().port}`;

after(async () => {
  await browser.close();
  for (const each of [site, cdn]) each.close();
  server.closeAllConnections();
  server.close();
});

/** Puts a page on the host; gives its address. */
export function putPage(name, body, headers = {}) {
  pages.set(`/${name}`, { body, headers });
  return `${host}/${name}`;
}

export const CLASSIC = `<script src="${site.url}/jadoube-board.js"></script>`;
export const MODULE = `<script type="module" src="${cdn.url}/board.js"></script>`;

/** A page of the host round some markup. */
export const pageOf = (inside, { head = CLASSIC, lang = 'en', more = '' } = {}) =>
  `<!doctype html><html lang="${lang}" ${more}><meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,">${head}
<main><h1>Host</h1>${inside}</main></html>`;

/**
 * Opens a page of the host and runs `play` with it. `events` of the page are those of the board, in order.
 * @param {string} body its HTML
 */
export async function onHost(body, play, { headers, noise = [], ...options } = {}) {
  const viewport = { width: 480, height: 900 };
  const usual = { locale: 'en-GB', reducedMotion: 'reduce', viewport };
  const context = await browser.newContext({ ...usual, ...options });
  const said = [];
  context.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => said.push(`error: ${error.error().stack}`));
  const page = await context.newPage();
  await page.addInitScript((types) => {
    globalThis.heard = [];
    for (const type of types)
      addEventListener(type, ({ detail }) => globalThis.heard.push({ type, ...detail }));
  }, EVENTS);
  try {
    await page.goto(putPage('page', body, headers));
    await play(page);
    const odd = said.filter((line) => !noise.some((expected) => expected.test(line)));
    assert.deepEqual(odd, [], 'nothing on the console');
  } finally {
    await context.close();
  }
}

/** What the page has heard from its boards, of one type. */
export const heard = (page, type) =>
  page.evaluate((wanted) => globalThis.heard.filter((each) => each.type === wanted), type);

/** A board of the page: what a test does with it and sees of it. */
export function boardOf(page, n = 0) {
  const element = page.locator('jadoube-board').nth(n);
  const cell = (square) => element.locator(`[data-square="${square}"]`);
  return {
    element,
    cell,
    async click(...squares) {
      for (const square of squares) await cell(square).click();
    },
    async drag(from, to) {
      await element.locator('jd-board').evaluate((board) => board.scrollIntoView());
      const boxes = await Promise.all([from, to].map((square) => cell(square).boundingBox()));
      const [a, b] = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
      await page.mouse.move(...a);
      await page.mouse.down();
      await page.mouse.move(a[0] + 5, a[1] + 5);
      await page.mouse.move(...b);
      await page.mouse.up();
    },
    duty: () => element.locator('.duty').innerText(),
    piece: async (square) => (await cell(square).getAttribute('aria-label')).split(', ')[1],
    marks: (square) => cell(square).getAttribute('data-marks'),
    label: () => element.locator('.diagram').getAttribute('aria-label'),
    ready: () => element.locator('.diagram[aria-label], .duty p, .bar button').first().waitFor(),
    wrong: () => element.locator('.wrong').innerText(),
    state: () => element.evaluate((board) => board.state),
  };
}

/** What axe finds wrong on the page, or in one frame of it, in words. */
export async function violations(page) {
  const isTop = await page.evaluate(() => globalThis === globalThis.top);
  const rules = { 'page-has-heading-one': { enabled: isTop } };
  return axe.violations(page, { iframes: false, rules });
}
