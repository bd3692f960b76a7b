// moves.mjs [BINARY] -- move lists, SAN and FEN of random positions, against moves/random*.tsv.

import { readFileSync } from 'node:fs';
import { data, fnv64, large, rows } from '../data/read.mjs';
import { run } from './lib/tally.mjs';

/** @import { Engine } from './lib/engine.mjs' */
/** @import { Tally, Tests } from './lib/tally.mjs' */

/**
 * Columns: FEN, number of moves, hash of the sorted list, flags, a move, its SAN, hash of the FEN after.
 * Flag i is the insufficient material of another library, which is not that of Law 10.4.
 * @param {Engine} ask
 * @param {Tally} tally
 * @param {string[]} row
 */
async function check(ask, tally, [fen = '', count, hash, flags = '', uci = '-', san, after]) {
  const moves = await ask.moves(fen);
  const wanted = flags.replace(/[-i]/g, '').replace('9', '');
  const state = await ask.state(fen);
  const sorted = (/** @type {string} */ text) => [...text].sort().join('');
  tally.equal(fen, [moves.length, fnv64(moves.join(' '))], [Number(count), hash]);
  tally.equal(`${fen} flags`, sorted(state.replace('9', '')), sorted(wanted));
  if (/ [A-Ha-h]+ /.test(fen.replace(/ [wb] /, ' ')))
    tally.equal(`${fen} is Chess960`, state.includes('9'), flags.includes('9'));
  if (uci === '-') return;
  const played = await ask.play(fen, uci);
  tally.equal(`${fen} ${uci}`, [played.san, fnv64(played.fen)], [san, after]);
  tally.equal(`${fen} ${san}`, await ask.san(fen, san ?? '', 'strict'), uci);
}

/** @param {Engine} ask @param {Tally} tally @param {string} text @param {number} number */
async function checkAll(ask, tally, text, number) {
  const all = rows(text);
  tally.equal('rows', all.length, number);
  await Promise.all(all.map((row) => check(ask, tally, row)));
}

/** @type {Tests} */
async function small(ask, tally) {
  await checkAll(ask, tally, data('moves/random4000.tsv'), 4000);
}

/** Without the large sets tests/tool/run.mjs says so, once. @type {Tests} */
async function all(ask, tally) {
  const file = large('large/moves/random10000.tsv');
  if (file) await checkAll(ask, tally, readFileSync(file, 'utf8'), 10000);
}

await run(small, all);
