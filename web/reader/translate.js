// translate.js -- the fixed words and the colours of the page.
// SPDX-License-Identifier: MIT

import { fill } from '../texts/sentence.js';

/** @typedef {import('../texts/index.js').FirstWords} Words */
/** @typedef {import('../texts/index.js').Language} Language */

export const THEMES = /** @type {const} */ (['auto', 'light', 'dark']);

/**
 * Writes every text with data-text and every label with data-label, keys of words.page or, with the name of a
 * table before a stop, of that. What stands in a table that is not there yet stays as it is.
 * @param {Words} words
 * @param {Language} language
 */
export function translate(words, language) {
  document.documentElement.lang = language;
  document.documentElement.removeAttribute('data-untold');
  document.title = words.page.title ?? '';
  for (const element of document.querySelectorAll('[data-text]')) {
    const text = wordOf(words, element.getAttribute('data-text') ?? '');
    if (text !== undefined) element.textContent = text;
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    const label = wordOf(words, element.getAttribute('data-label') ?? '');
    if (label !== undefined) element.setAttribute('aria-label', label);
  }
}

/** @param {Words} words @param {string} key @returns {string | undefined} */
function wordOf(words, key) {
  const [name = '', table = 'page'] = key.split('.').reverse();
  const there = tableOf(words, table);
  return there && fill(there[name] ?? key, {});
}

/** @param {Words} words @param {string} name @returns {import('../texts/sentence.js').Table | undefined} */
const tableOf = (words, name) => /** @type {Record<string, any>} */ (words)[name];

/**
 * @param {Words} words
 * @param {string} theme one of THEMES
 */
export function showTheme(words, theme) {
  const root = document.documentElement;
  if (theme === 'auto') root.removeAttribute('data-theme');
  else root.dataset.theme = theme;
  const button = document.querySelector('[data-act="theme"]');
  const label = words.page[`theme_${theme}`] ?? '';
  button?.setAttribute('aria-label', label);
  button?.setAttribute('title', label);
}
