// partner-form.js -- the part of the form for a new game that says who plays.
// SPDX-License-Identifier: MIT

import { find, option } from '../browser/dialogs.js';
import { isSide } from '../match/sides.js';
import { hasEngine } from '../partner/engine.js';
import { PARTNER_LEVELS } from '../partner/mind.js';
/** @typedef {import('../partner/mind.js').Seat} Seat */
/** @typedef {import('../texts/index.js').Words} Words */

export class PartnerForm {
  #form;
  #help;
  /** @type {Words | undefined} */
  #words;

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.#form = form;
    this.#help = find(form, '#partner-help', HTMLElement);
    this.#who.addEventListener('change', () => this.#show());
  }

  get #who() {
    return this.#select('partner');
  }

  /** @param {string} name */
  #select(name) {
    const field = this.#form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) return field;
    throw new Error(`the form has no list ${name}`);
  }

  /** Writes the choices, and what was chosen last. @param {Words} words @param {Seat | null} seat */
  open(words, seat) {
    this.#words = words;
    const { two, white, black, levels } = words.partner;
    refill(this.#who, Object.entries({ '': two, black, white }), seat?.side ?? '');
    const strengths = PARTNER_LEVELS.map((level) => [String(level), levels[level] ?? '']);
    const strength = this.#select('strength');
    refill(strength, strengths, String(seat?.level ?? (strength.value || 1)));
    this.#show();
  }

  /** What the choice means, or why there is none. */
  #show() {
    if (!this.#words) return;
    const { help, trouble } = this.#words.partner;
    const there = hasEngine();
    this.#who.disabled = !there;
    if (!there) this.#who.value = '';
    const alone = this.#who.value !== '';
    const strength = this.#select('strength').closest('label');
    if (strength) strength.hidden = !alone;
    this.#say(there ? (alone ? help : '') : trouble.missing.join(this.#words.space), false);
  }

  /** @param {string} text @param {boolean} wrong */
  #say(text, wrong) {
    this.#help.textContent = text;
    this.#help.classList.toggle('wrong', wrong);
    if (wrong) this.#who.setAttribute('aria-invalid', 'true');
    else this.#who.removeAttribute('aria-invalid');
  }

  /**
   * The seat that was chosen, null for two people; undefined after saying why it cannot be.
   * @param {boolean} chess960 of the game to be
   * @returns {Seat | null | undefined}
   */
  read(chess960) {
    const side = this.#who.value;
    if (!isSide(side)) return null;
    if (chess960) {
      const { trouble } = this.#words?.partner ?? {};
      this.#say(trouble?.chess960.join(this.#words?.space) ?? '', true);
      this.#who.focus();
      return undefined;
    }
    const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
    return { side, level: Number(this.#select('strength').value), seed };
  }
}

/**
 * @param {HTMLSelectElement} list
 * @param {(readonly string[])[]} choices value and text
 * @param {string} chosen
 */
function refill(list, choices, chosen) {
  list.replaceChildren(...choices.map(([value = '', text = '']) => option(value, text)));
  list.value = chosen;
}
