// sentences.js -- what the page says after a change: it chooses what is worth saying of the verdicts, and
// adds what has to be done now.
// SPDX-License-Identifier: MIT

import { pendingClaim } from './claim.js';
import { shown } from './letters.js';
import { obligation } from './obligation.js';
import { hasPartnerTurn } from './partner-manners.js';
import { otherOf } from './sides.js';
import { fill, numberIn, part, sentenceOf } from './texts/sentence.js';

/** @typedef {import('./types.js').Verdict} Verdict */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Change} Change */
/** @typedef {import('./match.js').Why} Why */
/** @typedef {import('./texts/index.js').FirstWords} Words */
/** @typedef {import('./texts/sentence.js').Part} Part */

/** Not said: bookkeeping, breaches that only a claim brings up, and what the standing duty tells. */
const SILENT = new Set(['COUNT', 'AUDIT', 'TIMES', 'OBLIGE', 'PARTIAL']);

/** What is said aloud though it rules nothing, and the notes that would help a player (12.9). */
const ALOUD = new Set(
  'OFFER DECLINED STOPPED TIMES SHEETS RESUMED SEALED OPENED WARN INFO POINTS'.split(' '),
);
const HUSHED = new Set(
  'not-running no-move answered pressed-back not-on-move accident adjust displaced fixed other-side exempt'.split(
    ' ',
  ),
);

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
      ? notLegal(words, explain(words, why, match.edition))
      : say(words, match, verdict, gap),
  );
  if (why?.problems.length && said.length === 0) said.push(explain(words, why, match.edition));
  const standing = standingDuty(words, match, verdicts);
  const offer = standingOffer(words, match, verdicts);
  if (offer) said.push(offer);
  if (!standing) return said;
  const news = why !== null || verdicts.some(({ ruling, code }) => ruling || ALOUD.has(code));
  if (news) return [...said, { ...standing, rest: '' }];
  return verdicts.some(({ code }) => code === 'MADE') ? [...said, standing] : [standing, ...said];
}

/**
 * What an arbiter would say aloud, and nothing that a player has to notice himself (9.3, 11.3, 12.9).
 * @param {Words} words
 * @param {Match} match
 * @param {Change} change
 * @returns {Part[]}
 */
export const rulings = (words, match, { verdicts, gap }) =>
  worthSaying(verdicts.filter(({ ruling, code }) => ruling && code !== 'MADE')).map((verdict) =>
    say(words, match, verdict, gap),
  );

/**
 * At a table where nobody is helped: what is said aloud there, and how the game stands.
 * @param {Words} words
 * @param {Match} match
 * @param {Change} change
 * @returns {Part[]}
 */
export function aloud(words, match, change) {
  const { verdicts, gap } = change;
  const heard = verdicts.filter(
    ({ ruling, code, args: [first = ''] }) =>
      (ruling && code !== 'MADE') || ALOUD.has(code) || (code === 'NOTE' && !HUSHED.has(first)),
  );
  const said = worthSaying(heard).map((verdict) => say(words, match, verdict, gap));
  const offer = standingOffer(words, match, verdicts);
  if (offer) said.push(offer);
  const { over, state } = match;
  const quiet = state.phase === 'running' && !state.adjusting[state.turn];
  const standing = over || !quiet ? standingDuty(words, match, verdicts) : undefined;
  return [
    ...said,
    ...(standing ? [standing] : said.length ? [] : [part(words.prompt.quiet, '', {})]),
  ];
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
  const claimed = codes.includes('CLAIM');
  const spoken = verdicts.filter(({ code, args }, i) => {
    if (SILENT.has(code)) return false;
    if (code === 'FREE') return i > made;
    if (code === 'MADE') return !back;
    if (claimed && (code === 'STOPPED' || code === 'NOTE')) return false;
    return !(over && code === 'REFUSE' && args[0] === 'over');
  });
  const rank = (/** @type {Verdict} */ { code }) =>
    code === 'RESULT' ? 0 : code === 'MADE' ? 2 : 1;
  return spoken.sort((a, b) => rank(a) - rank(b));
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
  if (gap && code === 'REFER' && args[0] === 'gap')
    return part(words.prompt.gap, article, { time: duration(words, gap) });
  const must = code === 'MUSTPLAY' || code === 'MUSTSEAL';
  const san = code === 'MADE' ? match.sans.at(-1) : must && args[0];
  const { edition, state } = match;
  return sentenceOf(words, verdict, { turn: state.turn, edition, ...(san && { san: shown(san) }) });
}

