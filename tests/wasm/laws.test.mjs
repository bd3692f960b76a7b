// laws.test.mjs -- jadoube/laws: a sentence in every language for whatever the library can say.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Game, Position } from './support.mjs';

const built = new URL('../../build/npm/', import.meta.url);
const laws = await import(new URL('laws.js', built));
const { readTimeControl, readPgn } = await import(new URL('pgn.js', built));
const { article, classicNumbers, contextOf, languages, problem, sentence } = laws;

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const rows = (file, pattern) => [...read(`core/${file}`).matchAll(pattern)].map((row) => row[1]);
const LEFT_OPEN = /\{\w+\}|undefined|NaN/;

test('the entry stands alone', () => {
  const text = read('build/npm/internal/laws.js');
  assert.doesNotMatch(text, /\b(?:import|require)\b[^\n]*jadoube/);
  assert.deepEqual(languages, ['en', 'zh-Hans', 'zh-Hant']);
});

// ---- verdicts -------------------------------------------------------------------------------------

test('a verdict, a refusal and an outcome are told', () => {
  const game = new Game(['profile classic', 'begin']);
  const [verdict] = game.whatIf('W touch e2');
  assert.match(sentence(verdict, contextOf(game)), /^White must play .*: e2e3, e2e4\./);
  const refusal = game.options('black').refused.find(({ code }) => code === 'not-on-move');
  assert.match(sentence(refusal, contextOf(game)), /^Black does not have the move\./);
  game.apply('W resign');
  assert.equal(sentence(game.outcome, contextOf(game)), 'Black has won: White resigned.');
  assert.equal(sentence(game.outcome, { lang: 'zh-Hans' }), '白方认输，黑方获胜。');
});

test('the edition decides what a number means', () => {
  const game = new Game(['profile fide-2023-standard', 'begin']);
  assert.equal(contextOf(game).edition, 'fide-2023');
  assert.equal(contextOf(new Game()).edition, 'classic');
  const modern = article('4.3.1', { edition: 'fide-2023' });
  assert.match(modern, /touch/);
  assert.equal(article('4.3.1'), undefined);
  assert.notEqual(article('7.1'), article('7.1', { edition: 'fide-2023' }));
});

