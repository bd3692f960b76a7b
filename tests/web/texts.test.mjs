// The tables of texts: the same keys in every language, and a sentence for everything that the core can
// say in these Articles. No browser.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { keyOf } from '../../web/sentences.js';
import { describeTempo, presets, readTempo } from '../../web/tempo.js';
import { either, fill, languageFor, languages } from '../../web/texts/index.js';

/** The Articles that the page knows so far. */
const HERE = /^([1-7]|8\.1|9|10\.[1-5]|10\.14|12\.[1-3])(?!\d)/;

const { en, 'zh-Hans': zh } = languages;
const names = (file, macro) =>
  [...readFileSync(new URL(`../../core/${file}`, import.meta.url), 'utf8').matchAll(macro)].map(
    ([, name]) => name,
  );

/** Every path to a text, with the places it fills. */
function shape(table, path = '') {
  if (typeof table === 'string')
    return [[path, [...new Set(table.match(/\{\w+\}/g))].sort().join()]];
  return Object.entries(table).flatMap(([key, value]) => shape(value, `${path}/${key}`));
}

test('both languages have the same texts', () => {
  const paths = (words) => shape(words).map(([path]) => path);
  assert.deepEqual(paths(zh).sort(), paths(en).sort());
});

test('no text fills in what the other language does not', () => {
  const inEnglish = new Map(shape(en));
  const odd = shape(zh).filter(([path, places]) => {
    const known = inEnglish.get(path) ?? '';
    return places.split(',').some((place) => place && !known.includes(place));
  });
  // The order of a sentence may need another part of it.
  assert.deepEqual(
    odd.filter(([path]) => !/verdicts|duty/.test(path)),
    [],
  );
});

test('every reason of the library and every problem of a FEN that stops a game has its sentence', () => {
  const reasons = names('board/reasons.def', /^REASON\(\w+, "([\w-]+)"/gm);
  assert.ok(reasons.length > 20);
  for (const reason of reasons) if (reason !== 'legal') assert.ok(en.reasons[reason], reason);
  const problems = names('notation/fen_problems.def', /^PROBLEM\(\w+, "([\w-]+)"/gm);
  const stopping = problems.slice(0, problems.indexOf('opponent-in-check') + 1);
  assert.ok(stopping.length > 15);
  for (const problem of stopping) assert.ok(en.fen[problem], problem);
});

// The scenarios of the Laws say what the referee can answer. General sentences do not count.
test('what the scenarios of these Articles expect has a sentence of its own', () => {
  const folder = new URL('../laws/', import.meta.url);
  const silent = new Set(['COUNT', 'AUDIT', 'TIMES', 'OBLIGE']);
  const general = new Set(['*', 'REFUSE', 'ILLEGAL', 'NOTE', 'REFER', 'LOST', 'CLAIM']);
  const heard = new Set();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const parts = readFileSync(new URL(file, folder), 'utf8').split(/^### /m);
    for (const part of parts.filter((text) => HERE.test(text)))
      for (const [line] of part.matchAll(/^> [A-Z]+ [\d.()]+.*$/gm)) heard.add(line.slice(2));
  }
  assert.ok(heard.size > 40);
  const missing = [...heard].filter((line) => {
    const [code, article, ...args] = line.split(' ');
    if (silent.has(code) || !HERE.test(article) || (general.has(code) && args.length === 0))
      return false;
    return general.has(keyOf(en, { code, article, args }));
  });
  assert.deepEqual(missing, []);
});

test('every Article that a sentence of these can cite has a text', () => {
  const articles = names('articles.def', /^ARTICLE\(\w+, "([\d.()]+)"/gm);
  const here = articles.filter((article) =>
    /^([1-7]|8\.1|9|10\.[1-5]|10\.14|12\.[1-3])\b/.test(article),
  );
  assert.ok(here.length > 25);
  for (const article of here) {
    const whole = article.replace(/\(\d+\)$/, '');
    assert.ok(en.laws[article] ?? en.laws[whole], article);
  }
});

test('filling in and joining', () => {
  assert.equal(fill('{a} and {b}{c}', { a: 1, b: 'x' }), '1 and x');
  assert.equal(either(en, ['a', 'b', 'c']), 'a, b or c');
  assert.equal(either(zh, ['a', 'b', 'c']), 'a、b 或 c');
  assert.equal(either(en, []), '');
});

test('the language is the first that the reader prefers', () => {
  assert.equal(languageFor(['fr-FR', 'zh-CN', 'en']), 'zh-Hans');
  assert.equal(languageFor(['en-US', 'zh-CN']), 'en');
  assert.equal(languageFor([]), 'en');
});

test('time controls are read and described', () => {
  for (const text of presets.filter((preset) => preset !== 'none'))
    assert.equal(readTempo(text).ok, true, text);
  assert.equal(describeTempo(en, 'none'), 'without a limit');
  assert.equal(
    describeTempo(en, '40/2:00:00,20/1:00:00*'),
    '40 moves in 2 h, then 20 moves in 1 h, repeated',
  );
  assert.equal(describeTempo(zh, 'all/1:30:00'), '1 小时 30 分钟下完');
  for (const text of ['0/1:00', '40/0', '40/1:00:60', '40/1:00/2', ',', '*'])
    assert.equal(readTempo(text).ok, false, text);
});
