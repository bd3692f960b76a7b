// letters.js -- the letters of the pieces in moves, as the reader likes to see them. A PGN always has English ones;
// so has what is written, letters-in.js sees to that.
// SPDX-License-Identifier: MIT

/** @typedef {import('../texts/index.js').Language} Language */

const ENGLISH = 'KQRBN';
/** The choices, in the order of those; of Chinese characters there are two kinds. */
const SIGNS = { en: ENGLISH, zh: '王后车象马', figurines: '♔♕♖♗♘' };
const TRADITIONAL = '王后車象馬';

/** @typedef {keyof typeof SIGNS} Letters */

/** @param {unknown} name @returns {name is Letters} */
export const isLetters = (name) => typeof name === 'string' && Object.hasOwn(SIGNS, name);

let signs = ENGLISH;

/** All moves that are shown from now on have these. @param {Letters} letters @param {Language} language */
export function chooseLetters(letters, language) {
  signs = letters === 'zh' && language === 'zh-Hant' ? TRADITIONAL : SIGNS[letters];
}

/** A move in SAN as it is shown. @param {string} san */
export const shown = (san) =>
  san.replace(/[KQRBN]/g, (letter) => signs.charAt(ENGLISH.indexOf(letter)));
