// The archive of past games.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { shifts, watchShifts } from './shifts.mjs';
import { CLUB, HOURS, onPage, reads, sees, violations } from './support.mjs';

const game = (...moves) => [
  ...[...CLUB, HOURS, 'start startpos', 'begin'],
  ...moves.map((move, i) => `+0:10 ${i % 2 ? 'B' : 'W'} play ${move}`),
];
const ITALIAN = game('e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4');
const act = (page, name) => page.locator(`[data-act="${name}"]:visible`).first().click();
const list = (page) => page.locator('dialog.list');
const rows = (page) => list(page).locator('li .game').allInnerTexts();

async function openArchive(page) {
  await act(page, 'recordsArchive');
  await list(page).waitFor();
}

async function resign(page) {
  await act(page, 'resign');
  await page.locator('#resign [value="white"]').click();
}

async function newGame(page, white) {
  await act(page, 'newGame');
  await page.locator('#new-game [name="white"]').fill(white);
  await page.locator('#new-game [type="submit"]').click();
}

test('a game that has ended and one that was given up are kept; a reload keeps nothing twice', async () => {
  await onPage({ lines: ITALIAN }, async ({ page, click, reload }) => {
    await resign(page);
    await reload();
    await newGame(page, 'Euwe');
    await click('d2', 'd4');
    await newGame(page, 'Tal');
    await openArchive(page);
    await sees(async () => (await rows(page)).length, 2);
    const found = await rows(page);
    assert.match(found[0], /^Euwe – Li\s+unfinished · \d{4}-\d\d-\d\d\s+d4$/);
    assert.match(found[1], /^Wang – Li\s+0–1 · \d{4}-\d\d-\d\d\s+e4 e5 Nf3 Nc6 Bc4$/);
  });
});

test('names that are written from the right: White stays on the left', async () => {
  await onPage({ lines: ITALIAN }, async ({ page }) => {
    await newGame(page, 'שירוב');
    await resign(page);
    await openArchive(page);
    const line = list(page).locator('.game strong', { hasText: 'שירוב' });
    const ends = await line.evaluate((element) => {
      const text = element.firstChild;
      const leftOf = (part) => {
        const range = document.createRange();
        const at = text.data.indexOf(part);
        range.setStart(text, at);
        range.setEnd(text, at + part.length);
        return range.getBoundingClientRect().left;
      };
      return [leftOf('שירוב'), leftOf('–')];
    });
    assert.ok(ends[0] < ends[1], `the name at ${ends[0]}, the dash at ${ends[1]}`);
  });
});

test('searched, replayed, gone on with', async () => {
  await onPage({ lines: ITALIAN }, async ({ page, click, moves }) => {
    await newGame(page, 'Euwe');
    await click('d2', 'd4');
    await resign(page);
    await openArchive(page);
    await list(page).locator('input').fill('nf3 bc4');
    await sees(async () => (await rows(page)).join(), /^Wang/);
    await list(page).locator('input').fill('euwe 0-1 d4');
    await sees(async () => (await rows(page)).join(), /^Euwe/);
    await list(page).locator('input').fill('wang');
    await list(page).locator('.game').click();
    const viewer = page.locator('dialog.viewer');
    await page.keyboard.press('End');
    await sees(() => viewer.locator('.status').innerText(), 'After 3. Bc4');
    await viewer.getByRole('button', { name: 'Go on with this game' }).click();
    await sees(moves, ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', '']);
    await sees(() => page.locator('.seat.runs').innerText(), /Black Li/);
  });
});

test('deleted, and brought back', async () => {
  await onPage({ lines: ITALIAN }, async ({ page }) => {
    await resign(page);
    await openArchive(page);
    await list(page).getByRole('button', { name: 'Delete: Wang – Li' }).click();
    await reads(list(page), 'Deleted: Wang – Li');
    await sees(() => rows(page), []);
    await sees(() => page.evaluate(() => document.activeElement.textContent), 'Undo');
    await page.keyboard.press('Enter');
    await list(page).locator('.game').waitFor();
    await list(page).getByRole('button', { name: 'Delete: Wang – Li' }).click();
    await reads(list(page), 'Deleted');
    await page.keyboard.press('Escape');
    await openArchive(page);
    await sees(() => list(page).innerText(), /are kept here/);
  });
});

test('all are saved in one file, which is opened again; and as PGN', async () => {
  await onPage({ lines: ITALIAN }, async ({ page, click }) => {
    await newGame(page, 'Euwe');
    await click('d2', 'd4');
    await resign(page);
    await openArchive(page);
    const files = {};
    for (const name of ['Save all games', 'Save all as PGN']) {
      const press = list(page).getByRole('button', { name }).click();
      const [download] = await Promise.all([page.waitForEvent('download'), press]);
      files[name] = readFileSync(await download.path(), 'utf8');
    }
    const pgn = files['Save all as PGN'];
    assert.equal(pgn.match(/^\[Event /gm).length, 2);
    assert.match(pgn, /\[White "Euwe"\][^[]*\[Black "Li"\]\n\[Result "0-1"\]/);
    await page.keyboard.press('Escape');
    await act(page, 'recordsOpen');
    const buffer = Buffer.from(files['Save all games']);
    const input = page.locator('dialog.open input[type="file"]');
    await input.setInputFiles({ name: 'all.jadoube', mimeType: '', buffer });
    await list(page).waitFor();
    await sees(async () => (await rows(page)).length, 2);
  });
});

test('without a store the game goes on, and the page says what will not survive', async () => {
  const broken = () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  };
  await onPage({ lines: ITALIAN, init: broken }, async ({ page, speak, moves, click }) => {
    const unkept = page.locator('.records .unkept');
    await unkept.filter({ hasText: 'keeps no archive' }).waitFor();
    await speak('zh-Hans');
    await sees(() => unkept.innerText(), /不保存对局库/);
    await click('f8', 'c5');
    await sees(async () => (await moves()).at(-1), 'Bc5');
    await act(page, 'recordsArchive');
    await sees(() => list(page).innerText(), /不保存对局库/);
  });
});

test('a store that becomes full is said', async () => {
  await onPage({ lines: ITALIAN }, async ({ page }) => {
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await resign(page);
    await page.locator('.records .unkept').filter({ hasText: 'keeps no archive' }).waitFor();
  });
});

for (const [locale, colorScheme, width] of [
  ['en-GB', 'light', 1280],
  ['zh-CN', 'dark', 360],
])
  test(`axe finds nothing, and nothing shifts: ${locale}, ${colorScheme}, ${width} px`, async () => {
    const options = { lines: ITALIAN, locale, colorScheme, width, height: 780 };
    await onPage(options, async ({ page }) => {
      await watchShifts(page);
      await page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await resign(page);
      await page.locator('.records .unkept').filter({ hasText: /./ }).waitFor();
      assert.deepEqual(await shifts(page), []);
    });
    await onPage({ ...options, reducedMotion: 'reduce' }, async ({ page }) => {
      await resign(page);
      await openArchive(page);
      await list(page).locator('li button').nth(1).click();
      await list(page).locator('.undo button').waitFor();
      assert.deepEqual(await violations(page), []);
      await list(page).locator('.undo button').click();
      await list(page).locator('.game').waitFor();
      assert.deepEqual(await violations(page), []);
    });
  });
