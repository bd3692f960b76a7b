// standing.js -- what has to be done now: how the game stands, and an offer that waits.
// SPDX-License-Identifier: MIT

import { pendingClaim } from '../claims/claim.js';
import { hasPartnerTurn } from '../match/partner-manners.js';
import { otherOf } from '../match/sides.js';
import { numberIn, part } from '../texts/sentence.js';
import { obligation } from './obligation.js';
import { say } from './say.js';

/** @typedef {import('../jadoube.js').Verdict} Verdict */
/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../texts/index.js').FirstWords} Words */
/** @typedef {import('../texts/sentence.js').Part} Part */

/**
 * @param {Words} words
 * @param {Match} match
 * @param {readonly Verdict[]} verdicts
 * @returns {Part | undefined}
 */
export function standingDuty(words, match, verdicts) {
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
export function standingOffer(words, { state, edition, over }, verdicts) {
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
 * @param {import('../jadoube.js').State} state
 * @returns {Verdict}
 */
function resultOf({ result, article }) {
  const code = result ? 'RESULT' : 'ANNUL';
  const args = result ? [result] : [];
  return { code, article: article ?? '', args, ruling: true, text: `${code} ${article} ${args}` };
}
