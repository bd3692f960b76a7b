// jadoube.js -- the package's surface.
// SPDX-License-Identifier: MIT

export { modifiers, profiles, version } from './about.js';
export { init } from './door.js';
export { JadoubeError } from './errors.js';
export { Game } from './game.js';
export { Move } from './moves.js';
export { Position } from './position.js';
