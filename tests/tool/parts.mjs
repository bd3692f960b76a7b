// parts.mjs -- the parts of `make test`: a plain table of commands, in groups.
//
// `counts` says how a part's result is read: `closing` from its last line (N passed, N failed[, N
// skipped]), `node` from the summary of node's test runner, `exit` from its exit status alone.
// A part that is `alone` measures time and shares the machine with no other part. A part with `skip`
// is not run and counts as skipped for that reason.

import { readdirSync } from 'node:fs';

const BIN = 'node_modules/.bin';
const TOOL = 'tests/tool';

// The files of a folder that match, sorted; none when the folder is missing.
function files(folder, pattern) {
  try {
    const names = readdirSync(folder).filter((name) => pattern.test(name));
    return names.sort().map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}
const stem = (path) => path.replace(/.*\//, '').replace(/\.[^/]*$/, '');

function unitParts(flavour, label) {
  return files('tests/unit', /\.c$/).map((file) => ({
    name: `unit ${stem(file)}${label}`,
    counts: 'closing',
    command: [`build/${flavour}/unit-${stem(file)}`],
  }));
}

function refereeParts(command, label) {
  const laws = files('tests/laws', /\.(?:md|scn)$/).filter((file) => !file.endsWith('README.md'));
  if (laws.length === 0) return [];
  return [{ name: `scenarios ${label}`, counts: 'closing', command: [...command, ...laws] }];
}

// The programs of tests/native are given the binary to ask.
function dataParts(binary, label) {
  return files('tests/native', /\.mjs$/).map((file) => ({
    name: `data ${stem(file)}${label}`,
    counts: 'closing',
    command: ['node', file, binary],
  }));
}

function nodeParts(folder, label, alone) {
  return files(folder, /\.test\.mjs$/).map((file) => ({
    name: `${label} ${stem(file).replace('.test', '')}`,
    counts: 'node',
    command: ['node', '--test', '--test-reporter=spec', file],
    alone,
  }));
}

// Long enough to see that the target runs; `make fuzz` searches.
function fuzzParts() {
  return files('tests/fuzz', /\.c$/).map((file) => {
    const target = `build/fuzz/${stem(file)}`;
    const budget = ['-max_total_time=5', '-timeout=10', `-artifact_prefix=${target}.`];
    const texts = ['-dict=tests/fuzz/referee.dict', `${target}.corpus`, 'build/fuzz/seeds'];
    return exit(`fuzz ${stem(file)}`, target, ...budget, ...texts);
  });
}

const exit = (name, ...command) => ({ name, counts: 'exit', command });
const closing = (name, ...command) => ({ name, counts: 'closing', command });

const sane = [
  ...unitParts('asan', ' (asan)'),
  ...refereeParts(['build/asan/jadoube', 'referee'], '(asan)'),
  ...dataParts('build/asan/jadoube', ' (asan)'),
];

const check = [
  exit('gcc and clang, no warning', 'make', '-s', '-k', '-j2', 'werror'),
  closing('clang-format', 'sh', 'tests/check/format.sh'),
  exit('clang-tidy', 'make', '-s', '-k', '-j2', 'tidy'),
  exit('tsc', `${BIN}/tsc`, '-p', `${TOOL}/tsconfig.json`),
  exit('biome', `${BIN}/biome`, 'check', '--error-on-warnings', `--config-path=${TOOL}/biome.json`),
  closing('floors', 'node', 'tests/check/layers.mjs', 'build/native'),
  closing('trace', 'node', 'tests/check/trace.mjs'),
  closing('exports', 'node', 'tests/check/exports.mjs'),
];

const test = [
  ...unitParts('native', ''),
  ...refereeParts(['build/jadoube', 'referee'], '(native)'),
  ...refereeParts(['node', 'tests/wasm/referee.mjs'], '(wasm)'),
  ...dataParts('build/jadoube', ''),
  ...fuzzParts(),
  ...nodeParts('tests/wasm', 'wasm', false),
  ...nodeParts('tests/tool', 'tool', false),
  ...nodeParts('tests/web', 'web', true),
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

export const groups = {
  check: [...check, ...sane],
  test: [...check, ...sane, ...test, ...large],
};
