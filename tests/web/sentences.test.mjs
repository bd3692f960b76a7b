// Every verdict has a sentence of its own in every language: what the sources of the core can say, and what
// the scenarios of the Laws make it say, in the numbers of both editions. No browser.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lawTexts } from '../../web/texts/referee.js';
import { editionOf, keyOf, lawText, sentenceOf } from '../../web/texts/sentence.js';
import { Game } from '../wasm/support.mjs';

const LANGUAGES = Object.entries(lawTexts);
const { en } = lawTexts;
const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const files = (folder, pattern) =>
  readdirSync(new URL(folder, root), { recursive: true })
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`);

// What is said when nothing better is known. It never is, but for the arbiter's own penalties.
const GENERAL = new Set([
  ...['*', 'NOTE', 'REFUSE', 'REFER', 'AUDIT', 'ILLEGAL', 'CLAIM', 'LOST', 'OPENED', 'SHEETS'],
  ...['RESULT', 'ANNUL', 'RESTORE', 'OBLIGE', 'INFO'],
]);

const table = (file, macro) =>
  new Map([...read(`core/${file}`).matchAll(macro)].map(([, name, ...rest]) => [name, rest]));
const words = table('words.def', /^WORD\((\w+), "([^"]*)"\)/gm);
const articles = table('articles.def', /^ARTICLE\((\w+), "([^"]+)", "([^"]+)"\)/gm);
const codes = [...table('verdicts.def', /^VERDICT\((\w+), (\w+)/gm).keys()];

// ---- what the sources can say -----------------------------------------------------------------------

/** `JD_REFUSE, JD_ART_8_1, JD_WORD_OVER` and the like, as far as they stand side by side in the sources. */
function* said() {
  const ARTICLE = String.raw`JD_ART_(\w+)`;
  const patterns = [
    // A verdict with its word, and one without; a refusal; an objection.
    [new RegExp(String.raw`say\(\w+,\s*JD_(\w+),\s*${ARTICLE},\s*JD_WORD_(\w+)\)`, 'g'), 1, 2, 3],
    [new RegExp(String.raw`add\(\w+,\s*JD_(\w+),\s*${ARTICLE}\)`, 'g'), 1, 2],
    [new RegExp(String.raw`refuse\(\w+,\s*${ARTICLE},\s*JD_WORD_(\w+)\)`, 'g'), 'REFUSE', 1, 2],
    [new RegExp(String.raw`\{\s*${ARTICLE},\s*JD_WORD_(\w+)\s*\}`, 'g'), 'REFUSE', 1, 2],
    [new RegExp(String.raw`\{true,\s*[\w ?:.]+,\s*${ARTICLE},`, 'g'), 'RESULT', 1],
    [new RegExp(String.raw`_lose\(\w+,[^;]*?${ARTICLE}\)`, 'g'), 'RESULT', 1],
    [new RegExp(String.raw`annul\(\w+,\s*${ARTICLE}`, 'g'), 'ANNUL', 1],
    [new RegExp(String.raw`restore\w*\(\w+,[^;]*?${ARTICLE}`, 'g'), 'RESTORE', 1],
  ];
  for (const file of files('core', /\.c$/)) {
    const text = read(file);
    for (const [pattern, code, article, word] of patterns)
      for (const match of text.matchAll(pattern)) {
        const name = typeof code === 'number' ? match[code] : code;
        const first = word && match[word] !== 'NOTHING' ? words.get(match[word])?.[0] : undefined;
        const given = word && match[word] === 'NOTHING' && name === 'REFUSE';
        if (!given) yield { file, code: name, article: match[article], first };
      }
  }
}

test('what the sources of the core say side by side has a sentence of its own', () => {
  let count = 0;
  const missing = [];
  for (const { file, code, article, first } of said()) {
    assert.ok(articles.has(article), `${file}: ${article}`);
    const [classic, modern] = articles.get(article);
    const args = code === 'RESULT' ? ['1/2-1/2'] : first === undefined ? [] : [first];
    for (const [number, edition] of [
      [classic, 'classic'],
      [modern, 'fide-2023'],
    ]) {
      count++;
      const key = keyOf(en, { code, article: number, args }, edition);
      if (GENERAL.has(key)) missing.push(`${file}: ${code} ${number} ${args} -> ${key}`);
    }
  }
  assert.ok(count > 250, `found ${count}`);
  assert.deepEqual(missing, []);
});

test('every code and every word of a verdict stands in a key', () => {
  const keys = Object.keys(en.verdicts);
  for (const code of codes)
    assert.ok(
      keys.some((key) => key.split(' ')[0] === code),
      code,
    );
  const silent = new Set(['', 'W', 'B', 'WB']);
  const last = new Set(keys.map((key) => key.split(' ').at(-1)));
  const missing = [...words.values()].flat().filter((word) => !silent.has(word) && !last.has(word));
  assert.deepEqual(missing, []);
});

test('no sentence stands under a code, Article or word that no verdict has', () => {
  const known = new Set([...articles.values()].flat());
  const texts = new Set([...[...words.values()].flat(), '1/2-1/2', '0-0', '-']);
  for (const key of Object.keys(en.verdicts)) {
    const [code, ...rest] = key.split(' ');
    assert.ok(['*', ...codes].includes(code), key);
    for (const part of rest) assert.ok(known.has(part) || texts.has(part), key);
  }
});

// ---- what the scenarios make it say -------------------------------------------------------------------

/** The games of all scenarios, each with the verdicts of every act. */
function* games() {
  for (const file of files('tests/laws', /\.(md|scn)$/)) {
    const text = read(file);
    const blocks = file.endsWith('.md')
      ? [...text.matchAll(/^```scn\n([\s\S]*?)^```/gm)].map(([, block]) => block)
      : [text];
    for (const scenario of blocks.join('\n').split(/^scn /m).slice(1))
      yield { file, title: scenario.slice(0, scenario.indexOf('\n')), lines: acts(scenario) };
  }
}

const acts = (scenario) =>
  scenario
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line && !/^[#>?]/.test(line));

function* verdictsOf(lines) {
  const game = new Game();
  for (const line of lines) {
    for (const verdict of game.apply(line))
      yield { verdict, turn: game.state.turn, edition: editionOf(game.log) };
  }
}

// What the arbiter rules under an Article of his own choice is said in general.
const byArbiter = (lines) => lines.some((line) => /\bA (annul|penalty)\b/.test(line));

test('every verdict of every scenario is a sentence in every language', () => {
  const heard = new Set();
  const poor = new Set();
  let scenarios = 0;
  for (const { file, title, lines } of games()) {
    scenarios++;
    for (const { verdict, turn, edition } of verdictsOf(lines)) {
      heard.add(verdict.code);
      for (const [tag, texts] of LANGUAGES) {
        const key = keyOf(texts, verdict, edition);
        if (GENERAL.has(key) && !byArbiter(lines)) poor.add(`${file} ${title}: ${verdict.text}`);
        const { head, rest } = sentenceOf(texts, verdict, { turn, edition });
        assert.match(head, /\S.*[.。]$/, `${tag} ${verdict.text}`);
        assert.doesNotMatch(head + rest, /[{}]|undefined|\s\s|： 。|“”/, `${tag} ${verdict.text}`);
        assert.ok(lawText(texts, verdict.article, edition), `${tag} ${verdict.article}`);
      }
    }
  }
  assert.ok(scenarios > 320, `${scenarios} scenarios`);
  assert.deepEqual([...poor], []);
  const unheard = codes.filter((code) => !heard.has(code));
  assert.deepEqual(unheard, []);
});

test('sentences name sides, times and moves', () => {
  const say = (texts, text, context = {}) => {
    const [code, article, ...args] = text.split(' ');
    const said = sentenceOf(texts, { code, article, args, text }, { turn: 'white', ...context });
    return [said.head, said.rest].filter(Boolean).join(' ');
  };
  const { 'zh-Hans': hans, 'zh-Hant': hant } = lawTexts;
  assert.equal(say(en, 'MADE 6.1 e7e5', { san: 'e5' }), 'Black played e5.');
  assert.equal(say(en, 'MADE 6.1 e7e5'), 'Black played e7e5.');
  assert.equal(
    say(en, 'PENALTY 10.13(2) W 0:05:00'),
    'The claim was wrong: 0:05:00 is added to the time White has used.',
  );
  assert.match(
    say(en, 'SEALED 13.2 B 23 1:02:03 1:50:00'),
    /^Black has sealed move 23\. .*1:02:03.*1:50/,
  );
  assert.match(say(hans, 'RESULT 10.14 1-0'), /^黑方超时，白方获胜。/);
  assert.match(say(hant, 'RESULT 10.14 1-0'), /^黑方超時，白方獲勝。/);
  assert.match(say(hant, 'OBLIGE 7.2(1) e2e3,e2e4'), /^白方必須從這些著法中走一著：e2e3、e2e4。/);
  // One number, two editions.
  assert.match(say(en, 'REFUSE 7.3 continue', { edition: 'fide-2023' }), /colours exchanged/);
  assert.match(say(en, 'FREE 7.3'), /No touched piece/);
  assert.match(
    say(en, 'RESULT 6.9 1/2-1/2', { edition: 'fide-2023' }),
    /could never have given mate/,
  );
  assert.match(say(en, 'RESULT 6.9 0-1', { edition: 'fide-2023' }), /Black has won on time/);
  assert.equal(editionOf(['profile classic']), 'classic');
  assert.equal(editionOf(['profile fide-2023-blitz', 'begin']), 'fide-2023');
  assert.equal(editionOf(['profile fide-2023-blitz', 'set edition classic']), 'classic');
});
