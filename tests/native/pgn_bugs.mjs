// pgn_bugs.mjs [BINARY] -- public reports about PGN (reported-bugs.jsonl), each a test by its id.
//
// Rows about TimeControl (G20, G21) and about calls in JavaScript (U07) are tested in tests/wasm.

import { spawnSync } from 'node:child_process';
import { data } from '../data/read.mjs';
import { run } from './lib/tally.mjs';

/** @import { Tests } from './lib/tally.mjs' */
/** @typedef {Record<string, any>} Fields */

const ELSEWHERE = new Set(['G20', 'G21', 'U07']);

/** @type {Map<string, { input: Fields, right: Fields }>} */
const bugs = new Map();
for (const line of data('reported-bugs.jsonl').split('\n').filter(Boolean)) {
  const bug = JSON.parse(line);
  if (bug.kind === 'pgn') bugs.set(bug.id, bug);
}

/** The events of a text, each as its fields. @param {string} binary @param {string} text @param {string[]} options */
function events(binary, text, ...options) {
  const done = spawnSync(binary, ['pgn', '-', '--events', ...options], {
    input: text,
    encoding: 'utf8',
  });
  return done.stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t'));
}

/** @param {string} text */
const plain = (text) => text.replace(/\\([tnr\\])/g, (_, c) => (c === '\\' ? '\\' : ' '));

/** What was read, game by game. @param {string[][]} all */
function games(all) {
  /** @type {{ tags: Fields, moves: string[], nags: Record<string, number[]>, comments: Record<string, string[]>, result: string, codes: string[] }[]} */
  const list = [];
  for (const [kind, first = '', second = ''] of all) {
    if (kind === 'game')
      list.push({ tags: {}, moves: [], nags: {}, comments: {}, result: '', codes: [] });
    const game = list.at(-1);
    if (!game) continue;
    const ply = game.moves.length;
    if (kind === 'tag') game.tags[first] = plain(second);
    if (kind === 'move') game.moves.push(second);
    if (kind === 'nag') game.nags[ply] = [...(game.nags[ply] ?? []), Number(second)];
    if (kind === 'comment') game.comments[ply] = [...(game.comments[ply] ?? []), plain(second)];
    if (kind === 'result') game.result = first;
    if (kind === 'problem') game.codes.push(second);
  }
  return list;
}

/** Each thing that the row says is right of one game. @type {Record<string, (game: ReturnType<typeof games>[number], wanted: any) => unknown>} */
const looks = {
  moves: (game) => game.moves,
  nags: (game, wanted) => (Array.isArray(wanted) ? Object.values(game.nags).flat() : game.nags),
  comments: (game) => game.comments,
  result: (game) => game.result,
};

/** @type {Tests} */
async function reports(_, tally, binary) {
  /** @param {string} id @param {ReturnType<typeof games>[number] | undefined} game @param {Fields} right */
  const compare = (id, game, right) => {
    for (const [key, wanted] of Object.entries(right)) {
      const look = looks[key];
      const got = game && (look ? look(game, wanted) : game.tags[key]);
      tally.equal(`${id} ${key}`, got, wanted);
    }
  };
  const textOf = (/** @type {string} */ id) => bugs.get(id)?.input.pgn ?? '';
  const read = (/** @type {string} */ id) => games(events(binary, textOf(id)));
  const right = (/** @type {string} */ id) => bugs.get(id)?.right ?? {};
  const refusals = (/** @type {string} */ id) =>
    events(binary, textOf(id), '--strict').flatMap(([kind, name, code]) =>
      kind === 'problem' && name === 'error' ? [code] : [],
    );

  const { Event } = right('G01');
  compare('G01', read('G01')[0], { Event });
  const written = spawnSync(binary, ['pgn', '-', '--export'], {
    input: textOf('G01'),
    encoding: 'utf8',
  }).stdout;
  tally.equal('G01 written', written.split('\n')[0], right('G01')['written back']);
  for (const id of ['G03', 'G05', 'G18']) compare(id, read(id)[0], right(id));
  const { ECO, moves } = right('G06');
  tally.equal('G06 games', read('G06').length, right('G06').games);
  compare('G06', read('G06')[0], { ECO, moves });
  const [first] = events(binary, textOf('G06'));
  tally.equal('G06 comment', first?.[2]?.trim(), right('G06').preamble_comment);
  for (const id of ['G08', 'G10']) compare(id, read(id)[0], right(id).lenient);
  tally.equal('G08 strict', refusals('G08'), ['nag-sign']);
  tally.equal('G11 games', read('G11').length, right('G11').games.length);
  for (const [n, game] of right('G11').games.entries()) compare(`G11 ${n}`, read('G11')[n], game);
  const { fen, pgn } = bugs.get('G13')?.input ?? {};
  const set = `[SetUp "1"]\n[FEN "${fen}"]\n\n${pgn}`;
  compare('G13', games(events(binary, set))[0], right('G13'));
  tally.equal('G15 strict', refusals('G15'), ['result-mismatch']);
  const [mismatch] = read('G15');
  const { result, tag, warning } = right('G15').lenient;
  tally.equal('G15', [mismatch?.result, mismatch?.tags.Result], [result, tag]);
  tally.equal('G15 warning', mismatch?.codes, [warning.replace('_', '-')]);
  const { warnings, ...kept } = right('G16').lenient;
  compare('G16', read('G16')[0], kept);
  tally.equal('G16 warning', read('G16')[0]?.codes.includes('quote-inside'), warnings.length > 0);

  const done = ['G01', 'G03', 'G05', 'G06', 'G08', 'G10', 'G11', 'G13', 'G15', 'G16', 'G18'];
  const named = [...done, ...ELSEWHERE].sort();
  tally.equal('every report', named, [...bugs.keys()].sort());
  console.log(`reported-bugs.jsonl, kind pgn: in tests/wasm: ${[...ELSEWHERE].join(', ')}`);
}

await run(reports);
