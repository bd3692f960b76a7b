// browser.test.mjs -- the packed package in Chromium: as it is, and out of each bundler. Every page is
// served under a policy that allows scripts of its own and WebAssembly, and nothing else.

import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { launch } from '../tool/chromium.mjs';
import { classics, entries } from '../tool/entries.mjs';
import { serve } from '../tool/serve.mjs';
import { project } from './support.mjs';
import { classic, esm, OK } from './uses.mjs';

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; img-src data:";
const there = project();
const server = await serve(there.folder, { headers: { 'content-security-policy': POLICY } });
const browser = await launch();
after(async () => {
  await browser.close();
  server.close();
  there.remove();
});

const page = (...tags) =>
  `<!doctype html><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">${tags.join('')}`;
const script = (src, kind = 'type="module" ') => `<script ${kind}src="${src}"></script>`;

/** Ends a program of a page. */
const tell = (text) => `globalThis.said = ${text};`;

/** What the program of a page says at its end; whatever else it says is a failure. */
async function said(url) {
  const tab = await browser.newPage();
  const noise = [];
  tab.on('pageerror', (error) => noise.push(error.stack));
  tab.on('console', (message) => noise.push(message.text()));
  const ignored = /^\[vite\] connect(?:ing|ed)\b/;
  try {
    await tab.goto(url);
    const wait = tab.waitForFunction(() => globalThis.said);
    const answer = await wait.then((handle) => handle.jsonValue()).catch((error) => error.message);
    assert.deepEqual(
      noise.filter((line) => !ignored.test(line)),
      [],
    );
    return answer;
  } finally {
    await tab.close();
  }
}

/** Writes a page that loads these scripts and sees what is said there. */
async function onPage(name, ...tags) {
  there.write(`${name}/index.html`, page(...tags));
  return said(`${server.url}/${name}/`);
}

/** The address of an entry for a page without a bundler. */
const address = (name) => {
  const subpath = name.replace(/^jadoube/, '.');
  return `/node_modules/jadoube/${entries.find((entry) => entry.subpath === subpath).name}.js`;
};

// ---- as it is -------------------------------------------------------------------------------------

test('<script type="module">', async () => {
  there.write('plain/main.js', esm(tell, address));
  assert.equal(await onPage('plain', script('main.js')), OK);
});

test('a worker and the page side by side', async () => {
  there.write(
    'worker/worker.js',
    esm((text) => `postMessage(${text});`, address),
  );
  const main = `
    import { Position } from '${address('jadoube')}';
    const worker = new Worker('worker.js', { type: 'module' });
    const answer = new Promise((done, fail) => {
      worker.onmessage = ({ data }) => done(data);
      worker.onerror = (event) => fail(new Error(event.message));
    });
    let nodes = 0;
    for (let n = 0; n < 20; n++) nodes += Position.start.perft(3);
    if (nodes !== 20 * 8902) throw new Error(String(nodes));
    globalThis.said = await answer;`;
  there.write('worker/main.js', main);
  assert.equal(await onPage('worker', script('main.js')), OK);
});

for (const { file, global, entries: wanted } of classics) {
  const subpaths = entries.filter(({ name }) => wanted.includes(name)).map((each) => each.subpath);

  test(`${file} as a script`, async () => {
    there.write(`${file}/main.js`, classic(tell, global, subpaths));
    const loads = [script(`/node_modules/jadoube/${file}`, ''), script('main.js', '')];
    assert.equal(await onPage(file, ...loads), OK);
  });

  test(`${file} from a disk, in a page that says no character set`, async () => {
    there.write('disk/main.js', classic(tell, global, subpaths));
    cpSync(join(there.installed, file), join(there.folder, 'disk', file));
    const tags = [script(file, ''), script('main.js', '')].join('');
    const path = there.write('disk/index.html', `<!doctype html><title>t</title>${tags}`);
    assert.equal(await said(`file://${path}`), OK);
  });
}

// ---- out of bundlers --------------------------------------------------------------------------------

const source = there.write('main.js', esm(tell));
const out = (name) => join(there.folder, name);

test('esbuild: a module', async () => {
  const esbuild = await import('esbuild');
  const options = { entryPoints: [source], bundle: true, minify: true, logLevel: 'silent' };
  await esbuild.build({ ...options, format: 'esm', outfile: join(out('esbuild'), 'main.js') });
  assert.equal(await onPage('esbuild', script('main.js')), OK);
});

