// split.mjs WHOLE MAP MAIN POSITIONS GAME PGN -- cuts the linked module, so that nobody loads what he does not use.
//
// Who plays no PGN should not load its reader and writer, and who asks for the moves of a position not
// the referee. MAIN is all but PGN; POSITIONS and GAME are MAIN in two. Binaryen's wasm-split moves functions
// into a second module, which takes memory, table and functions from the first one and puts its own into
// the table when it is instantiated. Moved is what can be reached from the exports of a part and from no
// others, and the constants of its objects. What the first module gives to the second alone is called
// pgn_0, pgn_1, ... and game_0, ...: it is cut off from a part if it has one of them. Until the part is
// there its exports trap, so the first module needs no imports.
//
// WHOLE has the names of its functions; MAP is what the linker tells with --print-map. Node only, no
// dependency; Binaryen comes with Emscripten.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './binaryen.mjs';
import { moveData, rangesOf } from './wat-data.mjs';

const PARTS = [
  {
    name: 'pgn',
    objects: /(?:core\/notation\/pgn|wasm\/door\/exports_pgn)\w*\.o$/,
  },
  {
    name: 'game', // but how a position ends is asked without a game, too
    objects:
      /(?:core\/(?:acts|laws|lines|table)\/(?!art10_end)\w+|core\/(?:referee|verdict)|wasm\/door\/exports_game)\.o$/,
  },
];
/** The table that a part is given may have become longer by another part. */
const OWN_TABLE = /(\(import "primary" "__indirect_function_table" \(table \S+ \d+) \d+/;

const [whole, mapFile, main, positions, game, pgn] = process.argv.slice(2);
const map = readFileSync(mapFile, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'split-'));
const scratch = (name) => join(folder, name);

/** Who calls whom, by name; calls through the table are not known. */
function callGraph(file) {
  const calls = new Map();
  const graph = run('wasm-opt', '--print-call-graph', file, '-o', '/dev/null');
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

/** The functions that are called through the table. */
const inTable = (text) =>
  [...text.matchAll(/^ \(elem [^\n]*/gm)].flatMap(([line]) =>
    [...line.matchAll(/\$([^\s)]+)/g)].map(([, name]) => name),
  );

/** What this part reaches by its exports and by the table, and nothing else does. */
function moved(file, text, { name, objects }) {
  const calls = callGraph(file);
  const names = [...calls.keys()];
  const home = new Map([...map.matchAll(/(\S+\.o):\((\w+)\)$/gm)].map(([, at, of]) => [of, at]));
  const pointed = inTable(text).filter((each) => objects.test(home.get(each) ?? ''));
  const exported = [...text.matchAll(/^ \(export "([^"]+)" \(func \$([^\s)]+)\)\)$/gm)];
  const isOwn = ([, outside]) => outside.startsWith(`jdw_${name}_`);
  const insideOf = (each) => each.map(([, , inside]) => inside);
  const ofPart = reached(calls, [...insideOf(exported.filter(isOwn)), ...pointed]);
  const others = reached(calls, [
    ...names.filter((each) => !ofPart.has(each)),
    ...insideOf(exported.filter((each) => !isOwn(each))),
  ]);
  return [...ofPart].filter((each) => !others.has(each));
}

/** The text of a module without imports: what is absent traps. */
function standAlone(text) {
  const absent = /^ \(import "absent" "\d+" \((func [^\n]*)\)\)$/gm;
  return text.replace(absent, ' ($1 (unreachable))');
}

/** Cuts a part off. @returns {{ rest: string, piece: string }} the texts of both modules */
function cut(text, part) {
  const [from, first, second] = ['from', 'first', 'second'].map((each) => scratch(`${each}.wasm`));
  assemble(text, from, '-g');
  writeFileSync(scratch('names'), moved(from, text, part).join('\n'));
  run(
    ...['wasm-split', from, '-g', '--split', `--split-funcs=@${scratch('names')}`],
    ...['--placeholder-namespace=absent', `--export-prefix=${part.name}:`],
    ...[`--primary-output=${first}`, `--secondary-output=${second}`],
  );
  const rest = standAlone(run('wasm-dis', first));
  const piece = run('wasm-dis', second).replace(OWN_TABLE, '$1');
  return moveData(rest, piece, rangesOf(map, part.objects));
}

function assemble(text, to, ...options) {
  writeFileSync(scratch('text.wat'), text);
  run('wasm-as', scratch('text.wat'), '-o', to, ...options);
}

/** What a module gives to its parts, by part: the place in the list is the short name. */
const given = new Map(PARTS.map(({ name }) => [name, []]));

/** The text with short names for what is given, the same in every text. */
function shortened(text) {
  return text.replace(/"(\w+):([^"]+)"/g, (_, part, name) => {
    const names = given.get(part);
    if (!names.includes(name)) names.push(name);
    return `"${part}_${names.indexOf(name)}"`;
  });
}

/** Without what only fills the table with traps. */
function emptied(text) {
  const stubs = new Set(
    [...text.matchAll(/^ \(func \$(placeholder\S+)/gm)].map(([, name]) => name),
  );
  const real = inTable(text).filter((name) => !stubs.has(name) && name !== '__wasm_call_ctors');
  return real.length ? text : text.replace(/^ \(elem [^\n]*\n/gm, '');
}

try {
  const [ofPgn, ofGame] = PARTS;
  const withoutPgn = cut(run('wasm-dis', whole), ofPgn);
  const apart = cut(withoutPgn.rest, ofGame);
  const outputs = [
    [main, withoutPgn.rest],
    [positions, apart.rest],
    [game, apart.piece],
    [pgn, withoutPgn.piece],
  ];
  for (const [output, text] of outputs) {
    assemble(shortened(emptied(text)), output);
    run('wasm-opt', '--remove-unused-module-elements', '--strip-debug', output, '-o', output);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
