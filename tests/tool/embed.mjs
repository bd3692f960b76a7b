// embed.mjs WASM OUTDIR -- makes the npm package from the module and the sources in wasm/.
//
// The binary goes as base64 into one ES module, so that nothing has to be fetched. The modules of
// wasm/ are laid one after the other, imported ones first; their top-level names must differ, and
// imports and exports are written in the few plain forms below. Node only, no dependency.

import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const [wasm, out] = process.argv.slice(2);
const source = new URL('../../wasm/', import.meta.url);
const root = new URL('../../', import.meta.url);
const IMPORT = /^import\s*\{[^}]*\}\s*from '\.\/([\w-]+\.js)';\n/gm;
const REEXPORT = /^export\s*\{([^}]*)\}\s*from '\.\/([\w-]+\.js)';\n/gm;
const EXPORT = /^export (?=(?:async function|function|class|const|let)\b)/gm;
const EXPORTED = /^export (?:async function|function|class|const|let)\*? (\w+)/gm;

const binary = readFileSync(wasm);
const imports = WebAssembly.Module.imports(new WebAssembly.Module(binary));
if (imports.length)
  throw new Error(`${wasm} must import nothing, but imports ${JSON.stringify(imports)}`);

/** The text of a module; ./binary.js exists only here. */
function read(name) {
  if (name === 'binary.js') return `export const base64 =\n  '${binary.toString('base64')}';\n`;
  return readFileSync(new URL(name, source), 'utf8');
}

/** Lays out `name` after what it imports; returns the names it exports. */
function lay(name, parts, done = new Set()) {
  if (done.has(name)) return [];
  done.add(name);
  const text = read(name);
  const below = [...text.matchAll(IMPORT)].map((m) => m[1]);
  const through = [...text.matchAll(REEXPORT)];
  for (const other of [...below, ...through.map((m) => m[2])]) lay(other, parts, done);
  const body = text.replace(IMPORT, '').replace(REEXPORT, '').replace(EXPORT, '');
  const odd = body.match(/^(?:import|export)\b.*/m);
  if (odd) throw new Error(`wasm/${name}: embed.mjs does not know this form: ${odd[0]}`);
  parts.push(body);
  const listed = through.flatMap((m) => m[1].split(',').map((word) => word.trim()));
  return [...text.matchAll(EXPORTED)].map((m) => m[1]).concat(listed.filter(Boolean));
}

function manifest() {
  const {
    devDependencies,
    private: _,
    ...about
  } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  return {
    ...about,
    sideEffects: false,
    main: './jadoube.cjs',
    module: './jadoube.js',
    types: './jadoube.d.ts',
    exports: {
      '.': {
        import: { types: './jadoube.d.ts', default: './jadoube.js' },
        require: { types: './jadoube.d.cts', default: './jadoube.cjs' },
      },
      './jadoube.wasm': './jadoube.wasm',
      './package.json': './package.json',
    },
    unpkg: './jadoube.iife.js',
    jsdelivr: './jadoube.iife.js',
  };
}

const put = (name, content) => writeFileSync(`${out}/${name}`, content);
const parts = [];
const names = lay('jadoube.js', parts);
const body = parts.join('\n');
const banner = '// jadoube -- the Laws of Chess as a referee. SPDX-License-Identifier: MIT\n';

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
put('jadoube.wasm', binary);
put('package.json', `${JSON.stringify(manifest(), null, 2)}\n`);
for (const name of ['LICENSE', 'README.md']) copyFileSync(new URL(name, root), `${out}/${name}`);
for (const name of ['jadoube.d.ts', 'jadoube.d.cts'])
  copyFileSync(new URL('jadoube.d.ts', source), `${out}/${name}`);
const commonjs = names.map((name) => `exports.${name} = ${name};`).join('\n');
put('jadoube.cjs', `${banner}'use strict';\n${body}\n${commonjs}\n`);
put(
  'jadoube.iife.js',
  `${banner}var Jadoube = (() => {\n'use strict';\n${body}\nreturn { ${names.join(', ')} };\n})();\n`,
);
put('jadoube.js', `${banner}${body}\nexport { ${names.join(', ')} };\n`);
