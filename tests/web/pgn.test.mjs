// Games as PGN and as text, and what a text is that somebody opens. No browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './library.mjs';

const { findIn, readItem } = await import('../../web/past/found.js');
const { splitGameTexts } = await import('../../web/past/game-text.js');
const { clockText } = await import('../../web/clocks/clocktext.js');
const { pgnOfPast, replayed, textOf } = await import('../../web/past/past.js');
const { listGames } = await import('../../web/past/pgn-list.js');
const { pgnSentences, walkThrough } = await import('../../web/past/pgn-walk.js');
const { readFragment } = await import('../../web/past/share.js');
const { languages } = await import('../../web/texts/all.js');

const { en } = languages;
const HOURS = 'tc 40/2:00:00,20/1:00:00*';
const past = (...lines) => ({
  log: ['profile classic', HOURS, 'start startpos', 'begin', ...lines],
  names: { white: 'Hou "Y"', black: 'Ju\\' },
  date: '2026.11.30',
  level: 'club',
});
const MATE = past(
  '+0:05 W play f2f3',
  '+0:07 B play e7e5',
  '+1:00 W play g2g4',
  '+0:00.9 B play d8h4',
);

test('a finished game as PGN, by the standard', () => {
  const pgn = pgnOfPast(MATE);
  const tags = Object.fromEntries(
    [...pgn.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map((m) => [m[1], m[2]]),
  );
  assert.deepEqual(tags, {
    Event: '?',
    Site: '?',
    Date: '2026.11.30',
    Round: '?',
    White: 'Hou \\"Y\\"',
    Black: 'Ju\\\\',
    Result: '0-1',
    TimeControl: '40/7200:20/3600',
    Termination: 'normal',
  });
  const text = pgn.slice(pgn.indexOf('\n\n')).trim().replace(/\s+/g, ' ');
  assert.equal(
    text,
    '1. f3 {[%clk 1:59:55]} 1... e5 {[%clk 1:59:53]} ' +
      '2. g4 {[%clk 1:58:55]} 2... Qh4# {[%clk 1:59:52.1]} 0-1',
  );
  for (const line of pgn.split('\n')) assert.ok(line.length < 80, line);
});

const UNWATCHED = { tell() {}, signal: new AbortController().signal };
const find = (text, watch = UNWATCHED) => findIn(en, new Blob([text]), watch);
const list = (text, watch = UNWATCHED) => listGames(new Blob([text]), watch);

test('what it writes it reads again', async () => {
  const text = pgnOfPast(MATE);
  const { items } = await list(text);
  assert.deepEqual(
    items.map(({ white }) => white),
    ['Hou "Y"'],
  );
  const { start, game, problems } = walkThrough(text);
  assert.deepEqual(problems, []);
  assert.equal(game.tags.get('White'), 'Hou "Y"');
  assert.equal(replayed(MATE.log).position.fen(), lastOf(start).position.fen());
});

function lastOf(place) {
  let at = place;
  while (at.next[0]) at = at.next[0];
  return at;
}

test('an offer of a draw stands behind its move as on a scoresheet', () => {
  const offer = past('+0:05 W move e2e4', '+0:01 W offer', '+0:05 W press', '+1:00 B accept');
  offer.log[0] = 'profile fide-2023-standard';
  const pgn = pgnOfPast(offer);
  assert.match(pgn, /1\. e4 \{\(=\)\} \{\[%clk 1:59:49\]\}\s\*/);
  assert.equal(walkThrough(pgn).start.next[0].notes.offer, true);
});

test('tags that are not filled in are unknown', () => {
  const pgn = pgnOfPast(MATE, { Event: '', Site: 'Bern', Date: '' });
  assert.match(pgn, /^\[Event "\?"\]\n\[Site "Bern"\]\n\[Date "\?{4}\.\?\?\.\?\?"\]/);
});

test('terminations, results and starts', () => {
  for (const [lines, wanted] of [
    [[], /\[Result "\*"\].*Termination "unterminated"/s],
    [['W resign'], /\[Result "0-1"\].*Termination "normal"/s],
    [['+2:00:01 A flag W'], /\[Result "0-1"\].*Termination "time forfeit"/s],
    [['A penalty W loss 16.5'], /\[Result "0-1"\].*Termination "rules infraction"/s],
    [['A annul 8.3'], /\[Result "\*"\].*Termination "abandoned"/s],
    [
      ['W play e2e4', 'A penalty W both-lose'],
      /\[Result "\*"\].*Termination "adjudication".*0-0: both players lose\}\s\*\n/s,
    ],
  ])
    assert.match(pgnOfPast(past(...lines)), wanted);
  const black = past();
  black.log[2] = 'start 4k3/8/8/8/8/8/8/R3K3 b Q - 3 40';
  black.log.push('B play e8d8', 'W play O-O-O');
  const pgn = pgnOfPast(black);
  assert.match(pgn, /\[FEN "4k3\/8\/8\/8\/8\/8\/8\/R3K3 b Q - 3 40"\]\n\[SetUp "1"\]/);
  assert.match(pgn, /40\.\.\. Kd8 \{[^}]*\} 41\. O-O-O\+ \{/);
});

