// support.mjs -- the page in headless Chromium: opens it, plays on it by real events, and watches that
// it says nothing on the console and asks nobody else for anything.
//
// The page is build/site, or the folder in SITE, served under a strict content security policy.

import assert from 'node:assert/strict';
import { after } from 'node:test';
import { launch } from '../tool/chromium.mjs';
import { serve } from '../tool/serve.mjs';

export { violations } from './axe.mjs';
export { reads, sees, settled, until } from './reads.mjs';

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
].join('; ');
const SITE = process.env.SITE ?? new URL('../../build/site', import.meta.url).pathname;

export const CLUB = ['profile classic', 'set touch_enforcement auto'];
export const HOURS = 'tc 40/2:00:00,20/1:00:00*';

// A page that is opened again finds its files where it has them.
const KEPT = 'max-age=3600';
const headers = { 'content-security-policy': POLICY, 'cache-control': KEPT };
const server = await serve(SITE, { headers });
const browser = await launch();
after(async () => {
  await browser.close();
  server.close();
});

/** What the browser keeps when a game with these lines was left `ago` milliseconds before; `more` is kept beside. */
export const kept = (lines, ago = 0, more = {}) =>
  JSON.stringify({
    version: 1,
    log: lines,
    names: { white: 'Wang', black: 'Li' },
    wall: Date.now() - ago,
    ...more,
  });

/**
 * In a browser without service workers that is idle at once the page is there in half the time: no cache is filled,
 * and the later parts do not wait for each other.
 */
function hurry() {
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  globalThis.requestIdleCallback = (act) => setTimeout(act);
}

/** Opens the page with what the browser has kept, if anything, and nothing else. */
async function open(page, game, { hash = '', early = false } = {}) {
  if (game !== undefined || page.url() !== 'about:blank') {
    // In a page of the same origin that is not the page itself.
    await page.goto(`${server.url}/style.css`);
    await page.evaluate((text) => {
      localStorage.clear();
      if (text !== undefined) localStorage.setItem('jadoube.game', text);
    }, game);
  }
  await page.goto(`${server.url}/${hash}`);
  await isOpen(page, early);
}

/** The page stands and has the game; unless it is `early`, its later parts are there, too. */
async function isOpen(page, early = false) {
  await page.locator('#duty p').first().waitFor();
  await page.locator('#table:not([inert])').waitFor();
  if (!early) await page.locator('html[data-whole]').waitFor();
}

/**
 * Opens the page and runs `play` with it and with what the console has said by then. `lines` are those of a kept game; without them the reader is
 * new. `hash` ends the address, `init` runs before the page. Whatever the console says but for what `expected`
 * matches, and every request to another address, is a failure. `answers` are routes of playwright, by address,
 * and `routes` pairs of them whose address is a pattern. `real` has the browser as it is, with its service worker.
 * With `clock` the time of the page is that of `page.clock`, which goes on as usual until the test turns it.
 * `play` begins when every part of the page is there, unless it is `early`.
 */
export async function onPage(options, play) {
  const { lines, stored, hash = '', locale = 'en-GB', ...others } = options;
  const {
    width = 1280,
    height = 800,
    init,
    expected = /^$/,
    answers = {},
    routes = [],
    early,
    real = false,
    clock = false,
    ...rest
  } = others;
  const context = await browser.newContext({ locale, viewport: { width, height }, ...rest });
  const noise = [];
  context.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => noise.push(`error: ${error.error().stack}`));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${server.url}/`) && !url.startsWith('data:')) noise.push(`asked: ${url}`);
  });
  const all = [...Object.entries(answers), ...routes];
  for (const [address, answer] of all) await context.route(address, answer);
  if (!real) await context.addInitScript(hurry);
  if (clock) await context.clock.install();
  if (init) await context.addInitScript(init);
  const page = await context.newPage();
  try {
    await open(page, stored ?? (lines && kept(lines)), { hash, early });
    await play(tableOf(page), noise);
    const unexpected = noise.filter((line) => !expected.test(line));
    assert.deepEqual(unexpected, [], 'nothing on the console, nothing asked elsewhere');
  } finally {
    await context.close();
  }
}

// What a test does at the table and what it sees there.
export function tableOf(page) {
  const cell = (square) => page.locator(`jd-board [data-square="${square}"]`);
  const centre = async (square) => {
    const box = await cell(square).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const act = (name) => page.locator(`[data-act="${name}"]:visible`).first();
  return {
    page,
    cell,
    centre,
    press: (name) => act(name).click(),
    /** Another claim than that of a draw, by its name in claims.js. */
    async claim(name) {
      await act('claims').click();
      await page.locator(`#claims [data-claim="${name}"]`).click();
    },
    /** Chooses a language; its texts are loaded first. */
    async speak(tag) {
      await page.locator('#language').selectOption(tag);
      await page.locator(`html[lang="${tag}"]`).waitFor();
    },
    async begin() {
      await act('begin').click();
    },
    /** Loads the page again; the game is its own once more when this is settled. */
    async reload() {
      await stored(page);
      await page.reload();
      await isOpen(page);
    },
    /** Loads the page with another game, or as if it were new. */
    restart: (game) => open(page, game),
    async click(...squares) {
      for (const square of squares) {
        const { x, y } = await centre(square);
        await page.mouse.click(x, y);
      }
    },
    async drag(from, to) {
      const [a, b] = [await centre(from), await centre(to)];
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
      await page.mouse.move(b.x, b.y);
      await page.mouse.up();
    },
    async tap(...squares) {
      for (const square of squares) {
        const { x, y } = await centre(square);
        await page.touchscreen.tap(x, y);
      }
    },
    duty: () => page.locator('#duty').innerText(),
    marks: (square) => cell(square).getAttribute('data-marks'),
    name: (square) => cell(square).getAttribute('aria-label'),
    piece: async (square) => (await cell(square).getAttribute('aria-label')).split(', ')[1],
    moves: () => page.locator('#moves td').allInnerTexts(),
    log: async () => (await stored(page)).log,
  };
}

// The kept game; it is written in a task of its own after each change.
async function stored(page) {
  await page.evaluate(() => new Promise((done) => setTimeout(done, 20)));
  return JSON.parse(await page.evaluate(() => localStorage.getItem('jadoube.game')));
}
