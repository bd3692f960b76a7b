// Windows of all shapes: the board, both clocks, what has to be done and the acts are in view together.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLUB, HOURS, kept, onPage } from './support.mjs';

const SIZES = [
  [360, 640],
  [390, 664],
  [390, 844],
  [568, 320],
  [667, 375],
  [844, 390],
  [932, 430],
  [640, 400], // 1280 x 800 at 200 %
  [960, 540],
  [768, 1024],
  [1024, 768],
  [1280, 800],
];
const from = (fen) => kept([...CLUB, HOURS, `start ${fen}`, 'begin']);
/** What is done, and the place that shows it. */
const STATES = {
  'a touched piece': ['startpos', ({ click }) => click('e2'), '#duty'],
  'an offer': ['startpos', ({ press }) => press('offer'), '#answer'],
  'a promotion': ['8/P3k3/8/8/8/8/8/4K3 w - - 0 1', ({ click }) => click('a7', 'a8'), '#tray'],
};

/** Boxes of what has to be in view, by selector, and what lies in front of the middle of each. */
const looked = (page, selectors) =>
  page.evaluate((wanted) => {
    const all = wanted.flatMap((selector) => [...document.querySelectorAll(selector)]);
    return all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight + 0.5;
        const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const name = element.dataset.act ?? element.id ?? element.className;
        return { name, inside, seen: element === front || element.contains(front) };
      });
  }, selectors);

for (const locale of ['en-GB', 'zh-CN'])
  test(`all that a game needs is in view: ${locale}`, async () => {
    await onPage({ locale }, async (table) => {
      const { page } = table;
      for (const [state, [fen, act, place]] of Object.entries(STATES)) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await table.restart(from(fen));
        await act(table);
        await page.locator(`${place}:visible`).waitFor();
        for (const below of ['white', 'black']) {
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            const parts = ['jd-board', '.seat', '.strip', '.acts button', `${place} button`];
            const found = await looked(page, parts);
            assert.ok(found.length > 10, `${found.length} parts`);
            const hidden = found.filter(({ inside, seen }) => !inside || !seen);
            assert.deepEqual(hidden, [], `${state}, ${width} x ${height}, ${below} below`);
          }
          await page.setViewportSize({ width: 1280, height: 800 });
          await table.press('flip');
        }
      }
    });
  });

test('a duty is read without scrolling', async () => {
  await onPage({ lines: [...CLUB, HOURS, 'begin'] }, async ({ page, click }) => {
    await click('e2');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const { scrollHeight, clientHeight } = await page
        .locator('#duty')
        .evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
      assert.ok(scrollHeight <= clientHeight, `${width} x ${height}: ${scrollHeight} px`);
    }
  });
});

test('the board and the clocks stay beside the arbiter’s desk', async () => {
  await onPage({ lines: [...CLUB, HOURS, 'begin'] }, async ({ page, press }) => {
    await press('desk');
    const desk = page.locator('#desk form[data-deed="score"] button');
    await desk.scrollIntoViewIfNeeded();
    const hidden = (await looked(page, ['jd-board', '.seat'])).filter(({ inside }) => !inside);
    assert.deepEqual(hidden, []);
  });
});

test('the way out of a long dialog is in view', async () => {
  await onPage({ lines: [...CLUB, HOURS, 'begin'] }, async ({ page, press }) => {
    for (const [act, id] of Object.entries({
      newGame: 'new-game',
      claims: 'claims',
      drawClaim: 'draw',
    }))
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await press(act);
        await page.locator(`#${id}[open]`).waitFor();
        const ways = await looked(page, [`#${id} .choices button`]);
        assert.ok(ways.length > 0);
        const hidden = ways.filter(({ inside, seen }) => !inside || !seen);
        assert.deepEqual(hidden, [], `${id}, ${width} x ${height}`);
        await page.keyboard.press('Escape');
      }
  });
});

test('an act has its place, whatever else can be done', async () => {
  const lines = [...CLUB, HOURS, 'begin'];
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
    [844, 390],
  ])
    await onPage({ lines, width, height }, async ({ page, press }) => {
      const places = () =>
        page.locator('.acts button:not(.primary)').evaluateAll((all) =>
          all
            .filter((button) => button.checkVisibility())
            .map((button) => {
              const { x, y } = button.getBoundingClientRect();
              return [button.dataset.act, `${Math.round(x)} ${Math.round(y)}`];
            }),
        );
      const before = new Map(await places());
      assert.equal(before.size, 8);
      const stay = async (state, count) => {
        const now = await places();
        assert.equal(now.length, count, state);
        for (const [act, place] of now)
          assert.equal(place, before.get(act === 'restart' ? 'stop' : act), `${act}, ${state}`);
      };
      await press('stop');
      await page.locator('[data-act="restart"]:visible').waitFor();
      await stay('stopped', 7);
      await press('restart');
      await page.locator('[data-act="stop"]:visible').waitFor();
      await stay('running again', 8);
      await press('adjournment');
      await page.locator('dialog.adjournment .primary').click();
      await page.keyboard.press('Escape');
      await page.locator('dialog.adjournment').waitFor({ state: 'detached' });
      await stay('sealing', 6);
    });
});
