// The page in Debian's Firefox ESR, by real pointer and key events: a second engine for what the other tests
// here see in Chromium. FIREFOX names another binary; without one the test is skipped.

import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { serve } from '../tool/serve.mjs';
import { PATIENCE_MS } from './reads.mjs';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const SITE = process.env.SITE ?? new URL('../../build/site', import.meta.url).pathname;
const POLICY = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:; connect-src 'self'; worker-src 'self'",
};
const skip = existsSync(FIREFOX) ? false : `skipped: there is no ${FIREFOX}`;
if (skip) console.log(skip);

let browser;
let site;
let page;
const noise = [];

/** A page whose console and errors are noted. */
async function newPage(context) {
  const made = await context.newPage();
  made.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  made.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  made.setDefaultTimeout(PATIENCE_MS);
  await made.setViewport({ width: 1280, height: 900 });
  return made;
}

/** Waits until the text of what a selector finds matches. */
const says = (selector, pattern) =>
  page.waitForFunction(
    (where, source) => new RegExp(source, 's').test(document.querySelector(where)?.textContent),
    { timeout: PATIENCE_MS },
    selector,
    pattern.source,
  );
const duty = (pattern) => says('#duty', pattern);
const cell = (square) => page.locator(`jd-board >>> [data-square="${square}"]`);
const press = (act) => page.locator(`.acts [data-act="${act}"]:not([hidden])`).click();
const open = (url) => page.goto(url, { waitUntil: 'load' });
const whole = () => page.waitForSelector('html[data-whole]');

before(async () => {
  if (skip) return;
  site = await serve(SITE, { headers: POLICY });
  const patient = { timeout: PATIENCE_MS, protocolTimeout: 3 * PATIENCE_MS };
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, ...patient });
  page = await newPage(browser);
  await open(`${site.url}/`);
  await whole();
});
after(async () => {
  await browser?.close();
  site?.close();
});

test('moves by pointer and by keys; the duty of a touched piece; the clock runs', {
  skip,
}, async () => {
  await press('begin');
  await page.waitForSelector('.seat[data-side="white"].runs');
  const shown = await page.$eval('.seat[data-side="white"] .digits', (el) => el.textContent);
  await cell('e2').click();
  await duty(/White must move the pawn on e2/);
  await cell('d2').click(); // another piece: the duty stays, for touched is played
  await duty(/White must move the pawn on e2/);
  await cell('e4').click();
  await press('press');
  await page.waitForSelector('.seat[data-side="black"].runs');
  await cell('e7').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await says('#moves', /e4e5/);
  await page.keyboard.press('c');
  await page.waitForSelector('.seat[data-side="white"].runs');
  await says('.seat[data-side="white"] .digits', new RegExp(`^(?!${shown}$)`));
});

test('a new game at another level is started from the form, and ends in mate', {
  skip,
}, async () => {
  await page.locator('header [data-act="newGame"]').click();
  await page.waitForSelector('#new-game[open]');
  await page.select('#new-game [name="level"]', 'learn');
  await page.locator('#new-game [type="submit"]').click();
  await duty(/White has the move/);
  for (const squares of ['f2 f3', 'e7 e5', 'g2 g4', 'd8 h4'])
    for (const square of squares.split(' ')) await cell(square).click();
  await duty(/0–1.*Black has won: checkmate/);
});

test('the records give the game as PGN', { skip }, async () => {
  await page.locator('[data-act="recordsKeep"]').click();
  const text = await page.waitForSelector('dialog.panel textarea');
  assert.match(await text.evaluate((field) => field.value), /1\. f3 .*e5 .*2\. g4 .*Qh4# .*0-1/s);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
});

test('an offer, a claim and the desk open and close', { skip }, async () => {
  await page.locator('header [data-act="newGame"]').click();
  await page.locator('#new-game [type="submit"]').click();
  await duty(/White has the move/);
  await cell('g1').click();
  await cell('f3').click();
  await press('offer');
  await duty(/offers a draw/);
  await page.keyboard.press('l');
  await duty(/refused the draw/);
  await press('claims');
  await page.locator('#claims [data-claim="touch"]').click();
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await press('desk');
  await page.waitForSelector('#desk[open] .groups fieldset');
});

test('another language', { skip }, async () => {
  await page.select('#language', 'zh-Hans');
  await page.waitForSelector('html[lang="zh-Hans"]');
  await says('.acts [data-act="resign"]:not([hidden])', /认输/);
});

test('the element in a page from elsewhere', { skip }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const host = await serve(folder);
  const other = await newPage(browser);
  try {
    copyFileSync(`${SITE}/jadoube-board.js`, join(folder, 'board.js'));
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><meta charset="utf-8"><title>host</title><link rel="icon" href="data:,">
       <script src="board.js"></script><jadoube-board mode="play" lang="en"></jadoube-board>`,
    );
    await other.goto(`${host.url}/`);
    for (const square of ['e2', 'e4'])
      await other.locator(`jadoube-board >>> [data-square="${square}"]`).click();
    await other.waitForFunction(
      () => document.querySelector('jadoube-board').state?.moves[0] === 'e4',
    );
  } finally {
    await other.close();
    host.close();
    rmSync(folder, { recursive: true });
  }
});

/** Whether the page is kept for times without a net by now. */
const kept = () =>
  page.evaluate(async () => {
    const late = new Promise((done) => setTimeout(done, 2000));
    const registration = await Promise.race([navigator.serviceWorker.getRegistration(), late]);
    return registration?.active?.state === 'activated';
  });

test('once it is kept it needs no net, and the game is kept, too', { skip }, async () => {
  await page.bringToFront();
  // A worker that did not get all files tries again at the next visit.
  for (let second = 1; !(await kept()); second++) {
    assert.ok(second < PATIENCE_MS / 1000, 'the page is kept');
    await sleep(1000);
    if (second % 10 === 0) await open(`${site.url}/`);
  }
  site.close();
  await open(`${site.url}/`);
  await whole();
  await says('#moves', /Nf3/);
  await page.locator('header [data-act="newGame"]').click();
  await page.waitForSelector('#new-game[open]');
});

test('the console has said nothing', { skip }, () => {
  assert.deepEqual(noise, []);
});
