// Without a net: the service worker after a first visit, and a new make of the page after an old one.

import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { serve } from '../tool/serve.mjs';
import { browser } from './hosts.mjs';
import { sees, until } from './reads.mjs';

const build = new URL('../../build/site/', import.meta.url).pathname;

/** A server of a copy of the site, which the test may stop and change. */
async function withSite(play) {
  const folder = mkdtempSync(`${tmpdir()}/site-`);
  cpSync(build, folder, { recursive: true });
  const context = await browser.newContext({ locale: 'en-GB' });
  const server = await serve(folder);
  const site = {
    url: server.url,
    folder,
    stop: () => server.close(),
  };
  try {
    await play(site, await context.newPage(), context);
  } finally {
    await context.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

const open = async (page, url) => {
  await page.goto(url);
  await page.locator('#duty p').first().waitFor();
};
/** Kept, and the page's own question after a newer make has been answered: ours comes after it. */
const isKept = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return registration.active !== null;
  });
const caches = (page) => page.evaluate(() => globalThis.caches.keys());

/** Another make of the page: the worker's version and a sign in a file are new. */
function remake({ folder }, sign) {
  const edit = (name, change) =>
    writeFileSync(`${folder}/${name}`, change(readFileSync(`${folder}/${name}`, 'utf8')));
  edit('sw.js', (text) => text.replace(/version = "[^"]*"/, `version = "${sign}"`));
  edit('style.css', (text) => `${text}\n:root{--make:"${sign}"}\n`);
}
const makeOf = (page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--make'));

/** Visits until it is that make: for a while the browser may count a page that has gone. */
const becomes = (page, { url }, sign) =>
  until(async () => {
    await open(page, `${url}/`);
    const isThere = (wanted) =>
      getComputedStyle(document.documentElement).getPropertyValue('--make') === wanted;
    const came = page.waitForFunction(isThere, `"${sign}"`, { timeout: 15_000 });
    return came.then(
      () => true,
      () => false,
    );
  }, sign);

test('after one visit the page works without its server, in every language', async () => {
  await withSite(async (site, page) => {
    await open(page, `${site.url}/`);
    assert.equal(await isKept(page), true);
    site.stop();
    for (const url of [`${site.url}/`, `${site.url}/index.html`, `${site.url}/?x=1#y`]) {
      await open(page, url);
      await page.locator('[data-act="begin"]:visible').first().click();
      await page.locator('jd-board [data-square="e2"]').click();
      await page.locator('jd-board [data-square="e4"]').click();
      await sees(() => page.locator('#moves td').first().innerText(), 'e4');
      await page.evaluate(() => localStorage.clear());
    }
    for (const tag of ['zh-Hans', 'zh-Hant', 'en']) {
      await page.locator('#language').selectOption(tag);
      await page.locator(`html[lang="${tag}"]`).waitFor();
    }
  });
});

/** The files that a page and what it asks for can ask for. */
function reachable(page) {
  const wanted = new Set([page]);
  for (const name of wanted) {
    if (!/\.(?:html|js)$/.test(name)) continue;
    const text = readFileSync(`${build}/${name}`, 'utf8');
    const folder = name.replace(/[^/]*$/, '');
    for (const [, path] of text.matchAll(/["'`]([\w./-]+\.(?:js|css|wasm))["'`]/g))
      for (const { pathname } of [new URL(path, `file:///${folder}`), new URL(path, 'file:///')])
        if (existsSync(`${build}${pathname}`)) wanted.add(pathname.slice(1));
  }
  return wanted;
}

test('what is kept is the page and not what other pages embed', async () => {
  await withSite(async (site, page) => {
    await open(page, `${site.url}/`);
    await isKept(page);
    const kept = await page.evaluate(async () => {
      const [name] = await globalThis.caches.keys();
      const requests = await (await globalThis.caches.open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname.slice(1)).sort();
    });
    const wanted = reachable('index.html');
    wanted.delete('sw.js'); // the browser keeps the worker itself
    assert.deepEqual(kept, [...wanted].sort());
    const others = ['embed.html', 'snippets.html', 'jadoube-board.js', 'past/pgn-walk.js'];
    for (const name of others) {
      assert.ok(existsSync(`${build}${name}`), name);
      assert.ok(!kept.includes(name), name);
    }
  });
});

test('a new make comes with the next visit, and the old cache goes', async () => {
  await withSite(async (site, page) => {
    await open(page, `${site.url}/`);
    await isKept(page);
    const [old] = await caches(page);
    remake(site, 'second');
    await open(page, `${site.url}/`); // still the old one, while the new one is fetched
    assert.equal(await makeOf(page), '');
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration.waiting !== null;
    });
    await page.goto('about:blank');
    await becomes(page, site, 'second');
    await sees(() => caches(page), ['jadoube-second']);
    assert.notEqual(old, 'jadoube-second');
  });
});

test('with two pages open the old make stays until one of them goes', async () => {
  await withSite(async (site, page, context) => {
    await open(page, `${site.url}/`);
    await isKept(page);
    await open(page, `${site.url}/`);
    const second = await context.newPage();
    await open(second, `${site.url}/`);
    await isKept(second);
    remake(site, 'third');
    await open(second, `${site.url}/`);
    await second.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration.waiting !== null;
    });
    await open(second, `${site.url}/`);
    await second.waitForTimeout(300);
    assert.equal(await makeOf(second), '', 'the other page is in the middle of something');
    await page.close();
    await becomes(second, site, 'third');
  });
});

test('a first visit that breaks off leaves nothing half kept', async () => {
  await withSite(async (site, page) => {
    rmSync(`${site.folder}/texts/zh-Hant/first.js`);
    await open(page, `${site.url}/`);
    const end = await page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.register('sw.js');
      const worker = installing ?? waiting ?? active;
      while (worker.state === 'installing')
        await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
      return worker.state;
    });
    assert.equal(end, 'redundant');
    const state = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.active?.state ?? 'none';
      });
    await sees(state, 'none');
  });
});
