// node.test.mjs -- the packed package in node, under tsc, and before the checkers of packages.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { elements, entries } from '../tool/entries.mjs';
import { project, run, tool } from './support.mjs';
import { commonjs, esm, OK, uses } from './uses.mjs';

const there = project();
after(() => there.remove());
const about = JSON.parse(readFileSync(join(there.installed, 'package.json'), 'utf8'));

test('every entry has a use here', () => {
  assert.deepEqual(Object.keys(uses).sort(), entries.map(({ subpath }) => subpath).sort());
});

test('the tarball has what package.json names, and nothing of the project', () => {
  const files = there.files();
  const named = JSON.stringify([about.main, about.module, about.types, about.unpkg, about.exports]);
  for (const [, file] of named.matchAll(/"\.\/([\w./-]+)"/g))
    if (/\.\w+$/.test(file) && !named.includes(`"./${file}":`))
      assert.ok(files.includes(file), file);
  for (const file of ['README.md', 'LICENSE', 'jadoube.wasm', 'jadoube-pgn.wasm'])
    assert.ok(files.includes(file), file);
  const ours =
    /^(?:(?:(?:internal|past|texts(?:\/[\w-]+)?|cli)\/)?[\w-]+(?:\.iife)?\.(?:c?js|d\.c?ts|wasm|md|json)|LICENSE)$/;
  assert.deepEqual(
    files
      .filter((file) => file.includes('.') || file === 'LICENSE')
      .filter((file) => !ours.test(file)),
    [],
  );
});

test('package.json is that of a package to be published', () => {
  for (const field of ['private', 'devDependencies', 'dependencies', 'scripts'])
    assert.equal(about[field], undefined, field);
  for (const field of ['name', 'version', 'description', 'license', 'engines', 'files'])
    assert.notEqual(about[field], undefined, field);
});

test('node: ES modules', () => {
  there.write('main.mjs', esm());
  assert.equal(run(there.folder, process.execPath, 'main.mjs').trim(), OK);
});

test('node: CommonJS', () => {
  there.write('main.cjs', commonjs());
  assert.equal(run(there.folder, process.execPath, 'main.cjs').trim(), OK);
});

test('node: the wasm by its own name', () => {
  const code = `
    import { readFileSync } from 'node:fs';
    import { createRequire } from 'node:module';
    import { init, Position } from 'jadoube';
    await init(readFileSync(createRequire(import.meta.url).resolve('jadoube/jadoube.wasm')));
    console.log(Position.start.perft(2));`;
  there.write('raw.mjs', code);
  assert.equal(run(there.folder, process.execPath, 'raw.mjs').trim(), '400');
});

test('node: the part for PGN joins the wasm', () => {
  const code = `
    import { readFileSync } from 'node:fs';
    import { createRequire } from 'node:module';
    const { resolve } = createRequire(import.meta.url);
    const module = (name) => new WebAssembly.Module(readFileSync(resolve('jadoube/' + name)));
    const { exports } = new WebAssembly.Instance(module('jadoube.wasm'), {});
    let alone = '';
    try { exports.jdw_pgn_layout(0); } catch (error) { alone = error.name; }
    new WebAssembly.Instance(module('jadoube-pgn.wasm'), { primary: exports });
    console.log(alone, exports.jdw_pgn_layout(0) > 0);`;
  there.write('part.mjs', code);
  assert.equal(run(there.folder, process.execPath, 'part.mjs').trim(), 'RuntimeError true');
});

test('node: importing a browser entry does nothing', () => {
  const code = elements.map(({ name }) => `await import('jadoube/${name}');`).join('\n');
  there.write('ssr.mjs', `${code}\nconsole.log('imported');`);
  assert.equal(run(there.folder, process.execPath, 'ssr.mjs').trim(), 'imported');
});

test('node: nothing is compiled, read or asked by an import', () => {
  const code = `
    for (const name of ['Module', 'Instance', 'compile', 'instantiate'])
      WebAssembly[name] = () => { throw new Error('WebAssembly.' + name); };
    globalThis.fetch = () => { throw new Error('fetch'); };
    ${entries.map(({ subpath }) => `await import('${subpath.replace(/^\./, 'jadoube')}');`).join('\n')}
    console.log('imported');`;
  there.write('quiet.mjs', code);
  assert.equal(run(there.folder, process.execPath, 'quiet.mjs').trim(), 'imported');
});

// ---- TypeScript ---------------------------------------------------------------------------------

const typed = (code) =>
  code.replace('function equal(is, should)', 'function equal<T>(is: T, should: T)');

for (const [name, options] of [
  ['nodenext', { module: 'nodenext' }],
  ['a bundler', { module: 'esnext', moduleResolution: 'bundler' }],
])
  test(`tsc: strict, without the types of browsers and node, for ${name}`, () => {
    const compilerOptions = {
      ...options,
      lib: ['es2022'],
      target: 'es2022',
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      skipLibCheck: false,
    };
    const end = (text) => `export const said = ${text};`;
    const files = ['typed.mts'];
    there.write('typed.mts', typed(esm(end)));
    if (name === 'nodenext') {
      const required = typed(esm(end));
      files.push('typed.cts');
      there.write('typed.cts', required);
    }
    there.write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
    run(there.folder, tool('tsc'), '-p', there.folder);
    there.write(
      'typed.mts',
      "import { Position } from 'jadoube';\nexport const n: string = Position.start.perft(1);\n",
    );
    there.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['typed.mts'] }));
    assert.throws(() => run(there.folder, tool('tsc'), '-p', there.folder), /TS2322/);
  });

// ---- checkers of packages ------------------------------------------------------------------------

test('publint finds nothing', async () => {
  const { publint } = await import('publint');
  const { messages } = await publint({ pkgDir: there.installed, strict: true });
  assert.deepEqual(messages, []);
});

test('attw finds nothing', () => {
  // A browser entry is an ES module alone, whoever asks.
  const left = [
    '--exclude-entrypoints',
    'jadoube.wasm',
    'jadoube-pgn.wasm',
    '--ignore-rules',
    'cjs-resolves-to-esm',
  ];
  const said = run(
    there.folder,
    tool('attw'),
    there.tarball,
    '--format',
    'ascii',
    '--no-color',
    ...left,
  );
  assert.match(said, /No problems found/);
});
