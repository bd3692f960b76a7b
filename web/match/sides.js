// sides.js -- the two sides, and the words in which lines and verdicts name them.
// SPDX-License-Identifier: MIT

/** @typedef {'white' | 'black'} Side */

export const SIDES = /** @type {const} */ (['white', 'black']);

/** @type {(side: Side) => Side} */
export const otherOf = (side) => (side === 'white' ? 'black' : 'white');

/** Of `W` or `B`. @type {(letter: string | undefined) => Side} */
export const sideOf = (letter) => (letter === 'B' ? 'black' : 'white');

/** @param {unknown} side @returns {side is Side} */
export const isSide = (side) => side === 'white' || side === 'black';

/** Hebrew, Arabic and the other scripts that are written from the right. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name as it stands in a line with others: written from the right it keeps to itself, so White stays first.
 * @param {string} name
 */
export const apart = (name) => (FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name);
