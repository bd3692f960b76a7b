// act-name.js -- what was said or ruled, in the words of the page, from its line in the log.
// SPDX-License-Identifier: MIT

import { otherOf, sideOf } from '../match/sides.js';

/** @typedef {import('../texts/index.js').Words} Words */

/** Acts of the desk whose names in the table are not their words in the log. @type {Readonly<Record<string, string>>} */
const AT_DESK = { flags: 'flags_act', record: 'recorded' };
/** Claims of a draw. @type {Readonly<Record<string, string>>} */
const OF_DRAW = { rep3: 'now', fifty: 'fifty' };

/**
 * Such as `Arbiter: Stop both clocks`; empty for what hands did on the board, which the line itself tells.
 * @param {Words} words
 * @param {string} line of the log, without its time
 */
export function actName(words, line) {
  const [who = '', ...act] = line.split(' ');
  if (!'ABW'.includes(who)) return '';
  const actor = who === 'A' ? words.page.arbiter : words.side[sideOf(who)];
  const name = who === 'A' ? ofArbiter(words, act) : ofPlayer(words, who, act);
  return name ? `${actor}${words.colon}${name.replace(/…$/, '')}` : '';
}

/** @param {Words} words @param {readonly string[]} act */
const ofArbiter = ({ desk }, [verb = '', how = '']) =>
  desk[verb === 'sheet' ? how : (AT_DESK[verb] ?? verb)];

/** @param {Words} words @param {string} who @param {readonly string[]} act */
function ofPlayer({ page, desk, draw, claims }, who, [verb = '', what = '', article = '']) {
  if (verb !== 'claim')
    return SAID.has(verb) ? (page[verb] ?? desk[AT_DESK[verb] ?? verb]) : undefined;
  if (OF_DRAW[what]) return draw[OF_DRAW[what]];
  const rival = otherOf(sideOf(who));
  if (what === 'flag') return claims[rival === 'white' ? 'flagWhite' : 'flagBlack'];
  if (what === 'conduct') return claims[`conduct${article.match(/\((\d)\)/)?.[1] ?? '4'}`];
  return claims[what === 'no-effort' ? 'noEffort' : what];
}

/** What players say, but for claims. */
const SAID = new Set('stop offer accept reject resign refuse absent arrive record'.split(' '));
