// <jadoube-board> as people paste it: into narrow and wide places, by scripts and frameworks that set properties,
// moved about, hidden, printed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, CLASSIC, heard, onHost, pageOf, site } from './hosts.mjs';
import { sees } from './reads.mjs';

const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
const GAME = '1. e4 e5 2. Nf3 Nc6 3. Bb5';
const board = (attributes = '') => `<jadoube-board ${attributes}></jadoube-board>`;
const widthOf = async ({ element }) => Math.round((await element.boundingBox()).width);

// ---- what scripts do with it --------------------------------------------------------------------------

test('attributes are properties, also those set before the script has come', async () => {
  const early = `<script>
    Object.assign(document.querySelector('jadoube-board'), { fen: '${KINGS}', mode: 'play' });
  </script>`;
  await onHost(pageOf(board() + early, { head: '' }), async (page) => {
    await page.addScriptTag({ url: `${site.url}/jadoube-board.js` });
    const { element, ready, state } = boardOf(page);
    await ready();
    await sees(async () => [(await state()).mode, (await state()).fen], ['play', KINGS]);
    const told = await element.evaluate((each) => {
      each.level = 'learn';
      each.fen = null;
      each.orientation = undefined;
      return [each.outerHTML, each.fen, each.level, 'pgn' in each];
    });
    assert.deepEqual(told, [
      '<jadoube-board mode="play" level="learn"></jadoube-board>',
      '',
      'learn',
      true,
    ]);
  });
});

test('moved, taken out and put back it keeps its game; a copy begins anew', async () => {
  const body = pageOf(`<div id="a">${board('mode="play"')}</div><div id="b"></div>`);
  await onHost(body, async (page) => {
    const first = boardOf(page);
    await first.ready();
    await first.click('e2', 'e4');
    await page.evaluate(() => {
      const element = document.querySelector('jadoube-board');
      document.querySelector('#b').append(element);
      element.remove();
      document.querySelector('#a').append(element);
      document.querySelector('#b').append(element.cloneNode(true));
    });
    await boardOf(page, 1).ready();
    await first.click('e7', 'e5');
    await sees(async () => (await first.state()).moves, ['e4', 'e5']);
    await sees(async () => (await boardOf(page, 1).state()).moves, []);
  });
});

test('words in whatever case, and empty values, are those that go without saying', async () => {
  const boards = [
    board('fen="" pgn="" mode="" level="" orientation="" theme="" lang=""'),
    board('pgn="  "'),
    board(`MODE="View" ORIENTATION="Black" THEME="Dark" FEN="${KINGS}"`),
  ];
  await onHost(pageOf(boards.join('')), async (page) => {
    for (const n of [0, 1, 2]) await boardOf(page, n).ready();
    await sees(() => heard(page, 'jd-error'), []);
    const { element, state } = boardOf(page, 2);
    await sees(async () => (await state()).fen, KINGS);
    const scheme = await element.evaluate((each) => getComputedStyle(each).colorScheme);
    assert.equal(scheme, 'dark');
  });
});

test('an attribute that changes at every turn of the loop: the last one counts', async () => {
  await onHost(pageOf(board()), async (page) => {
    const { element, ready, state } = boardOf(page);
    await ready();
    await element.evaluate(async (each, fen) => {
      for (let n = 0; n < 100; n++) {
        each.setAttribute('pgn', `1. e4 ${n % 2 ? 'e5' : 'c5'}`);
        each.setAttribute('orientation', n % 2 ? 'white' : 'black');
        await new Promise((done) => setTimeout(done));
      }
      each.removeAttribute('pgn');
      each.setAttribute('fen', fen);
      await new Promise((done) => setTimeout(done));
      await each.whenShown;
    }, KINGS);
    await sees(async () => (await state()).fen, KINGS);
    await sees(() => heard(page, 'jd-error'), []);
  });
});

test('a wrong position says each thing once', async () => {
  await onHost(pageOf(board('fen="wrong"')), async (page) => {
    await sees(() => boardOf(page).wrong(), /\S/);
    const lines = (await boardOf(page).wrong()).split(/\n+/);
    assert.equal(new Set(lines).size, lines.length);
  });
});

