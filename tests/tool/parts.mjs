// parts.mjs -- the parts of `make test`: a plain table of commands, in groups.
//
// `counts` says how a part's result is read: `closing` from its last line (N passed, N failed[, N
// skipped]), `node` from the summary of node's test runner, `exit` from its exit status alone.
// A part with `skip` is not run and counts as skipped for that reason; one with `browser` may be played twice
// (run.mjs). Parts run side by side, so none may write where another one reads, nor depend on how fast it is.

import { readdirSync } from 'node:fs';

const BIN = 'node_modules/.bin';
const TOOL = 'tests/tool';

// The files of a folder that match, sorted. A folder without any has lost its tests.
function files(folder, pattern) {
  const names = readdirSync(folder).filter((name) => pattern.test(name));
  if (names.length === 0) throw new Error(`${folder}: no file matches ${pattern}`);
  return names.sort().map((name) => `${folder}/${name}`);
}
const stem = (path) => path.replace(/.*\//, '').replace(/\.[^/]*$/, '');

const exit = (name, ...command) => ({ name, counts: 'exit', command });
const closing = (name, ...command) => ({ name, counts: 'closing', command });

const unitParts = (flavour, label) =>
  files('tests/unit', /\.c$/).map((file) =>
    closing(`unit ${stem(file)}${label}`, `build/${flavour}/unit-${stem(file)}`),
  );

const refereePart = (label, ...command) =>
  closing(`scenarios (${label})`, ...command, ...files('tests/laws', /^(?!README).*\.(?:md|scn)$/));

// The programs of tests/native are given the binary to ask.
const dataParts = (binary, label) =>
  files('tests/native', /\.mjs$/).map((file) =>
    closing(`data ${stem(file)}${label}`, 'node', file, binary),
  );

const nodeParts = (folder, label) =>
  files(folder, /\.test\.mjs$/).map((file) => ({
    name: `${label} ${stem(file).replace('.test', '')}`,
    counts: 'node',
    command: ['node', '--test', '--test-reporter=spec', file],
    browser: folder === 'tests/web',
  }));

// From one seed and with a number of runs, so that a fresh checkout sees the same inputs every time;
// `make fuzz` searches.
const fuzzParts = () =>
  files('tests/fuzz', /\.c$/).map((file) => {
    const target = `build/fuzz/${stem(file)}`;
    const budget = ['-seed=1', '-runs=12000', '-timeout=20', `-artifact_prefix=${target}.`];
    const texts = ['-dict=tests/fuzz/referee.dict', `${target}.corpus`, 'build/fuzz/seeds'];
    return exit(`fuzz ${stem(file)}`, target, ...budget, ...texts);
  });

const sane = [
  ...unitParts('asan', ' (asan)'),
  refereePart('asan', 'build/asan/jadoube', 'referee'),
  ...dataParts('build/asan/jadoube', ' (asan)'),
];

const check = [
  exit('gcc and clang, no warning', 'make', '-s', '-k', '-j2', 'werror'),
  closing('clang-format', 'sh', 'tests/check/format.sh'),
  exit('clang-tidy', 'make', '-s', '-k', '-j2', 'tidy'),
  exit('tsc', `${BIN}/tsc`, '-p', `${TOOL}/tsconfig.json`),
  exit('tsc (command line)', `${BIN}/tsc`, '-p', `${TOOL}/tsconfig.cli.json`),
  exit('biome', `${BIN}/biome`, 'check', '--error-on-warnings', `--config-path=${TOOL}/biome.json`),
  closing('floors', 'node', 'tests/check/layers.mjs', 'build/native'),
  closing('folders', 'node', 'tests/check/folders.mjs'),
  closing('trace', 'node', 'tests/check/trace.mjs'),
  closing('exports', 'node', 'tests/check/exports.mjs'),
];

const test = [
  ...unitParts('native', ''),
  refereePart('native', 'build/jadoube', 'referee'),
  refereePart('wasm', 'node', 'tests/wasm/referee.mjs'),
  ...dataParts('build/jadoube', ''),
  ...fuzzParts(),
  ...nodeParts('tests/wasm', 'wasm'),
  ...nodeParts('tests/tool', 'tool'),
  ...nodeParts('tests/pack', 'pack'),
  ...nodeParts('tests/web', 'web'),
];

// The programs of tests/native and tests/wasm find the large sets by DATA in their environment.
const large = process.env.DATA
  ? []
  : [
      {
        name: 'large sets',
        skip: 'make test DATA=DIR runs them, DIR being the folder of the sets',
      },
    ];

/** What takes longest begins first, so that nothing waits for it at the end. */
const LONG = [
  'web access',
  'clang-tidy',
  'web partner',
  'web seal',
  'web desk-acts',
  'web records',
];

/** @param {{name: string}[]} parts */
const longFirst = (parts) => {
  const rank = ({ name }) => (LONG.includes(name) ? LONG.indexOf(name) : LONG.length);
  return [...parts].sort((a, b) => rank(a) - rank(b));
};

export const groups = {
  check: [...check, ...sane],
  test: longFirst([...check, ...sane, ...test, ...large]),
};
