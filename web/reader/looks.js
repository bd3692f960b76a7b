// looks.js -- what the reader has chosen: language, colours, which side is below, letters as commands.
// SPDX-License-Identifier: MIT

import { readChoices, saveChoices } from '../kept/store.js';
import { firstWords, isLanguage, languageFor, loadWords } from '../texts/index.js';
import { isLetters } from './letters.js';
import { showTheme, THEMES } from './translate.js';

/** @typedef {import('../texts/index.js').FirstWords} Words */
/** @typedef {import('../texts/index.js').Language} Language */

export class Looks {
  #choices = readChoices();
  /** @type {Language} */
  language;
  /** The texts of that language that a first board needs. @type {Words} */
  words;
  /** All of them, once they are there. @type {import('../texts/index.js').Words | null} */
  all = null;
  /** Called when they have come. */
  onAll = () => {};

  /** @param {Language} language @param {Words} words */
  constructor(language, words) {
    this.language = language;
    this.words = words;
  }

  /** As the reader left them. */
  static async load() {
    const { language } = readChoices();
    const tag = isLanguage(language) ? language : languageFor(navigator.languages);
    return new Looks(tag, await firstWords(tag));
  }

  /** Has all texts come. @returns {Promise<void>} */
  async loadAll() {
    if (this.all) return;
    const { language } = this;
    const all = await loadWords(language);
    if (this.all || language !== this.language) return this.loadAll();
    this.words = this.all = all;
    this.onAll();
  }

  get keys() {
    return this.#choices.keys !== false;
  }
  get below() {
    return this.#choices.flipped ? 'black' : 'white';
  }
  /** How the pieces are written in moves. @returns {import('./letters.js').Letters} */
  get letters() {
    const { letters } = this.#choices;
    return isLetters(letters) ? letters : 'en';
  }
  get sounds() {
    return this.#choices.sounds === true;
  }
  get theme() {
    return this.#choices.theme ?? 'auto';
  }

  /** @param {Partial<import('../kept/store.js').Choices>} changed */
  choose(changed) {
    Object.assign(this.#choices, changed);
    saveChoices(this.#choices);
  }

  /** @param {Language} chosen */
  async speak(chosen) {
    try {
      if (chosen !== this.language) {
        this.words = this.all = await loadWords(chosen);
        this.language = chosen;
      }
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
