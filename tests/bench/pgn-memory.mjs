// pgn-memory.mjs -- a PGN of 500 MB read as a stream: how much memory is taken as it goes on.
//
//   [DATA=DIR] node --expose-gc tests/bench/pgn-memory.mjs [MB]   after `make`
//
// DIR/large/pgn/masters.pgn, or the small set without DATA, is read again and again. Printed are the resident
// bytes after each tenth, for rows and for trees.
// SPDX-License-Identifier: MIT

import { createReadStream, statSync } from 'node:fs';
import { checkPgnStream, readPgnStream } from '../../build/npm/pgn.js';

const MB = 1 << 20;
const TOTAL = Number(process.argv[2] ?? 500) * MB;
const FILE = process.env.DATA
  ? `${process.env.DATA}/large/pgn/masters.pgn`
  : 'tests/data/pgn/masters200.pgn';
const repeats = Math.ceil(TOTAL / statSync(FILE).size);

let fed = 0;
async function* pieces() {
  fed = 0;
  for (let n = 0; n < repeats; n++)
    for await (const piece of createReadStream(FILE)) {
      fed += piece.length;
      yield piece;
    }
}

const resident = () => {
  globalThis.gc?.();
  return (process.memoryUsage().rss / MB).toFixed(0);
};

for (const [name, read] of Object.entries({ rows: checkPgnStream, trees: readPgnStream })) {
  const seen = [];
  let games = 0;
  for await (const _ of read(pieces())) {
    games++;
    if (fed >= ((seen.length + 1) * repeats * statSync(FILE).size) / 10) seen.push(resident());
  }
  const size = ((repeats * statSync(FILE).size) / MB).toFixed(0);
  console.log(
    `${name}  ${games} games, ${size} MB; resident after each tenth: ${seen.join(' ')} MB`,
  );
}
