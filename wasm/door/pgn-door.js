// pgn-door.js -- the module with what only PGN needs, joined to that of door.js at its first use.
// SPDX-License-Identifier: MIT

/** @import { Door } from './door.js' */
import { enter, join } from './door.js';
import { packedPgn } from './pgn-binary.js';

/** The one it was joined to last. @type {Door | undefined} */
let withPgn;

/**
 * The instance, made now if there is none, with PGN.
 * @returns {Door}
 */
export function enterPgn() {
  const door = enter();
  if (door !== withPgn) withPgn = join(door, 'pgn', packedPgn);
  return door;
}
