// Games as PGN and as text, and what a text is that somebody opens. No browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './library.mjs';

const { findIn, readItem } = await import('../../web/found.js');
const { splitGameTexts } = await import('../../web/game-text.js');
const { pgnOfPast, textOf } = await import('../../web/past.js');
const { clockText, pgnTempo, tell } = await import('../../web/pgn.js');
const { openingOf, splitPgn } = await import('../../web/pgn-files.js');
const { readRecord } = await import('../../web/record.js');
const { readFragment } = await import('../../web/share.js');
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
      '2. g4 {[%clk 1:58:55]} 2... Qh4# {[%clk 1:59:52]} 0-1',
  );
  for (const line of pgn.split('\n')) assert.ok(line.length < 80, line);
});

test('what it writes it reads again', () => {
  const [game, none] = splitPgn(pgnOfPast(MATE));
  assert.equal(none, undefined);
  assert.equal(game.tags.White, 'Hou "Y"');
  const read = readRecord('', game.text, 'legal');
  assert.ok(read.ok);
  assert.equal(tell(MATE.log).game.position.fen(), lastOf(read.value).position.fen());
});

function lastOf(place) {
  let at = place;
  while (at.next[0]) at = at.next[0];
  return at;
}

test('the same as the library writes', async () => {
  const { gameToPgn, writePgn } = await import('../../build/npm/pgn.js');
  const castling = past('B play e8d8', 'W play O-O-O');
  castling.log[2] = 'start 4k3/8/8/8/8/8/8/R3K3 b Q - 3 40';
  const increment = past('+0:05 W move e2e4', '+0:05 W press', '+1:00 B offer', '+0:01 W accept');
  increment.log[1] = 'tc 40/1:30:00+30,all/0:30:00+30';
  const hands = past('+0:03 W touch e2', '+0:02 W move e2e4', '+0:01 B touch a7', '+0:04 W press');
  const parts = (pgn) => [
    [...pgn.matchAll(/^\[.*\]$/gm)].map(([tag]) => tag).sort(),
    pgn
      .slice(pgn.indexOf('\n\n'))
      .replace(/(:\d\d)\.\d+\]/g, '$1]')
      .trim(),
  ];
  for (const game of [MATE, past('W resign'), castling, increment, hands]) {
    const tags = { White: game.names.white, Black: game.names.black, Date: game.date };
    const theirs = writePgn(gameToPgn(tell(game.log).game, { tags }));
    assert.deepEqual(parts(pgnOfPast(game)), parts(theirs));
  }
});

test('terminations, results and starts', () => {
  for (const [lines, wanted] of [
    [[], /\[Result "\*"\].*Termination "unterminated"/s],
    [['W resign'], /\[Result "0-1"\].*Termination "normal"/s],
    [['+2:00:01 A flag W'], /\[Result "0-1"\].*Termination "time forfeit"/s],
    [['A penalty W loss 16.5'], /\[Result "0-1"\].*Termination "rules infraction"/s],
    [['A annul 8.3'], /\[Result "\*"\].*Termination "abandoned"/s],
  ])
    assert.match(pgnOfPast(past(...lines)), wanted);
  const black = past();
  black.log[2] = 'start 4k3/8/8/8/8/8/8/R3K3 b Q - 3 40';
  black.log.push('B play e8d8', 'W play O-O-O');
  const pgn = pgnOfPast(black);
  assert.match(pgn, /\[SetUp "1"\]\n\[FEN "4k3\/8\/8\/8\/8\/8\/8\/R3K3 b Q - 3 40"\]/);
  assert.match(pgn, /40\.\.\. Kd8 \{[^}]*\} 41\. O-O-O\+ \{/);
});

test('time controls and clocks as PGN has them', () => {
  for (const [tempo, text] of [
    ['none', '-'],
    ['all/0:15:00', '900'],
    ['40/1:30:00+30,all/0:30:00+30', '40/5400+30:1800+30'],
    ['all/3:00+2d', '?'],
  ])
    assert.equal(pgnTempo(tempo), text, tempo);
  assert.equal(clockText(7_199_999), '1:59:59');
  assert.equal(clockText(59_000), '0:00:59');
});

test('without a limit there are no clocks; an illegal move is no move of a PGN', () => {
  const game = past('W play e2e4');
  game.log[1] = 'tc none';
  assert.match(pgnOfPast(game), /\n1\. e4 \*\n/);
  const wrong = past('W move e2e4', 'W press', 'B move e7e4', 'B press', 'W play d2d4');
  wrong.log.splice(1, 0, 'set arbiter human');
  const told = tell(wrong.log);
  assert.match(pgnOfPast(wrong), told.illegal.length ? /\{not legal: e7e4/ : /1\. e4 \{[^}]*\} \*/);
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

test('a file of several games is taken apart', () => {
  const games = splitPgn(TWO);
  assert.deepEqual(
    games.map(({ tags, line }) => [tags.White, line]),
    [
      ['Li "X"', 1],
      ['B', 8],
      [undefined, 10],
    ],
  );
  assert.equal(openingOf(games[0].text), '1.e4 e5 2.Nf3 1-0');
  const read = readRecord('', games[0].text, 'legal');
  const sans = (place) => place.next.map(({ san }) => san);
  assert.deepEqual(sans(read.value), ['e4', 'd4']);
  assert.deepEqual(sans(read.value.next[0]), ['e5']);
  assert.deepEqual(sans(read.value.next[1]), ['d5', 'Nf6']);
});

test('what cannot be read has its line and column in the whole file', () => {
  const text = TWO.replace('1. d4 *', '1. d4 d5\n2. c4 Ke7 *');
  const found = findIn(en, text);
  const { start, sentences } = readItem(en, found.items[1]);
  assert.deepEqual(sentences, [
    'Line 10, column 7: “Ke7”.',
    'That is no legal move there.',
    'Read until there: 3 moves.',
  ]);
  assert.equal(lastOf(start).san, 'c4');
  const open = findIn(en, '1. e4 e5\n2. Nf3 {never closed');
  assert.match(readItem(en, open.items[0]).sentences.join(), /Line 2, column 8.*never closed/);
});

test('a variation that cannot be read ends there, and the game goes on', () => {
  const read = readRecord('', `1. e4 (1. Ke7 e5) e5 ${'('.repeat(500)} 2. f4`, 'legal');
  assert.ok(read.ok);
  assert.equal(lastOf(read.value).san, 'e5');
});

test('texts that are nothing known, and broken ones of each kind', () => {
  const wrong = (text) => {
    const found = findIn(en, text);
    return found.kind === 'games' ? readItem(en, found.items[0]).sentences : found.sentences;
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
    assert.match(wrong(text).join('\n'), said, text);
});

test('a game as text keeps its names, and goes on where it was', () => {
  const { game } = tell(MATE.log);
  const text = textOf(MATE, game) + textOf(past('W play e2e4'), tell(past('W play e2e4').log).game);
  assert.equal(splitGameTexts(text).length, 2);
  const { items } = findIn(en, text);
  assert.deepEqual(
    items.map(({ white, result, opening }) => [white, result, opening]),
    [
      ['Hou "Y"', '0-1', 'f3 e5 g4 Qh4#'],
      ['Hou "Y"', '*', 'e4'],
    ],
  );
  const { start, game: again, sentences } = readItem(en, items[0]);
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
