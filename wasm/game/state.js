// state.js -- the state of a game as the core writes it, made a frozen value.
// SPDX-License-Identifier: MIT

/** @import { Door } from '../door/door.js' */
/** @import { State } from './types.js' */
import { enter } from '../door/door.js';

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
 * The state of the game in the module.
 * @param {Door} at
 * @returns {State}
 */
export function stateIn(at) {
  const length = at.calls.game_state();
  const { memory, words } = enter(); // the memory may have grown
  const bytes = new Uint8Array(memory.buffer, words[0] ?? 0, length);
  return JSON.parse(new TextDecoder().decode(bytes), revive);
}
