// sentences.js -- what the page says after a change: it chooses what is worth saying of the verdicts, and
// adds what has to be done now.
// SPDX-License-Identifier: MIT

import { part } from '../texts/sentence.js';
import { explain, notLegal, say } from './say.js';
import { standingDuty, standingOffer } from './standing.js';

/** @typedef {import('../jadoube.js').Verdict} Verdict */
/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/match.js').Change} Change */
/** @typedef {import('../texts/index.js').FirstWords} Words */
/** @typedef {import('../texts/sentence.js').Part} Part */

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
