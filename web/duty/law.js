// law.js -- the card with the text of an Article.
// SPDX-License-Identifier: MIT

import { lawText } from '../texts/sentence.js';

/** @typedef {import('../texts/index.js').FirstWords} Words */
/** @typedef {import('../texts/sentence.js').LawTexts} LawTexts */
/** @typedef {import('../texts/sentence.js').Edition} Edition */

export class LawCard {
  #title;
  #text;
  #article = '';

  /** @param {HTMLElement} card with a heading and a paragraph */
  constructor(card) {
    const [title, text] = [card.querySelector('h2'), card.querySelector('p')];
    if (!title || !text) throw new Error('the card of the Law has no heading or no text');
    this.#title = title;
    this.#text = text;
  }

  /**
   * Shows the Article that is in question now, or the one already shown in another language.
   * @param {Words} words
   * @param {Pick<LawTexts, 'laws' | 'fide2023'> | null} texts null as long as they are not there
   * @param {Edition} edition whose number it is
   * @param {string} [article] none: as before
   */
  show(words, texts, edition, article = this.#article) {
    const text = texts ? lawText(texts, article, edition) : undefined;
    this.#article = article;
    const title = text ? `${words.page.law}${words.colon}${article}` : (words.page.law ?? '');
    this.#title.textContent = title;
    this.#text.textContent = text ?? words.page.lawNone ?? '';
  }

  /** Brings the card into view. */
  reveal() {
    this.#title.scrollIntoView({ block: 'nearest' });
    this.#title.focus({ preventScroll: true });
  }
}
