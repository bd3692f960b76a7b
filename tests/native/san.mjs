// san.mjs [BINARY] -- the text of moves, read and written, against moves/san_parsing.tsv.

import { data, rows, unescaped } from '../data/read.mjs';
import { run } from './lib/tally.mjs';

/** @import { Tests } from './lib/tally.mjs' */

const REFUSED = new Set(['syntax', 'illegal', 'ambiguous', 'promotion', 'null']);

/** @type {Tests} */
async function moves(ask, tally) {
  const all = rows(data('moves/san_parsing.tsv'));
  for (const [id = '', group, letters, fen = '', written = '', wanted = '', canonical] of all) {
    const text = unescaped(written);
    tally.row(id, written, await ask.san(fen, text, 'lenient', letters), wanted);
    const strict = await ask.san(fen, text, 'strict', letters);
    if (REFUSED.has(wanted)) {
      tally.equal(`${id} ${written} strict`, REFUSED.has(strict), true);
    } else {
      const { san } = await ask.play(fen, wanted);
      const own = (await ask.play(fen, wanted, letters)).san;
      tally.equal(`${id} ${written} written`, san, canonical);
      tally.equal(`${id} ${written} strict`, strict, text === own ? wanted : 'syntax');
      tally.equal(`${id} group`, group === 'S', text === canonical && letters === 'en');
    }
  }
  tally.share('san_parsing.tsv', all.length);
}

// ---- letters ------------------------------------------------------------------------------------

// Each language's knight, bishop, rook, queen and king, from a position where all may go.
const LETTERS = {
  en: 'N B R Q K',
  de: 'S L T D K',
  fr: 'C F T D R',
  es: 'C A T D R',
  it: 'C A T D R',
  nl: 'P L T D K',
  pl: 'S G W H K',
  hu: 'H F B V K',
  ru: 'К С Л Ф Кр',
  zh: '马 象 车 后 王',
  figurines: '♘ ♗ ♖ ♕ ♔',
};
const ALL_PIECES = '7k/P7/8/8/8/8/8/RNBQK3 w - - 0 1';
const GOING = ['b1c3', 'c1e3', 'a1a5', 'd1d5', 'e1f2'];
const BECOMING = ['a7a8n', 'a7a8b', 'a7a8r', 'a7a8q'];

/** @type {Tests} */
async function letters(ask, tally) {
  for (const [tag, list] of Object.entries(LETTERS)) {
    const own = list.split(' ');
    for (const [n, uci] of [...GOING, ...BECOMING].entries()) {
      const { san } = await ask.play(ALL_PIECES, uci, tag);
      const going = n < GOING.length;
      const letter = own[going ? n : n - GOING.length] ?? '';
      const text = going ? `${letter}${uci.slice(2)}` : `a8=${letter}`;
      tally.equal(`${tag} ${uci} written`, san.replace('+', ''), text);
      tally.equal(`${tag} ${text} strict`, await ask.san(ALL_PIECES, san, 'strict', tag), uci);
      tally.equal(`${tag} ${text}`, await ask.san(ALL_PIECES, text, 'lenient', tag), uci);
    }
  }
  const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  tally.equal('a German pawn', await ask.san(START, 'Be4', 'lenient', 'de'), 'e2e4');
  tally.equal('a Dutch pawn', await ask.san(START, 'Oe4', 'lenient', 'nl'), 'e2e4');
  tally.equal('small', await ask.san(START, 'sf3', 'lenient', 'de'), 'g1f3');
  tally.equal('small d is a file', await ask.san(START, 'd4', 'lenient', 'de'), 'd2d4');
}

await run(moves, letters);
