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

const START = 1024; // of the text in the memory, behind the table: two bytes for each number

/** @param {string} order as for unpack @param {DataView} table gets what a sign stands for: a byte, or the row of a mark, in which the sign after it has its byte */
function writeTable(order, table) {
  const put = (/** @type {number} */ place, /** @type {number} */ meant) =>
    table.setUint16(2 * place, meant, true);
  for (let n = 0; n < MARKS; n++) put(SIGNS.charCodeAt(ALONE + n), FIRST_ROW + n * ROW);
  for (let rank = 0; rank < 256; rank++) {
    const beyond = rank - ALONE;
    const row = beyond < 0 ? 0 : FIRST_ROW + ROW * Math.floor(beyond / SIGNS.length);
    const sign = SIGNS.charCodeAt(beyond < 0 ? rank : beyond % SIGNS.length);
    put(row + sign, Number.parseInt(order.slice(2 * rank, 2 * rank + 2), 16));
  }
}

// A module of its own that reads the text, because JavaScript that runs for the first time would take four
// times as long. It imports a memory and exports u(at, end, to), which writes over what it has read:
//   do { meant = table[*at++]; if (meant >= 256) meant = table[meant + *at++]; *to++ = meant; } while (at < end);
const READER = [
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 7, 1, 0x60, 3, 0x7f, 0x7f, 0x7f, 0], // type: three numbers, no result
  ...[2, 6, 1, 0, 0, 2, 0, 1], // import: a memory of a page or more
  ...[3, 2, 1, 0], // one function
  ...[7, 5, 1, 1, 0x75, 0, 0], // export: u
  ...[10, 76, 1, 74, 1, 1, 0x7f, 3, 0x40], // code: a local, meant; loop
  ...[0x20, 0, 0x2d, 0, 0, 0x41, 1, 0x74, 0x2f, 1, 0, 0x22, 3], // meant = table[*at]
  ...[0x41, 0x80, 2, 0x4f, 4, 0x40], // if meant >= 256
  ...[0x20, 0, 0x41, 1, 0x6a, 0x22, 0, 0x2d, 0, 0, 0x20, 3, 0x6a], // *++at + meant
  ...[0x41, 1, 0x74, 0x2f, 1, 0, 0x21, 3, 0x0b], // meant = table[that]
  ...[0x20, 2, 0x20, 3, 0x3a, 0, 0, 0x20, 2, 0x41, 1, 0x6a, 0x21, 2], // *to++ = meant
  ...[0x20, 0, 0x41, 1, 0x6a, 0x22, 0, 0x20, 1, 0x49, 0x0d, 0, 0x0b, 0x0b], // while ++at < end
];

/**
 * The bytes of a packed text.
 * @param {object} packed
 * @param {string} packed.text one sign or two a byte
 * @param {string} packed.order two hexadecimal digits a byte: first those that have a sign of their own, in
 *   the order of the signs, then the others
 * @param {number} packed.length in bytes
 */
export function unpack({ text, order, length }) {
  const end = START + text.length;
  const memory = new WebAssembly.Memory({ initial: 1 + Math.floor(end / 65536) });
  const module = new WebAssembly.Module(Uint8Array.from(READER));
  const { u } = new WebAssembly.Instance(module, { '': { '': memory } }).exports;
  const bytes = new Uint8Array(memory.buffer, START);
  writeTable(order, new DataView(memory.buffer));
  new TextEncoder().encodeInto(text, bytes);
  if (text) /** @type {(at: number, end: number, to: number) => void} */ (u)(START, end, START);
  return bytes.subarray(0, length);
}
