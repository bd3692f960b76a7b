// claims.js -- everything else that a player may claim, one button and one key each.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { find } from '../browser/dialogs.js';
import { personOf } from '../match/partner-manners.js';
import { otherOf } from '../match/sides.js';
import { fill, numberIn } from '../texts/sentence.js';
import { chosenSide, offerSides } from './sidechoice.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/match.js').Act} Act */
/** @typedef {import('../match/match.js').Side} Side */
/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {{unrecoverable?: boolean, timesUnknown?: boolean}} Lost */
/** @typedef {{name: string, key: string, article: string, act: (by: Side, lost: Lost) => Act, quickplay?: boolean}} Row */

/** @type {(what: import('../jadoube.js').Claim) => Row['act']} */
const claim = (what) => (by) => ({ act: 'claim', what, by });
/** @type {(what: 'illegal' | 'displaced') => Row['act']} */
const correction = (what) => (by, lost) => ({ act: 'claim', what, by, ...lost });
/** Of this side's flag, by the other. @type {(side: Side) => Row['act']} */
const flagOf = (side) => () => ({ act: 'claim', what: 'flag', by: otherOf(side) });
/** @type {(article: string) => Row['act']} */
const conduct = (article) => (by) => ({ act: 'claim', what: 'conduct', article, by });

/** @type {readonly Row[]} */
const ROWS = [
  { name: 'touch', key: 't', article: '7.4', act: claim('touch') },
  { name: 'illegal', key: 'i', article: '8.1', act: correction('illegal') },
  { name: 'displaced', key: 'd', article: '8.2', act: correction('displaced') },
  { name: 'setup', key: 's', article: '8.5', act: claim('setup') },
  { name: 'colours', key: 'c', article: '8.6', act: claim('colours') },
  { name: 'board', key: 'u', article: '8.7', act: claim('board') },
  { name: 'flagWhite', key: 'w', article: '12.2', act: flagOf('white') },
  { name: 'flagBlack', key: 'b', article: '12.2', act: flagOf('black') },
  { name: 'clock', key: 'k', article: '12.4', act: claim('clock') },
  { name: 'time', key: 'r', article: '14.6', act: claim('time') },
  { name: 'conduct1', key: '1', article: '15.1(1)', act: conduct('15.1(1)') },
  { name: 'conduct2', key: '2', article: '15.1(2)', act: conduct('15.1(2)') },
  { name: 'conduct3', key: '3', article: '15.1(3)', act: conduct('15.1(3)') },
  { name: 'conduct4', key: '4', article: '15.1(4)', act: conduct('15.1(4)') },
  { name: 'increment', key: '5', article: 'III.4', act: claim('increment'), quickplay: true },
  { name: 'noEffort', key: '6', article: 'III.5', act: claim('no-effort'), quickplay: true },
];

export class Claims {
  #dialog;
  #form;
  /** @type {(act: Act) => void} */
  onClaim = () => {};

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
    this.#form = find(dialog, 'form', HTMLFormElement);
  }

  /** @param {Match} match @param {Words} words @param {boolean} keys letters are commands */
  open(match, words, keys) {
    this.#form.reset();
    const fieldset = find(this.#form, '.sides', HTMLElement);
    offerSides(fieldset, words, words.claims.by ?? '', match);
    const quickplay = match.ask('set quickplay') === '1';
    const person = personOf(match);
    const rows = ROWS.filter(
      (row) => (quickplay || !row.quickplay) && (!person || row.act(person, {}).by === person),
    );
    const list = find(this.#form, '.rows', HTMLElement);
    list.replaceChildren(...rows.map((row) => this.#button(match, words, row, keys)));
    this.#dialog.showModal();
  }

  /** @param {Match} match @param {Words} words @param {Row} row @param {boolean} keys */
  #button(match, words, { name, key, article, act }, keys) {
    const button = make('button');
    button.type = 'button';
    button.dataset.claim = name;
    button.dataset.key = key;
    if (keys) button.setAttribute('aria-keyshortcuts', key.toUpperCase());
    const number = numberIn(article, match.edition);
    const letter = make('kbd', '', key.toUpperCase());
    letter.setAttribute('aria-hidden', 'true');
    const cited = make('small', '', fill(words.article, { n: number }));
    button.append(make('span', '', words.claims[name]), ' ', letter, ' ', cited);
    button.addEventListener('click', () => {
      const [by, lost] = [chosenSide(this.#form), this.#lost()];
      this.#dialog.close();
      this.onClaim(act(by, lost));
    });
    return button;
  }

  /** What cannot be found again (8.1, 8.2). @returns {Lost} */
  #lost() {
    const lost = new FormData(this.#form).get('lost');
    if (lost === 'position') return { unrecoverable: true };
    return lost === 'times' ? { timesUnknown: true } : {};
  }
}
