// build/jadoube.html, the page in one file: from a disk, in a sandboxed frame, without storage.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { browser, putPage } from './hosts.mjs';
import { reads } from './reads.mjs';
import { sees, tableOf } from './support.mjs';

const file = new URL('../../build/jadoube.html', import.meta.url).pathname;
const FROM_DISK = pathToFileURL(file).href;

/** Opens the file, counting whatever is asked for besides it. */
async function onFile(play, options = {}) {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  const noise = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.stack));
  page.on('request', (request) => {
    const url = request.url();
    if (url !== FROM_DISK && !/^(?:data|blob):/.test(url)) noise.push(`asked: ${url}`);
  });
  try {
    await page.goto(FROM_DISK);
    await page.locator('#duty p').first().waitFor();
    await play(page);
    assert.deepEqual(noise, []);
  } finally {
    await context.close();
  }
}

async function scholarsMate(table) {
  await table.begin();
  const moves = 'e2 e4 e7 e5 f1 c4 b8 c6 d1 h5 g8 f6 h5 f7';
  await table.click(...moves.split(' '));
  await sees(() => table.duty(), /White has won: checkmate/);
}

test('from a disk, without a net: a game, another language, a reload', async () => {
  await onFile(
    async (page) => {
      const table = tableOf(page);
      await scholarsMate(table);
      await table.speak('zh-Hans');
      await sees(() => table.duty(), /将杀|将死/);
      await page.reload();
      await page.locator('#duty p').first().waitFor();
      await sees(async () => (await table.moves()).slice(0, 3), ['e4', 'e5', 'Bc4'], 'it is kept');
    },
    { offline: true },
  );
});

/** The partner has White and moves. */
async function partnerMoves(page) {
  await page.locator('header [data-act="newGame"]').click();
  await page.locator('#new-game [name="partner"]').selectOption('white');
  await page.locator('#new-game [type="submit"]').click();
  await reads(page, 'White partner 1');
  await page
    .getByText(/White played .*Black has the move/s)
    .first()
    .waitFor();
}

test('from a disk: the partner is in the file', async () => {
  await onFile(partnerMoves, { offline: true });
});

/** Opens the file in a frame that may run scripts, and nothing else. */
async function inSandbox(play) {
  const page = await browser.newPage({ locale: 'en-GB' });
  const noise = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.stack));
  putPage('single', readFileSync(file, 'utf8'));
  await page.goto(
    putPage(
      'lms',
      `<!doctype html><title>LMS</title><link rel="icon" href="data:,">
       <iframe sandbox="allow-scripts" src="single" style="width:100%;height:1000px"></iframe>`,
    ),
  );
  const frame = page.frames()[1];
  await frame.locator('html[data-whole]').waitFor();
  await play(tableOf(frame), frame, page);
  // Chromium says what a frame of this kind may not do; the page does without.
  const odd = noise.filter((text) => !/^Blocked autofocusing|screen-wake-lock/.test(text));
  assert.deepEqual(odd, []);
  await page.close();
}

test('from a disk: a move is sealed, and the envelope opened after a reload', async () => {
  await onFile(async (page) => {
    const { press, begin, moves } = tableOf(page);
    await begin();
    await press('adjournment');
    const dialog = page.locator('dialog.adjournment');
    await dialog.locator('.primary').click();
    await dialog.locator('[name="sealed"]').fill('Nf3');
    for (const name of ['passphrase', 'again'])
      await dialog.locator(`[name="${name}-arbiter"]`).fill('correct horse');
    await dialog.getByRole('button', { name: 'Close the envelope' }).click();
    await dialog.getByRole('button', { name: 'Stop the clock' }).click();
    await dialog.getByRole('button', { name: 'Resume the game' }).waitFor();
    await page.reload();
    await reads(page, 'White has sealed his move');
    await press('adjournment');
    await dialog.getByRole('button', { name: 'Resume the game' }).click();
    await dialog.locator('[name="passphrase-arbiter"]').fill('correct horse');
    await dialog.getByRole('button', { name: 'Open the envelope' }).click();
    await reads(page, 'the sealed move is valid');
    await sees(moves, ['Nf3', '']);
  });
});

test('in a sandboxed frame: a game, and what will not survive is said', async () => {
  await inSandbox(scholarsMateByCells);
});

test('in a sandboxed frame: every form works, by its button and by Enter', async () => {
  await inSandbox(async (table, frame, page) => {
    const shut = () => frame.waitForFunction(() => !document.querySelector('dialog[open]'));
    const says = (pattern) => frame.locator('#duty').getByText(pattern).first().waitFor();
    await frame.locator('header [data-act="newGame"]').click();
    await frame.locator('#new-game [name="white"]').fill('Wang');
    await page.keyboard.press('Enter');
    await shut();
    await reads(frame, 'White Wang');
    await table.press('resign');
    await frame.getByRole('button', { name: /^Back/ }).click();
    await shut();
    await table.press('drawClaim');
    await frame.locator('#draw [value="next"]').check();
    await page.keyboard.press('Tab');
    await frame.locator('#draw [name="move"]').press('Enter');
    await reads(frame, 'Write the move first.');
    await frame.locator('#draw [name="move"]').fill('e4');
    await page.keyboard.press('Enter');
    await shut();
    await says(/Both clocks|claim/);
    await table.press('desk');
    await frame.locator('#desk [name="pin"]').fill('1234');
    await page.keyboard.press('Enter');
    await reads(frame, 'The arbiter is at the desk.');
    await frame.locator('#desk [name="reason"]').fill('because');
    await page.keyboard.press('Enter');
    await frame.locator('#desk [data-deed="restart"] button').click();
    await table.press('resign');
    await frame.getByRole('button', { name: 'White resigns' }).click();
    await says(/0–1/);
    await frame.locator('#desk [data-act="report"]').click();
    await frame.locator('#report [type="submit"]').click();
    await shut();
  });
});

async function scholarsMateByCells(table, frame) {
  await frame.locator('[data-act="begin"]:visible').first().click();
  await table.cell('e2').click();
  await reads(frame, 'keeps nothing for this page: a reload will lose the game');
  for (const square of 'e4 e7 e5 f1 c4 b8 c6 d1 h5 g8 f6 h5 f7'.split(' '))
    await table.cell(square).click();
  await sees(() => table.duty(), /White has won: checkmate/);
}

test('nothing in it leads out of the script or to another file', () => {
  const html = readFileSync(file, 'utf8');
  // The worker of the partner is text, which the browser does not run by itself.
  const scripts = ['<script type="text/plain" id="partner-worker">', '<script>'];
  assert.deepEqual(html.match(/<script\b[^>]*>/g), scripts);
  assert.equal(html.match(/<\/script/g).length, scripts.length);
  assert.doesNotMatch(html, /<(?:script|link|img)[^>]*(?:src|href)="(?!data:|#)/);
});
