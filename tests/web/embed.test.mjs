// embed.html in frames: the handshake, the messages, sandboxes, and hosts that mean no good.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, host, onHost, pageOf, putPage, site, violations } from './hosts.mjs';
import { sees, settled } from './reads.mjs';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const LONE = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
/** What a host has to write: listen, check the source, say hello, follow the size. */
const LISTEN = `
  globalThis.got = [];
  const frame = document.querySelector('iframe');
  globalThis.tell = (message) => frame.contentWindow.postMessage(message, '*');
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || data?.jadoube !== 1) return;
    got.push({ origin, ...data });
    if (data.t === 'boot' && !globalThis.silent) tell({ jadoube: 1, t: 'hello' });
    if (data.t === 'size') frame.style.height = data.height + 'px';
  });`;
const frame = (fragment, more = '') =>
  `<iframe title="Board" ${more} style="width:400px;border:0" src="${site.url}/embed.html#${fragment}"></iframe>`;
const hostOf = (fragment, { more = '', script = '' } = {}) =>
  pageOf(`${frame(fragment, more)}<script>${script}${LISTEN}</script>`, { head: '' });

const got = (page, t) => page.evaluate((wanted) => globalThis.got.filter((m) => m.t === wanted), t);
const tell = (page, message) => page.evaluate((m) => globalThis.tell(m), message);
const wait = (page, t, count = 1) =>
  page.waitForFunction(
    ([wanted, n]) => globalThis.got?.filter((m) => m.t === wanted).length >= n,
    [t, count],
  );
const inside = (page) => boardOf(page.frameLocator('iframe'));

test('handshake, size, state, and a position from the host', async () => {
  await onHost(hostOf('v1&mode=play&lang=en'), async (page) => {
    await wait(page, 'size');
    const [[boot], [ready]] = [await got(page, 'boot'), await got(page, 'ready')];
    assert.equal(boot.origin, site.url);
    assert.deepEqual([ready.state.mode, ready.state.fen, ready.error], ['play', START, null]);
    await page.waitForFunction(() => {
      const size = globalThis.got.findLast(({ t }) => t === 'size');
      const { clientHeight } = document.querySelector('iframe');
      return clientHeight > 400 && clientHeight === size.height; // the board and its strip
    });
    await inside(page).click('e2', 'e4');
    await wait(page, 'progress');
    await sees(async () => (await got(page, 'fen')).at(-1).plies, 1);
    await tell(page, { jadoube: 1, t: 'fen', fen: LONE });
    await inside(page).element.locator('[aria-label="a1, empty"]').waitFor();
    await sees(async () => (await got(page, 'fen')).at(-1).fen, LONE);
    await tell(page, { jadoube: 1, t: 'fen', fen: '', pgn: 'd4 d5' });
    await inside(page).element.locator('[aria-label^="d5, black pawn"]').waitFor();
  });
});