test('every verdict code has a sentence without gaps in every language', () => {
  for (const code of rows('verdicts.def', /^VERDICT\((\w+),/gm))
    for (const lang of languages) {
      const args = code === 'RESULT' ? ['1-0'] : code === 'POINTS' ? ['1', '0'] : ['W', '1'];
      const said = sentence({ code, article: '10.1', args, ruling: true, text: 'TEXT' }, { lang });
      assert.doesNotMatch(said, LEFT_OPEN, `${lang} ${code}`);
      assert.notEqual(said, 'TEXT', `${lang} ${code}`);
    }
});

// ---- problems -------------------------------------------------------------------------------------

const codes = [
  ...rows('board/reasons.def', /^REASON\(\w+, "([\w-]+)"/gm).filter((code) => code !== 'legal'),
  ...rows('notation/fen_problems.def', /^PROBLEM\(\w+, "([\w-]+)"/gm),
  ...rows('notation/pgn_problems.def', /^PROBLEM\(\w+, \w+, "([\w-]+)"/gm),
  ...['start-unknown', 'time-control', 'time-control-unknown', 'hourglass'],
  ...['syntax', 'illegal', 'ambiguous', 'promotion', 'null', 'too-long', 'not-canonical'],
];

test('every problem of moves, FENs and PGNs has its own sentence in every language', () => {
  assert.ok(codes.length > 120, `${codes.length} codes`);
  for (const lang of languages) {
    const other = problem({ code: 'x' }, { lang }).split('x')[0];
    for (const code of codes) {
      const said = problem({ code, squares: ['e4', 'd5'] }, { lang, move: 'e2e4' });
      assert.doesNotMatch(said, LEFT_OPEN, `${lang} ${code}`);
      assert.ok(!said.startsWith(other), `${lang} ${code}: ${said}`);
    }
  }
});

test('problems name squares and places', () => {
  const { start } = Position;
  const told = (uci) => start.why(uci).map((each) => problem(each, { move: uci }));
  assert.deepEqual(told('a1a3'), ['The piece on a2 is in the way.']);
  assert.deepEqual(told('g1g3'), ['From g1 the knight does not reach g3.']);
  const [first] = Position.fromFen('8/8/8/9/8/8/8/8 w - - 0 1').error;
  assert.equal(problem(first), 'A digit on the board is from 1 to 8. (field 1, column 7)');
  assert.equal(
    problem(start.parse('Qxh9').error[0]),
    'This is not how a move is written. (column 3)',
  );
  const [hint] = start.parse('g1f3').warnings;
  assert.equal(problem(hint, { lang: 'zh-Hant' }), '通常寫作 Nf3。');
});

test('a problem of a PGN is told with its line', () => {
  const [game] = readPgn('[Event "x"]\n\n1. e4 e5 2. Nf4 e6 *\n');
  assert.deepEqual(
    game.value.warnings.filter(({ severity }) => severity === 'error').map((each) => problem(each)),
    ['That is no legal move there. (line 3, column 13)'],
  );
  const [strict] = readPgn('1. e4 e5\n2. Nf4', { mode: 'strict' });
  assert.equal(strict.ok, false);
  for (const each of strict.error)
    assert.match(problem(each, { lang: 'zh-Hans' }), /^.*。（第 \d+ 行，第 \d+ 列）$/);
  assert.equal(
    problem(readTimeControl('?').error[0]),
    'It is said that the time control is not known. (column 1)',
  );
});

// ---- Articles -------------------------------------------------------------------------------------

test('every Article that a verdict can cite has a text in every language', () => {
  const numbers = [
    ...read('core/articles.def').matchAll(/^ARTICLE\(\w+, "([^"]+)", "([^"]+)"\)/gm),
  ];
  for (const [, classic, modern] of numbers)
    for (const lang of languages) {
      if (!classic.startsWith('III')) assert.ok(article(classic, { lang }), `${lang} ${classic}`);
      assert.ok(article(modern, { lang, edition: 'fide-2023' }), `${lang} ${modern}`);
    }
  assert.equal(article('99'), undefined);
});

// ---- wrong arguments ------------------------------------------------------------------------------

const verdict = { code: 'FREE', article: '7.3', args: [], ruling: false, text: 'FREE 7.3' };
const wrong = [
  [TypeError, 'verdict', () => sentence(null)],
  [TypeError, 'verdict', () => sentence('FREE')],
  [TypeError, 'verdict.code', () => sentence({})],
  [TypeError, 'verdict.article', () => sentence({ code: 'FREE' })],
  [TypeError, 'options', () => sentence(verdict, null)],
  [RangeError, 'lang', () => sentence(verdict, { lang: 'fr' })],
  [TypeError, 'lang', () => problem({ code: 'x' }, { lang: 7 })],
  [RangeError, 'edition', () => article('1.1', { edition: '2018' })],
  [RangeError, 'turn', () => sentence(verdict, { turn: 'w' })],
  [TypeError, 'problem', () => problem(undefined)],
  [TypeError, 'problem.code', () => problem({ code: 1 })],
  [TypeError, 'move', () => problem({ code: 'x' }, { move: null })],
  [TypeError, 'number', () => article(7.2)],
  [TypeError, 'number', () => classicNumbers(4.3)],
  [RangeError, 'edition', () => classicNumbers('4.3', { edition: '2018' })],
  [TypeError, 'game', () => contextOf(null)],
  [TypeError, 'game.state', () => contextOf({})],
  [TypeError, 'game.log', () => contextOf({ state: {} })],
];

for (const [Wrong, argument, call] of wrong)
  test(`a wrong ${argument} is a ${Wrong.name}: ${call}`, () => {
    assert.throws(
      call,
      (error) => error.constructor === Wrong && error.message.startsWith(`${argument}:`),
    );
  });

test('every public name is tried here', () => {
  assert.deepEqual(Object.keys(laws).sort(), [
    'article',
    'classicNumbers',
    'contextOf',
    'languages',
    'problem',
    'sentence',
  ]);
});

test('the classic paragraphs that a number of 2023 stands for', () => {
  assert.deepEqual(classicNumbers('4.3.1', { edition: 'fide-2023' }), ['7.2(1)']);
  assert.deepEqual(classicNumbers('4.3.1'), ['4.3.1']);
  assert.deepEqual(classicNumbers('99.9', { edition: 'fide-2023' }), ['99.9']);
});
