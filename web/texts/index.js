// index.js -- the languages of the page and how a text is filled in.
// SPDX-License-Identifier: MIT

import { en } from './en.js';
import { enLaws } from './en-laws.js';
import { enReasons, enVerdicts } from './en-verdicts.js';
import { enFen, zhHansFen } from './fen.js';
import { zhHans } from './zh-Hans.js';
import { zhHansLaws } from './zh-Hans-laws.js';
import { zhHansReasons, zhHansVerdicts } from './zh-Hans-verdicts.js';

/** @typedef {typeof languages.en} Words */
/** @typedef {keyof typeof languages} Language */
/** @typedef {Readonly<Record<string, string | number>>} Values */

export const languages = {
  en: { ...en, verdicts: enVerdicts, reasons: enReasons, laws: enLaws, fen: enFen },
  'zh-Hans': {
    ...zhHans,
    verdicts: zhHansVerdicts,
    reasons: zhHansReasons,
    laws: zhHansLaws,
    fen: zhHansFen,
  },
};

/**
 * Puts the values in the places of their {names}; a name without a value stays empty.
 * @param {string} text
 * @param {Values} values
 */
export const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));

/** What is said: what matters, the rest, and the Article. @typedef {{head: string, rest: string, article: string}} Part */

/**
 * @param {import('./en.js').Sentence} sentence
 * @param {string} article
 * @param {Values} values
 * @returns {Part}
 */
export function part([head, rest = ''], article, values) {
  return { head: fill(head, values), rest: fill(rest, values), article };
}

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

/**
 * The language the reader prefers, among those of the page.
 * @param {readonly string[]} preferred tags such as zh-CN
 * @returns {Language}
 */
export function languageFor(preferred) {
  for (const tag of preferred) {
    if (/^zh\b/i.test(tag)) return 'zh-Hans';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

/** @param {unknown} tag @returns {tag is Language} */
export const isLanguage = (tag) => typeof tag === 'string' && Object.hasOwn(languages, tag);
