// cipher.js -- a text under a passphrase: PBKDF2 makes a key of the passphrase, AES-GCM locks the text with it.
//
// What is locked has a head, which everybody can read: a line of JSON that tells what it is and how it was
// locked. The whole head goes into the cipher as additional data, as the very characters that stand there:
// with one of them changed, the text does not open any more. Nothing is kept of passphrase and key.
//
//   head     {...about, cipher, rounds, salt, iv}   salt 16 bytes, iv 12 bytes, both drawn anew each time
//   key      PBKDF2(SHA-256, passphrase in NFC as UTF-8, salt, rounds) -> 256 bits
//   content  AES-256-GCM(key, iv, additional data: head, text as UTF-8), tag of 128 bits at its end
//
// Bytes are written in base64.
// SPDX-License-Identifier: MIT

/** A locked text. @typedef {{head: string, content: string}} Locked */
/** What stands in a head beside what it is about. @typedef {{cipher: string, rounds: number, salt: string, iv: string}} How */

const CIPHER = 'PBKDF2-SHA256+AES256-GCM';
/** What is advised for PBKDF2 with SHA-256; about half a second on a telephone. */
const ROUNDS = 600_000;
/** A head from elsewhere may ask for more, not for less, and not for hours. */
const MOST_ROUNDS = 10_000_000;

const utf8 = (/** @type {string} */ text) => new TextEncoder().encode(text);

/** Where a page came over plain http, the browser gives it no cryptography. */
export const canLock = () => Boolean(globalThis.crypto?.subtle);

/** @param {Uint8Array} bytes */
const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
/** @param {string} text */
const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The SHA-256 of a text, in hexadecimal. @param {string} text */
export async function digestOf(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {string} passphrase @param {How} how */
async function keyOf(passphrase, { salt, rounds }) {
  const raw = utf8(passphrase.normalize('NFC'));
  const from = await crypto.subtle.importKey('raw', raw, 'PBKDF2', false, ['deriveKey']);
  const derived = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds };
  const made = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(derived, from, made, false, ['encrypt', 'decrypt']);
}

/** @param {string} head @param {How} how */
const gcm = (head, { iv }) => ({
  ...{ name: 'AES-GCM', iv: bytesOf(iv), additionalData: utf8(head), tagLength: 128 },
});

/**
 * Locks a text.
 * @param {string} passphrase
 * @param {object} about what everybody may read and nobody may change
 * @param {string} text
 * @returns {Promise<Locked>}
 */
export async function lock(passphrase, about, text) {
  const random = (/** @type {number} */ size) => crypto.getRandomValues(new Uint8Array(size));
  const how = { cipher: CIPHER, rounds: ROUNDS, salt: base64(random(16)), iv: base64(random(12)) };
  const head = JSON.stringify({ ...about, ...how });
  const key = await keyOf(passphrase, how);
  const content = await crypto.subtle.encrypt(gcm(head, how), key, utf8(text));
  return { head, content: base64(new Uint8Array(content)) };
}

/**
 * Opens a locked text.
 * @param {string} passphrase
 * @param {Locked} locked
 * @returns {Promise<string | null>} null if the passphrase is another one, or something has been changed
 */
export async function unlock(passphrase, { head, content }) {
  const how = howIn(head);
  if (!how) return null;
  try {
    const key = await keyOf(passphrase, how);
    const bytes = await crypto.subtle.decrypt(gcm(head, how), key, bytesOf(content));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** How a text was locked; undefined if not in the way that is known here. @param {string} head @returns {How | undefined} */
export function howIn(head) {
  /** @type {Partial<How>} */
  let how = {};
  try {
    how = Object(JSON.parse(head));
  } catch {
    return undefined;
  }
  const { cipher, rounds, salt, iv } = how;
  if (cipher !== CIPHER || typeof salt !== 'string' || typeof iv !== 'string') return undefined;
  if (!Number.isInteger(rounds) || Number(rounds) < ROUNDS || Number(rounds) > MOST_ROUNDS)
    return undefined;
  return { cipher, rounds: Number(rounds), salt, iv };
}