test('a walk through a game that stands in the fragment; another fragment', async () => {
  const pgn = encodeURIComponent('1. e4 e5 2. Nf3');
  await onHost(hostOf(`v1&pgn=${pgn}&orientation=black&theme=dark&lang=zh-Hans`), async (page) => {
    await wait(page, 'size');
    const { element } = inside(page);
    await element.getByRole('button', { name: '到最后' }).click();
    await sees(() => element.locator('.status').innerText(), '2. Nf3 之后');
    await sees(async () => (await got(page, 'progress'))[0].ply, 3);
    for (const each of page.frames()) assert.deepEqual(await violations(each), []);
    const fragment = `#v1&fen=${encodeURIComponent(LONE)}&lang=zh-Hant`;
    await page.evaluate((hash) => {
      const element = document.querySelector('iframe');
      element.src = element.src.replace(/#.*/, hash);
    }, fragment);
    await element.locator('.diagram[aria-label*="國際象棋"]').waitFor();
    await sees(() => element.locator('button').count(), 0);
  });
});

test('in a sandbox: no origin, no storage, no modules, and it plays', async () => {
  await onHost(hostOf('v1&mode=play', { more: 'sandbox="allow-scripts"' }), async (page) => {
    await wait(page, 'ready');
    await sees(async () => (await got(page, 'ready'))[0].origin, 'null');
    await inside(page).click('g1', 'f3');
    await wait(page, 'progress');
    await sees(async () => (await got(page, 'fen')).at(-1).moves, ['Nf3']);
  });
});

test('a host without a name of its own', async () => {
  const body = pageOf(
    `<iframe title="outer" sandbox="allow-scripts" src="${putPage('inner', hostOf('v1&mode=play'))}"
      style="width:450px;height:800px"></iframe>`,
    { head: '' },
  );
  await onHost(body, async (page) => {
    const outer = page.frames()[1];
    await outer.waitForFunction(() => globalThis.got?.some(({ t }) => t === 'ready'));
    const origins = await outer.evaluate(() => globalThis.got.map(({ origin }) => origin));
    assert.ok(origins.length > 0);
    assert.ok(origins.every((origin) => origin === 'null' || origin.startsWith('http')));
  });
});

test('nothing is told before hello, and a position is not taken', async () => {
  const script = 'globalThis.silent = true;';
  await onHost(hostOf('v1&mode=play', { script }), async (page) => {
    await wait(page, 'boot');
    await tell(page, { jadoube: 1, t: 'fen', fen: LONE });
    await inside(page).click('e2', 'e4');
    await sees(() => page.evaluate(() => globalThis.got.map(({ t }) => t)), ['boot']);
    await sees(async () => (await inside(page).state()).moves, ['e4']);
  });
});

test('messages of a wrong shape change nothing and break nothing', async () => {
  await onHost(hostOf('v1&mode=play'), async (page) => {
    await wait(page, 'ready');
    await page.evaluate(() => {
      const wrong = [null, 0, '', 'hello', [], [1], {}, new Date(), { jadoube: 2, t: 'fen' }];
      wrong.push({ jadoube: '1', t: 'fen', fen: '8' }, { jadoube: 1 }, { jadoube: 1, t: {} });
      wrong.push({ jadoube: 1, t: '__proto__', fen: '8' }, { jadoube: 1, t: 'constructor' });
      for (const message of wrong) globalThis.tell(message);
      globalThis.tell({ jadoube: 1, t: 'fen', fen: 5 });
      globalThis.tell({ jadoube: 1, t: 'fen', pgn: { toString: 1 } });
      globalThis.tell({ jadoube: 1, t: 'fen', fen: 'x'.repeat(300_000) });
    });
    await wait(page, 'error', 3);
    const errors = await got(page, 'error');
    assert.deepEqual(
      errors.map(({ code, name }) => `${code} ${name}`),
      ['message fen', 'message pgn', 'message fen'],
    );
    await inside(page).click('e2', 'e4');
    await sees(async () => (await inside(page).state()).moves, ['e4']);
    await tell(page, { jadoube: 1, t: 'fen', fen: '<img src=x onerror=alert(1)>' });
    await wait(page, 'error', 4);
    await sees(async () => (await got(page, 'error')).at(-1).code, 'fen');
    await sees(() => inside(page).wrong(), /cannot be used/);
    await sees(() => inside(page).element.locator('img').count(), 0);
    await tell(page, { jadoube: 1, t: 'fen', fen: LONE });
    await inside(page).ready();
    await sees(async () => (await inside(page).state()).fen, LONE);
  });
});

test('only the parent is heard: neither a sister nor a grandparent', async () => {
  const evil = putPage(
    'evil',
    `<script>
      const send = () => { for (let i = 0; i < parent.frames.length; i++)
        parent.frames[i].postMessage({ jadoube: 1, t: 'fen', fen: '${LONE}' }, '*'); };
      globalThis.sent = 0;
      setInterval(() => { send(); globalThis.sent++; }, 20);
    </script>`,
  );
  const sister = `<iframe title="sister" src="${evil.replace('127.0.0.1', 'localhost')}"></iframe>`;
  const body = hostOf('v1&mode=play').replace('</main>', `${sister}</main>`);
  await onHost(body, async (page) => {
    await wait(page, 'ready');
    const sister = page.frames().find((each) => each.url().endsWith('/evil'));
    await sister.waitForFunction(() => globalThis.sent > 10);
    await settled(page);
    assert.equal((await boardOf(page.frameLocator('iframe >> nth=0')).state()).fen, START);
  });
  const outer = pageOf(
    `<iframe title="outer" src="${putPage('middle', hostOf('v1&mode=play'))}"></iframe>`,
    { head: '' },
  );
  await onHost(outer, async (page) => {
    const middle = page.frames().find((each) => each.url() === `${host}/middle`);
    await middle.waitForFunction(() => globalThis.got?.some(({ t }) => t === 'ready'));
    const count = await page.evaluate((fen) => {
      const deepest = frames[0].frames[0];
      for (let i = 0; i < 20; i++) {
        deepest.postMessage({ jadoube: 1, t: 'hello' }, '*');
        deepest.postMessage({ jadoube: 1, t: 'fen', fen }, '*');
      }
      return new Promise((done) => {
        let heard = 0;
        addEventListener('message', () => heard++);
        setTimeout(() => done(heard), 300);
      });
    }, LONE);
    assert.equal(count, 0, 'and nobody else is answered');
    const fens = await middle.evaluate(() => globalThis.got.filter(({ t }) => t === 'fen').length);
    assert.equal(fens, 0);
  });
});

test('a flood of messages: the last one counts, and the frame stays at hand', async () => {
  await onHost(hostOf('v1&mode=play'), async (page) => {
    await wait(page, 'ready');
    const took = await page.evaluate(async (last) => {
      const before = performance.now();
      for (let i = 0; i < 20_000; i++) {
        const pawn = 'abcdefgh'.charAt(i % 8);
        globalThis.tell({
          jadoube: 1,
          t: i % 2 ? 'hello' : 'fen',
          fen: `4k3/8/8/8/8/8/P7/4K3 ${pawn}`,
        });
      }
      globalThis.tell({ jadoube: 1, t: 'fen', fen: last });
      while (globalThis.got.filter(({ fen }) => fen === last).length === 0)
        await new Promise((done) => setTimeout(done, 10));
      return performance.now() - before;
    }, LONE);
    const drawn = (await got(page, 'fen')).length + (await got(page, 'error')).length;
    assert.ok(drawn <= took / 50 + 2, `drawn ${drawn} times in ${Math.round(took)} ms`);
    await inside(page).click('e1', 'e2');
    await sees(async () => (await inside(page).state()).moves, ['Ke2']);
  });
});

for (const [fragment, message] of [
  ['v2&mode=play', /mode is “#v2”/],
  ['v1&mode=chess', /mode is “chess”/],
  ['v1&fen=%E0%A4%A', /fen cannot be used/],
  ['v1&mode=law', /not part of this version/],
])
  test(`#${fragment}: a message in the frame and to the host`, async () => {
    await onHost(hostOf(fragment), async (page) => {
      await wait(page, 'ready');
      await sees(() => inside(page).wrong(), message);
      await page.waitForFunction(() =>
        globalThis.got.some(({ t, error }) => t === 'error' || error?.message),
      );
      await sees(() => page.locator('h1').innerText(), 'Host');
    });
  });

test('alone in a window it is a board too', async () => {
  await onHost(pageOf('', { head: '' }), async (page) => {
    await page.goto(`${site.url}/embed.html#v1&mode=play`);
    await boardOf(page).click('e2', 'e4');
    await sees(async () => (await boardOf(page).state()).moves, ['e4']);
  });
});
