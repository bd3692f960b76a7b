// movelist.js -- the moves of a game to choose from, with comments, glyphs and variations where they stand.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { shown } from '../reader/letters.js';
import { nameNags, signsOf } from './nags.js';

/** @typedef {import('../past/record.js').Place} Place */
/** @typedef {import('../texts/index.js').Words} Words */

/** The sign of the Laws for an offer of a draw (11.1). */
const OFFER = '(=)';

/** What stands behind the move itself. @param {Place} place */
export const signsAt = ({ notes }) =>
  signsOf(notes.nags ?? []) + (notes.offer ? `\u00a0${OFFER}` : '');

/** The number of a move and whose it is, as 12. or 12… @param {Place} place */
export function numberOf({ parent }) {
  if (!parent) return '';
  const { turn, fullmove } = parent.position;
  return `${fullmove}${turn === 'white' ? '.' : '…'}`;
}

export class MoveList {
  element = make('div', 'moves');
  /** @type {Map<Place, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {HTMLButtonElement | undefined} */
  #marked;
  /** @type {(place: Place) => void} */
  onChoose = () => {};

  /** @param {Place} start */
  constructor(start) {
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-keyshortcuts', 'ArrowUp ArrowDown');
    for (const text of start.notes.after ?? []) this.element.append(comment(text), ' ');
    this.#list(start, this.element, true);
  }

  /**
   * The moves after a place, the variations behind the move they replace.
   * @param {Place} place
   * @param {HTMLElement} into
   * @param {boolean} numbered also if the first of them is a move of Black
   */
  #list(place, into, numbered) {
    let fresh = numbered;
    for (let at = place; at.next[0]; at = at.next[0]) {
      const [main, ...others] = at.next;
      this.#move(main, into, fresh);
      for (const other of others) this.#variation(other, into);
      fresh = others.length > 0 || Boolean(main.notes.after?.length);
    }
  }

  /** @param {Place} first @param {HTMLElement} into */
  #variation(first, into) {
    const variation = make('span', 'variation', '(');
    this.#move(first, variation, true);
    this.#list(first, variation, Boolean(first.notes.after?.length));
    variation.append(') ');
    into.append(variation);
  }

  /**
   * @param {Place} place
   * @param {HTMLElement} into
   * @param {boolean} numbered also a move of Black
   */
  #move(place, into, numbered) {
    const { before = [], after = [] } = place.notes;
    const number = numberOf(place);
    const button = make('button');
    button.type = 'button';
    button.addEventListener('click', () => this.onChoose(place));
    this.#buttons.set(place, button);
    for (const text of before) into.append(comment(text), ' ');
    if (numbered || before.length || number.endsWith('.'))
      into.append(make('span', 'number', number));
    into.append(button, ' ');
    for (const text of after) into.append(comment(text), ' ');
  }

  /** All texts, in the language chosen. @param {Words} words */
  speak(words) {
    this.element.setAttribute('aria-label', words.embed.moves);
    for (const [place, button] of this.#buttons) {
      const signs = signsAt(place);
      button.textContent = shown(place.san) + signs;
      const { nags = [], offer } = place.notes;
      const named = [shown(place.san), nameNags(words, nags), offer ? words.records.offered : ''];
      if (signs) button.setAttribute('aria-label', named.filter(Boolean).join(words.comma));
    }
  }

  /** The walk is there. @param {Place} place */
  mark(place) {
    this.#marked?.removeAttribute('aria-current');
    const button = this.#buttons.get(place);
    this.#marked = button;
    button?.setAttribute('aria-current', 'step');
    const box = this.element;
    if (button) box.scrollTop = button.offsetTop - box.offsetTop - box.clientHeight / 2;
    else box.scrollTop = 0;
  }
}

/** @param {string} text */
function comment(text) {
  const made = make('span', 'comment', text);
  made.dir = 'auto';
  return made;
}
