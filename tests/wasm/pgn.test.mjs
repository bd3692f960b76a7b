// pgn.test.mjs -- the PGN entry against the sets: rows and trees, whole and in pieces.
//
// DATA=DIR adds the large sets.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { checkPgn, checkPgnStream, readPgn, readPgnStream } from '../../build/npm/pgn.js';
import { data, deviations, fnv64, large, rows } from './support.mjs';

const FOLDER = new URL('../data/pgn/', import.meta.url);
const bytesOf = (name) => readFileSync(new URL(name, FOLDER));
const judgedOtherwise = deviations();

/** The columns of the answers. */
const columns = (row) =>
  [
    row.id,
    row.plies ?? '-',
    row.tag ?? '-',
    row.result ?? '-',
    row.fen ?? '-',
    row.flags || '-',
    row.claims || '-',
    row.occurrences,
    row.third,
    row.fifth,
    row.fifty,
    row.seventyFive,
    row.uciHash,
    row.sanHash,
    row.variations,
    row.comments,
    row.nags,
    row.errors.join(',') || '-',
  ].join('\t');

const all = (generator) => Array.from(generator);
async function allInTime(generator) {
  const list = [];
  for await (const each of generator) list.push(each);
  return list;
}

/** What can be told of a tree in the columns of the answers. */
function told(game) {
  const main = game.moves;
  let variations = 0;
  let nags = 0;
  for (const open = [game.root]; open.length; ) {
    const node = open.pop();
    variations += Math.max(0, node.next.length - 1);
    nags += node.nags.length;
    open.push(...node.next);
  }
  return [
    game.tags.get('GameId') ?? '',
    main.length,
    game.tags.get('Result') ?? '-',
    game.result,
    fnv64(main.map(({ uci }) => uci).join(' ')),
    fnv64(main.map(({ san }) => san).join(' ')),
    variations,
    nags,
  ].join('\t');
}
const toldBy = (line, withId) => {
  const c = line.split('\t');
  return [withId ? c[0] : '', c[1], c[2], c[3], c[12], c[13], c[14], c[16]].join('\t');
};

// ---- sets with answers --------------------------------------------------------------------------

const SMALL = ['masters200', 'annotated40', 'chess960'];
const LARGE = ['masters', 'annotated1000', 'lichess_clk'];
const sets = SMALL.map((name) => new URL(`${name}.pgn`, FOLDER).pathname);
for (const name of LARGE) sets.push(large(`large/pgn/${name}.pgn`) ?? []);
sets.push(large('draws/games.pgn') ?? []);

for (const path of sets.flat()) {
  const bytes = readFileSync(path);
  const answers = readFileSync(path.replace(/pgn$/, 'answers.tsv'), 'utf8')
    .split('\n')
    .slice(0, -1);
  const name = path.split('/').at(-1);

  test(`${name}: rows`, () => {
    const got = all(checkPgn(bytes)).map(columns);
    assert.equal(got.length, answers.length);
    for (const [n, answer] of answers.entries()) assert.equal(got[n], answer);
  });

  test(`${name}: trees`, () => {
    let n = 0;
    for (const { ok, value, warnings } of readPgn(bytes)) {
      assert.ok(ok);
      // Some tags of draws/games.pgn tell another result, which is what the set is for.
      assert.deepEqual(
        warnings.filter(({ code }) => code !== 'result-mismatch'),
        [],
      );
      const tagged = value.tags.has('GameId');
      assert.equal(told(value), toldBy(answers[n++], tagged));
    }
    assert.equal(n, answers.length);
  });

  test(`${name}: the same as text, in pieces, and in time`, async () => {
    const head = bytes.subarray(0, 200_000);
    const wanted = all(readPgn(head));
    const text = new TextDecoder('utf-8').decode(head);
    const pieces = [];
    for (let at = 0, n = 1; at < head.length; at += n, n = (n * 7 + 3) % 1000)
      pieces.push(head.subarray(at, at + n));
    assert.deepEqual(all(readPgn(pieces)), wanted);
    assert.deepEqual(all(readPgn(text)), wanted);
    assert.deepEqual(all(readPgn(text.match(/[\s\S]{1,777}/g))), wanted);
    assert.deepEqual(await allInTime(readPgnStream(pieces)), wanted);
    const stream = new Blob([head]).stream();
    assert.deepEqual(await allInTime(readPgnStream(stream)), wanted);
    const rowsInTime = await allInTime(checkPgnStream(new Blob([head]).stream()));
    assert.deepEqual(rowsInTime, all(checkPgn(head)));
  });
}

// ---- broken files -------------------------------------------------------------------------------

const worst = (warnings) => {
  const found = new Set(warnings.map(({ severity }) => severity));
  if (found.has('error')) return 'error';
  return found.size > 0 ? 'warn' : 'ok';
};

for (const [file, games, verdict, note] of rows(data('pgn/made.expect.tsv')))
  test(`made/${file}: ${note}`, () => {
    const deviation = judgedOtherwise.get(`made/${file}`);
    const wanted = deviation?.ours ?? `${games} ${verdict}`;
    const read = all(readPgn(bytesOf(`made/${file}`)));
    const problems = read.flatMap(({ warnings, error }) => warnings ?? error);
    const values = read.flatMap(({ ok, value }) => (ok ? [value] : []));
    const plies = values.map(({ start, moves }) => (start === null ? '-' : moves.length));
    const none = values.length === 0 && worst(problems) === 'error';
    assert.equal(`${none ? '-' : plies.join(',')} ${worst(problems)}`, wanted);
    const lines = all(checkPgn(bytesOf(`made/${file}`)));
    assert.equal(lines.length, plies.length);
    const strict = all(readPgn(bytesOf(`made/${file}`), { mode: 'strict' }));
    assert.equal(
      strict.every(({ ok }) => ok),
      problems.every(({ severity }) => severity === 'remark'),
    );
    for (const { ok, error } of strict)
      if (!ok) assert.ok(error.some(({ severity }) => severity === 'error'));
  });

