// san.mjs [BINARY] -- the text of moves, read and written, against moves/san_parsing.tsv.

import { data, rows, unescaped } from '../data/read.mjs';
import { run } from './lib/tally.mjs';

/** @import { Tests } from './lib/tally.mjs' */

const REFUSED = new Set(['syntax', 'illegal', 'ambiguous', 'promotion', 'null']);

/** @type {Tests} */
async function moves(ask, tally) {
  const all = rows(data('moves/san_parsing.tsv'));
  const english = all.filter(([, , language]) => language === 'en');
  for (const [id = '', group, , fen = '', written = '', wanted = '', canonical] of english) {
    const text = unescaped(written);
    tally.row(id, written, await ask.san(fen, text), wanted);
    const strict = await ask.san(fen, text, 'strict');
    if (REFUSED.has(wanted)) {
      tally.equal(`${id} ${written} strict`, REFUSED.has(strict), true);
    } else {
      const { san } = await ask.play(fen, wanted);
      tally.equal(`${id} ${written} written`, san, canonical);
      tally.equal(`${id} ${written} strict`, strict, text === canonical ? wanted : 'syntax');
      tally.equal(`${id} group`, group === 'S', text === canonical);
    }
  }
  tally.share('san_parsing.tsv', english.length);
  console.log(`rows of other languages, for later: ${all.length - english.length}`);
}

await run(moves);
