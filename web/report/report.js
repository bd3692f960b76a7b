// report.js -- the dialog of the arbiter's report: what was said and ruled, or every act, to be read and printed.
// SPDX-License-Identifier: MIT

import { isSecret } from '../adjournment/secret.js';
import { find } from '../browser/dialogs.js';
import { describeTempo } from '../clocks/tempo.js';
import { apart } from '../match/sides.js';
import { pastOf } from '../past/past.js';
import { fill } from '../texts/sentence.js';
import { printReport } from './paper.js';
import { reportTable } from './report-rows.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../texts/index.js').Words} Words */

export class Report {
  #dialog;
  #every;
  /** What is shown now. @type {{match: Match, words: Words} | null} */
  #shown = null;

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
    this.#every = find(dialog, '[name="every"]', HTMLInputElement);
    this.#every.addEventListener('change', () => this.#fill());
    find(dialog, '.print', HTMLButtonElement).addEventListener('click', () => print());
    dialog.addEventListener('close', () => {
      this.#shown = null;
    });
    // The browser's own command prints what is read, too.
    addEventListener('beforeprint', () => this.#layOut(), { capture: true });
  }

  /** @param {Match} match @param {Words} words */
  open(match, words) {
    const { names, state, tempo } = match;
    const players = [names.white || words.side.white, names.black || words.side.black];
    const result = state.result ? fill(words.result.score, { score: state.result }) : '';
    const head = [players.map(apart).join(' – '), describeTempo(words, tempo), result];
    find(this.#dialog, '.game', HTMLElement).textContent = head.filter(Boolean).join(' · ');
    this.#shown = { match, words };
    // A sealed move stands among the acts (13.2).
    this.#every.disabled = isSecret(match);
    if (this.#every.disabled) this.#every.checked = false;
    this.#fill();
    this.#dialog.showModal();
  }

  #fill() {
    if (!this.#shown) return;
    const { match, words } = this.#shown;
    const { log, reasons, over } = match;
    const table = reportTable(words, { log, reasons, over }, this.#every.checked);
    find(this.#dialog, '.reported', HTMLElement).replaceChildren(table);
  }

  #layOut() {
    if (!this.#shown) return;
    const { match, words } = this.#shown;
    printReport(words, pastOf(match), this.#every.checked);
  }
}
