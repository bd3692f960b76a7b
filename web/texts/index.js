// index.js -- the languages of the page. The texts of one are loaded when they are wanted, those of a first
// board before the others.
// SPDX-License-Identifier: MIT

/** @typedef {import('./sentence.js').Table} Table */
/** @typedef {Pick<import('./sentence.js').LawTexts, 'side' | 'comma' | 'verdicts' | 'reasons'> & typeof import('./en/interface.js').enInterface & {partner: typeof import('./en/partner.js').enPartner}} FirstWords */
/** @typedef {Pick<import('./sentence.js').LawTexts, 'laws' | 'fide2023'> & typeof import('./en/acts.js').enActs & typeof import('./en/desk.js').enDesk & typeof import('./en/form.js').enForm & {fen: Table, parameters: Table, records: Table, seal: Table, embed: typeof import('./en/embed.js').enEmbed}} LaterWords */
/** @typedef {FirstWords & LaterWords} Words */
/** @typedef {'en' | 'zh-Hans' | 'zh-Hant'} Language */

/** Each language by its own name. @type {Readonly<Record<Language, string>>} */
export const languageNames = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' };

/** @type {Readonly<Record<Language, readonly [() => Promise<FirstWords>, () => Promise<LaterWords>]>>} */
const tables = {
  en: [
    async () => (await import('./en/first.js')).en,
    async () => (await import('./en/rest.js')).enRest,
  ],
  'zh-Hans': [
    async () => (await import('./zh-Hans/first.js')).zhHans,
    async () => (await import('./zh-Hans/rest.js')).zhHansRest,
  ],
  'zh-Hant': [
    async () => (await import('./zh-Hant/first.js')).zhHant,
    async () => (await import('./zh-Hant/rest.js')).zhHantRest,
  ],
};

/**
 * The texts of a language that a first board needs.
 * @param {Language} tag
 */
export const firstWords = (tag) => tables[tag][0]();

/** @type {Map<Language, Words>} */
const loaded = new Map();

/**
 * All texts of a language; loaded once.
 * @param {Language} tag
 */
export async function loadWords(tag) {
  const known = loaded.get(tag);
  if (known) return known;
  const [first, rest] = await Promise.all(tables[tag].map((load) => load()));
  const words = /** @type {Words} */ ({ ...first, ...rest });
  loaded.set(tag, words);
  return words;
}

/**
 * a, b or c
 * @param {FirstWords} words
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
