// desk.js -- the arbiter's desk: a form for each of his acts, made from the table in deskacts.js, behind a PIN.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { complain, find } from '../browser/dialogs.js';
import { JadoubeError } from '../jadoube.js';
import { fill, numberIn } from '../texts/sentence.js';
import { fieldFor, ROWS, valuesOf } from './deskacts.js';
import { isPin, lockWith, opens } from './pin.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {import('./deskacts.js').Row} Row */
/** @typedef {{readonly match: Match, readonly words: Words}} Table */

export class Desk {
  #table;
  #card;
  #lock;
  #acts;
  /** He has shown the PIN since the page was opened. */
  #open = false;
  #drawn = '';
  /** What the strip has said of his act; the strip itself, which is read aloud, may be out of sight. */
  #answer = make('p', 'answered wide');
  /** Something to be kept has changed that is no act. */
  onChange = () => {};

  /** @param {HTMLDetailsElement} card @param {Table} table */
  constructor(card, table) {
    this.#table = table;
    this.#card = card;
    this.#lock = find(card, '.lock', HTMLFormElement);
    this.#acts = find(card, '.acts-of-arbiter', HTMLElement);
    this.#lock.addEventListener('submit', (event) => this.#turnKey(event));
    find(card, '.leave', HTMLButtonElement).addEventListener('click', () => {
      this.#open = false;
      this.show();
    });
  }

  /** Another match: its desk is locked if it has a PIN. */
  begin() {
    this.#open = false;
    this.show();
  }

  /** Nothing keeps players away from the desk, or the arbiter sits there. */
  get isOpen() {
    return this.#open || !this.#table.match.pin;
  }

  /** Does an act of the arbiter, or asks for the PIN first. @param {() => void} act */
  guard(act) {
    if (this.isOpen) act();
    else this.reveal();
  }

  reveal() {
    this.#card.open = true;
    this.show();
    const place = this.isOpen ? find(this.#card, 'summary', HTMLElement) : this.#pin;
    place.focus();
    this.#card.scrollIntoView({ block: 'nearest' });
  }

  get #pin() {
    return find(this.#lock, '[name="pin"]', HTMLInputElement);
  }

  /** What fits the match and the language now. */
  show() {
    if (!this.#card.open) return;
    this.#answer.remove();
    const { match, words } = this.#table;
    const locked = !this.isOpen;
    const text = match.pin ? (locked ? words.desk.locked : words.desk.sitting) : words.desk.free;
    find(this.#card, '.about-lock', HTMLElement).textContent = text ?? '';
    this.#lock.hidden = match.pin !== '' && !locked;
    find(this.#lock, '[type="submit"]', HTMLButtonElement).textContent =
      (match.pin ? words.desk.open : words.desk.lock) ?? '';
    find(this.#card, '.leave', HTMLElement).hidden = !match.pin || locked;
    this.#acts.hidden = locked;
    if (!locked) this.#draw(match, words);
  }

  /** @param {SubmitEvent} event */
  async #turnKey(event) {
    event.preventDefault();
    const { match, words } = this.#table;
    const text = this.#pin.value;
    if (!isPin(text)) return complain(this.#lock, 'pin', [words.desk.pinWrong ?? '']);
    if (!match.pin) {
      match.pin = await lockWith(text);
      this.#open = true;
      this.onChange();
    } else if (await opens(match.pin, text)) this.#open = true;
    else return complain(this.#lock, 'pin', [words.desk.pinOther ?? '']);
    complain(this.#lock, 'pin', []);
    this.#lock.reset();
    this.show();
  }

  // ---- the forms ------------------------------------------------------------------------------------

  /** Once for a language and an edition. @param {Match} match @param {Words} words */
  #draw(match, words) {
    const drawn = `${words.name} ${match.edition} ${match.ask('set penalties')}`;
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const place = find(this.#acts, '.groups', HTMLElement);
    const groups = [...new Set(ROWS.map(({ group }) => group))].map((group) => {
      const fieldset = make('fieldset', 'group');
      fieldset.append(make('legend', '', words.desk[group]));
      const rows = ROWS.filter((row) => row.group === group);
      fieldset.append(...rows.map((row) => this.#form(match, words, row)));
      return fieldset;
    });
    place.replaceChildren(...groups);
  }

  /** @param {Match} match @param {Words} words @param {Row} row */
  #form(match, words, row) {
    const form = make('form');
    form.noValidate = true;
    form.dataset.deed = row.name;
    const button = make('button', '', words.desk[row.name]);
    const cited = fill(words.article, { n: numberIn(row.article, match.edition) });
    button.append(' ', make('small', '', cited));
    const penalties = match.ask('set penalties').split(',');
    form.append(...row.fields.map((field) => fieldFor(words, field, penalties)), button);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#do(row, form);
    });
    return form;
  }

  /** @param {Row} row @param {HTMLFormElement} form */
  #do(row, form) {
    const { match, words } = this.#table;
    const common = find(this.#acts, '.why', HTMLFormElement);
    const reason = String(new FormData(common).get('reason') ?? '').trim();
    if (row.needsReason && !reason)
      return complain(common, 'reason', [words.desk.reasonFirst ?? '']);
    complain(common, 'reason', []);
    try {
      match.rule(row.act(valuesOf(form)), reason);
      common.reset();
      this.#answer.textContent = document.querySelector('#duty p')?.textContent ?? '';
      form.append(this.#answer);
    } catch (error) {
      if (!(error instanceof JadoubeError || error instanceof RangeError)) throw error;
      const [first] = form.querySelectorAll('input');
      complain(common, 'reason', [words.desk.unreadable ?? '']);
      first?.focus();
    }
  }
}
