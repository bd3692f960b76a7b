// report-rows.js -- the arbiter's report: what was done, claimed and ruled, in order, on the screen and on paper.
//
// It is made from the log, judged again. Beside the log are kept the arbiter's reasons, and what he tried and
// the referee refused, which is no part of the log.
// SPDX-License-Identifier: MIT

import { isSecret } from '../adjournment/secret.js';
import { make } from '../browser/base.js';
import { headedTable } from '../browser/table.js';
import { clockText } from '../clocks/clocktext.js';
import { Game } from '../jadoube.js';
import { editionOf, fill, sentenceOf } from '../texts/sentence.js';
import { actName } from './act-name.js';

/** @typedef {import('../match/match.js').Reason} Reason */
/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {import('../jadoube.js').Verdict} Verdict */
/** @typedef {import('../texts/sentence.js').Said} Said */
/** What is reported: a game, what is kept beside it, and whether it is over. @typedef {{log: readonly string[], reasons: readonly Reason[], over: boolean}} Reported */
/** `when` since the game began; the line as the log has it. @typedef {{when: string, line: string, said: readonly string[], reason: string}} Entry */

const TIME = /^\+\S+\s+/;
/** Who acts stands at the beginning of a line; the others set the game up. */
const ACT = /^(?:\+\S+\s+)?[WBA] /;
const BY_ARBITER = /^(?:\+\S+\s+)?A /;
/** An act that is the players' or the arbiter's word, not a hand on the board. */
const SPOKEN =
  /^(?:\S+ )?(?:A (?!wait\b)|[WB] (?:claim|stop|offer|accept|reject|withdraw|resign|refuse|absent|arrive|adjourn|envelope|need|sign)\b)/;
/** Bookkeeping, and what the act itself says. */
const SILENT = new Set('MADE COUNT AUDIT OBLIGE PARTIAL FREE'.split(' '));

/**
 * What the referee only noticed is told of what was said and of what the arbiter did; of the moves, when the game
 * is over: nobody else may know it before (9.3, 11.3).
 * @param {string} line
 * @param {boolean} over
 */
function heard(line, over) {
  const open = over || BY_ARBITER.test(line) || SPOKEN.test(line);
  return (/** @type {Verdict} */ { ruling, code }) =>
    (ruling && code !== 'MADE') || (open && !SILENT.has(code));
}

/**
 * The entries of a report.
 * @param {Words} words
 * @param {Reported} reported
 * @param {boolean} every also acts that nobody spoke of and nothing was ruled about
 * @returns {Entry[]}
 */
export function reportEntries(words, { log, reasons, over }, every) {
  const game = new Game();
  const edition = editionOf(log);
  const entries = log.flatMap((line, i) => {
    const verdicts = game.apply(line);
    const { turn, wall } = game.state;
    const say = (/** @type {Said} */ verdict) => sentence(words, verdict, { turn, edition });
    const told = verdicts.filter(heard(line, over));
    const [reason = '', ...refused] = reasonsAt(reasons, i);
    const when = ACT.test(line) ? clockText(wall) : '';
    const own = { when, line: line.replace(TIME, ''), said: told.map(say), reason };
    const wanted = every || SPOKEN.test(line) || told.some(({ ruling }) => ruling);
    return [...(wanted ? [own] : []), ...refused.map((each) => refusal(words, each, when, say))];
  });
  return isSecret(game) ? entries.map(withoutMove) : entries;
}

/** A sealed move is nobody's to read (13.2). @param {Entry} entry @returns {Entry} */
const withoutMove = ({ line, ...rest }) => ({ ...rest, line: line.replace(/( seal).*/, '$1 …') });

/**
 * Of a line: why it was done, and what was refused after it.
 * @param {readonly Reason[]} reasons
 * @param {number} line
 * @returns {[string, ...Reason[]]}
 */
function reasonsAt(reasons, line) {
  const here = reasons.filter(([at]) => at === line);
  const done = here.find(([, , refused]) => refused === undefined);
  return [done?.[1] ?? '', ...here.filter(([, , refused]) => refused !== undefined)];
}

/** @param {Words} words @param {Reason} reason @param {string} when @param {(verdict: Said) => string} say @returns {Entry} */
function refusal({ desk, colon }, [, reason, refused], when, say) {
  const [line, text] = refused ?? ['', ''];
  const [code = '', article = '', ...args] = text.split(' ');
  const said = [`${desk.refused}${colon}${say({ code, article, args, text })}`];
  return { when, line, said, reason };
}

/** @param {Words} words @param {Said} verdict @param {import('../texts/sentence.js').Context} context */
function sentence(words, verdict, context) {
  const { head, rest, article } = sentenceOf(words, verdict, context);
  const cited = article && fill(words.article, { n: article });
  return [head, rest, cited].filter(Boolean).join(words.space);
}

/**
 * The same as a table.
 * @param {Words} words
 * @param {Reported} reported
 * @param {boolean} every
 */
export function reportTable(words, reported, every) {
  const { desk, colon } = words;
  const { made, body } = headedTable([desk.at, desk.act, desk.said], 'report');
  for (const { when, line, said, reason } of reportEntries(words, reported, every)) {
    const row = make('tr');
    const act = make('td');
    const name = actName(words, line);
    if (name) act.append(make('p', '', name));
    act.append(make('code', '', line));
    const told = make('td');
    told.append(...said.map((text) => make('p', '', text)));
    if (reason) told.append(make('p', 'reason', `${desk.because}${colon}${reason}`));
    row.append(make('td', '', when), act, told);
    body.append(row);
  }
  return made;
}
