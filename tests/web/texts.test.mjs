// The tables of texts: the same keys and places in every language, every Article in them, and Chinese in
// one kind of characters. What the referee says is tested in sentences.test.mjs. No browser.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { describeTempo, presets, readTempo } from '../../web/clocks/tempo.js';
import { actName } from '../../web/report/act-name.js';
import { languages } from '../../web/texts/all.js';
import { fide2023, isOnlyThen } from '../../web/texts/fide-2023.js';
import { either, languageFor, languageNames } from '../../web/texts/index.js';
import { fill, lawText } from '../../web/texts/sentence.js';
import { simplified, traditional } from './characters.mjs';

const { en, ...others } = languages;
const { 'zh-Hans': hans, 'zh-Hant': hant } = languages;
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const rows = (file, pattern) =>
  [...read(`core/${file}`).matchAll(pattern)].map((row) => row.slice(1));
const articles = rows('articles.def', /^ARTICLE\(\w+, "([^"]+)", "([^"]+)"\)/gm);

/** Every path to a text, with the places it fills. */
function shape(table, path = '') {
  if (typeof table === 'string')
    return [[path, [...new Set(table.match(/\{\w+\}/g))].sort().join()]];
  return Object.entries(table).flatMap(([key, value]) => shape(value, `${path}/${key}`));
}

/** The whole text of a language, without names of keys and what is filled in. */
const allText = (table) =>
  typeof table === 'string' ? table : Object.values(table).map(allText).join('\n');

// ---- languages against each other -----------------------------------------------------------------

for (const [tag, words] of Object.entries(others)) {
  test(`${tag} has the texts of English, and no others`, () => {
    const paths = (table) =>
      shape(table)
        .map(([path]) => path)
        // The second half of a sentence is a matter of the language.
        .filter((path) => !/^\/verdicts\/.*\/1$/.test(path))
        .sort();
    assert.deepEqual(paths(words), paths(en));
  });

  test(`${tag} fills in what English does`, () => {
    // A sentence as a whole: its halves may share the places in another way.
    const places = (table) => {
      const all = new Map();
      for (const [path, found] of shape(table)) {
        const whole = path.replace(/\/[01]$/, '');
        all.set(whole, new Set([...(all.get(whole) ?? []), ...found.split(',').filter(Boolean)]));
      }
      return [...all].map(([path, found]) => `${path} ${[...found].sort()}`).sort();
    };
    assert.deepEqual(places(words), places(en));
  });

  test(`${tag} has no sentence left in English`, () => {
    const left = shape(words).filter(([path]) => {
      const [text, same] = [words, en].map((table) =>
        path.slice(1).split('/').length ? at(table, path) : '',
      );
      return text === same && /[a-z]{3} [a-z]{3}/i.test(text);
    });
    assert.deepEqual(left, []);
  });
}

/** The text at a path; keys may have a slash in them. */
function at(table, path) {
  if (typeof table === 'string') return table;
  const rest = path.slice(1);
  const key = Object.keys(table).find((name) => rest === name || rest.startsWith(`${name}/`));
  return at(table[key], rest.slice(key.length));
}

test('a sentence ends as a sentence', () => {
  for (const words of Object.values(languages)) {
    const end = words === en ? /[.!?]$/ : /[。！？]$/;
    for (const [key, parts] of Object.entries(words.verdicts))
      for (const text of parts) assert.match(text, end, key);
    for (const table of [words.laws, words.fide2023, words.reasons])
      for (const [key, text] of Object.entries(table)) assert.match(text, end, key);
  }
});

test('no Chinese text mixes simplified and traditional characters', () => {
  assert.equal(simplified.length, traditional.length);
  assert.ok(simplified.length >= 300);
  const among = (text, characters) =>
    [...new Set(text)].filter((each) => characters.includes(each));
  assert.deepEqual(among(allText(hans), traditional), []);
  assert.deepEqual(among(allText(hant), simplified), []);
  // The queen is no “after”, the clock no “goblet”.
  assert.doesNotMatch(allText(hant), /[鍾籤]|為後[，、。]|[、一]後、|王後/);
  assert.equal(hant.piece.q, '后');
});

// ---- tables against what the library knows ----------------------------------------------------------

