// say.js -- one verdict, or one reason why a piece does not go somewhere, as a sentence at this table.
// SPDX-License-Identifier: MIT

import { shown } from '../reader/letters.js';
import { fill, numberIn, part, sentenceOf } from '../texts/sentence.js';

/** @typedef {import('../jadoube.js').Verdict} Verdict */
/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/match.js').Why} Why */
/** @typedef {import('../texts/index.js').FirstWords} Words */
/** @typedef {import('../texts/sentence.js').Part} Part */

/**
 * @param {Words} words
 * @param {Match} match
 * @param {Verdict} verdict
 * @param {number} [gap] how far the clocks of the machine have parted, in milliseconds
 * @returns {Part}
 */
export function say(words, match, verdict, gap = 0) {
  const { code, article, args } = verdict;
  if (gap && code === 'REFER' && args[0] === 'gap')
    return part(words.prompt.gap, article, { time: duration(words, gap) });
  const must = code === 'MUSTPLAY' || code === 'MUSTSEAL';
  const san = code === 'MADE' ? match.sans.at(-1) : must && args[0];
  const { edition, state } = match;
  return sentenceOf(words, verdict, { turn: state.turn, edition, ...(san && { san: shown(san) }) });
}

/** @param {Words} words @param {Part} reason @returns {Part} */
export const notLegal = (words, { head, article }) => ({
  head: words.notLegal,
  rest: head,
  article,
});

/**
 * Why a piece does not go there, in the words of the library's first reason.
 * @param {Words} words
 * @param {Why} why
 * @param {import('../texts/sentence.js').Edition} edition
 * @returns {Part}
 */
export function explain(words, { from, to, problems }, edition) {
  const [problem] = problems;
  const text = words.reasons[problem?.code ?? ''] ?? problem?.code ?? '';
  const squares = (problem?.squares ?? []).join(words.comma);
  return {
    head: fill(text, { from, to, squares }),
    rest: '',
    article: numberIn(problem?.article ?? '', edition),
  };
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
