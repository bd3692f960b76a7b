// entries.test.mjs -- the entries of the package belong together: one instance, the same classes, and
// the same names in every form.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test from 'node:test';
import vm from 'node:vm';
import { classics, common, entries } from '../tool/entries.mjs';

const built = new URL('../../build/npm/', import.meta.url);
const require = createRequire(built);
const modules = new Map();
for (const { name } of entries) modules.set(name, await import(new URL(`${name}.js`, built)));

for (const { name } of entries)
  test(`${name}: CommonJS gives the names of the ES module`, () => {
    const given = require(`./${name}.cjs`);
    assert.deepEqual(Object.keys(given).sort(), Object.keys(modules.get(name)).sort());
    for (const [key, value] of Object.entries(given)) assert.notEqual(value, undefined, key);
  });

for (const { file, global, entries: wanted } of classics)
  test(`${file} gives the names of ${wanted.join(' and ')}, and is pure ASCII`, () => {
    const script = readFileSync(new URL(file, built), 'latin1');
    assert.doesNotMatch(script, /[\u0080-\u00ff]/, 'a page may say any character set');
    const context = vm.createContext({ TextDecoder, TextEncoder, WebAssembly });
    vm.runInContext(script, context);
    const names = wanted.flatMap((name) => Object.keys(modules.get(name)));
    assert.deepEqual(Object.keys(context[global]).sort(), [...new Set(names)].sort());
  });

test('a name that several entries give is the same thing in each', () => {
  const known = new Map();
  for (const { name: entry } of entries.filter(({ ownNames }) => !ownNames))
    for (const [name, value] of Object.entries(modules.get(entry))) {
      if (known.has(name)) assert.equal(value, known.get(name), `${name} of ${entry}`);
      known.set(name, value);
    }
});

test('each binary lies in one file of each form', () => {
  const homes = { packed: ['position'], packedGame: ['jadoube'], packedPgn: ['pgn'] };
  const names = [common, ...entries].map(({ name }) => name);
  for (const end of ['js', 'cjs'])
    for (const [binary, home] of Object.entries(homes)) {
      const holding = names
        .filter((name) => existsSync(new URL(`internal/${name}.${end}`, built)))
        .filter((name) => {
          const text = readFileSync(new URL(`internal/${name}.${end}`, built), 'utf8');
          return text.includes(`const ${binary} = {`);
        });
      assert.deepEqual(holding, home, `${binary} ${end}`);
    }
});