/** @param {Words} words @param {Part} reason @returns {Part} */
const notLegal = (words, { head, article }) => ({ head: words.notLegal, rest: head, article });

/**
 * Why a piece does not go there, in the words of the library's first reason.
 * @param {Words} words
 * @param {Why} why
 * @param {import('./texts/sentence.js').Edition} edition
 * @returns {Part}
 */
function explain(words, { from, to, problems }, edition) {
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

// ---- what has to be done now ----------------------------------------------------------------------

/**
 * @param {Words} words
 * @param {Match} match
 * @param {readonly Verdict[]} verdicts
 * @returns {Part | undefined}
 */
function standingDuty(words, match, verdicts) {
  const { state } = match;
  const other = otherOf(state.turn);
  const values = { side: words.side[state.turn], other: words.side[other] };
  const cited = (/** @type {string} */ article) => numberIn(article, match.edition);
  if (match.over) {
    if (verdicts.some(({ code }) => code === 'RESULT' || code === 'ANNUL')) return undefined;
    return say(words, match, resultOf(state));
  }
  if (state.phase === 'setup') return part(words.prompt.setup, cited('12.3'), values);
  const adjourned = adjournment(words, match, values, cited);
  if (adjourned) return adjourned;
  if (state.phase === 'stopped') return stopped(words, match, verdicts);
  if (state.partial || state.bound) return obligation(words, match, values);
  if (verdicts.some(({ code }) => code === 'FREE')) return undefined;
  if (state.adjusting[state.turn]) return part(words.prompt.adjust, cited('7.1'), values);
  if (hasPartnerTurn(match) && match.running !== other)
    return part(words.partner.thinks, verdicts.length ? '' : cited('3.1'), values);
  const { press, move } = words.prompt;
  if (match.running === other) return part(press, cited('12.3'), values);
  return part(move, verdicts.length ? '' : cited('3.1'), values);
}

/**
 * What an adjournment asks for (13, 14), unless a piece in the hand asks for more.
 * @param {Words} words
 * @param {Match} match
 * @param {Record<'side' | 'other', string>} values
 * @param {(article: string) => string} cited
 */
function adjournment({ prompt }, { state, sealed, running }, values, cited) {
  const { phase, turn, bound, partial } = state;
  if (phase === 'adjourned') return part(prompt.adjourned, cited('13.2'), values);
  if (phase === 'resuming') return part(prompt.resuming, cited('14.2'), values);
  if (phase === 'sealing' && !bound && !partial)
    return part(prompt.sealing, cited('13.1(1)'), values);
  if (sealed && phase === 'running' && running !== turn)
    return part(prompt.replied, cited('14.4'), values);
  return undefined;
}

/**
 * An offer that waits for an answer, unless it has just been made.
 * @param {Words} words
 * @param {Match} match
 * @param {readonly Verdict[]} verdicts
 */
function standingOffer(words, { state, edition, over }, verdicts) {
  const { offer } = state;
  if (!offer || over || verdicts.some(({ code }) => code === 'OFFER')) return undefined;
  const values = { side: words.side[offer], other: words.side[otherOf(offer)] };
  return part(words.prompt.offer, numberIn('10.7', edition), values);
}

/**
 * @param {Words} words
 * @param {Match} match
 * @param {readonly Verdict[]} verdicts
 */
function stopped(words, match, verdicts) {
  const claim = pendingClaim(match);
  if (claim) {
    const values = { side: words.side[claim.by] };
    return part(words.prompt.examined, numberIn('10.13', match.edition), values);
  }
  if (verdicts.some(({ code }) => code === 'STOPPED')) return undefined;
  return part(words.prompt.stopped, numberIn('12.5', match.edition), {});
}

/**
 * The result as the verdict that gave it.
 * @param {import('./types.js').State} state
 * @returns {Verdict}
 */
function resultOf({ result, article }) {
  const code = result ? 'RESULT' : 'ANNUL';
  const args = result ? [result] : [];
  return { code, article: article ?? '', args, ruling: true, text: `${code} ${article} ${args}` };
}
