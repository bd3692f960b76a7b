// What is printed: scoresheet, diagram with its dark squares, report.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLUB, HOURS, onPage, sees, violations } from './support.mjs';

const MOVES = 'e2e4 e7e5 g1f3 b8c6'.split(' ');
const GAME = [
  ...[...CLUB, HOURS, 'start startpos', 'begin'],
  ...MOVES.map((move, i) => `+0:10 ${i % 2 ? 'B' : 'W'} play ${move}`),
];

/** Prints as the reader does, with nothing but these parts; the printer is left out. */
async function print(page, ...parts) {
  await page.evaluate(() => {
    globalThis.printed = 0;
    globalThis.print = () => globalThis.printed++;
  });
  await page.locator('[data-act="recordsPrint"]').click();
  const boxes = page.locator('dialog.asks label');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) {
    const wanted = parts.includes(await box.innerText());
    await box.locator('input').setChecked(wanted);
  }
  await page.locator('dialog.asks .primary').click();
  await sees(() => page.evaluate(() => globalThis.printed), 1);
}

test('scoresheet: names, moves with clocks, room to sign; the page itself is not printed', async () => {
  await onPage({ lines: GAME }, async ({ page }) => {
    await print(page, 'Scoresheet');
    await page.emulateMedia({ media: 'print' });
    const text = await page.locator('#paper').innerText();
    assert.match(text, /White\s+Wang\s+Black\s+Li/);
    assert.match(text, /40 moves in 2 h/);
    const cells = await page.locator('#paper tbody td').allInnerTexts();
    assert.deepEqual(cells.slice(0, 5), ['1', 'e4', '1:59:50', 'e5', '1:59:50']);
    assert.match(text, /White’s signature\s+Black’s signature\s+Arbiter’s signature/);
    await sees(() => page.locator('main').isVisible(), false);
    await sees(() => page.locator('#paper .diagram').count(), 0);
    await page.emulateMedia({ media: 'screen' });
    await sees(() => page.locator('#paper').isVisible(), false);
  });
});

test('a diagram has its dark squares on paper, also when the screen is dark', async () => {
  await onPage({ lines: GAME, colorScheme: 'dark' }, async ({ page }) => {
    await print(page, 'Diagram');
    await page.emulateMedia({ media: 'print' });
    const board = page.locator('#paper .diagram');
    const colours = await page.evaluate(
      async (png) => {
        const image = new Image();
        image.src = png;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        const size = image.width / 8;
        // d5 is light, e5 has a pawn, d4 and c5 are dark: looked at near a corner of the square.
        const at = (x, y) => [
          ...context.getImageData((x + 0.1) * size, (y + 0.1) * size, 1, 1).data,
        ];
        return [at(3, 3), at(3, 4), at(2, 3)];
      },
      `data:image/png;base64,${(await board.screenshot()).toString('base64')}`,
    );
    const sums = colours.map(([r, g, b]) => r + g + b);
    assert.ok(sums[0] - sums[1] > 100, colours.join(' '));
    assert.equal(sums[1], sums[2]);
    const style = await board.evaluate((each) => getComputedStyle(each).printColorAdjust);
    assert.equal(style, 'exact');
    const ink = await page.locator('#paper').evaluate((each) => getComputedStyle(each).color);
    assert.equal(ink, 'rgb(0, 0, 0)');
  });
});

test('the report tells every act with its time and ruling', async () => {
  const lines = [...GAME, '+0:10 W move f1c4', '+0:00 W touch a2', '+0:05 A penalty W warn'];
  await onPage({ lines, locale: 'zh-CN' }, async ({ page }) => {
    await page.locator('.acts [data-act="resign"]').click();
    await page.locator('#resign [value="white"]').click();
    await print(page, '全部动作的报告');
    await page.emulateMedia({ media: 'print' });
    const rows = await page
      .locator('#paper tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    assert.deepEqual(rows[5], ['0:00:10', 'W play e2e4', '']);
    assert.ok(
      rows.some(([, act, said]) => act === '裁判：处罚A penalty W warn' && said.length > 3),
      rows.join('\n'),
    );
    assert.match(rows.at(-1).join(' '), /白方：认输W resign 白方认输，黑方获胜。.*10\.2/);
  });
});

test('the command of the browser prints scoresheet and diagram', async () => {
  await onPage({ lines: GAME }, async ({ page }) => {
    const pdf = await page.pdf({ format: 'A4' });
    assert.ok(pdf.length > 5000);
    await sees(() => page.locator('#paper').count(), 0, 'it is gone afterwards');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await sees(() => page.locator('#paper .diagram').count(), 1);
    await sees(() => page.locator('#paper table').count(), 1);
  });
});

test('while a move is sealed no report is printed', async () => {
  const sealed = [...GAME, 'A adjourn', 'W seal Bb5', 'W envelope', '+0:30 W press'];
  await onPage({ lines: sealed }, async ({ page }) => {
    await page.locator('[data-act="recordsPrint"]').click();
    await sees(() => page.locator('dialog.asks label').allInnerTexts(), ['Scoresheet', 'Diagram']);
    assert.deepEqual(await violations(page), []);
  });
});
