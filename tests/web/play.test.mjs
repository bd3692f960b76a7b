// Scholar's mate by mouse, by finger and by keyboard.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLUB, HOURS, onPage, sees } from './support.mjs';

const MATE = [
  ['e2', 'e4'],
  ['e7', 'e5'],
  ['f1', 'c4'],
  ['b8', 'c6'],
  ['d1', 'h5'],
  ['g8', 'f6'],
  ['h5', 'f7'],
];
const SANS = ['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#', ''];
const GAME = [...CLUB, HOURS, 'start startpos', 'begin'];

async function isMate({ duty, moves, page }) {
  await sees(duty, /1–0.*White has won: checkmate\..*Article 10\.1/s);
  await sees(moves, SANS);
  await sees(() => page.locator('[data-act="press"]').isVisible(), false);
  await sees(() => page.locator('.acts [data-act="newGame"]').isVisible(), true);
}

test('by dragging with the mouse, pressing the clock by its own button', async () => {
  await onPage({ lines: GAME }, async (table) => {
    for (const [i, [from, to]] of MATE.entries()) {
      await table.drag(from, to);
      if (i < MATE.length - 1) await table.press(i % 2 ? 'pressBlack' : 'pressWhite');
    }
    await isMate(table);
    const presses = (await table.log()).filter((line) => line.endsWith(' press'));
    assert.equal(presses.length, 6);
  });
});

test('by clicking with the mouse, from a fresh page', async () => {
  await onPage({}, async (table) => {
    await sees(() => table.duty(), /has not begun/);
    await table.begin();
    for (const move of MATE) await table.click(...move);
    await isMate(table);
  });
});

test('by tapping with a finger on a phone', async () => {
  const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };
  await onPage({ lines: GAME, ...phone }, async (table) => {
    for (const move of MATE) await table.tap(...move);
    await isMate(table);
  });
});

test('by dragging with a finger on a phone', async () => {
  const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };
  await onPage({ lines: GAME, ...phone }, async (table) => {
    const touch = await table.page.context().newCDPSession(table.page);
    const send = (type, touchPoints) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    for (const [from, to] of MATE) {
      const [a, b] = [await table.centre(from), await table.centre(to)];
      await send('touchStart', [a]);
      await send('touchMove', [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }]);
      await send('touchMove', [b]);
      await send('touchEnd', []);
    }
    await isMate(table);
  });
});

test('by keyboard alone, the clock too', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { keyboard } = table.page;
    await table.cell('e1').focus();
    let at = 'e1';
    const go = async (square) => {
      const [x, y] = [square.charCodeAt(0) - at.charCodeAt(0), square[1] - at[1]];
      for (let n = 0; n < Math.abs(x); n++)
        await keyboard.press(x > 0 ? 'ArrowRight' : 'ArrowLeft');
      for (let n = 0; n < Math.abs(y); n++) await keyboard.press(y > 0 ? 'ArrowUp' : 'ArrowDown');
      at = square;
    };
    for (const [i, [from, to]] of MATE.entries()) {
      await go(from);
      await keyboard.press('Enter');
      await go(to);
      await keyboard.press(i % 2 ? 'Enter' : ' ');
      if (i < MATE.length - 1) await keyboard.press('c');
    }
    await isMate(table);
    await sees(async () => (await table.log()).filter((line) => line.endsWith(' press')).length, 6);
  });
});

test('letters lead to the next piece of a kind, Home and End and the pages to the edges', async () => {
  await onPage({ lines: GAME }, async ({ page, cell }) => {
    const { keyboard } = page;
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document.querySelector('jd-board').shadowRoot;
        return activeElement.dataset.square;
      });
    await cell('e4').focus();
    for (const [key, square] of [
      ['r', 'a1'],
      ['r', 'h1'],
      ['Shift+R', 'a1'],
      ['q', 'd1'],
      ['Home', 'a1'],
      ['End', 'h1'],
      ['PageUp', 'h8'],
      ['Control+Home', 'a8'],
      ['Control+End', 'h1'],
      ['k', 'e8'],
      ['PageDown', 'e1'],
    ]) {
      await keyboard.press(key);
      await sees(focused, square, key);
    }
    const stops = await page.locator('jd-board [tabindex="0"]').count();
    assert.equal(stops, 1, 'one tab stop');
  });
});

test('the focus goes on when its button is gone', async () => {
  await onPage({}, async ({ page }) => {
    const act = () => page.evaluate(() => document.activeElement.dataset.act);
    await page.locator('[data-act="begin"]').focus();
    await page.keyboard.press('Enter');
    await sees(act, 'press');
    await page.locator('[data-act="resign"]').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'White resigns' }).press('Enter');
    await page.waitForFunction(() => document.activeElement.dataset.act === 'newGame');
  });
});
