// The page of snippets: what it shows, and that its code does in another page what the preview does.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, browser, onHost, pageOf, site, violations } from './hosts.mjs';
import { reads, sees, until } from './reads.mjs';

async function onSnippets(play, options = {}) {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  const noise = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.stack));
  try {
    await page.goto(`${site.url}/snippets.html`);
    await boardOf(page).ready();
    await play(page);
    assert.deepEqual(noise, []);
  } finally {
    await context.close();
  }
}

const code = (page, n) => page.locator('.codes pre').nth(n).innerText();
const FEN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';

test('choices change the preview and the code; nothing needless is written', async () => {
  await onSnippets(async (page) => {
    await page.locator('[name="pgn"]').fill('');
    await sees(() => code(page, 0), /\n<jadoube-board><\/jadoube-board>$/);
    await page.locator('[name="mode"]').selectOption('play');
    await page.locator('[name="level"]').selectOption('learn');
    await page.locator('[name="fen"]').fill(FEN);
    await page.locator('[name="theme"]').selectOption('dark');
    await page.locator('[name="lang"]').selectOption('zh-Hant');
    await reads(page, '輪到白方走棋');
    const said = `<jadoube-board mode="play" level="learn" theme="dark" lang="zh-Hant" fen="${FEN}">`;
    await until(async () => (await code(page, 0)).includes(said), said);
    await until(async () => (await code(page, 2)).includes(`import 'jadoube/board';`));
    await page.locator('[name="mode"]').selectOption('view');
    await until(async () => !/level/.test(await code(page, 0)), 'no level');
  });
});

test('the code has no empty line in it: editors take that for a paragraph', async () => {
  await onSnippets(async (page) => {
    await page.locator('[name="pgn"]').fill('[Event "x"]\n\n1. e4 e5');
    const said = 'pgn="[Event &quot;x&quot;]&#10;&#10;1. e4 e5">';
    await until(async () => (await code(page, 0)).includes(said), said);
    await sees(async () => (await code(page, 0)).split('\n').length, 2);
    await sees(async () => (await code(page, 1)).split('\n').length, 1);
  });
});

test('wrong text is answered in the preview', async () => {
  await onSnippets(async (page) => {
    await page.locator('[name="fen"]').fill('"><script>alert(1)</script>');
    await boardOf(page).element.locator('.wrong').waitFor();
    await sees(() => code(page, 0), /fen="&quot;&gt;&lt;script&gt;/);
  });
});

test('the code works in another page: as an element and as a frame', async () => {
  let element;
  let frame;
  await onSnippets(async (page) => {
    await page.locator('[name="mode"]').selectOption('play');
    await page.locator('[name="fen"]').fill(FEN);
    await page.locator('[name="pgn"]').fill('1. e4 Kd7');
    await until(async () => (await code(page, 1)).includes('Kd7'));
    [element, frame] = [await code(page, 0), await code(page, 1)];
  });
  await onHost(pageOf(element, { head: '' }), async (page) => {
    await boardOf(page).click('e4', 'e5');
    await sees(async () => (await boardOf(page).state()).moves, ['e4', 'Kd7', 'e5']);
  });
  await onHost(pageOf(frame, { head: '' }), async (page) => {
    const inside = boardOf(page.frameLocator('iframe'));
    await inside.click('e4', 'e5');
    await sees(async () => (await inside.state()).moves, ['e4', 'Kd7', 'e5']);
    const fits = () =>
      page
        .frames()[1]
        .evaluate(() => document.documentElement.getBoundingClientRect().height <= innerHeight);
    await sees(fits, true, 'all of it is in the frame');
  });
});

test('the script of the snippets gives a frame its height', async () => {
  let frame;
  let script;
  await onSnippets(async (page) => {
    [frame, script] = [await code(page, 1), await code(page, 3)];
  });
  const board = '<script>document.body.append(document.createElement("jadoube-board"))</script>';
  const body = pageOf(`${board}${frame}<script>${script}</script>`, { head: '' });
  await onHost(
    body,
    async (page) => {
      await page.waitForFunction(() => document.querySelector('iframe').height !== '560');
      const content = await page
        .frames()[1]
        .evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
      await sees(() => page.locator('iframe').getAttribute('height'), String(content));
    },
    { noise: [/^log: /] },
  );
});

test('copying, and when the browser does not allow it', async () => {
  await onSnippets(
    async (page) => {
      await page.getByRole('button', { name: 'Copy' }).first().click();
      await reads(page, 'Copied.');
      await sees(() => page.evaluate(() => navigator.clipboard.readText()), await code(page, 0));
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
      });
      await page.getByRole('button', { name: 'Copy' }).nth(1).click();
      await reads(page, 'The text is selected now');
      await sees(() => page.evaluate(() => String(getSelection())), await code(page, 1));
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );
});

for (const [locale, colorScheme, title] of [
  ['en-GB', 'light', 'Boards for your page'],
  ['zh-CN', 'dark', '给你的网页一个棋盘'],
  ['zh-TW', 'light', '給你的網頁一個棋盤'],
  ['zh-HK', 'dark', '給你的網頁一個棋盤'],
])
  test(`for everybody: ${locale}, ${colorScheme}`, async () => {
    await onSnippets(
      async (page) => {
        await sees(() => page.title(), title);
        assert.deepEqual(await violations(page), []);
        await page.locator('[name="mode"]').selectOption('play');
        await boardOf(page).element.locator('.duty p').first().waitFor();
        assert.deepEqual(await violations(page), []);
        await page.setViewportSize({ width: 320, height: 568 });
        await sees(() => page.evaluate(() => document.documentElement.scrollWidth), 320);
      },
      { locale, colorScheme, reducedMotion: 'reduce' },
    );
  });
