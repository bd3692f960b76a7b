// letters-in.js -- a move as somebody wrote it, in English letters, which all else understands: Chinese characters
// and figurines may stand for the pieces, whatever the reader likes to see.
// SPDX-License-Identifier: MIT

const ENGLISH = 'KQRBN';
/** Signs in that order: simplified and traditional, white and black. */
const SETS = ['王后车象马', '王后車象馬', '♔♕♖♗♘', '♚♛♜♝♞'];
/** What stands for a pawn, and is not written. */
const PAWNS = /[兵卒♙♟]/g;
/** Words of Chinese notation: long castling, castling, becomes. @type {readonly (readonly [RegExp, string])[]} */
const WORDS = [
  [/[长長]易位/g, 'O-O-O'],
  [/短易位/g, 'O-O'],
  [/[变變]/g, '='],
];
const FOREIGN = new RegExp(`[${SETS.join('')}]`, 'g');

/** Where anything else is left it was no move of this notation, and stays what it was. */
const PLAIN = /^[ -~]*$/;

/** @param {string} text */
export function inEnglish(text) {
  const named = WORDS.reduce((all, [word, sign]) => all.replace(word, sign), text);
  const read = named.replace(PAWNS, '').replace(FOREIGN, (sign) => {
    const set = SETS.find((each) => each.includes(sign)) ?? '';
    return ENGLISH.charAt(set.indexOf(sign));
  });
  return PLAIN.test(read) ? read : text;
}
