// acts-report.js -- every act of a game with its time and what the referee ruled.
// SPDX-License-Identifier: MIT

import { clockText } from './clocktext.js';
import { Game } from './jadoube.js';
import { editionOf, sentenceOf } from './texts/sentence.js';

/** @typedef {import('./texts/index.js').Words} Words */
/** @typedef {import('./types.js').Verdict} Verdict */

const TIME = /^\+\S+\s+/;
/** Bookkeeping, and what the act itself says. */
const SILENT = new Set(['MADE', 'COUNT', 'AUDIT', 'TIMES', 'POINTS', 'OBLIGE', 'PARTIAL']);
/** Who acts stands at the beginning of a line; the others set the game up. */
const BY_ARBITER = /^(?:\+\S+\s+)?A /;
const ACT = /^(?:\+\S+\s+)?[WBA] /;

/**
 * What the referee only noticed is told of what the arbiter did, and of a game that is over: nobody else may
 * know it (9.3, 11.3).
 * @param {Words} words
 * @param {readonly string[]} log
 * @param {boolean} over
 * @returns {string[][]} time since the beginning, act, rulings
 */
export function reportRows(words, log, over) {
  const game = new Game();
  const edition = editionOf(log);
  return log.map((line) => {
    const verdicts = game.apply(line);
    const { turn, wall } = game.state;
    const open = over || BY_ARBITER.test(line);
    const said = verdicts
      .filter(({ ruling, code }) => ruling || (open && !SILENT.has(code)))
      .map((verdict) => {
        const { head, rest, article } = sentenceOf(words, verdict, { turn, edition });
        return [head, rest, article && `(${article})`].filter(Boolean).join(' ');
      });
    const when = ACT.test(line) ? clockText(wall) : '';
    return [when, line.replace(TIME, ''), said.join(' ')];
  });
}
