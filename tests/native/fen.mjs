// fen.mjs [BINARY] -- FENs, right and wrong, against the data in tests/data/fen.

import { data, rows, unescaped } from '../data/read.mjs';
import { run } from './lib/tally.mjs';

/** @import { Engine, Problem } from './lib/engine.mjs' */
/** @import { Tests } from './lib/tally.mjs' */

const codesOf = (/** @type {Problem[]} */ problems) => problems.map((each) => each.code);

/**
 * The class of fen_validity.tsv that our answers amount to.
 * @param {Engine} ask
 * @param {string} text
 */
async function classOf(ask, text) {
  const strict = await ask.fen(text, { mode: 'strict' });
  if (strict.ok) return 'ok';
  if (!(await ask.fen(text, { level: 'syntax' })).ok) return 'syntax';
  if ((await ask.fen(text, { level: 'syntax', mode: 'strict' })).ok) return 'illegal';
  return (await ask.fen(text)).ok ? 'lenient' : 'illegal';
}

/** `CODE field column squares`, with ? behind a warning. @param {Problem} problem */
const told = ({ code, field, column, squares, warning }) =>
  `${code} ${field} ${column} ${squares.join(',') || '-'}${warning ? ' ?' : ''}`;

/** fen_validity.tsv by class; fen_problems.tsv, ours, by everything that is told. @type {Tests} */
async function validity(ask, tally) {
  const details = new Map(rows(data('fen_problems.tsv')).map(([id, ...both]) => [id, both]));
  const all = rows(data('fen/fen_validity.tsv'));
  for (const [id = '', wanted = '', reason = '', written = ''] of all) {
    const text = unescaped(written);
    const expected = wanted === 'suspicious' ? 'ok' : wanted;
    tally.row(id, reason, await classOf(ask, text), expected);
    for (const [n, mode] of ['strict', 'lenient'].entries()) {
      const { problems } = await ask.fen(text, { mode });
      const got = problems.map(told).join('; ') || 'ok';
      tally.equal(`${id} ${reason}, ${mode}`, got, details.get(id)?.[n]);
    }
  }
  tally.share('fen_validity.tsv', all.length);
}

// ---- cozy_sample.tsv: every flag that python-chess raises, and no other -------------------------

/** @type {Record<string, string>} */
const CODES = {
  NO_WHITE_KING: 'no-white-king',
  NO_BLACK_KING: 'no-black-king',
  TOO_MANY_KINGS: 'kings',
  PAWNS_ON_BACKRANK: 'pawn-rank',
  TOO_MANY_WHITE_PAWNS: 'white-pawns',
  TOO_MANY_BLACK_PAWNS: 'black-pawns',
  TOO_MANY_WHITE_PIECES: 'white-pieces',
  TOO_MANY_BLACK_PIECES: 'black-pieces',
  INVALID_EP_SQUARE: 'ep',
  OPPOSITE_CHECK: 'opponent-in-check',
  IMPOSSIBLE_CHECK: 'impossible-check',
  TOO_MANY_CHECKERS: 'impossible-check',
};
/** @type {Record<string, string>} */
const OURS = {
  'white-kings': 'kings',
  'black-kings': 'kings',
  'kings-adjacent': 'opponent-in-check',
  'unreachable-check': 'impossible-check',
  'ep-rank': 'ep',
  'ep-occupied': 'ep',
  'ep-no-pawn': 'ep',
  'ep-origin': 'ep',
};
// Not asked there: how many pieces must have been pawns; the clock beside an e.p. square.
const OTHER = new Set(['white-promoted', 'black-promoted', 'ep-clock']);
// With two kings of a colour, which of them castles or is in check is anybody's choice.
const OF_A_KING = new Set(['opponent-in-check', 'impossible-check', 'castling-no-king']);
// Two kings of one colour and none of the other are not too many there.
const NO_KING = ['no-white-king', 'no-black-king'];

/** @param {string[]} codes @param {boolean} twoKings */
function comparable(codes, twoKings) {
  const noKing = NO_KING.some((code) => codes.includes(code));
  const kept = codes.filter(
    (code) =>
      !OTHER.has(code) && !(twoKings && OF_A_KING.has(code)) && !(noKing && code === 'kings'),
  );
  return [...new Set(kept)].sort();
}

/** @type {Tests} */
async function cozy(ask, tally) {
  for (const [, flags = '', fen = ''] of rows(data('fen/cozy_sample.tsv'))) {
    const wanted = flags === 'OK' ? [] : flags.split('|').map((flag) => CODES[flag] ?? flag);
    const report = await ask.fen(fen, { mode: 'strict' });
    const got = codesOf(report.problems).map((code) => OURS[code] ?? code);
    const twoKings = got.includes('kings') || wanted.includes('kings');
    tally.equal(fen, comparable(got, twoKings), comparable(wanted, twoKings));
    if (report.ok) tally.equal(`${fen} written`, report.fen, fen);
  }
}

// ---- chess960_start_positions.txt: by file letters and, as X-FEN, by KQkq ------------------------

/** @type {Tests} */
async function starts(ask, tally) {
  for (const fen of data('fen/chess960_start_positions.txt').trim().split('\n')) {
    const files = await ask.fen(fen, { mode: 'strict' });
    tally.equal(`${fen} written`, [files.fen, files.problems], [fen, []]);
    const [board, turn, , ...rest] = fen.split(' ');
    const letters = await ask.fen([board, turn, 'KQkq', ...rest].join(' '), { mode: 'strict' });
    const standard = /^r...k..r/.test(fen); // KQkq says nothing of Chess960 there
    tally.equal(`${fen} with KQkq`, letters.fen, standard ? fen.replace('HAha', 'KQkq') : fen);
  }
}

await run(validity, cozy, starts);
