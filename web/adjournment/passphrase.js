// passphrase.js -- the fields for a passphrase: of the arbiter, or one of each player.
//
// Where one is chosen it is written twice, for nobody can say afterwards what it was. Those fields are covered
// texts: a new password the browser would offer to keep.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { labelled } from '../browser/panel.js';
import { fill } from '../texts/sentence.js';
import { joined } from './envelope.js';

/** @typedef {import('./envelope.js').Holder} Holder */
/** @typedef {import('../texts/sentence.js').Table} SealWords */
/** A passphrase and whose it is. @typedef {{holder: Holder, passphrase: string}} Secret */
/** @typedef {{field: HTMLInputElement, again: HTMLInputElement | null}} Row */

const LEAST = 6;
const NAMES = { arbiter: ['arbiter'], players: ['white', 'black'] };

export class Passphrase {
  #words;
  /** @type {Row[]} */
  #rows = [];
  #rowsPlace = make('div', 'pair');
  #help = make('p', 'help');
  /** What goes into a form. @type {HTMLElement[]} */
  parts;

  /**
   * @param {SealWords} words
   * @param {Holder} [known] whose it is, if it was chosen before
   */
  constructor(words, known) {
    this.#words = words;
    const choice = make('fieldset', 'holder');
    choice.append(make('legend', '', words.holder));
    for (const holder of /** @type {const} */ (['arbiter', 'players'])) {
      const radio = make('input');
      Object.assign(radio, { type: 'radio', name: 'holder', value: holder });
      radio.checked = holder === 'arbiter';
      radio.addEventListener('change', () => this.#show(holder, true));
      const label = make('label');
      label.append(radio, make('span', '', words[`of_${holder}`]));
      choice.append(label);
    }
    this.parts = known ? [this.#rowsPlace] : [choice, this.#rowsPlace, this.#help];
    this.#show(known ?? 'arbiter', !known);
  }

  /** @param {Holder} holder @param {boolean} twice */
  #show(holder, twice) {
    this.#help.textContent = this.#words[`${holder}Help`] ?? '';
    this.#rowsPlace.replaceChildren();
    this.#rows = NAMES[holder].map((name) => {
      const field = secretField(`passphrase-${name}`, twice);
      const again = twice ? secretField(`again-${name}`, true) : null;
      this.#rowsPlace.append(labelled(this.#words[`pass_${name}`] ?? '', field));
      if (again) this.#rowsPlace.append(labelled(this.#words.again ?? '', again));
      return { field, again };
    });
  }

  /**
   * What has been written.
   * @param {(field: HTMLInputElement, sentence: string) => void} complain called when it cannot be used
   * @returns {Secret | undefined}
   */
  read(complain) {
    const wrong = this.#wrong();
    if (wrong) complain(...wrong);
    if (wrong) return undefined;
    const parts = this.#rows.map(({ field }) => field.value);
    return { holder: parts.length > 1 ? 'players' : 'arbiter', passphrase: joined(parts) };
  }

  /** The first field that cannot be used, and why. @returns {[HTMLInputElement, string] | undefined} */
  #wrong() {
    const { short = '', different = '', missing = '' } = this.#words;
    for (const { field, again } of this.#rows) {
      const length = [...field.value].length;
      if (again && length < LEAST) return [field, fill(short, { n: LEAST })];
      if (!length) return [field, missing];
      if (again && again.value !== field.value) return [again, different];
    }
    return undefined;
  }
}

/** @param {string} name @param {boolean} isNew */
function secretField(name, isNew) {
  const field = make('input', isNew ? 'covered' : '');
  const type = isNew ? 'text' : 'password';
  Object.assign(field, { type, name, autocomplete: 'off', spellcheck: false });
  field.autocapitalize = 'off';
  return field;
}

/** The browser wants a name beside a secret. */
export function nameForSecret() {
  const field = make('input', 'unseen');
  Object.assign(field, { name: 'username', autocomplete: 'username', value: 'envelope' });
  Object.assign(field, { readOnly: true, tabIndex: -1 });
  field.setAttribute('aria-hidden', 'true');
  return field;
}
