// pgn.mjs [BINARY] -- `jadoube pgn` against tests/data/pgn: whole games, broken files, other readers'
// tests; what it writes reads back as the same. DATA=DIR adds the large sets.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { data, large, rows } from '../data/read.mjs';
import { run } from './lib/tally.mjs';

/** @import { Tests } from './lib/tally.mjs' */

const FOLDER = 'tests/data/pgn';
const SETS = ['masters200', 'annotated40', 'chess960'];
const LARGE = ['masters', 'annotated1000', 'lichess_clk'];

/** @param {string} binary @param {string[]} options @param {string} [input] */
function pgn(binary, options, input) {
  const done = spawnSync(binary, ['pgn', ...options], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { lines: done.stdout.split('\n').slice(0, -1), errors: done.stderr, text: done.stdout };
}

// ---- sets with answers --------------------------------------------------------------------------

/** @type {Tests} */
async function answers(_, tally, binary) {
  const small = SETS.map((name) => `${FOLDER}/${name}`);
  const sets = [...small, ...LARGE.flatMap((name) => large(`large/pgn/${name}.pgn`) ?? [])];
  for (const set of sets.map((name) => name.replace(/\.pgn$/, ''))) {
    const wanted = readFileSync(`${set}.answers.tsv`, 'utf8').split('\n').slice(0, -1);
    const { lines } = pgn(binary, [`${set}.pgn`]);
    tally.equal(`${set}: games`, lines.length, wanted.length);
    for (const [n, line] of wanted.entries()) tally.equal(`${set}:${n + 1}`, lines[n], line);
    const written = pgn(binary, [`${set}.pgn`, '--export']).text;
    tally.equal(
      `${set} written`,
      pgn(binary, ['-'], written).lines.join('\n') === lines.join('\n'),
      true,
    );
    tally.equal(
      `${set} written twice`,
      pgn(binary, ['-', '--export'], written).text === written,
      true,
    );
    tally.equal(
      `${set} written, strict`,
      pgn(binary, ['-', '--strict', '--check'], written).errors,
      '',
    );
  }
}

// ---- made files ---------------------------------------------------------------------------------

/** Plies of each game, `-` for one that was refused. @param {string[]} lines @param {string} verdict */
function plies(lines, verdict) {
  const all = lines.map((line) => line.split('\t')[1]);
  return all.length === 0 && verdict === 'error' ? '-' : all.join(',');
}

/** The worst that was told. @param {string} told */
function verdictOf(told) {
  if (/: error: /.test(told)) return 'error';
  return /: (?:warning|remark): /.test(told) ? 'warn' : 'ok';
}

/** @type {Tests} */
async function made(_, tally, binary) {
  const all = rows(data('pgn/made.expect.tsv'));
  for (const [file = '', games = '', verdict = '', note = ''] of all) {
    const read = pgn(binary, [`${FOLDER}/made/${file}`, '--warnings']);
    const got = verdictOf(read.errors);
    tally.row(`made/${file}`, note, `${plies(read.lines, got)} ${got}`, `${games} ${verdict}`);
    const strict = pgn(binary, [`${FOLDER}/made/${file}`, '--strict', '--check']).errors;
    const remarks = !/: (?:warning|error): /.test(read.errors);
    tally.equal(`made/${file} strict`, strict === '', remarks);
  }
  tally.share('made.expect.tsv', all.length);
  const german = pgn(binary, [`${FOLDER}/made/43_german.pgn`, '--letters', 'de', '--warnings']);
  const read = `${plies(german.lines, 'ok')} ${verdictOf(german.errors)}`;
  tally.equal('made/43_german.pgn --letters de', read, '9 warn');
}

// ---- other projects' files ----------------------------------------------------------------------

/** @type {Tests} */
async function variety(_, tally, binary) {
  /** @type {Map<string, string[][]>} */
  const files = new Map();
  for (const [file = '', ...row] of rows(data('pgn/variety.answers.tsv')))
    files.set(file, [...(files.get(file) ?? []), row]);
  for (const [file, games] of files) {
    const { lines } = pgn(binary, [`${FOLDER}/variety/${file}`]);
    const got = lines.map((line) => line.split('\t'));
    if (games.some((row) => row[17] !== '-')) {
      // Where the other reader gave up is its own affair; that something is wrong is not.
      tally.equal(
        `variety/${file}: an error`,
        got.some((row) => row[17] !== '-'),
        true,
      );
      continue;
    }
    const short = (/** @type {string[][]} */ all) =>
      all.map((row) => `${row[1]}/${row[3]}`).join(',');
    tally.row(`variety/${file}`, 'plies/result', short(got), short(games));
    if (short(got) === short(games))
      for (const [n, row] of games.entries()) tally.equal(`variety/${file}:${n + 1}`, got[n], row);
  }
  tally.share('variety.answers.tsv', files.size);
}

// ---- words that say more than one thing ---------------------------------------------------------

const GLUED = [
  ['1.e4e5 2.Nf3Nc6 *', 'e4 e5 Nf3 Nc6', 'moves-glued,moves-glued'],
  ['1.e4e5Nf3Nc6Bb5 a6 *', 'e4 e5 Nf3 Nc6 Bb5 a6', 'moves-glued'],
  ['1.e4 d5 2.exd5Qxd5!? *', 'e4 d5 exd5 Qxd5', 'moves-glued'],
  ['1.Nf3 Nf6 2.g3 g6 3.Bg2 Bg7 4.O-OO-O *', 'Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O', 'moves-glued'],
  ['1.e2e4 e7e5 *', 'e4 e5', 'move-text,move-text'],
  ['1.e4e6Ke8 *', 'e4', 'moves-glued,move-syntax'],
  [`1.e4 ${'e5'.repeat(400)} e5 *`, 'e4 e5', 'token-long'],
];

/** @type {Tests} */
async function glued(_, tally, binary) {
  for (const [text = '', moves, codes] of GLUED) {
    const { lines } = pgn(binary, ['-', '--events'], `[Result "*"]\n\n${text}\n`);
    const events = lines.map((line) => line.split('\t'));
    const of = (/** @type {string} */ kind) => events.filter(([name]) => name === kind);
    tally.equal(
      text.slice(0, 40),
      of('move')
        .map((event) => event[2])
        .join(' '),
      moves,
    );
    tally.equal(
      `${text.slice(0, 40)}: told`,
      of('problem')
        .map((event) => event[2])
        .join(','),
      codes,
    );
  }
  const [, , unread] =
    pgn(binary, ['-', '--events'], `1. e4 ${'x'.repeat(1000)} e5 *`)
      .lines.map((line) => line.split('\t'))
      .find(([kind]) => kind === 'unread') ?? [];
  tally.equal('a long word is told whole', unread, 'x'.repeat(1000));
}

// ---- the command --------------------------------------------------------------------------------

/** @type {Tests} */
async function command(_, tally, binary) {
  const status = (/** @type {string[]} */ ...args) => {
    const done = spawnSync(binary, ['pgn', ...args], { encoding: 'utf8' });
    return [done.status, done.stderr.split('\n')[0]];
  };
  const file = `${FOLDER}/masters200.pgn`;
  tally.equal('one game', pgn(binary, [file, '--max', '1']).lines.length, 1);
  tally.equal('no file', status()[0], 2);
  tally.equal('two files', status(file, file)[0], 2);
  tally.equal('no number', status(file, '--max', 'x')[0], 2);
  tally.equal('missing file', status('nowhere.pgn'), [
    1,
    'jadoube: nowhere.pgn:1:1: cannot be opened: No such file or directory',
  ]);
  tally.equal('a folder', status(FOLDER)[0], 1);
  tally.equal('an illegal move', status(`${FOLDER}/made/30_illegal_move.pgn`), [
    1,
    `jadoube: ${FOLDER}/made/30_illegal_move.pgn:9:13: move-illegal`,
  ]);
}

await run(answers, made, variety, glued, command);
