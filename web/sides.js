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
