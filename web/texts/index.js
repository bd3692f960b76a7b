// index.js -- the languages of the page.
// SPDX-License-Identifier: MIT

import { enInterface } from './en-interface.js';
import { enFen, zhHansFen, zhHantFen } from './fen.js';
import { lawTexts } from './referee.js';
import { zhHansInterface } from './zh-Hans-interface.js';
import { zhHantInterface } from './zh-Hant-interface.js';

/** @typedef {import('./sentence.js').LawTexts & typeof enInterface & {fen: import('./sentence.js').Table}} Words */
/** @typedef {'en' | 'zh-Hans' | 'zh-Hant'} Language */

/** @type {Readonly<Record<Language, Words>>} */
export const languages = {
  en: { ...lawTexts.en, ...enInterface, fen: enFen },
  'zh-Hans': { ...lawTexts['zh-Hans'], ...zhHansInterface, fen: zhHansFen },
  'zh-Hant': { ...lawTexts['zh-Hant'], ...zhHantInterface, fen: zhHantFen },
};

/**
 * a, b or c
 * @param {Words} words
 * @param {readonly string[]} items
 */
export function either(words, items) {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(words.comma)}${words.or}${last}`;
}

/** Where Chinese is written in traditional characters, if the tag does not say. */
const TRADITIONAL = /^zh\b.*-(hant|tw|hk|mo)\b/i;

/**
 * The language the reader prefers, among those of the page.
 * @param {readonly string[]} preferred tags such as zh-CN
 * @returns {Language}
 */
export function languageFor(preferred) {
  for (const tag of preferred) {
    if (/^zh\b.*-hans\b/i.test(tag)) return 'zh-Hans';
    if (TRADITIONAL.test(tag)) return 'zh-Hant';
    if (/^zh\b/i.test(tag)) return 'zh-Hans';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

/** @param {unknown} tag @returns {tag is Language} */
export const isLanguage = (tag) => typeof tag === 'string' && Object.hasOwn(languages, tag);
