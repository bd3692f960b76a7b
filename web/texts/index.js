// index.js -- the languages of the page. The texts of one are loaded when they are wanted.
// SPDX-License-Identifier: MIT

/** @typedef {import('./sentence.js').LawTexts & typeof import('./en-interface.js').enInterface & typeof import('./en-acts.js').enActs & typeof import('./en-desk.js').enDesk & {fen: import('./sentence.js').Table, parameters: import('./sentence.js').Table, embed: typeof import('./en-embed.js').enEmbed, partner: typeof import('./en-partner.js').enPartner, records: import('./sentence.js').Table, seal: import('./sentence.js').Table}} Words */
/** @typedef {'en' | 'zh-Hans' | 'zh-Hant'} Language */

/** Each language by its own name. @type {Readonly<Record<Language, string>>} */
export const languageNames = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' };

/** @type {Readonly<Record<Language, () => Promise<Words>>>} */
const tables = {
  en: async () => (await import('./en.js')).en,
  'zh-Hans': async () => (await import('./zh-Hans.js')).zhHans,
  'zh-Hant': async () => (await import('./zh-Hant.js')).zhHant,
};

/**
 * The texts of a language; loaded once.
 * @param {Language} tag
 */
export const loadWords = (tag) => tables[tag]();

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
export const isLanguage = (tag) => typeof tag === 'string' && Object.hasOwn(languageNames, tag);
