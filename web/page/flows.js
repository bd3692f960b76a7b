// flows.js -- what takes more than a button: resigning, claims, the arbiter's check and desk, the scoresheets. Each
// has a dialog or a card of its own and ends in an act at the table. All but the scoresheet that the program
// writes is loaded when it is wanted.
// SPDX-License-Identifier: MIT

import { closeDialogs, find } from '../browser/dialogs.js';
import { pendingClaim } from '../claims/claim.js';
import { Sheet } from '../sheet/sheet.js';
import { speaker } from './actions.js';
import { leadOn } from './scene.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/match.js').Change} Change */
/** @typedef {import('../browser/later.js').Parts} Parts */
/** @typedef {import('../texts/index.js').Words} Words */
/** What the flows need of the page, as it is at the moment; `words` when one of the parts is there. @typedef {{readonly match: Match, readonly words: Words, readonly keys: boolean, readonly turned: boolean, keep: () => void}} Table */
/** What the buttons do that open something. @typedef {Readonly<Record<string, () => void>>} Does */

/** What they ask for is for a game that goes on; its end is read in the strip behind them. */
const FOR_PLAY = '#draw, #claims, #resign';
const dialog = (/** @type {string} */ id) => find(document, `#${id}`, HTMLDialogElement);

export class Flows {
  #table;
  #sheet = new Sheet(find(document, '#moves', HTMLElement));
  #byHand;
  #check;
  #desk;
  /** @type {Does} */
  does;

  /** @param {Table} table @param {Parts} parts */
  constructor(table, parts) {
    this.#table = table;
    this.#byHand = parts.add(
      () => import('../sheet/handsheet.js'),
      ({ HandSheet }) => {
        const sheet = new HandSheet(find(document, '#entries', HTMLFormElement), this.#sheet);
        sheet.onWrite = () => table.keep();
        return sheet;
      },
    );
    this.#check = parts.add(
      () => import('../claims/check.js'),
      ({ Check }) => new Check(find(document, '#check', HTMLElement)),
    );
    this.#desk = deskOf(table, parts);
    const ruled = (/** @type {import('../match/match.js').Act} */ act) =>
      this.#desk.use((desk) => desk.guard(() => table.match.rule(act, '')));
    this.does = {
      ...dialogsOf(table, parts),
      restart: () => ruled({ act: 'restart', by: 'arbiter' }),
      verify: () => ruled({ act: 'verify', by: 'arbiter' }),
      desk: () => this.#desk.use((desk) => desk.reveal()),
      adjournment: adjournmentOf(table, parts, this.#desk),
    };
  }

  /** Another match lies on the table, perhaps with a claim that waits. */
  begin() {
    const { match } = this.#table;
    this.#check.part?.close();
    this.#desk.part?.begin();
    if (pendingClaim(match)) this.#openCheck();
  }

  #openCheck() {
    this.#check.use((check) => check.open(this.#table.match, this.#table.words));
  }

  /** After a change: a claim of a draw opens the check. @param {Change} change */
  show({ verdicts }) {
    const { match } = this.#table;
    this.#desk.part?.show();
    if (match.over) closeDialogs(FOR_PLAY);
    this.#showSheet();
    const decided = verdicts.some(({ code, args: [how = ''] }) => code === 'CLAIM' && how !== '');
    const waits = verdicts.some(({ code }) => code === 'STOPPED') && pendingClaim(match);
    if ((decided && isDraw(match)) || waits) this.#openCheck();
    else this.#check.part?.show(match, this.#table.words);
  }

  /** The sheet that the program writes, or those of the players. */
  #showSheet() {
    const { match } = this.#table;
    const byHand = match.ask('set scoresheet') === 'manual';
    if (!byHand) this.#sheet.write(match);
    if (byHand) this.#byHand.use((sheet) => sheet.show(this.#table.match, this.#table.words));
    else this.#byHand.part?.show(match, this.#table.words);
  }
}

/** The last act was a claim of a draw or the decision on one. @param {Match} match */
const isDraw = ({ log }) => / claim (?:rep3|fifty)$| verify$/.test(log.at(-1) ?? '');

/** The desk; it is loaded too when its card is opened. @param {Table} table @param {Parts} parts */
function deskOf(table, parts) {
  const card = find(document, '#desk', HTMLDetailsElement);
  const later = parts.add(
    () => import('../desk/desk.js'),
    ({ Desk }) => {
      const desk = new Desk(card, table);
      desk.onChange = () => table.keep();
      return desk;
    },
  );
  card.addEventListener('toggle', () => later.use((desk) => desk.show()));
  return later;
}

/**
 * The dialog of an adjournment, which may need the desk.
 * @param {Table} table
 * @param {Parts} parts
 * @param {ReturnType<typeof deskOf>} later
 */
function adjournmentOf(table, parts, later) {
  const adjournment = parts.add(
    () => import('../adjournment/adjournment.js'),
    ({ openAdjournment }) => openAdjournment,
  );
  return () => later.use((desk) => adjournment.use((open) => open(table, desk)));
}

/** Those that are a dialog. @param {Table} table @param {Parts} parts @returns {Does} */
function dialogsOf(table, parts) {
  const resign = parts.add(
    () => import('../claims/resign.js'),
    ({ askToResign }) => {
      dialog('resign').addEventListener('close', () => {
        if (table.match.over) leadOn();
      });
      return askToResign;
    },
  );
  const draw = parts.add(
    () => import('../claims/draw.js'),
    ({ DrawClaim }) => {
      const claim = new DrawClaim(dialog('draw'));
      claim.onClaim = (acts) => table.match.submit(...acts);
      return claim;
    },
  );
  const claims = parts.add(
    () => import('../claims/claims.js'),
    ({ Claims }) => {
      const made = new Claims(dialog('claims'));
      made.onClaim = (act) => table.match.submit(act);
      return made;
    },
  );
  const report = parts.add(
    () => import('../report/report.js'),
    ({ Report }) => new Report(dialog('report')),
  );
  return {
    resign: () =>
      resign.use((ask) => {
        const { match } = table;
        const act = (/** @type {import('../match/sides.js').Side} */ by) =>
          table.match.submit({ act: 'resign', by });
        ask(dialog('resign'), speaker(match), match.partner !== null, act);
      }),
    drawClaim: () => draw.use((form) => form.open(table.match, table.words)),
    claims: () => claims.use((form) => form.open(table.match, table.words, table.keys)),
    report: () => report.use((form) => form.open(table.match, table.words)),
  };
}
