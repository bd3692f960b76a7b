// flows.js -- what takes more than a button: resigning, claims, the arbiter's check and desk, the scoresheets. Each
// has a dialog or a card of its own and ends in an act at the table.
// SPDX-License-Identifier: MIT

import { speaker } from './actions.js';
import { Check } from './check.js';
import { pendingClaim } from './claim.js';
import { Claims } from './claims.js';
import { Desk } from './desk.js';
import { askToResign, find } from './dialogs.js';
import { DrawClaim } from './draw.js';
import { HandSheet } from './handsheet.js';
import { Report } from './report.js';
import { Sheet } from './sheet.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Change} Change */
/** @typedef {import('./texts/index.js').Words} Words */
/** What the flows need of the page, as it is at the moment. @typedef {{match: () => Match, words: () => Words, keys: () => boolean, turned: () => boolean, keep: () => void}} Page */

export class Flows {
  /** @type {{readonly match: Match, readonly words: Words}} */
  #table;
  #check;
  #desk;
  #sheet = new Sheet(find(document, '#moves', HTMLElement));
  #byHand = new HandSheet(find(document, '#entries', HTMLFormElement), this.#sheet);
  /** What the buttons do that open something. @type {Readonly<Record<string, () => void>>} */
  does;

  /** @param {Page} page */
  constructor(page) {
    const table = {
      get match() {
        return page.match();
      },
      get words() {
        return page.words();
      },
    };
    this.#table = table;
    const dialog = (/** @type {string} */ id) => find(document, `#${id}`, HTMLDialogElement);
    const draw = new DrawClaim(dialog('draw'));
    draw.onClaim = (acts) => table.match.submit(...acts);
    const claims = new Claims(dialog('claims'));
    claims.onClaim = (act) => table.match.submit(act);
    const report = new Report(dialog('report'));
    this.#desk = new Desk(find(document, '#desk', HTMLDetailsElement), table);
    this.#desk.onChange = () => page.keep();
    this.#byHand.onWrite = () => page.keep();
    this.#check = new Check(find(document, '#check', HTMLElement));
    this.does = {
      resign: () =>
        askToResign(dialog('resign'), speaker(table.match), table.match.partner !== null, (by) =>
          table.match.submit({ act: 'resign', by }),
        ),
      drawClaim: () => draw.open(table.match, table.words),
      claims: () => claims.open(table.match, table.words, page.keys()),
      restart: () => this.#desk.guard(() => table.match.submit({ act: 'restart', by: 'arbiter' })),
      verify: () => this.#desk.guard(() => table.match.submit({ act: 'verify', by: 'arbiter' })),
      desk: () => this.#desk.reveal(),
      report: () => report.open(table.match, table.words),
      adjournment: async () => {
        const { openAdjournment } = await import('./adjournment.js');
        openAdjournment({
          now: () => ({ match: page.match(), words: page.words(), turned: page.turned() }),
          guard: (act) => this.#desk.guard(act),
          sits: () => this.#desk.isOpen,
        });
      },
    };
  }

  /** Another match lies on the table, perhaps with a claim that waits. */
  begin() {
    const { match, words } = this.#table;
    this.#check.close();
    this.#desk.begin();
    if (pendingClaim(match)) this.#check.open(match, words);
  }

  /** After a change: a claim of a draw opens the check. @param {Change} change */
  show({ verdicts }) {
    const { match, words } = this.#table;
    this.#desk.show();
    if (!this.#byHand.show(match, words)) this.#sheet.write(match);
    const decided = verdicts.some(({ code, args: [how = ''] }) => code === 'CLAIM' && how !== '');
    const waits = verdicts.some(({ code }) => code === 'STOPPED') && pendingClaim(match);
    if ((decided && isDraw(match)) || waits) this.#check.open(match, words);
    else this.#check.show(match, words);
  }
}

/** The last act was a claim of a draw or the decision on one. @param {Match} match */
const isDraw = ({ log }) => / claim (?:rep3|fifty)$| verify$/.test(log.at(-1) ?? '');