test('esbuild: a script', async () => {
  const esbuild = await import('esbuild');
  const options = { entryPoints: [source], bundle: true, minify: true, logLevel: 'silent' };
  await esbuild.build({
    ...options,
    format: 'iife',
    outfile: join(out('esbuild-iife'), 'main.js'),
  });
  assert.equal(await onPage('esbuild-iife', script('main.js', '')), OK);
});

test('Rollup', async () => {
  const { rollup } = await import('rollup');
  const { nodeResolve } = await import('@rollup/plugin-node-resolve');
  const warned = [];
  const plugins = [nodeResolve({ browser: true })];
  const bundle = await rollup({
    input: source,
    plugins,
    onwarn: (each) => warned.push(each.message),
  });
  await bundle.write({ file: join(out('rollup'), 'main.js'), format: 'es' });
  assert.deepEqual(warned, []);
  assert.equal(await onPage('rollup', script('main.js')), OK);
});

test('webpack', async () => {
  const { default: webpack } = await import('webpack');
  const stats = await new Promise((done, fail) => {
    const output = { path: out('webpack'), filename: 'main.js' };
    const options = { mode: 'production', context: there.folder, entry: source, output };
    webpack({ ...options, performance: false }, (error, result) =>
      error ? fail(error) : done(result),
    );
  });
  assert.deepEqual(stats.toJson({ all: false, errors: true, warnings: true }).errors, []);
  assert.deepEqual(stats.toJson({ all: false, errors: true, warnings: true }).warnings, []);
  assert.equal(await onPage('webpack', script('main.js', 'defer ')), OK);
});

test('Vite: built', async () => {
  const vite = await import('vite');
  there.write('vite/index.html', page(script('./main.js')));
  there.write('vite/main.js', esm(tell));
  const build = { outDir: out('vite-built'), emptyOutDir: true };
  const options = { root: out('vite'), base: './', configFile: false, logLevel: 'silent', build };
  await vite.build(options);
  assert.equal(await said(`${server.url}/vite-built/`), OK);
});

test('Vite: its server, with dependencies bundled before', async () => {
  const vite = await import('vite');
  there.write('vite/index.html', page(script('./main.js')));
  there.write('vite/main.js', esm(tell));
  const options = {
    root: out('vite'),
    configFile: false,
    logLevel: 'silent',
    cacheDir: out('cache'),
  };
  const dev = await vite.createServer({
    ...options,
    server: { host: '127.0.0.1', port: 0, hmr: false },
  });
  try {
    await dev.listen();
    assert.equal(await said(dev.resolvedUrls.local[0]), OK);
  } finally {
    await dev.close();
  }
});

test('Vite: rendering on a server', async () => {
  const vite = await import('vite');
  const path = there.write(
    'vite/render.js',
    esm((text) => `export const said = ${text};`),
  );
  const options = {
    root: out('vite'),
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    ssr: { noExternal: true },
  };
  const dev = await vite.createServer({
    ...options,
    server: { middlewareMode: true, hmr: false, ws: false },
  });
  try {
    assert.equal((await dev.ssrLoadModule(path)).said, OK);
  } finally {
    await dev.close();
  }
});

// ---- the element ------------------------------------------------------------------------------------

const FEN = '8/8/8/8/4K3/8/8/4k3 w - - 0 1';
const ELEMENT = `<jadoube-board fen="${FEN}" lang="zh-Hans"></jadoube-board>`;
const boardProgram = (from) => `
  document.querySelector('jadoube-board').addEventListener('jd-state', ({ detail }) => {
    globalThis.said = detail.fen;
  });
  await import('${from}');`;

test('<jadoube-board> as it is', async () => {
  there.write('board/main.js', boardProgram('/node_modules/jadoube/board.js'));
  assert.equal(await onPage('board', ELEMENT, script('main.js')), FEN);
});

test('<jadoube-board> out of Vite', async () => {
  const vite = await import('vite');
  there.write('vite-board/index.html', page(ELEMENT, script('./main.js')));
  there.write('vite-board/main.js', boardProgram('jadoube/board'));
  const build = { outDir: out('vite-board-built'), emptyOutDir: true, target: 'es2022' };
  const options = {
    root: out('vite-board'),
    base: './',
    configFile: false,
    logLevel: 'silent',
    build,
  };
  await vite.build(options);
  assert.equal(await said(`${server.url}/vite-board-built/`), FEN);
});
