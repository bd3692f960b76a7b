// start.mjs -- from nothing to the first list of legal moves: CPU time of fresh processes of node.
//
// In every round each library has one process, in turn; what a process without any library takes in that
// round is subtracted. Printed are the medians of the rounds, and how many times as long as ours each
// takes: the median of the ratios within a round. `start.mjs ROUNDS` for other than 21.

import { spawnSync } from 'node:child_process';

const ROUNDS = Number(process.argv[2] ?? 21);
const built = new URL('../../build/npm/', import.meta.url);
const root = new URL('../../', import.meta.url);

const programs = {
  nothing: '',
  jadoube: `import { Position } from '${built}jadoube.js';
    count = Position.start.legal().length;`,
  chessops: `import { Chess } from 'chessops/chess';
    for (const to of Chess.default().allDests().values()) count += to.size();`,
  'chess.js': `import { Chess } from 'chess.js';
    count = new Chess().moves({ verbose: true }).length;`,
  kokopu: `import { Position } from 'kokopu';
    count = new Position().moves().length;`,
};

/** CPU milliseconds of a process, from its beginning. */
function cpu(name, program) {
  const imports = program.match(/import .*;/)?.[0] ?? '';
  const code = `${imports}
    let count = 0;
    ${program.replace(imports, '')}
    if (count !== ${name === 'nothing' ? 0 : 20}) throw new Error(String(count));
    const { user, system } = process.cpuUsage();
    console.log((user + system) / 1000);`;
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`${name}: ${done.stderr}`);
  return Number(done.stdout);
}

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
const names = Object.keys(programs);
const rounds = Array.from({ length: ROUNDS }, () => {
  const taken = Object.fromEntries(names.map((name) => [name, cpu(name, programs[name])]));
  return Object.fromEntries(names.map((name) => [name, taken[name] - taken.nothing]));
});

console.log(`${ROUNDS} rounds, node ${process.versions.node}`);
for (const name of names.slice(1)) {
  const ms = median(rounds.map((round) => round[name]));
  const ratio = median(rounds.map((round) => round[name] / round.jadoube));
  const beside = name === 'jadoube' ? '' : `   ${ratio.toFixed(2)} times ours`;
  console.log(`  ${name.padEnd(10)}${ms.toFixed(1).padStart(7)} ms${beside}`);
}
