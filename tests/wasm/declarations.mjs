// declarations.mjs [--write] -- wasm/NAME.d.ts of each entry, from the JSDoc of its modules and its types.
//
// tsc writes a declaration file for each module; of these only what the entry exports is kept, in one file
// that needs no other but those of the entries before it. It is committed, so that a change of the public
// surface is seen; a test compares it with what this makes.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withBinary } from '../tool/binary.mjs';
import { entries } from '../tool/entries.mjs';
import { exportsOf, origin, reach } from '../tool/lay.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tool = (name, args, options) =>
  execFileSync(join(root, 'node_modules/.bin', name), args, { cwd: root, ...options });

export const made = entries.filter(({ handwritten }) => !handwritten);
export const committed = ({ name }) => join(root, `wasm/${name}.d.ts`);

const head = (
  name,
) => `// ${name}.d.ts -- the public surface, made by tests/wasm/declarations.mjs from the sources beside it.
// SPDX-License-Identifier: MIT

// biome-ignore-all lint/correctness/noUnusedPrivateClassMembers: it keeps a class from being imitated

`;

// ---- what tsc writes ----------------------------------------------------------------------------

const binary = withBinary({});
const modules = new Map(made.flatMap(({ source }) => [...reach([source], binary)]));

/** Runs tsc; gives the text of the declarations of these modules, by path. */
function emit(paths) {
  const folder = mkdtempSync(join(tmpdir(), 'jadoube-'));
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: folder,
    rootDir: root,
  };
  const config = {
    extends: join(root, 'tests/tool/tsconfig.json'),
    compilerOptions,
    files: paths.map((path) => join(root, path)),
    include: [],
  };
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    tool('tsc', ['-p', folder], { stdio: 'inherit' });
    const read = (path) => readFileSync(join(folder, path.replace(/\.[jt]s$/, '.d.ts')), 'utf8');
    return new Map(paths.map((path) => [path, read(path)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Types of other entries: what is used of them is imported anew.
const TYPES_TAKEN = /^import type \{[^}]*\} from '\.{1,2}\/[\w/-]+\.js';\n/gm;

// ---- one entry ----------------------------------------------------------------------------------

const PART = /^(?=\/\*\*|export |declare )/m;
const named = (name) => new RegExp(`^export declare (?:abstract )?\\w+ ${name}\\b`);

/** The declaration of a name with its comment. */
function declaration(text, name) {
  const parts = text.split(PART);
  const at = parts.findIndex((part) => named(name).test(part));
  if (at < 0) throw new Error(`tsc declares no ${name}`);
  const comment = parts[at - 1]?.startsWith('/**') ? parts[at - 1] : '';
  return comment + parts[at];
}

const TYPE = /@(param|returns|type) \{(?:[^{}]|\{[^{}]*\})*\} ?/g;

/** Leaves out what the declaration itself says, or what is nobody's business. */
function cleaned(text) {
  return text
    .replace(/ *\/\*\*(?:(?!\*\/)[\s\S])*?@private[\s\S]*?\*\/\n/g, '')
    .replace(/import\(["'][^"']*["']\)\.(?=\w)/g, '')
    .replace(/@throws \{([^}]*)\}/g, '@throws $1')
    .replace(/^ *\* @template .*\n/gm, '')
    .replace(TYPE, (_, tag) => (tag === 'type' ? '' : `@${tag} `))
    .replace(/ *@readonly/g, '')
    .replace(/^ *(?:\/\*\* @overload \*\/|\* @overload)\n/gm, '')
    .replace(/^ *\* @(?:returns|param [\w.]+|param \[[\w.]+\]) *\n/gm, '')
    .replace(/ *@returns *\*\//g, ' */')
    .replace(/^ *\/\*\*[\s*]*\*\/\n/gm, '')
    .replace(/^( *)\/\*\*\n *\* (.{1,86})\n *\*\/\n/gm, '$1/** $2 */\n')
    .replace(/^export declare/gm, 'declare');
}

// As Biome sorts names: letter by letter, a capital before its small letter.
const sortKey = (name) => [...name].map((letter) => letter.toLowerCase() + letter).join('');
const byLetter = (a, b) => (sortKey(a) < sortKey(b) ? -1 : 1);
const inOrder = (names) => [...names].sort(byLetter).join(', ');

/** What an entry declares itself: its names by the module they are from, and the classes these rest on. */
function declared(entry, known, texts) {
  const own = exportsOf(modules, entry.source)
    .filter((name) => !known.has(name))
    .map((name) => [origin(modules, entry.source, name), name]);
  const basesOf = ([path, name]) => {
    const base = declaration(texts.get(path), name).match(
      /^export declare class \w+ extends (\w+)/m,
    )?.[1];
    const taken = modules.get(path).takes.find(({ names }) => names.includes(base));
    if (!taken || known.has(base)) return [];
    const found = [origin(modules, taken.path, base), base];
    return [...basesOf(found), found];
  };
  const bases = own.flatMap(basesOf);
  return { own, bases };
}

/** The text of one entry; `known` has the names of the entries before it, with the entry, and gets its own. */
function textOf(entry, known, texts) {
  const { own, bases } = declared(entry, known, texts);
  const parts = [...bases, ...own].map(([path, name]) => declaration(texts.get(path), name));
  const types = (entry.types ?? []).map((path) => texts.get(path).replace(TYPES_TAKEN, ''));
  const body = `${types.join('\n')}\n${cleaned(parts.join('\n'))}`;
  const code = body.replace(/\/\*[\s\S]*?\*\/|'[^'\n]*'/g, '');
  const surface = exportsOf(modules, entry.source);
  const here = [...body.matchAll(/^export (?:declare )?(?:type|interface) (\w+)/gm)].map(
    (m) => m[1],
  );
  const before = [...new Set([...known.values()])].map((file) => {
    const names = [...known].filter(([, home]) => home === file).map(([name]) => name);
    const used = names.filter((n) => new RegExp(`\\b${n}\\b`).test(code) && !here.includes(n));
    const passed = names.filter((name) => surface.includes(name));
    const taken = used.length ? `import type { ${inOrder(used)} } from './${file}.js';\n` : '';
    return taken + (passed.length ? `export { ${inOrder(passed)} } from './${file}.js';\n` : '');
  });
  const given = own.map(([, name]) => name);
  for (const name of [...here, ...given]) known.set(name, known.get(name) ?? entry.name);
  const end = given.length ? `\nexport { ${inOrder(given)} };\n` : '';
  return `${head(entry.name)}${before.join('')}${body}${end}`;
}

/** The texts of wasm/NAME.d.ts as they should be, by the name of the entry. */
export function declarations() {
  const paths = [...modules.keys()].filter((path) => !binary.has(path));
  const texts = emit([...new Set([...made.flatMap(({ types = [] }) => types), ...paths])]);
  const known = new Map();
  const format = (input) => {
    const args = ['format', '--config-path=tests/tool/biome.json', '--stdin-file-path=wasm/x.d.ts'];
    return tool('biome', args, { input, encoding: 'utf8' });
  };
  const text = (entry) => format(textOf(entry, entry.ownNames ? new Map() : known, texts));
  return new Map(made.map((entry) => [entry.name, text(entry)]));
}

if (process.argv[2] === '--write')
  for (const [name, text] of declarations()) writeFileSync(committed({ name }), text);