for (const file of new Set(rows(data('pgn/variety.answers.tsv')).map(([name]) => name)))
  test(`variety/${file}`, () => {
    const rowsOfFile = rows(data('pgn/variety.answers.tsv')).filter(([name]) => name === file);
    const got = all(checkPgn(bytesOf(`variety/${file}`))).map((row) => columns(row).split('\t'));
    if (rowsOfFile.some((row) => row[18] !== '-')) {
      assert.ok(got.some((row) => row[17] !== '-'));
      return;
    }
    const short = (list) => list.map((row) => `${row[1]}/${row[3]}`).join(',');
    const answers = rowsOfFile.map(([, ...row]) => row);
    const deviation = judgedOtherwise.get(`variety/${file}`);
    assert.equal(short(got), deviation?.ours ?? short(answers));
    if (!deviation) assert.deepEqual(got, answers);
    assert.equal(all(readPgn(bytesOf(`variety/${file}`))).length, got.length);
  });

test('a file in another language', () => {
  const [german] = readPgn(bytesOf('made/43_german.pgn'), { locale: 'de' });
  assert.equal(german.value.moves.length, 9);
  assert.equal(german.value.moves[2].san, 'Nf3');
});

test('encodings', () => {
  const white = (name, options) => {
    const [read] = readPgn(bytesOf(name), options);
    return read.value.tags.get('White');
  };
  assert.match(white('made/05_latin1_names.pgn'), /^[ -~\u00a0-\u00ff]+$/);
  assert.match(white('made/07_cp1251.pgn', { encoding: 'windows-1251' }), /^[ -~\u0400-\u04ff]+$/);
  assert.match(white('made/08_gb18030.pgn', { encoding: 'gb18030' }), /[\u4e00-\u9fff]/);
  const [wide] = readPgn(bytesOf('made/09_utf16le.pgn'), { encoding: 'utf-16le' });
  assert.ok(wide.value.moves.length > 0);
  const [refused] = readPgn(bytesOf('made/09_utf16le.pgn'));
  assert.deepEqual([refused.ok, refused.error[0].code], [false, 'utf-16']);
});

test('two readings at once, and other work between', async () => {
  const a = readPgn(bytesOf('masters200.pgn'));
  const b = checkPgn(bytesOf('annotated40.pgn'));
  const wanted = [
    all(readPgn(bytesOf('masters200.pgn'))),
    all(checkPgn(bytesOf('annotated40.pgn'))),
  ];
  const got = [[], []];
  for (let more = true; more; ) {
    const [x, y] = [a.next(), b.next()];
    if (!x.done) got[0].push(x.value);
    if (!y.done) got[1].push(y.value);
    more = !x.done || !y.done;
  }
  assert.deepEqual(got, wanted);
});

test('wrong arguments are named', () => {
  for (const source of [undefined, null, 1, {}, [1]])
    assert.throws(() => all(readPgn(source)), /^TypeError: source: /, String(source));
  assert.throws(() => readPgn('', { mode: 'x' }), /^RangeError: mode: /);
  assert.throws(() => readPgn('', { locale: 'x' }), /^RangeError: locale: /);
  assert.throws(() => readPgn('', { encoding: 'x' }), /^RangeError: encoding: /);
  assert.throws(() => readPgn('', null), /^TypeError: options: /);
});

test('a comment before the game belongs to it, with and without tags', () => {
  for (const tags of ['', '[Event "a"]\n\n']) {
    const text = `1. d4 Ke4 *\n\n{one} {two}\n${tags}{three} 1. e4 *`;
    const [, second] = all(readPgn(text));
    assert.deepEqual(second.value.root.after, ['one', 'two', 'three']);
  }
});

test('where each game begins: alone it is read as in the whole', () => {
  const pieces = [
    '\n; lead\n[Event "1"]\n\n{é} 1. e4 (1. Ke4) e5 *\n\n',
    '{before} {it}\n[Event "2"]\n\n1. d4 *\n',
    '1. c4 Ke4 1/2-1/2',
  ];
  const bytes = pieces.map((piece) => Buffer.from(piece));
  const whole = all(readPgn(Buffer.concat(bytes)));
  const offsets = whole.map(({ value }) => value.place.offset);
  assert.deepEqual(offsets, [1, bytes[0].length, bytes[0].length + bytes[1].length + '1. '.length]);
  assert.deepEqual(
    whole.map(({ value }) => [value.place.line, value.place.column]),
    [
      [3, 1],
      [8, 1],
      [11, 4],
    ],
  );
  for (const [n, piece] of bytes.entries()) {
    const [alone, none] = all(readPgn(piece));
    assert.equal(none, undefined);
    const { tags, root } = alone.value;
    assert.deepEqual({ tags, root }, { tags: whole[n].value.tags, root: whole[n].value.root });
  }
  assert.deepEqual(
    whole.map(({ value }) => value.warnings.map(({ code, variation }) => [code, variation])),
    [[['move-illegal', true]], [], [['move-illegal', undefined]]],
  );
});
