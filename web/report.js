// report.js -- the arbiter's report: what was ruled, claimed and offered, in order, to be read and printed.
//
// It is made from the log, judged again; nothing but the reasons is kept beside it.
// SPDX-License-Identifier: MIT

import { make } from './base.js';
import { digits } from './clocks.js';
import { find } from './dialogs.js';
import { Game } from './jadoube.js';
import { describeTempo } from './tempo.js';
import { fill, sentenceOf } from './texts/sentence.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./texts/index.js').Words} Words */
/** @typedef {import('./types.js').Verdict} Verdict */
/** `wall`: milliseconds since the game began. @typedef {{wall: number, line: string, said: string[], reason: string}} Entry */

/** An act that is the players' or the arbiter's word, not a hand on the board. */
const SPOKEN =
  /^(?:\S+ )?(?:A (?!wait\b)|[WB] (?:claim|stop|offer|accept|reject|resign|refuse|absent|arrive|adjourn|envelope|need|sign)\b)/;
/** Bookkeeping, and what nobody has noticed. */
const UNTOLD = new Set('COUNT AUDIT OBLIGE PARTIAL FREE'.split(' '));
const TIME = /^\+\S+ /;

/**
 * What the report of a match tells.
 * @param {Match} match
 * @param {Words} words
 * @returns {Entry[]}
 */
export function entriesOf({ log, reasons, edition }, words) {
  const game = new Game();
  const why = new Map(reasons);
  return log.flatMap((line, i) => {
    const verdicts = game.apply(line);
    const { turn, wall } = game.state;
    if (!SPOKEN.test(line) && !verdicts.some(({ ruling, code }) => ruling && code !== 'MADE'))
      return [];
    const said = verdicts
      .filter(({ code }) => !UNTOLD.has(code))
      .map((verdict) => {
        const { head, rest, article } = sentenceOf(words, verdict, { turn, edition });
        return [head, rest, fill(words.article, { n: article })].filter(Boolean).join(' ');
      });
    return [{ wall, line: line.replace(TIME, ''), said, reason: why.get(i) ?? '' }];
  });
}

export class Report {
  #dialog;

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
    find(dialog, '.print', HTMLButtonElement).addEventListener('click', () => print());
  }

  /** @param {Match} match @param {Words} words */
  open(match, words) {
    const { names, state, tempo } = match;
    const players = [names.white || words.side.white, names.black || words.side.black];
    const result = state.result ? fill(words.result.score, { score: state.result }) : '';
    const head = [players.join(' – '), describeTempo(words, tempo), result];
    find(this.#dialog, '.game', HTMLElement).textContent = head.filter(Boolean).join(' · ');
    const rows = entriesOf(match, words).map((entry) => row(words, entry));
    find(this.#dialog, 'tbody', HTMLElement).replaceChildren(...rows);
    this.#dialog.showModal();
  }
}

/** @param {Words} words @param {Entry} entry */
function row(words, { wall, line, said, reason }) {
  const made = make('tr');
  const act = make('td');
  act.append(make('code', '', line));
  const told = make('td');
  told.append(...said.map((text) => make('p', '', text)));
  if (reason) told.append(make('p', 'reason', `${words.desk.because}${words.colon}${reason}`));
  made.append(make('td', '', digits(wall, 0)), act, told);
  return made;
}
