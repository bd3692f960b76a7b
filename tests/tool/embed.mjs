// embed.mjs BUILD OUTDIR -- makes the npm package from the modules and the sources of entries.mjs.
//
// The binaries go as text into ES modules, so that nothing has to be fetched. Each source module
// belongs to the first entry that reaches it, and those of an entry lie in one file in internal/. Entries
// give their public names from there: so all of them share one instance, and none shows more than it
// should. The command line uses nothing but the entries, so it is copied as it is. Node only, no dependency.

import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { withBinary } from './binary.mjs';
import { classics, common, elements, entries } from './entries.mjs';
import { exportsOf, lay, layAll, origin, reach } from './lay.mjs';
import { manifest } from './manifest.mjs';
import { stripJs } from './strip.mjs';
import { addModule, wholeScript } from './web.mjs';

const [build, out] = process.argv.slice(2);
const root = new URL('../../', import.meta.url);
const BANNER = '// jadoube -- the Laws of Chess as a referee. SPDX-License-Identifier: MIT\n';

const wasm = (name) => readFileSync(`${build}/${name}.wasm`);
const [binary, pgn] = [wasm('jadoube'), wasm('jadoube-pgn')];
const [main, game] = [wasm('wasm/positions'), wasm('wasm/game')];
for (const each of [binary, main]) {
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(each));
  if (imports.length) throw new Error(`the module imports ${JSON.stringify(imports)}`);
}

// ---- which file a module lies in ----------------------------------------------------------------

const made = withBinary({ main, game, pgn });
const all = [common, ...entries];
const reached = all.map(({ source }) => reach([source], made));
const modules = new Map(reached.flatMap((some) => [...some]));
const owners = new Map();
for (const [n, { name }] of all.entries())
  for (const path of reached[n].keys()) if (!owners.has(path)) owners.set(path, name);

const files = all.map(({ name, source }) => ({
  name,
  ...lay(
    modules,
    [...modules.keys()].filter((path) => owners.get(path) === name),
  ),
  surface: exportsOf(modules, source).map((each) => [each, origin(modules, source, each)]),
}));

/** The names that are taken from the file of this entry. */
const takenFrom = (name) => [
  ...new Set(
    files.flatMap(({ outside, surface }) =>
      [...outside, ...surface]
        .filter(([, home]) => owners.get(home) === name)
        .map(([each]) => each),
    ),
  ),
];

/** Names grouped by the entry in whose file they lie. */
function byOwner(names) {
  const groups = new Map();
  for (const [name, home] of names) {
    const owner = owners.get(home);
    groups.set(owner, [...(groups.get(owner) ?? []), name]);
  }
  return [...groups];
}

// ---- the two ways to write a file ---------------------------------------------------------------

const ES = {
  end: 'js',
  head: '',
  take: (names, from) => `import { ${names.join(', ')} } from '${from}';\n`,
  give: (names) => `export { ${names.join(', ')} };\n`,
  pass: (names, from) => `export { ${names.join(', ')} } from '${from}';\n`,
};
const COMMONJS = {
  end: 'cjs',
  head: "'use strict';\n",
  take: (names, from) => `const { ${names.join(', ')} } = require('${from}');\n`,
  give: (names) => names.map((name) => `exports.${name} = ${name};\n`).join(''),
  pass: (names, from) => COMMONJS.take(names, from) + COMMONJS.give(names),
};

const put = (name, content) => writeFileSync(`${out}/${name}`, content);

function write({ end, head, take, give, pass }, { name, body, outside, surface }) {
  const each = (how, names, folder) =>
    byOwner(names).map(([owner, some]) => how(some, `./${folder}${owner}.${end}`));
  const inside = [...each(take, outside, ''), body, '\n', give(takenFrom(name))];
  put(`internal/${name}.${end}`, BANNER + head + stripJs(inside.join('')));
  if (name !== common.name)
    put(`${name}.${end}`, BANNER + head + each(pass, surface, 'internal/').join(''));
}

function writeTypes({ name }) {
  const text = readFileSync(new URL(`wasm/${name}.d.ts`, root), 'utf8');
  put(`${name}.d.ts`, text);
  put(`${name}.d.cts`, text.replace(/(from '\.\/\w+)\.js'/g, "$1.cjs'"));
}

function writeClassic({ file, global, entries: wanted }) {
  const sources = entries.filter(({ name }) => wanted.includes(name)).map(({ source }) => source);
  const { body, names } = layAll(sources, made);
  const script = `var ${global} = (() => {\n'use strict';\n${body}\nreturn { ${names.join(', ')} };\n})();\n`;
  put(file, BANNER + stripJs(script));
}

/** A page may say any character set, and a classic script believes it. */
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

function writeElement({ name, source, classic }) {
  const parts = new Map();
  addModule(source, parts, true);
  for (const [path, content] of parts) {
    mkdirSync(dirname(`${out}/${path}`), { recursive: true });
    put(path === source ? `${name}.js` : path, BANNER + content);
  }
  const ascii = wholeScript(source, binary).replace(/[^\0-\x7f]/g, escaped);
  put(classic, BANNER + ascii);
  put(`${name}.d.ts`, readFileSync(new URL(`wasm/${name}.d.ts`, root), 'utf8'));
}

rmSync(out, { recursive: true, force: true });
mkdirSync(`${out}/internal`, { recursive: true });
for (const file of files) {
  write(ES, file);
  write(COMMONJS, file);
}
for (const entry of entries) writeTypes(entry);
for (const classic of classics) writeClassic(classic);
for (const element of elements) writeElement(element);
put('jadoube.wasm', binary);
put('jadoube-pgn.wasm', pgn);
cpSync(new URL('wasm/cli', root), `${out}/cli`, { recursive: true });
put('package.json', `${JSON.stringify(manifest(readdirSync(out)), null, 2)}\n`);
const readme = ['wasm/PACKAGE.md', 'README.md'].find((path) => existsSync(new URL(path, root)));
copyFileSync(new URL(readme, root), `${out}/README.md`);
copyFileSync(new URL('LICENSE', root), `${out}/LICENSE`);