test('time controls as PGN has them, and what it cannot say', () => {
  for (const [tempo, tags] of [
    ['none', /TimeControl "-"/],
    ['all/0:15:00', /TimeControl "900"/],
    ['fide-2023-blitz', /TimeControl "180\+2"/],
    ['40/1:30:00+30,all/0:30:00+30', /TimeControl "40\/5400\+30:1800\+30"/],
    ['all/3:00+2d', /JadoubeTimeControl "all\/0:03:00\+0:00:02d"\]\n.*TimeControl "180"/s],
  ]) {
    const game = past();
    game.log[1] = `tc ${tempo}`;
    assert.match(pgnOfPast(game), tags, tempo);
  }
  assert.equal(clockText(7_199_999), '1:59:59');
  assert.equal(clockText(59_000), '0:00:59');
});

test('without a limit there are no clocks; an illegal move is no move of a PGN', () => {
  const game = past('W play e2e4');
  game.log[1] = 'tc none';
  assert.match(pgnOfPast(game), /\n1\. e4 \*\n/);
  const wrong = past('W move e2e4', 'W press', 'B move e7e4', 'B press', 'W play d2d4');
  wrong.log.splice(1, 0, 'set arbiter human');
  assert.match(pgnOfPast(wrong), /1\. e4 \{[^}]* e7e4 d2d4\} \*/);
});

const TWO = `\ufeff[Event "A; {1}"]
[White "Li \\"X\\""]

1. e4 {a [comment]} (1. d4 d5 (1... Nf6)) 1... e5 $1 ; to the end (
% 2. Nf3
2. Nf3 1-0

[White "B"]
1. d4 *
1. c4 1/2-1/2
`;

test('a file of several games is taken apart, and each is read alone', async () => {
  const { items } = await list(TWO);
  assert.deepEqual(
    items.map(({ white, result, opening, line }) => [white, result, opening, line]),
    [
      ['Li "X"', '1-0', '1.e4 e5 2.Nf3', 1],
      ['B', '*', '1.d4', 8],
      ['', '1/2-1/2', '1.c4', 10],
    ],
  );
  const { start, sentences, text } = await readItem(en, items[0]);
  assert.deepEqual(sentences, []);
  assert.match(text, /^\ufeff?\[Event "A; \{1\}"\]/);
  const sans = (place) => place.next.map(({ san }) => san);
  assert.deepEqual(sans(start), ['e4', 'd4']);
  assert.deepEqual(sans(start.next[0]), ['e5']);
  assert.deepEqual(sans(start.next[1]), ['d5', 'Nf6']);
  assert.equal(lastOf((await readItem(en, items[2])).start).san, 'c4');
});

test('what stands beside the moves is kept for the walk', () => {
  const text =
    '{Open} 1. e4! $14 {[%clk 1:59:50] {best [%csl Ge4,Rd5][%cal Yf1c4]} e5 ({or} 1... -- 2. d4) 2. Nf3 (=) *';
  const { start } = walkThrough(text);
  assert.deepEqual(start.notes.after, ['Open']);
  const { notes, next, squares } = start.next[0];
  assert.deepEqual([notes.nags, notes.clk, notes.after], [[1, 14], 7_190_000, ['{best']]);
  assert.deepEqual(squares, ['e2', 'e4']);
  assert.deepEqual(
    [...notes.csl, ...notes.cal].map(({ color, from, to = '' }) => color + from + to),
    ['Ge4', 'Rd5', 'Yf1c4'],
  );
  const [, passed] = next;
  assert.deepEqual([passed.san, passed.notes.before], ['--', ['or']]);
  assert.equal(passed.position.turn, 'white');
  assert.equal(passed.next[0].position.fen().split(' ')[1], 'b');
  assert.equal(next[0].next[0].notes.offer, true);
});

