// nags.js -- the glyphs of a PGN ($1, $2, ...) as their signs, and in words.
// SPDX-License-Identifier: MIT

import { fill } from '../texts/sentence.js';

/** @typedef {import('../texts/index.js').Words} Words */

/** @type {Readonly<Record<number, string>>} */
const SIGNS = {
  ...{ 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!', 7: '□' },
  ...{ 10: '=', 13: '∞', 14: '+=', 15: '=+', 16: '±', 17: '∓', 18: '+−', 19: '−+' },
  ...{ 22: '⊙', 23: '⊙', 32: '⟳', 33: '⟳', 36: '↑', 37: '↑', 40: '→', 41: '→' },
  ...{ 44: '=∞', 45: '=∞', 132: '⇆', 133: '⇆', 138: '⊕', 139: '⊕', 140: '∆', 146: 'N' },
};
/** The last of those that stand at the move itself, without a blank. */
const AT_MOVE = 7;

/** What stands behind a move. @param {readonly number[]} nags */
export const signsOf = (nags) =>
  nags.map((nag) => `${nag > AT_MOVE ? ' ' : ''}${SIGNS[nag] ?? `$${nag}`}`).join('');

/** @param {Words} words @param {readonly number[]} nags */
export const nameNags = ({ records, comma }, nags) =>
  nags.map((nag) => records[`nag${nag}`] ?? fill(records['nag*'] ?? '', { n: nag })).join(comma);
