// game-door.js -- the module with the referee, joined to that of door.js when the first game is made.
//
// Whoever has only positions to judge never makes it, and a bundler leaves its text away.
// SPDX-License-Identifier: MIT

/** @import { Door } from './door.js' */
import { enter, join } from './door.js';
import { packedGame } from './game-binary.js';

/** The one it was joined to last. @type {Door | undefined} */
let withGame;

/**
 * The instance, made now if there is none, with the referee.
 * @returns {Door}
 */
export function enterGame() {
  const door = enter();
  if (door !== withGame) withGame = join(door, 'game', packedGame);
  return door;
}
