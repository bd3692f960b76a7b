// Article 11: scoresheets that the players write themselves.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOURS, onPage, reads, sees, violations } from './support.mjs';

const MANUAL = ['profile classic', 'set touch_enforcement auto', 'set scoresheet manual'];
const GAME = [...MANUAL, HOURS, 'start startpos', 'begin'];

const write = async (page, ...texts) => {
  for (const text of texts) {
    await page.locator('#entries [name="entry"]').fill(text);
    await page.keyboard.press('Enter');
  }
};
const whose = (page, side) => page.locator(`#entries [value="${side}"]`).check();

test('each side writes its own sheet; nothing is looked at until the game is over', async () => {
  await onPage({ lines: GAME }, async ({ page, click, press, moves, log, reload }) => {
    await sees(() => page.locator('#entries .next').innerText(), 'Move 1, White');
    await click('e2', 'e4');
    await press('press');
    await sees(moves, [], 'the program writes nothing');
    await write(page, 'e4');
    await sees(async () => (await log()).at(-1).replace(/^\+\S+ /, ''), 'W record');
    await click('e7', 'e5');
    await press('press');
    await write(page, 'e6'); // a slip of the pen
    await sees(moves, ['e4', 'e6']);
    await sees(() => page.locator('#moves .mistaken').count(), 0);
    await whose(page, 'black');
    await sees(moves, []);
    await write(page, 'e2e4', 'e5');
    await sees(moves, ['e2e4', 'e5']);
    await reload();
    await whose(page, 'black');
    await sees(moves, ['e2e4', 'e5'], 'kept over a reload');
    await press('resign');
    await page.getByRole('button', { name: 'White resigns' }).click();
    await sees(() => page.locator('#moves .mistaken').count(), 0);
    await whose(page, 'white');
    await sees(() => page.locator('#moves .mistaken').allInnerTexts(), ['e6']);
  });
});

test('an entry is struck out; a move written in advance is told to the referee', async () => {
  await onPage({ lines: GAME }, async ({ page, moves, log, duty }) => {
    await write(page, 'd4');
    await sees(duty, /written before it is played.*Article 11\.1/s);
    await sees(async () => (await log()).at(-1).replace(/^\+\S+ /, ''), 'W write d4');
    await page.locator('.strike').click();
    await sees(moves, []);
    await sees(() => page.locator('.strike').isDisabled(), true);
  });
});

test('after the flag both complete their sheets, and the clock goes on when they have', async () => {
  const lines = [...MANUAL, 'tc 2/0:10:00,all/0:10:00', 'start startpos'];
  const play = ['W play e4', 'B play e5', 'W play Nf3', 'B play Nc6', '+9:59.5 W play Bb5'];
  await onPage(
    { lines: [...lines, 'begin', ...play, '+9:59 B play a6'] },
    async ({ page, duty }) => {
      await reads(page, 'must complete');
      await sees(duty, /must complete.*11\.[67]/s);
      const all = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6'];
      await whose(page, 'white');
      await write(page, ...all);
      await whose(page, 'black');
      await write(page, ...all);
      await sees(async () => (await duty()).replaceAll('must complete', ''), /complete/);
      await sees(async () => (await duty()).includes('must complete'), false);
      await sees(() => page.locator('.seat.runs').count(), 1);
    },
  );
});

test('who is short of time hears that he need not write, and only he', async () => {
  const lines = (increment) => [
    ...['profile classic', 'set scoresheet manual', 'set noscore_inc 0:30'],
    `tc all/0:06:00${increment}`,
    ...['start startpos', 'begin', '+0:59 W play e2e4', '+0:00 B play e7e5'],
  ];
  const hint = (page) => page.locator('#entries .exempt');
  await onPage({ lines: lines('') }, async ({ page }) => {
    const said =
      /^White need not write now: less than 5:00 is left to the control\. Article 11\.2$/;
    await reads(hint(page), said); // a second later
    await sees(() => hint(page).getAttribute('role'), 'status');
    await page.locator('#entries input[value="black"]').check();
    await hint(page).getByText(said).waitFor({ state: 'detached' });
    await sees(() => hint(page).innerText(), '');
    assert.deepEqual(await violations(page), []);
  });
  await onPage({ lines: lines('+30') }, async ({ page }) => {
    await page.locator('#entries').waitFor();
    await page.waitForTimeout(1500);
    await sees(() => hint(page).innerText(), '', 'half a minute more for each move is enough');
  });
  const again = [
    ...['profile fide-2023-standard', 'set scoresheet manual', 'tc all/0:30:00+10'],
    ...['start startpos', 'used w 0:25:06', 'begin'],
    ...['+0:06 W move e2e4', 'W record', 'W press', 'B play e7e5'],
  ];
  await onPage({ lines: again }, async ({ page }) => {
    await reads(hint(page), /^White need not write any more in this period\. Article 8\.4$/);
  });
});
