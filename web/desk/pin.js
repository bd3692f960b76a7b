// pin.js -- the PIN of the arbiter's desk, of which only a salted digest is kept. It keeps players from the desk,
// not from the browser's own tools.
// SPDX-License-Identifier: MIT

const ROUNDS = 100_000;

/** Four to twelve digits. @param {string} text */
export const isPin = (text) => /^\d{4,12}$/.test(text);

/** @param {Uint8Array} bytes */
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Where a page has no cryptography (it came over plain http), the digits themselves are kept.
 * @param {string} pin
 * @param {string} salt
 */
async function digest(pin, salt) {
  if (!globalThis.crypto?.subtle) return pin;
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: ROUNDS };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

/** What is kept of a PIN. @param {string} pin */
export async function lockWith(pin) {
  const salt = hex(crypto.getRandomValues(new Uint8Array(8)));
  return `${salt}:${await digest(pin, salt)}`;
}

/** @param {string} kept @param {string} pin */
export async function opens(kept, pin) {
  const [salt = '', known] = kept.split(':');
  return known === (await digest(pin, salt));
}
