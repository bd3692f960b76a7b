// The letters of the pieces in moves: shown as the reader likes them, understood however they are written.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './library.mjs';
import { CLUB, HOURS, onPage, sees } from './support.mjs';

const { inEnglish } = await import('../../web/reader/letters-in.js');
const { chooseLetters, shown } = await import('../../web/reader/letters.js');

test('what is written is understood in every script', () => {
  for (const [text, english] of [
    ['Nf3', 'Nf3'],
    ['马f3', 'Nf3'],
    ['馬bd7+', 'Nbd7+'],
    ['車xe1', 'Rxe1'],
    ['e8变后', 'e8=Q'],
    ['exd8變車#', 'exd8=R#'],
    ['短易位', 'O-O'],
    ['长易位', 'O-O-O'],
    ['長易位', 'O-O-O'],
    ['♞f6', 'Nf6'],
    ['♙e4', 'e4'],
    ['兵e4', 'e4'],
    ['王e2', 'Ke2'],
    ['象b5', 'Bb5'],
    ['马八进七', '马八进七'],
  ])
    assert.equal(inEnglish(text), english, text);
});

test('the signs are those of the core', () => {
  const table = readFileSync(new URL('../../core/notation/letters.def', import.meta.url), 'utf8');
  const row = (name) =>
    [...table.match(new RegExp(`^LETTERS\\(${name},.*$`, 'm'))[0].matchAll(/"([^"]*)"/g)].map(
      ([, text]) => text.split('|'),
    );
  for (const [name, letters] of [
    ['ZH', 'zh'],
    ['FIGURINES', 'figurines'],
  ]) {
    const [, , knight, bishop, rook, queen, king] = row(name);
    chooseLetters(letters, 'zh-Hans');
    const simplified = shown('KQRBN');
    assert.deepEqual(
      [...simplified],
      [king, queen, rook, bishop, knight].map(([first]) => first),
    );
    for (const signs of [king, queen, rook, bishop, knight].flat())
      assert.match(inEnglish(signs), /^[KQRBN]$/, signs);
    chooseLetters(letters, 'zh-Hant');
    assert.deepEqual(
      [...shown('KQRBN')],
      [king, queen, rook, bishop, knight].map((all) => all.at(-1)),
    );
  }
  chooseLetters('en', 'zh-Hans');
  assert.equal(shown('Nbd7+ O-O e8=Q'), 'Nbd7+ O-O e8=Q');
});

const MOVES = ['e2e4', 'e7e5', 'g1f3'];
const GAME = [
  ...[...CLUB, HOURS, 'start startpos', 'begin'],
  ...MOVES.map((move, i) => `+0:10 ${i % 2 ? 'B' : 'W'} play ${move}`),
];
const settings = async (page, letters) => {
  const card = page.locator('details', { has: page.locator('#letters') });
  if (!(await card.evaluate((each) => each.open))) await card.locator('summary').click();
  await page.locator('#letters').selectOption(letters);
};

test('scoresheet and viewer show them, a reload keeps them, the PGN has English ones', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { page, press, speak } = table;
    const cell = (text) => page.locator('#moves td', { hasText: text }).waitFor();
    await cell('Nf3');
    await settings(page, 'figurines');
    await cell('♘f3');
    await settings(page, 'zh');
    await cell('马f3');
    await speak('zh-Hant');
    await cell('馬f3');
    await table.reload();
    await cell('馬f3');
    await press('recordsKeep');
    await sees(() => page.locator('dialog.keep textarea').inputValue(), /2\. Nf3 /);
    await page.keyboard.press('Escape');
    await press('recordsOpen');
    await page.locator('dialog.open textarea').fill('1. Nf3 Nf6 2. Rg1 e5 *');
    await page.locator('dialog.open .primary').click();
    await page.locator('dialog.viewer').getByRole('button', { name: '車g1', exact: true }).click();
    await page.locator('dialog.viewer .status', { hasText: '2. 車g1' }).waitFor();
  });
});

test('the duty names moves in them, and the announcement of a move', async () => {
  await onPage({ lines: GAME.slice(0, -3) }, async ({ page, click, duty }) => {
    await settings(page, 'figurines');
    await click('g1', 'f3');
    await page.locator('#duty', { hasText: '♘f3' }).waitFor();
    await sees(duty, /♘f3/);
  });
});

test('a handwritten sheet takes them: the entry stays as it was written, and is compared as a move', async () => {
  const lines = [CLUB[0], 'set scoresheet manual', ...GAME.slice(1, 5)];
  await onPage({ lines }, async ({ page, click, press, log }) => {
    const entry = page.locator('#entries [name="entry"]');
    await entry.fill('马f3');
    await entry.press('Enter');
    await page.locator('#moves td', { hasText: '马f3' }).waitFor();
    assert.ok(
      (await log()).some((line) => /W write Nf3$/.test(line)),
      'the referee reads it',
    );
    await click('g1', 'f3');
    await press('press');
    await page.locator('.acts [data-act="resign"]').click();
    await page.locator('#resign [value="white"]').click();
    await page.locator('#moves td', { hasText: '马f3' }).waitFor();
    await sees(() => page.locator('#moves .mistaken').count(), 0);
  });
});

test('a claim with a move in Chinese characters', async () => {
  const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  const lines = [
    ...GAME.slice(0, 5),
    ...[...there, ...there.slice(0, 3)].map((m, i) => `+0:10 ${i % 2 ? 'B' : 'W'} play ${m}`),
  ];
  await onPage({ lines }, async ({ page, press, log }) => {
    await press('drawClaim');
    await page.locator('#draw [value="next"]').check();
    await page.locator('#draw [name="move"]').fill('马g8');
    await page.locator('#draw [type="submit"]').click();
    await page.locator('#check').waitFor();
    assert.ok(
      (await log()).some((line) => /B write Ng8$/.test(line)),
      'written in English',
    );
  });
});
