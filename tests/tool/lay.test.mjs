// lay.test.mjs -- the small bundler: what lies where, and which forms it refuses.

import assert from 'node:assert/strict';
import test from 'node:test';
import { exportsOf, lay, origin, reach } from './lay.mjs';

const given = new Map([
  ['x/low.js', 'export let count = 0;\nconst hidden = 1;\nexport function low() {}\n'],
  ['x/pass.js', "export { low } from './low.js';\n"],
  ['x/middle.js', "import { low } from './pass.js';\nexport class Middle {\n  is = low;\n}\n"],
  [
    'x/top.js',
    "import {\n  Middle,\n  low,\n} from './middle.js';\nexport { Middle } from './middle.js';\n" +
      '/** @type {import("./low.js").low} */\nexport const top = Middle;\n',
  ],
]);
given.set('x/top.js', given.get('x/top.js').replace('  low,\n', ''));

const reached = (source, more = []) => reach([source], new Map([...given, ...more]));

test('imported modules come first, each once', () => {
  const modules = reached('x/top.js');
  assert.deepEqual([...modules.keys()], ['x/low.js', 'x/pass.js', 'x/middle.js', 'x/top.js']);
  const { body, outside } = lay(modules, [...modules.keys()]);
  assert.equal(outside.size, 0);
  assert.doesNotMatch(body, /^(?:import|export)/m);
  assert.match(body, /let count = 0;[\s\S]*function low[\s\S]*class Middle[\s\S]*const top/);
});

test('a name belongs to the module that declares it', () => {
  const modules = reached('x/top.js');
  assert.deepEqual(exportsOf(modules, 'x/top.js'), ['top', 'Middle']);
  assert.equal(origin(modules, 'x/pass.js', 'low'), 'x/low.js');
  assert.equal(origin(modules, 'x/top.js', 'Middle'), 'x/middle.js');
  assert.deepEqual([...lay(modules, ['x/middle.js']).outside], [['low', 'x/low.js']]);
});

test('a module that is not beside the one that wants it is looked for in wasm/', () => {
  const modules = reached('x/a.js', [['x/a.js', "import { languages } from './laws.js';\n"]]);
  assert.ok(modules.has('wasm/laws.js'));
});

const REFUSED = [
  ["import * as all from './low.js';\n", /x\/a\.js.*import \* as/],
  ["import low from './low.js';\n", /does not know this form/],
  ["import { low as other } from './low.js';\n", /low as other/],
  ["export * from './low.js';\n", /export \*/],
  ['export default 1;\n', /export default/],
  ["const a = 1;\nexport const late = () => import('./low.js');\n", /import\('\.\/low/],
  ["import { low } from './none.js';\n", /x\/a\.js: there is no \.\/none\.js/],
  ["import { gone } from './low.js';\n", /x\/low\.js exports no gone/],
  [
    "import { low } from './low.js';\nconst hidden = low;\n",
    /hidden is a name in x\/low\.js and in/,
  ],
  [
    "import { low } from './low.js';\nfunction low() {}\n",
    /low is a name in x\/low\.js and in x\/a/,
  ],
];
for (const [text, message] of REFUSED)
  test(`refused: ${text.trim().split('\n').at(-1)}`, () => {
    assert.throws(() => {
      const modules = reached('x/a.js', [['x/a.js', text]]);
      lay(modules, [...modules.keys()]);
    }, message);
  });
