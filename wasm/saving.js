// saving.js -- a saved game: the block of the core, and the log that it follows from.
//
//   4 bytes  the mark "jdg" and the form of what follows
//   4 bytes  length of the block, little-endian
//   block, then the lines of the log in UTF-8, each closed by a line feed
//
// The log is the game; the block is there to see that the replay ends where the game did.
// SPDX-License-Identifier: MIT

import { JadoubeError } from './errors.js';

const MARK = Uint8Array.of(0x6a, 0x64, 0x67, 1);
const HEAD = 8;

const damaged = () => new JadoubeError('save-damaged', 'these bytes are no saved game');

/**
 * @param {Uint8Array} block
 * @param {readonly string[]} log
 */
export function packGame(block, log) {
  const lines = new TextEncoder().encode(log.map((line) => `${line}\n`).join(''));
  const bytes = new Uint8Array(HEAD + block.length + lines.length);
  bytes.set(MARK);
  new DataView(bytes.buffer).setUint32(MARK.length, block.length, true);
  bytes.set(block, HEAD);
  bytes.set(lines, HEAD + block.length);
  return bytes;
}

/**
 * @param {unknown} bytes
 * @returns {{ block: Uint8Array, log: string[] }}
 */
export function unpackGame(bytes) {
  if (!(bytes instanceof Uint8Array)) throw new RangeError('bytes: a Uint8Array is wanted');
  if (bytes.length < HEAD || !MARK.every((byte, n) => bytes[n] === byte)) throw damaged();
  const end = HEAD + new DataView(bytes.buffer, bytes.byteOffset).getUint32(MARK.length, true);
  if (end > bytes.length) throw damaged();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(end));
    return { block: bytes.slice(HEAD, end), log: text.split('\n').slice(0, -1) };
  } catch {
    throw damaged();
  }
}
