// <jadoube-board> in all kinds of pages: it disturbs nobody and nobody disturbs it; wrong attributes.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { boardOf, CLASSIC, heard, MODULE, onHost, pageOf, site } from './hosts.mjs';
import { sees } from './reads.mjs';

const play = (more = '') => `<jadoube-board mode="play" ${more}></jadoube-board>`;

// ---- what the host page is like -----------------------------------------------------------------------

test('two boards do not disturb each other', async () => {
  await onHost(pageOf(play() + play('lang="zh-Hant"')), async (page) => {
    const [first, second] = [boardOf(page, 0), boardOf(page, 1)];
    await first.ready();
    await second.ready();
    await first.click('e2');
    await second.click('g1', 'f3', 'e7');
    await sees(() => first.duty(), /pawn on e2/);
    await sees(() => second.duty(), /黑方必須走 e7 兵/);
    await first.click('e4');
    await sees(async () => (await first.state()).moves, ['e4']);
    await sees(async () => (await second.state()).moves, ['Nf3']);
    await first.element.evaluate((board) => board.remove());
    await boardOf(page, 0).click('e5');
    await sees(async () => (await boardOf(page, 0).state()).moves, ['Nf3', 'e5']);
  });
});

test('in a shadow tree, on a page from right to left, under a hostile style sheet', async () => {
  const body = pageOf(
    `<style>* { font: 40px serif; color: red; direction: rtl; letter-spacing: 1em; line-height: 3 }
     div { float: right } button { display: none }</style><section></section>
     <script>
       const root = document.querySelector('section').attachShadow({ mode: 'open' });
       root.innerHTML = '<jadoube-board mode="play" style="width: 400px"></jadoube-board>';
     </script>`,
    { lang: 'ar', more: 'dir="rtl"' },
  );
  await onHost(body, async (page) => {
    const { element, drag, ready, piece, cell, state } = boardOf(page);
    await ready();
    await drag('e2', 'e4');
    await sees(() => piece('e4'), 'white pawn');
    await sees(async () => (await state()).moves, ['e4']);
    const [a1, h1] = [await cell('a1').boundingBox(), await cell('h1').boundingBox()];
    assert.ok(a1.x < h1.x, 'a is on the left');
    const look = await element.locator('.duty').evaluate((duty) => {
      const { color, direction, fontSize, letterSpacing } = getComputedStyle(duty);
      return { color, direction, fontSize, letterSpacing };
    });
    const own = { color: 'rgb(35, 32, 27)', direction: 'ltr', fontSize: '16px' };
    assert.deepEqual(look, { ...own, letterSpacing: 'normal' });
    await element.getByRole('button', { name: 'Start again' }).waitFor();
  });
});

test('under a strict policy: no inline script or style, no eval, Trusted Types', async () => {
  const policy = [
    "default-src 'none'",
    `script-src ${site.url} 'wasm-unsafe-eval'`,
    "style-src 'self'",
    'img-src data:',
    "require-trusted-types-for 'script'",
  ].join('; ');
  const headers = { 'content-security-policy': policy };
  const body = pageOf(`<jadoube-board pgn="e4 e5"></jadoube-board>${play()}`);
  await onHost(
    body,
    async (page) => {
      const [view, game] = [boardOf(page, 0), boardOf(page, 1)];
      await view.element.getByRole('button', { name: 'To the end' }).click();
      await sees(async () => (await view.state()).ply, 2);
      await game.click('d2', 'd4');
      await sees(async () => (await game.state()).moves, ['d4']);
      const duty = game.element.locator('.duty');
      const isWide = () => duty.evaluate(({ clientWidth }) => clientWidth > 100);
      await sees(isWide, true, 'it is laid out by its own style');
    },
    { headers },
  );
});

test('a policy without WebAssembly: a readable message, and the page lives', async () => {
  const headers = { 'content-security-policy': `script-src ${site.url} 'unsafe-inline'` };
  const body = pageOf(`${play()}<script>globalThis.alive = true</script>`);
  await onHost(
    body,
    async (page) => {
      await sees(() => boardOf(page).wrong(), /policy does not allow WebAssembly/);
      await sees(async () => (await heard(page, 'jd-error'))[0].code, 'failed');
      await sees(() => page.evaluate(() => globalThis.alive), true);
    },
    { headers, noise: [/Content Security Policy|WebAssembly/] },
  );
});

test('the module and the classic script on one page', async () => {
  const body = pageOf(play(), { head: CLASSIC + MODULE + CLASSIC });
  await onHost(body, async (page) => {
    const { click, ready, state } = boardOf(page);
    await ready();
    await click('e2', 'e4');
    await sees(async () => (await state()).moves, ['e4']);
  });
});

test('importing it without a browser does nothing', () => {
  const script = `
    const board = await import('./build/npm/board.js');
    if (typeof board.JadoubeBoard !== 'function') throw new Error('no class');
    if (globalThis.customElements) throw new Error('it made a browser');`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
});

// ---- bad input --------------------------------------------------------------------------------------

for (const [attributes, code, message] of [
  ['mode="watch"', 'attribute', /mode is “watch”; it can be view, play, exercise, law/],
  ['mode="exercise" task="legal-moves:g1"', 'not-yet', /mode="exercise" are not part/],
  ['mode="law" law="7.2"', 'not-yet', /mode="law" are not part/],
  ['level="master"', 'attribute', /level is “master”; it can be learn, club, tournament/],
  ['orientation="left"', 'attribute', /orientation is “left”/],
  ['theme="pink"', 'attribute', /theme is “pink”/],
  ['lock="a1 j9"', 'squares', /lock is “a1 j9”; it should name squares/],
  ['fen="8/8/8"', 'fen', /position.*cannot be used.*fewer than eight ranks/s],
  ['mode="play" fen="8/8/8/8/8/8/8/K7 w - - 0 1"', 'fen', /Black has no king/],
  ['pgn="1. e4 e5&#10;2. Ke3"', 'pgn', /Line 2, column 4: “Ke3”.*no legal move/s],
  [`pgn="${'x'.repeat(5000)}"`, 'pgn', /Line 1, column 1: “x{60}…”/],
])
  test(`${attributes.slice(0, 50)}: a message in its place and an error event`, async () => {
    const body = pageOf(
      `<jadoube-board ${attributes}></jadoube-board><jadoube-board></jadoube-board>`,
    );
    await onHost(body, async (page) => {
      const { wrong, element, label } = boardOf(page);
      await sees(wrong, message);
      await sees(async () => (await heard(page, 'jd-error')).length > 0, true);
      const [error, ...more] = await heard(page, 'jd-error');
      assert.equal(error.code, code);
      assert.match(error.message, message);
      assert.deepEqual(more, []);
      await boardOf(page, 1).ready();
      await element.evaluate((board) => {
        for (const { name } of [...board.attributes]) board.removeAttribute(name);
      });
      await boardOf(page, 0).ready();
      await sees(label, /king e1/, 'mended attributes mend the board');
    });
  });
