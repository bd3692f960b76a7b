// check.js -- the arbiter's check of a claimed draw: the record is played again on a board of its own.
// SPDX-License-Identifier: MIT

import { describe, diagram } from '../board/diagram.js';
import { make } from '../browser/base.js';
import { find } from '../browser/dialogs.js';
import { fill } from '../texts/sentence.js';
import { examine, lastClaim, pendingClaim } from './claim.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('./claim.js').Row} Row */
/** @typedef {import('./claim.js').DrawClaim} DrawClaim */
/** @typedef {import('../texts/index.js').Words} Words */

/** So much of the card must be in view. */
const ENOUGH_PX = 200;

export class Check {
  #card;
  #board;
  #list;
  /** @type {Row[]} */
  #rows = [];
  #at = 0;
  /** @type {DrawClaim | undefined} */
  #claim;
  /** @type {Words | undefined} */
  #words;

  /** @param {HTMLElement} card */
  constructor(card) {
    this.#card = card;
    this.#board = find(card, '.board', HTMLElement);
    this.#list = find(card, 'ol', HTMLElement);
    for (const button of card.querySelectorAll('button[data-step]')) {
      const step = Number(button.getAttribute('data-step'));
      button.addEventListener('click', () => this.#go(this.#at + step));
    }
    find(card, '.close', HTMLButtonElement).addEventListener('click', () => this.close());
  }

  /** Lays the last claim of a match out. @param {Match} match @param {Words} words */
  open(match, words) {
    this.#claim = lastClaim(match.log);
    if (!this.#claim) return;
    this.#rows = examine(match, this.#claim);
    this.#at = this.#rows.length - 1;
    this.#card.hidden = false;
    this.show(match, words);
    const below = innerHeight - this.#card.getBoundingClientRect().top;
    if (below < ENOUGH_PX) this.#card.scrollIntoView({ block: 'nearest' });
  }

  close() {
    this.#card.hidden = true;
    this.#claim = undefined;
  }

  /** Again, in a language; the decision is asked for as long as it waits. @param {Match} match @param {Words} words */
  show(match, words) {
    if (!this.#claim) return;
    this.#words = words;
    find(this.#card, '.decide', HTMLElement).hidden = !pendingClaim(match);
    find(this.#card, '.summary', HTMLElement).textContent = this.#summary(words, this.#claim);
    this.#list.replaceChildren(...this.#rows.map((row, i) => this.#entry(words, row, i)));
    this.#go(this.#at);
  }

  /** @param {Words} words @param {DrawClaim} claim */
  #summary(words, { by, what, move }) {
    const last = this.#rows.at(-1);
    const key = what === 'fifty' ? 'fifty' : move ? 'next' : 'now';
    return fill(words.check[key] ?? '', {
      side: words.side[by],
      move,
      n: what === 'fifty' ? Math.floor((last?.quiet ?? 0) / 2) : (last?.count ?? 0),
    });
  }

  /** @param {Words} words @param {Row} row @param {number} i */
  #entry(words, row, i) {
    const entry = make('li', row.count ? 'same' : '');
    const button = make('button', '', row.name || words.check.start);
    button.type = 'button';
    button.addEventListener('click', () => this.#go(i));
    const note = row.count ? fill(words.check.time ?? '', { n: row.count }) : '';
    entry.append(button, make('small', '', note));
    return entry;
  }

  /** @param {number} to */
  #go(to) {
    this.#at = Math.max(0, Math.min(to, this.#rows.length - 1));
    const row = this.#rows[this.#at];
    if (!row || !this.#words) return;
    const picture = diagram(row.position, false);
    picture.setAttribute('aria-label', describe(this.#words, row.position));
    this.#board.replaceChildren(picture);
    [...this.#list.children].forEach((entry, i) => {
      const button = entry.querySelector('button');
      if (i === this.#at) button?.setAttribute('aria-current', 'step');
      else button?.removeAttribute('aria-current');
    });
    const box = this.#list.parentElement;
    const entry = this.#list.children[this.#at];
    if (box && entry instanceof HTMLElement) box.scrollTop = entry.offsetTop - box.clientHeight / 2;
  }
}
