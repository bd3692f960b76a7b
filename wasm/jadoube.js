// jadoube.js -- the package's surface.
// SPDX-License-Identifier: MIT

export { init } from './door/door.js';
export { modifiers, profiles } from './game/editions.js';
export { Game } from './game/game.js';
export { Move } from './position/moves.js';
export { Position } from './position/position.js';
export { JadoubeError } from './values/errors.js';

/** The version of the package, as its package.json has it. @type {string} */
export const version = '0.1.0';
