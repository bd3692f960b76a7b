// Two tabs: one has the game, the other says so and writes nothing; it may take the game over.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLUB, HOURS, onPage, tableOf } from './support.mjs';

const GAME = [...CLUB, HOURS, 'start startpos', 'begin'];

async function secondTab({ page }) {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('#duty p').first().waitFor();
  return tableOf(other);
}

test('a second tab leaves the game alone', async () => {
  await onPage({ lines: GAME }, async (first) => {
    await first.click('e2', 'e4');
    const second = await secondTab(first);
    assert.match(await second.duty(), /open in another tab/);
    assert.equal(await second.page.locator('#table').getAttribute('inert'), '');
    assert.equal(await second.page.locator('header [data-act="newGame"]').isDisabled(), true);
    assert.equal(await second.page.locator('.acts button:visible').count(), 1);
    await second.click('e7', 'e5');
    await second.page.keyboard.press('c');
    assert.deepEqual(await second.moves(), ['e4', '']);
    await second.speak('zh-Hant');
    assert.match(await second.duty(), /對局已在另一個分頁或視窗中開啟/);
    await first.press('press');
    await first.click('e7', 'e5');
    assert.deepEqual((await first.log()).filter((line) => / release/.test(line)).length, 2);
  });
});

test('it may take the game over, and the first may take it back', async () => {
  await onPage({ lines: GAME }, async (first) => {
    const second = await secondTab(first);
    await first.click('e2', 'e4');
    await first.log();
    await second.press('takeOver');
    await second.page.getByText('Black has the move').waitFor();
    assert.deepEqual(await second.moves(), ['e4', '']);
    await first.page.getByText('has been taken over').waitFor();
    await first.click('e7', 'e5');
    assert.deepEqual(await first.moves(), ['e4', '']);
    await second.click('d7', 'd5');
    assert.deepEqual(await second.moves(), ['e4', 'd5']);
    await second.log();
    await first.press('takeOver');
    await first.page.getByText('White has the move').waitFor();
    assert.deepEqual(await first.moves(), ['e4', 'd5']);
  });
});

test('when the first tab is closed the game is free, and a reload keeps it', async () => {
  await onPage({ lines: GAME }, async (first) => {
    await first.page.reload();
    await first.page.locator('#duty p').first().waitFor();
    assert.match(await first.duty(), /White has the move/);
    const second = await secondTab(first);
    await first.page.close();
    await second.page.reload();
    await second.page.locator('#duty p').first().waitFor();
    assert.match(await second.duty(), /White has the move/);
  });
});
