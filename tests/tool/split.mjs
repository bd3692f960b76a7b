// split.mjs WHOLE MAIN PART -- cuts the linked module in two: the main one, and what only PGN needs.
//
// Who plays no PGN should not load its reader and writer. Binaryen's wasm-split moves functions into a
// second module, which takes memory, table and functions from the first one and puts its own into the
// table when it is instantiated. Moved is what calls reach from the exports of PGN and from no other.
// Until the second module is there those exports trap, so the main module needs no imports.
//
// WHOLE has the names of its functions. Node only, no dependency; Binaryen comes with Emscripten.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PART = /^jdw_pgn_/;
const FEATURES = ['--enable-bulk-memory', '--enable-mutable-globals', '--enable-sign-ext'];

const [whole, main, part] = process.argv.slice(2);
const binaryen = execFileSync('em-config', ['BINARYEN_ROOT'], { encoding: 'utf8' }).trim();
const run = (tool, ...args) =>
  execFileSync(join(binaryen, 'bin', tool), [...FEATURES, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });

/** Who calls whom, by name; calls through the table are not known. */
function callGraph() {
  const calls = new Map();
  const graph = run('wasm-opt', '--print-call-graph', whole, '-o', '/dev/null');
  for (const [, name] of graph.matchAll(/^ *"([^"]+)" (?:->|\[)/gm)) calls.set(name, []);
  for (const [, from, to] of graph.matchAll(/^ *"([^"]+)" -> "([^"]+)"/gm))
    calls.get(from).push(to);
  return calls;
}

/** All that can be reached from these functions. */
function reached(calls, from) {
  const seen = new Set(from);
  for (const name of seen) for (const next of calls.get(name) ?? []) seen.add(next);
  return seen;
}

/** What PGN reaches, and nothing else does. */
function moved() {
  const calls = callGraph();
  const names = [...calls.keys()];
  const ofPart = reached(
    calls,
    names.filter((name) => PART.test(name)),
  );
  const others = reached(
    calls,
    names.filter((name) => !ofPart.has(name)),
  );
  return [...ofPart].filter((name) => !others.has(name));
}

/** The main module without imports: what is absent traps. Only exports may call it. */
function standAlone(from, to, text) {
  const before = run('wasm-dis', from);
  const absent = [...before.matchAll(/\(import "absent" "\d+" \((func [^\n]*)\)\)$/gm)];
  const wanted = before.match(/^ \(export "jdw_pgn_/gm);
  if (absent.length !== wanted.length)
    throw new Error(`${absent.length} functions are absent for ${wanted.length} exports`);
  const alone = absent.reduce(
    (text, [all, head]) => text.replace(all, `(${head} (unreachable))`),
    before,
  );
  writeFileSync(text, alone);
  run('wasm-as', text, '-o', to);
}

const folder = mkdtempSync(join(tmpdir(), 'split-'));
try {
  const [names, first, second, text] = ['names', 'first.wasm', 'second.wasm', 'first.wat'].map(
    (name) => join(folder, name),
  );
  writeFileSync(names, moved().join('\n'));
  run(
    'wasm-split',
    whole,
    '--split',
    `--split-funcs=@${names}`,
    '--placeholder-namespace=absent',
    '--export-prefix=shared_',
    `--primary-output=${first}`,
    `--secondary-output=${second}`,
  );
  standAlone(first, main, text);
  run('wasm-opt', '--strip-debug', main, '-o', main);
  run('wasm-opt', '--strip-debug', second, '-o', part);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
