// sentences.js -- verdicts become sentences. It chooses what is worth saying, looks the sentence up by
// code, Article and first argument, and fills in sides, pieces, squares and moves.
// SPDX-License-Identifier: MIT

import { obligation } from './obligation.js';
import { fill, part } from './texts/index.js';

/** @typedef {import('./types.js').Verdict} Verdict */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Change} Change */
/** @typedef {import('./match.js').Side} Side */
/** @typedef {import('./match.js').Why} Why */
/** @typedef {import('./texts/index.js').Words} Words */
/** @typedef {import('./texts/index.js').Part} Part */

/** Not said: bookkeeping, breaches that only a claim brings up, and what the standing duty tells. */
const SILENT = new Set(['TOUCH', 'COUNT', 'AUDIT', 'TIMES', 'POINTS', 'OBLIGE', 'PARTIAL']);

/**
 * Everything that is to be said after a change, the most important first.
 * @param {Words} words
 * @param {Match} match
 * @param {Change} change
 * @returns {Part[]}
 */
export function compose(words, match, { verdicts, why, gap }) {
  const said = worthSaying(verdicts).map((verdict) =>
    verdict.code === 'ILLEGAL' && why
      ? { ...explain(words, why), head: words.notLegal, rest: explain(words, why).head }
      : say(words, match, verdict, gap),
  );
  if (why?.problems.length && said.length === 0) said.push(explain(words, why));
  const standing = standingDuty(words, match, verdicts);
  if (!standing) return said;
  const news = why !== null || verdicts.some(({ ruling }) => ruling);
  if (news) return [...said, { ...standing, rest: '' }];
  return verdicts.some(({ code }) => code === 'MADE') ? [...said, standing] : [standing, ...said];
}

/**
 * A result ends the list of what matters; a completed move makes what led to it old.
 * @param {readonly Verdict[]} verdicts
 */
function worthSaying(verdicts) {
  const codes = verdicts.map(({ code }) => code);
  const made = codes.lastIndexOf('MADE');
  const back = codes.includes('RESTORE');
  const over = codes.includes('RESULT');
  const spoken = verdicts.filter(({ code, args }, i) => {
    if (SILENT.has(code)) return false;
    if (code === 'FREE') return i > made;
    if (code === 'MADE') return !back;
    return !(over && code === 'REFUSE' && args[0] === 'over');
  });
  const rank = (/** @type {Verdict} */ { code }) =>
    code === 'RESULT' ? 0 : code === 'MADE' ? 2 : 1;
  return spoken.sort((a, b) => rank(a) - rank(b));
}

/**
 * The sentence of a verdict: by code, Article and first argument if there is one so exact.
 * @param {Words} words
 * @param {Pick<Verdict, 'code' | 'article' | 'args'>} verdict
 */
export function keyOf({ verdicts }, { code, article, args: [first] }) {
  const keys = [`${code} ${article} ${first}`, `${code} ${first}`, `${code} ${article}`, code];
  return keys.find((key) => Object.hasOwn(verdicts, key)) ?? '*';
}

// ---- one verdict --------------------------------------------------------------------------------

/**
 * @param {Words} words
 * @param {Match} match
 * @param {Verdict} verdict
 * @param {number} [gap] how far the clocks of the machine have parted, in milliseconds
 * @returns {Part}
 */
function say(words, match, verdict, gap = 0) {
  const { code, article, args } = verdict;
  const [first = ''] = args;
  return part(words.verdicts[keyOf(words, verdict)] ?? [verdict.text], article, {
    ...sides(words, match),
    ...resultOf(words, code === 'RESULT' ? first : ''),
    ...lastMove(words, match, code),
    who: words.side[first === 'B' ? 'black' : 'white'],
    what: first,
    time: gap ? duration(words, gap) : (args[1] ?? ''),
    text: verdict.text,
  });
}

/**
 * @param {Words} words
 * @param {Match} match
 */
function sides(words, { state }) {
  const other = state.turn === 'white' ? 'black' : 'white';
  return { side: words.side[state.turn], other: words.side[other] };
}

/**
 * @param {Words} words
 * @param {string} score
 */
function resultOf(words, score) {
  /** @type {Side} */
  const winner = score === '0-1' ? 'black' : 'white';
  const loser = winner === 'white' ? 'black' : 'white';
  return { winner: words.side[winner], loser: words.side[loser], score: scoreText(score) };
}

/** 1–0, 0–1, ½–½ @param {string} score */
export const scoreText = (score) => score.replace(/1\/2/g, '½').replace('-', '–');

/**
 * @param {Words} words
 * @param {Match} match
 * @param {string} code
 */
function lastMove(words, match, code) {
  if (code !== 'MADE') return {};
  const mover = match.state.turn === 'white' ? 'black' : 'white';
  return { mover: words.side[mover], san: match.sans.at(-1) ?? '' };
}

/**
 * Why a piece does not go there, in the words of the library's first reason.
 * @param {Words} words
 * @param {Why} why
 * @returns {Part}
 */
function explain(words, { from, to, problems }) {
  const [problem] = problems;
  const text = words.reasons[problem?.code ?? ''] ?? problem?.code ?? '';
  const squares = (problem?.squares ?? []).join(words.comma);
  return { head: fill(text, { from, to, squares }), rest: '', article: problem?.article ?? '' };
}

/**
 * @param {Words} words
 * @param {number} ms
 */
function duration(words, ms) {
  const seconds = Math.round(ms / 1000);
  const { minutes, seconds: short } = words.tempo;
  return seconds < 120
    ? fill(short, { n: seconds })
    : fill(minutes, { n: Math.round(seconds / 60) });
}

// ---- what has to be done now ----------------------------------------------------------------------

/**
 * @param {Words} words
 * @param {Match} match
 * @param {readonly Verdict[]} verdicts
 * @returns {Part | undefined}
 */
function standingDuty(words, match, verdicts) {
  const { state } = match;
  const values = sides(words, match);
  if (match.over) {
    if (verdicts.some(({ code }) => code === 'RESULT' || code === 'ANNUL')) return undefined;
    return say(words, match, match.lastResult);
  }
  if (state.phase === 'setup') return part(words.prompt.setup, '12.3', values);
  if (state.partial || state.bound) return obligation(words, match, values);
  if (verdicts.some(({ code }) => code === 'FREE')) return undefined;
  if (state.adjusting[state.turn]) return part(words.prompt.adjust, '7.1', values);
  const other = state.turn === 'white' ? 'black' : 'white';
  const { press, move } = words.prompt;
  if (match.running === other) return part(press, '12.3', values);
  return part(move, verdicts.length ? '' : '3.1', values);
}
