// Article 7 at the board: a touched piece cannot be let go.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLUB, HOURS, onPage, sees } from './support.mjs';

const GAME = [...CLUB, HOURS, 'start startpos', 'begin'];
const OPEN = [...CLUB, HOURS, 'start 7k/8/8/3p1p2/4P3/8/8/3RK3 w - - 0 1', 'begin'];

test('whatever is done, the touched piece stays touched', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { page, click, drag, centre } = table;
    await click('e2');
    const ways = {
      'a second click': () => click('e2'),
      'an empty square': () => click('e5'),
      'another own piece': () => click('d2'),
      'then a square of that piece': () => click('d4'),
      'an enemy piece': () => click('e7'),
      'the right button': async () => {
        const { x, y } = await centre('e2');
        await page.mouse.click(x, y, { button: 'right' });
      },
      Escape: () => page.keyboard.press('Escape'),
      'outside the board': () => page.locator('h1').click(),
      'a drag out of the board': async () => {
        const { x, y } = await centre('e2');
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 900, 40, { steps: 4 });
        await page.mouse.up();
      },
      'a drag back to its square': async () => {
        const { x, y } = await centre('e2');
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x, y - 120, { steps: 4 });
        await page.mouse.move(x, y, { steps: 4 });
        await page.mouse.up();
      },
      'a drag to an illegal square': () => drag('e2', 'e6'),
      'a drag of another piece': () => drag('d2', 'd4'),
    };
    for (const [way, act] of Object.entries(ways)) {
      await act();
      await sees(() => table.duty(), /White must move the pawn on e2\./, way);
      await sees(() => table.marks('e2'), /touched/, way);
      await sees(() => table.piece('e2'), 'white pawn', way);
      await sees(() => table.moves(), [], way);
    }
    await click('e4');
    await sees(() => table.moves(), ['e4', '']);
  });
});

test('the press itself is the touch, in the same task', async () => {
  await onPage({ lines: GAME }, async ({ page, centre, duty, marks }) => {
    const { x, y } = await centre('g1');
    await page.mouse.move(x, y);
    await page.mouse.down();
    assert.match(await duty(), /White must move the knight on g1\..*Article 7\.2\(1\)/s);
    assert.match(await marks('g1'), /touched/);
    await page.mouse.up();
  });
});

test('a touch of either colour: the piece that must be taken, and the pair', async () => {
  await onPage({ lines: OPEN }, async ({ click, duty, marks, moves, piece }) => {
    await click('d5');
    await sees(duty, /White must take the pawn on d5\..*Rxd5 or exd5.*7\.2\(1\)/s);
    await sees(() => marks('d5'), /must/);
    await click('d1');
    await sees(duty, /White must take the pawn on d5 with the rook on d1\..*7\.2\(2\)/s);
    await click('e4');
    await sees(duty, /with the rook on d1/, 'the first touched own piece counts');
    await click('d1', 'd5');
    await sees(moves, ['Rxd5', '']);
    await sees(() => piece('d5'), 'white rook');
  });
});

test('two taps capture: piece, then victim', async () => {
  await onPage({ lines: OPEN }, async ({ click, moves, log }) => {
    await click('e4', 'f5');
    await sees(moves, ['exf5', '']);
    const acts = (await log()).slice(5).map((line) => line.replace(/^\+\S+ /, ''));
    assert.deepEqual(acts, [
      'W touch e4',
      'W touch f5',
      'W lift e4',
      'W remove f5',
      'W place f5',
      'W release',
    ]);
  });
});

test('a piece that cannot move does not bind', async () => {
  await onPage({ lines: GAME }, async ({ click, duty }) => {
    await click('a1');
    await sees(duty, /may play any legal move\..*Article 7\.3/s);
    await click('b1');
    await sees(duty, /must move the knight on b1/);
  });
});

test('announced adjusting does not bind; it ends with the same button', async () => {
  await onPage({ lines: GAME }, async ({ page, press, click, duty, marks }) => {
    await press('adjust');
    await sees(duty, /adjusting.*7\.1/s);
    await click('d1');
    await sees(duty, /does not bind.*7\.1/s);
    await sees(() => marks('d1'), '');
    const pressed = page.locator('[data-act="adjust"]');
    await sees(() => pressed.getAttribute('aria-pressed'), 'true');
    await page.keyboard.press('j');
    await sees(() => pressed.getAttribute('aria-pressed'), 'false');
    await click('d2');
    await sees(duty, /must move the pawn on d2/);
  });
});

test('every refusal says why, with its Article, and the Law can be read', async () => {
  await onPage({ lines: GAME }, async ({ page, drag, claim, duty }) => {
    await drag('f1', 'c4');
    await sees(duty, /not legal\. The piece on e2 is in the way\. Article 4\.2/);
    await sees(duty, /The position before the illegal move stands again\. Article 8\.1/);
    await claim('touch');
    await sees(duty, /nothing to claim.*Article 7\.2/s);
    await claim('flagBlack');
    await sees(duty, /flag has not fallen\. Article 12\.2/);
    await page.locator('#duty .article').first().click();
    await sees(() => page.locator('#law').textContent(), /12\.2.*flag/s);
  });
});

test('a touched piece breach is put right at once', async () => {
  await onPage({ lines: GAME }, async ({ click, drag, duty, piece }) => {
    await click('e2');
    await drag('g1', 'f3');
    await sees(duty, /a touched piece has to be played.*Article 7\.2/s);
    await sees(() => piece('g1'), 'white knight');
  });
});
