// packed.js -- bytes written with printable characters, so that packers see them nearly as they are.
//
// Base64 hides from them where a byte begins and costs a third. Here a frequent byte is one character, any
// other is a mark and a character: a page that is sent compressed carries 3 % more than the bytes alone.
// The characters mean the same in every encoding of a page, and need no escape in a string or a script.
// SPDX-License-Identifier: MIT

/** No quotes, no backslash, no `$` and no `<`. */
export const SIGNS =
  ' !#%&()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
/** So many signs at the end are marks; the sign after one counts on from the bytes of the mark before. */
export const MARKS = 2;

const ALONE = SIGNS.length - MARKS;
const FIRST_ROW = 256; // above every byte, so that what stands for a mark tells where its row begins
const ROW = 128;

/**
 * What a sign stands for: a byte, or the row of a mark, in which the sign after it has its byte.
 * @param {string} order as for unpack
 */
function tableOf(order) {
  const table = new Uint16Array(FIRST_ROW + MARKS * ROW);
  for (let n = 0; n < MARKS; n++) table[SIGNS.charCodeAt(ALONE + n)] = FIRST_ROW + n * ROW;
  for (let rank = 0; rank < 256; rank++) {
    const beyond = rank - ALONE;
    const row = beyond < 0 ? 0 : FIRST_ROW + ROW * Math.floor(beyond / SIGNS.length);
    const sign = SIGNS.charCodeAt(beyond < 0 ? rank : beyond % SIGNS.length);
    table[row + sign] = Number.parseInt(order.slice(2 * rank, 2 * rank + 2), 16);
  }
  return table;
}

/**
 * The bytes of a packed text. This is most of the time of a start, so the loop does as little as it can.
 * @param {object} packed
 * @param {string} packed.text one sign or two a byte
 * @param {string} packed.order two hexadecimal digits a byte: first those that have a sign of their own, in
 *   the order of the signs, then the others
 * @param {number} packed.length in bytes
 */
export function unpack({ text, order, length }) {
  const signs = /** @type {ArrayLike<any>} */ (new TextEncoder().encode(text));
  const table = /** @type {ArrayLike<any>} */ (tableOf(order));
  const bytes = new Uint8Array(length);
  for (let n = 0, at = 0; n < length; n++) {
    const meant = table[signs[at++]];
    bytes[n] = meant < FIRST_ROW ? meant : table[meant + signs[at++]];
  }
  return bytes;
}
