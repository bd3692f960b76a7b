// state.js -- the state of a game as the core writes it, made a frozen value.
// SPDX-License-Identifier: MIT

/** @import { State } from './types.js' */

const SIDES = /** @type {const} */ ({ w: 'white', b: 'black' });

// The fields whose value is a side.
const NAMES_A_SIDE = new Set(['turn', 'clock', 'offer', 'firstFlag']);

/** @param {string} key */
const isSide = (key) => key === 'w' || key === 'b';

/**
 * Called for every value, inner ones first: w and b become white and black, and nothing can be changed.
 * @param {string} key
 * @param {any} value
 */
function revive(key, value) {
  if (value === null || typeof value !== 'object')
    return NAMES_A_SIDE.has(key) && isSide(value) ? SIDES[/** @type {'w' | 'b'} */ (value)] : value;
  if ('w' in value) return Object.freeze({ white: value.w, black: value.b });
  return Object.freeze(value);
}

/**
 * @param {string} json as jd_line_state writes it
 * @returns {State}
 */
export function readState(json) {
  return JSON.parse(json, revive);
}
