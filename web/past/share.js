// share.js -- a position or a game in the fragment of an address:
//   #fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1
//   #game=1...   the text of a game (game-text.js), deflated, in base64url; #game=0... not deflated
//   #pgn=...     a PGN, with percent signs
// Only the reader's browser sees a fragment; no server is told.
// SPDX-License-Identifier: MIT

/** Nothing longer is made of a fragment. */
const MAX_BYTES = 2_000_000;
const DEFLATED = '1';
const PLAIN = '0';

/** @param {Uint8Array} bytes */
function toBase64(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** @param {string} text */
function fromBase64(text) {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @throws {RangeError} if it becomes too long
 */
async function pass(bytes, stream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError('text: too long');
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(/** @type {BlobPart[]} */ (parts)).arrayBuffer());
}

/** The fragment that shows a position. @param {string} fen */
export const fenFragment = (fen) => `#fen=${fen.replace(/ /g, '_')}`;

/** The fragment that holds a game. @param {string} text */
export async function gameFragment(text) {
  const bytes = new TextEncoder().encode(text);
  if (!globalThis.CompressionStream) return `#game=${PLAIN}${toBase64(bytes)}`;
  const packed = await pass(bytes, new CompressionStream('deflate-raw'));
  return `#game=${DEFLATED}${toBase64(packed)}`;
}

/** The address of this page with another fragment. @param {string} fragment */
export const addressWith = (fragment) => location.href.replace(/#.*$/, '') + fragment;

/**
 * The text that a fragment brings: a FEN, a PGN or a game.
 * @param {string} hash
 * @returns {Promise<string | null | undefined>} undefined if it brings none, null if it is damaged
 */
export async function readFragment(hash) {
  const [, kind, value = ''] = hash.match(/^#(fen|pgn|game)=(.*)$/s) ?? [];
  if (!kind) return undefined;
  try {
    if (kind === 'fen') return decodeURIComponent(value).replace(/[_+]/g, ' ');
    if (kind === 'pgn') return decodeURIComponent(value);
    return await gameOf(value);
  } catch {
    return null;
  }
}

/** @param {string} value */
async function gameOf(value) {
  const [form, bytes] = [value.charAt(0), fromBase64(value.slice(1))];
  if (form !== DEFLATED && form !== PLAIN) return null;
  const plain = form === PLAIN ? bytes : await pass(bytes, new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}
