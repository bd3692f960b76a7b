// declarations.mjs [--write] -- wasm/jadoube.d.ts from the JSDoc of wasm/*.js and from wasm/types.ts.
//
// tsc writes a declaration file for each module; of these only what jadoube.js exports is kept, in one
// file that needs no other. It is committed, so that a change of the public surface is seen; a test
// compares it with what this makes.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tool = (name, args, options) =>
  execFileSync(join(root, 'node_modules/.bin', name), args, { cwd: root, ...options });

export const committed = join(root, 'wasm/jadoube.d.ts');

const HEAD = `// jadoube.d.ts -- the public surface, made by tests/wasm/declarations.mjs from the sources beside it.
// SPDX-License-Identifier: MIT

// biome-ignore-all lint/correctness/noUnusedPrivateClassMembers: it keeps a class from being imitated

`;

const BASES = ['Placement', 'Questions'];

/** Runs tsc; gives the text of a module's declarations. */
function emit() {
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
    files: [join(root, 'wasm/jadoube.js')],
    include: [],
  };
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    tool('tsc', ['-p', folder], { stdio: 'inherit' });
    const read = (name) => readFileSync(join(folder, 'wasm', name.replace('.js', '.d.ts')), 'utf8');
    return Object.fromEntries(
      ['types.js', 'jadoube.js', ...exported().keys()].map((name) => [name, read(name)]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What jadoube.js exports from each module, and the classes that Position rests on. */
function exported() {
  const surface = readFileSync(join(root, 'wasm/jadoube.js'), 'utf8');
  const lines = [...surface.matchAll(/^export \{ ([^}]*) \} from '\.\/(.*)';$/gm)];
  return new Map([
    ['placement.js', ['Placement']],
    ['questions.js', ['Questions']],
    ...lines.map(([, names, file]) => [file, names.split(', ')]),
  ]);
}

/** The declaration of a name with its comment. */
function declaration(text, name) {
  const parts = text.split(/^(?=\/\*\*|export |declare )/m);
  const at = parts.findIndex((part) => new RegExp(`^export declare \\w+ ${name}\\b`).test(part));
  const comment = parts[at - 1]?.startsWith('/**') ? parts[at - 1] : '';
  return comment + parts[at];
}

const TYPE = /@(param|returns|type) \{(?:[^{}]|\{[^{}]*\})*\} ?/g;

/** Leaves out what the declaration itself says, or what is nobody's business. */
function cleaned(text) {
  return text
    .replace(/ *\/\*\*(?:(?!\*\/)[\s\S])*?@private[\s\S]*?\*\/\n/g, '')
    .replace(/@throws \{([^}]*)\}/g, '@throws $1')
    .replace(/^ *\* @template .*\n/gm, '')
    .replace(TYPE, (_, tag) => (tag === 'type' ? '' : `@${tag} `))
    .replace(/ *@readonly/g, '')
    .replace(/^ *\* @(?:returns|param \w+|param \[\w+\]) *\n/gm, '')
    .replace(/ *@returns *\*\//g, ' */')
    .replace(/^ *\/\*\*[\s*]*\*\/\n/gm, '')
    .replace(/^( *)\/\*\*\n *\* (.{1,86})\n *\*\/\n/gm, '$1/** $2 */\n')
    .replace(/^export declare/gm, 'declare');
}

const regardlessOfCase = (a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);

/** The text of wasm/jadoube.d.ts as it should be. */
export function declarations() {
  const modules = emit();
  const parts = [...exported()].flatMap(([file, names]) =>
    names.map((name) => declaration(modules[file], name)),
  );
  const names = [...exported().values()].flat().filter((name) => !BASES.includes(name));
  const ours = `${cleaned(parts.join('\n'))}\nexport { ${names.sort(regardlessOfCase).join(', ')} };\n`;
  const text = `${HEAD}${modules['types.js']}\n${ours}`;
  const args = ['format', '--config-path=tests/tool/biome.json', '--stdin-file-path=wasm/x.d.ts'];
  return tool('biome', args, { input: text, encoding: 'utf8' });
}

if (process.argv[2] === '--write') writeFileSync(committed, declarations());
