// exports.mjs [--write] -- the public names are those of exports.txt, and the module imports nothing.
//
// exports.txt is the surface of the package: a change of it is meant, visible, and made by --write.
// Names that Emscripten adds by itself, and what parts of the module are given, are left out.

import { readFileSync, writeFileSync } from 'node:fs';
import { entries } from '../tool/entries.mjs';

const golden = new URL('exports.txt', import.meta.url);
const built = new URL('../../build/npm/', import.meta.url);
const ADDED =
  /^(?:memory|_initialize|__indirect_function_table|__errno_location|global|(?:game|pgn)_\d+|stack(?:Save|Restore|Alloc)|emscripten_stack_\w+)$/;

const module_ = new WebAssembly.Module(readFileSync(new URL('jadoube.wasm', built)));
const imports = WebAssembly.Module.imports(module_).map((each) => `${each.module}.${each.name}`);
const inside = WebAssembly.Module.exports(module_).map((each) => each.name);
const outside = [];
for (const { name, subpath } of entries)
  for (const given of Object.keys(await import(new URL(`${name}.js`, built))))
    outside.push(subpath === '.' ? given : `${subpath} ${given}`);
const now = [
  ...inside.filter((name) => !ADDED.test(name)).map((name) => `wasm ${name}`),
  ...outside.map((name) => `js ${name}`),
].sort();

if (process.argv[2] === '--write') writeFileSync(golden, `${now.join('\n')}\n`);
const agreed = readFileSync(golden, 'utf8').split('\n').filter(Boolean);

for (const name of imports) console.log(`jadoube.wasm imports ${name}`);
const gone = agreed.filter((name) => !now.includes(name));
const added = now.filter((name) => !agreed.includes(name));
for (const name of gone) console.log(`${name} is in exports.txt and not in the package`);
for (const name of added) console.log(`${name} is in the package and not in exports.txt`);
const failed = imports.length + gone.length + added.length;
console.log(`${agreed.length - gone.length + (imports.length ? 0 : 1)} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
