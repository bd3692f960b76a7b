// pgn-door.js -- the module with what only PGN needs, joined to that of door.js at its first use.
//
// It works in the memory of the other and fills the places that the other keeps for it.
// SPDX-License-Identifier: MIT

/** @import { Door } from './door.js' */
import { enter } from './door.js';
import { unpack } from './packed.js';
import { packedPgn } from './pgn-binary.js';

/** @type {WebAssembly.Module | undefined} */
let compiledPgn;
/** The one it was joined to last. @type {Door | undefined} */
let joined;

/**
 * The instance, made now if there is none, with PGN.
 * @returns {Door}
 */
export function enterPgn() {
  const door = enter();
  if (door === joined) return door;
  compiledPgn ??= new WebAssembly.Module(unpack(packedPgn));
  new WebAssembly.Instance(compiledPgn, { primary: door.exports });
  joined = door;
  return door;
}
