// What the browser keeps.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLUB, HOURS, kept, onPage, reads, sees } from './support.mjs';

const GAME = [...CLUB, HOURS, 'start startpos', 'begin'];

test('a reload in mid-game keeps moves, clocks, duty, language and side', async () => {
  await onPage({ lines: GAME, real: true }, async (table) => {
    const { page, click, press, duty, moves, marks } = table;
    await click('e2', 'e4');
    await press('press');
    await click('e7', 'e5');
    await press('press');
    await press('flip');
    await table.speak('zh-Hans');
    await click('f1');
    await table.reload();
    await sees(moves, ['e4', 'e5']);
    await sees(duty, /白方必须走 f1 象。/);
    await sees(() => marks('f1'), /touched/);
    await sees(() => page.locator('html').getAttribute('lang'), 'zh-Hans');
    await sees(() => page.locator('jd-board').getAttribute('orientation'), 'black');
    await sees(() => page.locator('.seat.runs').innerText(), /白方 Wang/);
    await click('c4');
    await sees(moves, ['e4', 'e5', 'Bc4', '']);
  });
});

test('a reload between king and rook, and with a pawn waiting for its piece', async () => {
  const castle = [...CLUB, HOURS, 'start r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'begin'];
  await onPage({ lines: castle }, async (table) => {
    await table.drag('e1', 'g1');
    await table.reload();
    await sees(() => table.duty(), /Castling is not finished/);
    await table.click('h1', 'f1');
    await sees(() => table.moves(), ['O-O', '']);
  });
  const promote = [...CLUB, HOURS, 'start 8/P3k3/8/8/8/8/8/4K3 w - - 0 1', 'begin'];
  await onPage({ lines: promote }, async (table) => {
    await table.drag('a7', 'a8');
    await table.reload();
    await table.page.locator('#tray button').nth(3).click();
    await sees(() => table.moves(), ['a8=N', '']);
  });
});

test('a piece that was in the hand is back on its square, still touched', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { page, centre } = table;
    const { x, y } = await centre('g1');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 100, { steps: 3 });
    await table.reload();
    await sees(() => table.piece('g1'), 'white knight');
    await sees(() => table.duty(), /must move the knight on g1/);
  });
});

test('a finished game stays finished', async () => {
  await onPage({ lines: GAME }, async (table) => {
    await table.press('resign');
    await table.page.getByRole('button', { name: 'White resigns' }).click();
    await table.reload();
    await sees(() => table.duty(), /0–1.*White resigned/s);
  });
});

const BROKEN = {
  'no JSON': '{{{',
  'another value': '[1, 2, 3]',
  'another version': JSON.stringify({ version: 99 }),
  'no log': JSON.stringify({ version: 1, names: { white: '', black: '' }, wall: 0 }),
  'lines of another make': kept(['hello']),
  'a line that is none': kept([...GAME, 'W fly e2']),
  'a position that is none': kept([...CLUB, 'start 8/8 w - - 0 1', 'begin']),
  empty: '',
};
for (const [what, stored] of Object.entries(BROKEN))
  test(`content that cannot be read is said and kept aside: ${what}`, async () => {
    await onPage({ stored }, async ({ page, duty, begin, click, moves }) => {
      await sees(duty, /could not be read/);
      const aside = await page.evaluate(() => localStorage.getItem('jadoube.game.unreadable'));
      assert.equal(aside, stored);
      await begin();
      await click('e2', 'e4');
      await sees(moves, ['e4', '']);
    });
  });

test('a browser that keeps nothing', async () => {
  await onPage({}, async ({ page, begin, click, duty, moves }) => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('full');
      };
    });
    await begin();
    await click('e2', 'e4');
    await reads(page, 'a reload will lose the game');
    await sees(duty, /keeps nothing/);
    await sees(moves, ['e4', '']);
  });
});
