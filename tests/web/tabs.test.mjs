// Two tabs: one has the game, the other says so and writes nothing; it may take the game over.

import { test } from 'node:test';
import { CLUB, HOURS, onPage, reads, sees, tableOf } from './support.mjs';

const GAME = [...CLUB, HOURS, 'start startpos', 'begin'];

async function secondTab({ page }) {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('#duty p').first().waitFor();
  await reads(other, 'open in another tab');
  return tableOf(other);
}

test('a second tab leaves the game alone', async () => {
  await onPage({ lines: GAME, real: true }, async (first) => {
    await first.click('e2', 'e4');
    const second = await secondTab(first);
    await sees(() => second.duty(), /open in another tab/);
    await sees(() => second.page.locator('#table').getAttribute('inert'), '');
    await sees(() => second.page.locator('header [data-act="newGame"]').isDisabled(), true);
    await sees(() => second.page.locator('.acts button:visible').count(), 1);
    await second.click('e7', 'e5');
    await second.page.keyboard.press('c');
    await sees(() => second.moves(), ['e4', '']);
    await second.speak('zh-Hant');
    await sees(() => second.duty(), /對局已在另一個分頁或視窗中開啟/);
    await first.press('press');
    await first.click('e7', 'e5');
    await sees(async () => (await first.log()).filter((line) => / release/.test(line)).length, 2);
  });
});

test('it may take the game over, and the first may take it back', async () => {
  await onPage({ lines: GAME }, async (first) => {
    const second = await secondTab(first);
    await first.click('e2', 'e4');
    await first.log();
    await second.press('takeOver');
    await reads(second.page, 'Black has the move');
    await sees(() => second.moves(), ['e4', '']);
    await reads(first.page, 'has been taken over');
    await first.click('e7', 'e5');
    await sees(() => first.moves(), ['e4', '']);
    await second.click('d7', 'd5');
    await sees(() => second.moves(), ['e4', 'd5']);
    await second.log();
    await first.press('takeOver');
    await reads(first.page, 'White has the move');
    await sees(() => first.moves(), ['e4', 'd5']);
  });
});

test('when the first tab is closed the game comes to the other one; a reload keeps it', async () => {
  await onPage({ lines: GAME }, async (first) => {
    await first.reload();
    await reads(first.page, 'White has the move');
    const second = await secondTab(first);
    await first.click('e2', 'e4');
    await first.log();
    await first.page.close();
    await reads(second.page, 'Black has the move');
    await sees(() => second.moves(), ['e4', '']);
    await second.click('e7', 'e5');
    await sees(() => second.moves(), ['e4', 'e5']);
    await sees(() => second.page.locator('.seat.runs').count(), 1);
  });
});

test('a tab that has lost the game has it again when the other one is closed', async () => {
  await onPage({ lines: GAME }, async (first) => {
    const second = await secondTab(first);
    await second.press('takeOver');
    await reads(first.page, 'has been taken over');
    await reads(second.page, 'White has the move');
    await second.click('d2', 'd4');
    await second.log();
    await second.page.close();
    await reads(first.page, 'Black has the move');
    await sees(() => first.moves(), ['d4', '']);
  });
});

test('what was open for an act in the tab that has lost the game is closed and rests', async () => {
  await onPage({ lines: GAME }, async (first) => {
    await first.press('desk');
    await first.page.locator('#desk [data-deed="stop"]').waitFor();
    for (const act of ['drawClaim', 'claims', 'resign', 'recordsArchive', 'adjournment']) {
      await first.press(act);
      await first.page.locator('dialog[open]').waitFor();
      const second = await secondTab(first);
      await second.press('takeOver');
      await reads(first.page, 'has been taken over');
      await first.page.locator('dialog[open]').waitFor({ state: 'detached' });
      await first.page.locator('#desk[inert]').waitFor();
      await second.page.close();
      await reads(first.page, 'White has the move');
      await first.page.locator('#desk:not([inert])').waitFor();
    }
  });
});

test('a game that the browser does not keep is not lost to another tab that is closed', async () => {
  await onPage({ lines: GAME }, async (first) => {
    await first.page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await first.click('e2', 'e4');
    await reads(first.page, 'a reload will lose the game');
    const second = await secondTab(first);
    await second.press('takeOver');
    await reads(first.page, 'has been taken over');
    await second.page.close();
    await reads(first.page, 'Black has the move');
    await sees(() => first.moves(), ['e4', '']);
  });
});
