// saving.js -- a saved game: as text, and as bytes with the block of the core.
//
// The text is `jadoube 1`, the form of what follows, and then the lines of the log. The bytes are
//
//   4 bytes  the mark "jdg" and the form of what follows
//   4 bytes  length of the block, little-endian
//   block, then the lines of the log in UTF-8, each closed by a line feed
//
// The log is the game; the block is there to see that the replay ends where the game did.
// SPDX-License-Identifier: MIT

/** @import { GameJson } from './types.js' */
import { JadoubeError } from '../values/errors.js';
import { misuse } from '../values/names.js';

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
  if (!(bytes instanceof Uint8Array)) throw misuse('bytes', bytes, 'a Uint8Array', 'other');
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

// ---- as text ------------------------------------------------------------------------------------

const VERSION = '1';

/** @param {readonly string[]} log */
export const textOfLog = (log) => ['jadoube 1', ...log, ''].join('\n');

/**
 * The lines after the first of a saved game.
 * @param {unknown} text
 * @returns {string[]}
 */
export function logOfText(text) {
  if (typeof text !== 'string') throw misuse('text', text, 'a text');
  const [first = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r\n|[\r\n]/);
  const version = first.match(/^jadoube (.*)$/)?.[1];
  if (version === undefined)
    throw new JadoubeError('not-a-game', 'no saved game: its first line is not `jadoube 1`', {
      line: 1,
      column: 1,
    });
  if (version !== VERSION)
    throw new JadoubeError('unknown-version', `a saved game of form ${version} is not known`, {
      line: 1,
      column: 9,
    });
  return lines;
}

// ---- lines and JSON -------------------------------------------------------------------------------

/**
 * The lines of a log that is given as text, as lines, or as what Game.toJSON makes.
 * @param {string | readonly string[] | GameJson} given
 * @param {string} argument
 * @returns {readonly string[]}
 */
export function linesOf(given, argument) {
  if (typeof given === 'string') return given.split(/\r\n|[\r\n]/);
  const lines = 'version' in Object(given) ? logOfJson(given, argument) : given;
  if (!Array.isArray(lines)) throw misuse(argument, given, 'text or a list of lines', 'list');
  for (const line of lines)
    if (typeof line !== 'string') throw misuse(argument, line, 'a line of text');
  return lines;
}

/** @param {any} json @param {string} argument */
function logOfJson({ version, log }, argument) {
  if (version !== 1) throw misuse(`${argument}.version`, version, '1', 'number');
  return log;
}
