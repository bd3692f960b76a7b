// The form for a new game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onPage } from './support.mjs';

const open = (page) => page.locator('header [data-act="newGame"]').click();
const field = (page, name) => page.locator(`#new-game [name="${name}"]`);
const start = (page) => page.locator('#new-game [type="submit"]').click();

test('names and a time control; the game begins with White’s clock', async () => {
  await onPage({}, async ({ page, duty }) => {
    await open(page);
    await field(page, 'white').fill('Hou');
    await field(page, 'black').fill('Ju');
    await field(page, 'tempo').selectOption('all/0:15:00');
    await start(page);
    assert.match(await duty(), /White has the move/);
    assert.match(await page.locator('.seat.runs').innerText(), /White Hou/);
    assert.match(await page.locator('.seat.runs .digits').textContent(), /^0:1[45]:/);
    assert.equal(await page.locator('#tempo').innerText(), 'all moves in 15 min');
  });
});

test('several periods of one’s own, and what is wrong with them', async () => {
  await onPage({}, async ({ page }) => {
    await open(page);
    await field(page, 'tempo').selectOption('own');
    for (const [text, wrong] of [
      ['', /at least one period/],
      ['40', /“40” has no “\/”/],
      ['x/1:00:00', /“x” is neither/],
      ['40/1:99', /“1:99” is not a time/],
      ['40/2:00:00*,20/1:00:00', /only after the last/],
      ['all/1:00:00,20/1:00:00', /no other can follow/],
      ['1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1', /At most 8 periods/],
    ]) {
      await field(page, 'own').fill(text);
      await start(page);
      assert.match(await page.locator('#own-wrong').innerText(), wrong, text);
      assert.equal(await field(page, 'own').getAttribute('aria-invalid'), 'true');
    }
    await field(page, 'own').fill('30/1:00:00, 15/0:30:00*');
    await start(page);
    const said = '30 moves in 1 h, then 15 moves in 30 min, repeated';
    assert.equal(await page.locator('#tempo').innerText(), said);
  });
});

test('a start position; everything that is wrong with one is said', async () => {
  await onPage({}, async ({ page, piece }) => {
    await open(page);
    await field(page, 'fen').fill('P7/8/8/8/8/8/8/4K3 w - - 0 1');
    await start(page);
    const wrong = await page.locator('#fen-wrong li').allInnerTexts();
    assert.ok(wrong.length >= 2, wrong.join());
    assert.match(wrong.join(), /Black has no king/);
    assert.match(wrong.join(), /Pawns stand on the first or last rank: a8/);
    await field(page, 'fen').fill('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1');
    await start(page);
    assert.equal(await piece('a1'), 'white rook');
    assert.equal(await piece('h1'), 'empty');
  });
});

test('going back leaves the game alone', async () => {
  await onPage({}, async ({ page, begin, click, moves }) => {
    await begin();
    await click('e2', 'e4');
    await open(page);
    assert.equal(await page.locator('#new-game .running').isVisible(), true);
    await page.keyboard.press('Escape');
    await open(page);
    await page.locator('#new-game .cancel').click();
    assert.deepEqual(await moves(), ['e4', '']);
  });
});