test('every reason of the library and every problem of a FEN that stops a game has its sentence', () => {
  const reasons = rows('board/reasons.def', /^REASON\(\w+, "([\w-]+)"/gm).flat();
  assert.ok(reasons.length > 20);
  for (const reason of reasons) if (reason !== 'legal') assert.ok(en.reasons[reason], reason);
  const problems = rows('notation/fen_problems.def', /^PROBLEM\(\w+, "([\w-]+)"/gm).flat();
  const stopping = problems.slice(0, problems.indexOf('opponent-in-check') + 1);
  assert.ok(stopping.length > 15);
  for (const problem of stopping) assert.ok(en.fen[problem], problem);
});

test('every paragraph of the Laws has a text of its own', () => {
  const folder = new URL('../laws/', import.meta.url);
  const paragraphs = readdirSync(folder)
    .filter((name) => /^art\d.*\.md$/.test(name))
    .flatMap((name) => [...read(`tests/laws/${name}`).matchAll(/^### ([\d.()]+)/gm)])
    .map(([, number]) => number);
  assert.ok(paragraphs.length > 100);
  for (const number of paragraphs)
    for (const { laws, name } of Object.values(languages))
      assert.ok(laws[number], `${name} ${number}`);
});

test('every Article that a verdict can cite has a text, in the numbers of each edition', () => {
  assert.ok(articles.length > 100);
  for (const [classic, modern] of articles)
    for (const words of Object.values(languages)) {
      assert.ok(lawText(words, classic), classic);
      assert.ok(lawText(words, modern, 'fide-2023'), modern);
    }
  assert.equal(lawText(en, '99.1'), undefined);
  assert.equal(lawText(en, '99.1', 'fide-2023'), undefined);
});

test('the numbers of 2023 stand for the classic paragraphs of core/articles.def', () => {
  const expected = {};
  for (const [classic, modern] of articles) {
    expected[modern] ??= [];
    if (!expected[modern].includes(classic)) expected[modern].push(classic);
  }
  assert.deepEqual(fide2023, expected);
});

test('which numbers only 2023 has', () => {
  for (const number of Object.keys(fide2023))
    assert.equal(isOnlyThen(number), !Object.hasOwn(en.laws, number), number);
  const other = ['3.9.1', '4.2.1'];
  assert.deepEqual(Object.keys(en.laws).filter(isOnlyThen), []);
  assert.ok(other.every(isOnlyThen));
});

test('what 2023 says otherwise stands under numbers that verdicts cite', () => {
  const cited = new Set(articles.map(([, modern]) => modern));
  for (const number of Object.keys(en.fide2023)) assert.ok(cited.has(number), number);
});

// ---- small parts ------------------------------------------------------------------------------------

test('filling in and joining', () => {
  assert.equal(fill('{a} and {b}{c}', { a: 1, b: 'x' }), '1 and x');
  assert.equal(either(en, ['a', 'b', 'c']), 'a, b or c');
  assert.equal(either(hans, ['a', 'b', 'c']), 'a、b 或 c');
  assert.equal(either(en, []), '');
});

test('each language is offered by its own name', () => {
  for (const [tag, { name }] of Object.entries(languages)) assert.equal(languageNames[tag], name);
  assert.equal(Object.keys(languageNames).length, Object.keys(languages).length);
});

test('the language is the first that the reader prefers', () => {
  for (const [preferred, tag] of [
    [['fr-FR', 'zh-CN', 'en'], 'zh-Hans'],
    [['zh'], 'zh-Hans'],
    [['zh-SG'], 'zh-Hans'],
    [['zh-TW', 'en'], 'zh-Hant'],
    [['zh-HK'], 'zh-Hant'],
    [['zh-Hant'], 'zh-Hant'],
    [['zh-Hans-HK'], 'zh-Hans'],
    [['en-US', 'zh-CN'], 'en'],
    [[], 'en'],
  ])
    assert.equal(languageFor(preferred), tag, preferred.join());
});

test('time controls are read and described', () => {
  for (const text of presets.filter((preset) => preset !== 'none'))
    assert.equal(readTempo(text).ok, true, text);
  assert.equal(describeTempo(en, 'none'), 'without a limit');
  assert.equal(
    describeTempo(en, '40/2:00:00,20/1:00:00*'),
    '40 moves in 2 h, then 20 moves in 1 h, repeated',
  );
  assert.equal(describeTempo(hans, 'all/1:30:00'), '1 小时 30 分钟下完');
  assert.equal(describeTempo(hant, 'all/1:30:00'), '1 小時 30 分鐘下完');
  for (const text of ['0/1:00', '40/0', '40/1:00:60', '40/1:00/2', ',', '*'])
    assert.equal(readTempo(text).ok, false, text);
});

// ---- the report -----------------------------------------------------------------------------------

/** Lines as the desk and the players' claims write them. */
const SPOKEN = [
  ...'stop;restart no-reason;set used W 60;flag white;flags;verify;answer yes;illegal'.split(';'),
  ...'found setup;setup 8/8;check;penalty W warn;sheet lend white;sheet deny white'.split(';'),
  ...'sheets;cannot;annul 8.1;score'.split(';'),
].map((act) => `A ${act}`);
const CLAIMED = [
  ...'rep3;fifty;touch;illegal;displaced;setup;colours;board;flag;clock;time'.split(';'),
  ...'conduct 15.1(1);conduct 15.1(4);increment;no-effort'.split(';'),
].map((what) => `claim ${what}`);
const SAID = [
  ...CLAIMED,
  ...'stop offer accept reject resign refuse absent arrive record'.split(' '),
];

test('what is said and ruled has a name in the report', () => {
  for (const words of [en, hans, hant]) {
    const lines = [...SPOKEN, ...SAID.flatMap((act) => [`W ${act}`, `B ${act}`])];
    for (const line of lines) {
      const name = actName(words, line);
      assert.match(name, /^[^:：]+[:：] ?\S/u, `${words.name}: ${line}`);
      assert.doesNotMatch(name, /…|undefined/, line);
    }
    assert.equal(actName(words, 'W touch e2'), '');
    assert.equal(actName(words, 'begin'), '');
  }
  assert.equal(actName(en, 'W claim flag'), 'White: Black’s flag has fallen');
  assert.equal(actName(hans, 'A stop'), '裁判：停双方棋钟');
});