test('what cannot be read has its line and column in the whole file', async () => {
  const text = TWO.replace('1. d4 *', '1. d4 d5 {平}\n2. c4 {局面} Ke7 *');
  const found = await find(text);
  const { start, sentences, text: whole } = await readItem(en, found.items[1]);
  assert.deepEqual(sentences, [
    'Line 10, column 12: “Ke7”. That is no legal move there.',
    'Read until there: 3 moves.',
  ]);
  assert.equal(lastOf(start).san, 'c4');
  assert.match(whole, /Ke7 \*/, 'nothing is lost');
  const open = await find('1. e4 e5\n2. Nf3 {never closed');
  const unclosed = (await readItem(en, open.items[0])).sentences.join();
  assert.match(unclosed, /Line 2, column 8.*never closed/);
  const later = await find('1. e4 * 1. d4 Ke4 *');
  assert.match((await readItem(en, later.items[1])).sentences[0], /Line 1, column 15: “Ke4”/);
});

test('a variation that cannot be read ends there, and the game goes on', () => {
  const text = `1. e4 (1. Ke7 e5) e5 ${'('.repeat(50)} 2. f4`;
  const { start, problems } = walkThrough(text);
  assert.equal(lastOf(start).san, 'e5');
  const [first] = pgnSentences(en, problems, text);
  assert.equal(
    first,
    'Line 1, column 11: “Ke7”. That is no legal move there. That is in a variation.',
  );
});

test('a large file is read in pieces: it tells how far it is, and can be ended', async () => {
  const game = '[White "A"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0\n\n';
  const text = game.repeat(20_000);
  const told = [];
  const ends = new AbortController();
  const watch = (most) => ({
    signal: ends.signal,
    tell(progress) {
      told.push(progress);
      if (progress.games >= most) ends.abort('here');
    },
  });
  const whole = await list(text, watch(Number.POSITIVE_INFINITY));
  assert.equal(whole.items.length, 20_000);
  assert.equal(whole.items[19_999].line, 19_999 * 4 + 1);
  assert.ok(told.length > 2, 'it pauses');
  for (const { bytes, of } of told) assert.ok(bytes > 0 && bytes <= of && of === text.length);
  const some = await list(text, watch(1));
  assert.ok(some.items.length > 0 && some.items.length < 20_000, `${some.items.length}`);
  const last = some.items.at(-1);
  assert.equal(await last.part.blob.slice(last.part.from, last.part.to).text(), game);
});

test('UTF-16 is read too', async () => {
  const bytes = Buffer.from('\ufeff[White "侯"]\n\n1. e4 *', 'utf16le');
  const { items } = await find(bytes);
  assert.deepEqual([items[0].white, items[0].opening], ['侯', '1.e4']);
});

test('texts that are nothing known, and broken ones of each kind', async () => {
  const wrong = async (text) => {
    const found = await find(text);
    if (found.kind !== 'games') return found.sentences;
    return (await readItem(en, found.items[0])).sentences;
  };
  for (const [text, said] of [
    ['', /no position/],
    ['hello world', /no position.*Line 1, column 1: “hello world”/s],
    ['8/8/8/8/8/8/8/8 w - - 0 1', /cannot be used.*White has no king/s],
    ['rnbqkbnr/ppp', /no position/],
    ['4k3/8/8/8/8/8/8/4K2x w - - 0 1', /A letter is no piece.*field 1, column 20/s],
    ['[FEN "8/8 w"]\n*', /cannot be used/],
    ['jadoube 1\nbegin\nW fly e2\n', /Line 3, column 3: “fly e2”.*Read until there: 0 moves/s],
    ['jadoube 9\n', /later version/],
  ])
    assert.match((await wrong(text)).join('\n'), said, text);
});

test('a game as text keeps its names, and goes on where it was', async () => {
  const game = replayed(MATE.log);
  const text = textOf(MATE, game) + textOf(past('W play e2e4'), replayed(past('W play e2e4').log));
  assert.equal(splitGameTexts(text).length, 2);
  const { items } = await find(text);
  assert.deepEqual(
    items.map(({ white, result, opening }) => [white, result, opening]),
    [
      ['Hou "Y"', '0-1', 'f3 e5 g4 Qh4#'],
      ['Hou "Y"', '*', 'e4'],
    ],
  );
  const { start, game: again, sentences } = await readItem(en, items[0]);
  assert.deepEqual(sentences, []);
  assert.deepEqual(again.log, game.log);
  assert.equal(lastOf(start).san, 'Qh4#');
});

test('fragments that are damaged', async () => {
  for (const hash of ['#game=', '#game=1AAAA', '#game=x', '#game=1%%%', '#fen=%E0%A4%A'])
    assert.equal(await readFragment(hash), null, hash);
  for (const hash of ['', '#board', '#v1&fen=x']) assert.equal(await readFragment(hash), undefined);
  assert.equal(await readFragment('#pgn=1.%20e4%20*'), '1. e4 *');
});
