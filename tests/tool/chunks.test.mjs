// chunks.mjs and bundle.mjs: which modules lie together, one instance of each, and what is refused.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { script } from './bundle.mjs';
import { chunks, commonOf } from './chunks.mjs';

const reader = (modules) => (path) => {
  assert.ok(path in modules, `there is no ${path}`);
  return modules[path];
};
const made = (modules, more = {}) => chunks('page.js', { read: reader(modules), ...more });

/** `count.js` says how often it has been begun. */
const PAGE = {
  'count.js': `globalThis.begun = (globalThis.begun ?? 0) + 1;\nexport const count = { n: 0 };\n`,
  'page.js': `import { count } from './count.js';
import { only } from './only.js';
count.n += only;
export async function rest() {
  const [one, two] = await Promise.all([import('./one.js'), import('./texts/two.js')]);
  return [one.add(), two.add(), (await import('./one.js')).add(), count.n, globalThis.begun];
}
`,
  'only.js': 'export const only = 1;\n',
  'both.js': `import { count } from './count.js';\nexport const more = () => ++count.n;\n`,
  'one.js': `import { more } from './both.js';\nexport function add() {\n  return more();\n}\n`,
  'texts/two.js': `import { more as again } from '../both.js';\nexport const add = () => again();\n`,
};

test('modules that are wanted together lie together', () => {
  const files = made(PAGE);
  assert.deepEqual(
    [...files.keys()].sort(),
    [commonOf('page.js'), 'both.js', 'one.js', 'page.js', 'texts/two.js'].sort(),
  );
  assert.match(files.get(commonOf('page.js')), /begun/);
  assert.match(files.get('page.js'), /const \$only = /);
  assert.match(files.get('texts/two.js'), /from '\.\.\/both\.js'/);
});

test('no module has two instances, and the files run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    for (const [name, text] of made({ ...PAGE, 'texts/two.js': undefined, ...flat(PAGE) }))
      writeFileSync(join(folder, name), text);
    const { rest } = await import(pathToFileURL(join(folder, 'page.js')));
    assert.deepEqual(await rest(), [2, 3, 4, 4, 1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The same in one folder. */
const flat = (modules) => ({
  'page.js': modules['page.js'].replace('./texts/two.js', './two.js'),
  'two.js': modules['texts/two.js'].replace('../both.js', './both.js'),
});

test('what is outside stays outside', () => {
  const files = made(
    { 'page.js': `import { Game } from './library.js';\nexport const game = Game;\n` },
    { isExternal: (path) => path === 'library.js' },
  );
  assert.equal(
    files.get('page.js'),
    `import * as $library from './library.js';\nconst { Game } = $library;\nconst game = Game;\nexport { game };\n`,
  );
});

test('a circle is refused, also of what is imported late', () => {
  const circle = {
    'page.js': `export const go = () => import('./a.js');\n`,
    'a.js': `import { b } from './b.js';\nexport const a = b;\n`,
    'b.js': `import { a } from './a.js';\nexport const b = a;\n`,
  };
  assert.throws(() => made(circle), /import each other/);
  const entry = { ...circle, 'b.js': `import { go } from './page.js';\nexport const b = go;\n` };
  assert.throws(() => made(entry), /b\.js and its entry page\.js/);
});

test('a form that is not known is refused', () => {
  assert.throws(() => made({ 'page.js': `import all from './all.js';\n` }), /does not know/);
});

test('a script has everything inside', async () => {
  globalThis.begun = 0;
  const text = script('page.js', reader(PAGE), 'whole');
  const { rest } = new Function(`${text}\nreturn whole;`)();
  assert.deepEqual(await rest(), [2, 3, 4, 4, 1]);
});
