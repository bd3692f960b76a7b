// readme.test.mjs -- the examples of wasm/PACKAGE.md are run and print what stands behind their arrows.
//
// Each block of JavaScript is a module of its own in a project that has the package installed. What it
// prints must be the texts behind `// →`, in their order.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { makeProject } from './project.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(join(root, 'wasm/PACKAGE.md'), 'utf8');
const project = makeProject({});
after(() => rmSync(project, { recursive: true }));

const ARROW = /\/\/ → (.*)$/gm;

/** The blocks with the heading they stand under. */
function blocks() {
  const found = [];
  let heading = '';
  for (const [, title, code] of text.matchAll(/^#+ (.*)$|^```js\n([\s\S]*?)^```$/gm)) {
    if (title !== undefined) heading = title;
    else found.push({ heading, code, number: found.length });
  }
  return found;
}

const all = blocks();

test('there are examples, and each shows what it prints', () => {
  assert.ok(all.length >= 10);
  for (const { code, heading } of all) {
    assert.match(code, /\/\/ → /, heading);
    assert.match(code, /^import .* from 'jadoube/, heading);
  }
});

for (const { heading, code, number } of all) {
  const entries = [...code.matchAll(/from 'jadoube(?:\/(\w+))?'/g)].map((match) => match[1]);
  const missing = entries.find((name) => name && !existsSync(join(root, `build/npm/${name}.js`)));
  const skip = missing && `jadoube/${missing} is not built`;
  test(`example ${number + 1}: ${heading}`, { skip }, () => {
    const file = join(project, `example${number}.mjs`);
    writeFileSync(file, code);
    const printed = execFileSync(process.execPath, [file], { encoding: 'utf8' });
    const expected = [...code.matchAll(ARROW)].map((match) => `${match[1]}\n`).join('');
    assert.equal(printed, expected);
  });
}
