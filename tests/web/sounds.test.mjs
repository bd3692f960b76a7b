// Sounds: off until somebody wants them, never before a gesture, fewer for those who want calm.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLUB, HOURS, onPage, sees, settled, until } from './support.mjs';

const { soundOf } = await import('../../web/reader/sounds.js');
const GAME = [...CLUB, HOURS, 'start startpos', 'begin'];

/** Instead of making tones, the browser remembers when they were asked for. */
function listen() {
  globalThis.heard = [];
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  globalThis.AudioContext = class {
    constructor() {
      this.state = 'running';
      this.currentTime = 0;
      globalThis.made = (globalThis.made ?? 0) + 1;
    }
    createGain = () => ({ gain: param(), connect: (to) => to });
    createOscillator = () => ({
      frequency: param(),
      connect: (to) => to,
      start() {
        globalThis.heard.push(this.frequency.value);
      },
      stop() {},
    });
  };
}
const heard = (page) => page.evaluate(() => globalThis.heard.splice(0).length);
const turnOn = async (page) => {
  await page
    .locator('details', { has: page.locator('#sounds') })
    .locator('summary')
    .click();
  await page.locator('#sounds').check();
};

test('off at first; on, off again, and kept over a reload', async () => {
  await onPage({ lines: GAME, init: listen }, async (table) => {
    const { page, click, press } = table;
    await click('e2', 'e4');
    await settled(page);
    assert.equal(await heard(page), 0);
    await turnOn(page);
    await sees(() => page.evaluate(() => globalThis.made ?? 0), 0, 'nothing before it is needed');
    await press('press');
    await until(async () => (await heard(page)) > 0, 'the clock');
    await click('e7');
    await until(async () => (await heard(page)) > 0, 'a touch');
    await table.reload();
    await sees(() => page.locator('#sounds').isChecked(), true);
    await click('e5');
    await until(async () => (await heard(page)) > 0, 'put down');
    await page
      .locator('details', { has: page.locator('#sounds') })
      .locator('summary')
      .click();
    await page.locator('#sounds').uncheck();
    await press('press');
    await settled(page);
    assert.equal(await heard(page), 0);
  });
});

test('a page that nobody has pressed anything on is silent', async () => {
  const init = `(${listen})(); if (location.protocol === 'http:') localStorage.setItem('jadoube.choices', '{"sounds":true}');`;
  const late = [GAME[0], GAME[1], 'tc all/0:00:02', ...GAME.slice(3)];
  await onPage({ lines: late, init }, async ({ page }) => {
    await page.locator('.flag[data-state="down"]').first().waitFor();
    await sees(() => page.evaluate(() => globalThis.made ?? 0), 0);
  });
});

test('who wants less motion hears only what must not be missed', async () => {
  await onPage(
    { lines: GAME, init: listen, reducedMotion: 'reduce' },
    async ({ page, click, press }) => {
      await turnOn(page);
      await click('e2', 'e4');
      await settled(page);
      assert.equal(await heard(page), 0);
      await press('offer');
      await until(async () => (await heard(page)) > 0, 'an offer');
    },
  );
});

test('a breach that nobody has noticed makes no sound of its own', () => {
  const silent = {
    verdicts: [
      { code: 'AUDIT', ruling: false },
      { code: 'MADE', ruling: false },
    ],
  };
  assert.equal(soundOf('+0:01 W release', silent), 'put');
  assert.equal(soundOf('+0:01 W play e2e5', { verdicts: [{ code: 'ILLEGAL' }] }), 'illegal');
  assert.equal(soundOf('+0:01 A wait', { verdicts: [] }), undefined);
  assert.equal(soundOf('', { verdicts: [{ code: 'RESULT' }, { code: 'FLAG' }] }), 'end');
});
