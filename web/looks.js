// looks.js -- what the reader has chosen: language, colours, which side is below, letters as commands.
// SPDX-License-Identifier: MIT

import { readChoices, saveChoices } from './store.js';
import { isLanguage, languageFor, loadWords } from './texts/index.js';
import { showTheme, THEMES } from './translate.js';

/** @typedef {import('./texts/index.js').Words} Words */
/** @typedef {import('./texts/index.js').Language} Language */

export class Looks {
  #choices = readChoices();
  /** @type {Language} */
  language;
  /** The texts of that language. @type {Words} */
  words;

  /** @param {Language} language @param {Words} words */
  constructor(language, words) {
    this.language = language;
    this.words = words;
  }

  /** As the reader left them. */
  static async load() {
    const { language } = readChoices();
    const tag = isLanguage(language) ? language : languageFor(navigator.languages);
    return new Looks(tag, await loadWords(tag));
  }

  get keys() {
    return this.#choices.keys !== false;
  }
  get below() {
    return this.#choices.flipped ? 'black' : 'white';
  }
  get theme() {
    return this.#choices.theme ?? 'auto';
  }

  /** @param {Partial<import('./store.js').Choices>} changed */
  choose(changed) {
    Object.assign(this.#choices, changed);
    saveChoices(this.#choices);
  }

  /** @param {Language} chosen */
  async speak(chosen) {
    try {
      if (chosen !== this.language) [this.words, this.language] = [await loadWords(chosen), chosen];
    } catch {
      // The net is gone: the old language stays.
    }
    this.choose({ language: this.language });
  }

  flip() {
    this.choose({ flipped: this.below === 'white' });
  }

  nextTheme() {
    const now = THEMES.map(String).indexOf(this.theme);
    this.choose({ theme: THEMES[(now + 1) % THEMES.length] ?? 'auto' });
    this.showTheme();
  }

  showTheme() {
    showTheme(this.words, this.theme);
  }
}
