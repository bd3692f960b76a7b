// docs.test.mjs -- the reference has every public name, and each is told of.

import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pages, partsOf, writeDocs } from './docs.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const out = mkdtempSync(join(tmpdir(), 'jadoube-docs-'));
writeDocs(out);
after(() => rmSync(out, { recursive: true }));

const read = (file) => readFileSync(join(out, file), 'utf8');

/** The names that a declaration file exports, found in another way than the pages are made. */
function exported(name) {
  const text = readFileSync(join(root, `wasm/${name}.d.ts`), 'utf8');
  const listed = [...text.matchAll(/^export \{([^}]*)\};$/gm)].flatMap(([, names]) =>
    names.split(',').map((each) => each.trim()),
  );
  const declared = [...text.matchAll(/^export (?:declare )?(?:\w+ )+?(\w+)(?=[ <(=:])/gm)];
  return [...listed.filter(Boolean), ...declared.map((match) => match[1])];
}

// What a reader of the DOM knows.
const PLAIN = new Set(['constructor', 'addEventListener', 'removeEventListener']);

for (const { name, imported, ownNames, parts } of pages()) {
  const page = read(`${name}.html`);

  test(`${imported}: every exported name has its place`, () => {
    const names = exported(name);
    assert.ok(names.length > 3, names.join());
    for (const each of names) assert.ok(page.includes(`id="${each}"`), each);
  });

  // Names of another library mean what they mean there.
  if (ownNames) continue;
  test(`${imported}: every name and every member of a class is told of`, () => {
    const silent = parts.flatMap((part) => [
      ...(part.comment ? [] : [part.name]),
      ...part.members
        .filter((member) => part.kind === 'class' && !member.comment && !PLAIN.has(member.name))
        .map((member) => `${part.name}.${member.name}`),
    ]);
    assert.deepEqual(silent, []);
  });
}

test('every link inside leads somewhere', () => {
  const ids = new Set();
  const links = [];
  for (const file of readdirSync(out)) {
    const text = read(file);
    ids.add(file);
    for (const [, id] of text.matchAll(/ id="([^"]+)"/g)) ids.add(`${file}#${id}`);
    for (const [, to] of text.matchAll(/href="([^"]+)"/g))
      links.push(to.startsWith('#') ? file + to : to);
    assert.doesNotMatch(text, /<script|https?:/, file);
  }
  assert.ok(links.length > 200);
  for (const link of links) assert.ok(ids.has(link), link);
});

test('declarations are read with their comments and members', () => {
  const text = `/** One. */
declare class A {
  #private;
  /**
   * Two,
   * @param b three
   */
  two(b: { c: string }): void;
  readonly d: string;
}

export type E =
  /** inside */
  | { f: 1 }
  | 'g';
export { A };
`;
  assert.deepEqual(
    partsOf(text).map(({ name, kind, comment, members }) => [
      name,
      kind,
      comment,
      members.map((member) => [member.name, member.kind, member.comment]),
    ]),
    [
      [
        'A',
        'class',
        'One.',
        [
          ['two', 'method', 'Two,\n@param b three'],
          ['d', 'property', ''],
        ],
      ],
      ['E', 'type', '', []],
    ],
  );
});