// ---- where it stands ----------------------------------------------------------------------------------

test('no wider than can be seen at once, unless the page wants it', async () => {
  const narrow = 'style="width: 120px; overflow: hidden"';
  const body = pageOf(
    `${board()}<div ${narrow}>${board(`pgn="${GAME}"`)}</div>
     <div style="display: inline-block">${board()}</div>${board('style="width: 800px"')}`,
  );
  const viewport = { width: 1280, height: 720 };
  await onHost(
    body,
    async (page) => {
      for (const n of [0, 1, 2, 3]) await boardOf(page, n).ready();
      await sees(() => widthOf(boardOf(page)), 576);
      await sees(() => widthOf(boardOf(page, 1)), 120);
      await sees(() => widthOf(boardOf(page, 3)), 800);
      const place = await boardOf(page, 1).element.evaluate(({ shadowRoot: root }) => {
        const { right } = root.host.getBoundingClientRect();
        const buttons = [...root.querySelectorAll('.walk button')];
        const boxes = buttons.map((each) => each.getBoundingClientRect());
        return boxes.map((box) => [box.right <= right, box.width >= 24, box.height >= 24]);
      });
      assert.deepEqual(place, Array(4).fill([true, true, true]));
    },
    { viewport },
  );
});

test('a page with small letters does not make it small', async () => {
  const body = pageOf(`<style>html { font-size: 62.5% }</style>${board('mode="play"')}`);
  const viewport = { width: 1280, height: 900 };
  await onHost(
    body,
    async (page) => {
      const first = boardOf(page);
      await first.ready();
      await sees(() => widthOf(first), 576);
      await first.element.locator('.article').first().click();
      const title = first.element.locator('.law h2');
      await sees(() => title.evaluate((each) => getComputedStyle(each).fontSize), '16px');
    },
    { viewport },
  );
});

test('in details, in a dialog and where nothing was shown at first', async () => {
  const body = pageOf(
    `<details><summary>more</summary>${board(`pgn="${GAME}"`)}</details>
     <div id="hidden" hidden>${board('mode="play"')}</div><dialog>${board()}</dialog>`,
  );
  await onHost(body, async (page) => {
    await page.locator('summary').click();
    await page.evaluate(() => {
      document.querySelector('#hidden').hidden = false;
    });
    const [first, second, third] = [0, 1, 2].map((n) => boardOf(page, n));
    await first.element.getByRole('button', { name: 'Next move' }).click();
    await sees(async () => (await first.state()).san, 'e4');
    await second.click('e2', 'e4');
    await sees(async () => (await second.state()).moves, ['e4']);
    await page.evaluate(() => document.querySelector('dialog').showModal());
    const isSquare = async () => {
      const { width, height } = await third.element.boundingBox();
      return width > 200 && Math.abs(width - height) < 2;
    };
    await sees(isSquare, true);
  });
});

test('on paper all moves stand, and no buttons', async () => {
  const moves = Array.from({ length: 60 }, (_, n) => `${n + 1}. ${n % 2 ? 'Ng1 Ng8' : 'Nf3 Nf6'}`);
  await onHost(pageOf(board(`pgn="${moves.join(' ')}"`)), async (page) => {
    const { element, ready } = boardOf(page);
    await ready();
    await page.emulateMedia({ media: 'print' });
    const list = element.locator('.moves');
    await sees(() => list.evaluate((each) => each.scrollHeight <= each.clientHeight + 1), true);
    await sees(() => element.locator('.bar').isVisible(), false);
  });
});

test('two versions of the script: the first one stays', async () => {
  const head = CLASSIC + CLASSIC.replace('.js"', '.js?v=2"');
  await onHost(pageOf(board(`pgn="${GAME}"`), { head }), async (page) => {
    const { element, state } = boardOf(page);
    await element.getByRole('button', { name: 'To the end' }).click();
    await sees(async () => (await state()).san, 'Bb5');
  });
});
