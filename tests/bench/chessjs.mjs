// chessjs.mjs -- jadoube/chessjs beside chess.js, call by call over its whole surface.
//
// Both do the same work, in turn, in every round, and who begins changes; told are the medians of the
// nanoseconds of CPU time a call and of the ratios within a round. Questions about a position are asked of games
// that stand ready at different positions; because answers are remembered there, "anew" asks each
// position once, after loading it.
//
//   node tests/bench/chessjs.mjs [PART OF A NAME]

import * as theirs from 'chess.js';
import * as forOurs from './chessjs/work.mjs?ours';
import * as forTheirs from './chessjs/work.mjs?theirs';

const ours = await import(new URL('../../build/npm/chessjs.js', import.meta.url));

const ROUNDS = 9;

const pgn = forOurs.played(ours).pgn({ maxWidth: 72 });
const contestants = [
  { ...forOurs, own: forOurs.deskOf(ours, pgn) },
  { ...forTheirs, own: forTheirs.deskOf(theirs, pgn) },
];

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

/** Nanoseconds a call. */
function measured({ own, work, time }, name) {
  own.scratch.reset();
  return time(own, work[name]);
}

function compare(name) {
  for (const each of contestants) measured(each, name);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const taken = [0, 0];
    for (const n of round % 2 ? [1, 0] : [0, 1]) taken[n] = measured(contestants[n], name);
    return taken;
  });
  const [mine, other] = [0, 1].map((n) => median(rounds.map((round) => round[n])));
  const ratio = median(rounds.map(([a, b]) => b / a));
  const shown = (ns) => (ns < 1000 ? ns.toFixed(1) : Math.round(ns)).toString().padStart(12);
  console.log(`${name.padEnd(34)}${shown(mine)}${shown(other)}${ratio.toFixed(2).padStart(10)}`);
  return { name, ratio };
}

const only = process.argv[2];
console.log(
  `${'ns a call'.padEnd(34)}${'jadoube'.padStart(12)}${'chess.js'.padStart(12)}     ratio`,
);
const results = Object.keys(forOurs.work)
  .filter((name) => !only || name.includes(only))
  .map(compare);
const slower = results.filter(({ ratio }) => ratio < 1).map(({ name }) => name);
console.log(`${results.length} calls, faster in ${results.length - slower.length}`);
if (slower.length > 0) console.log(`not faster: ${slower.join(', ')}`);
for (const { seen } of [forOurs, forTheirs]) if (seen === 0) throw new Error('no work was done');
