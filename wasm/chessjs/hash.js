// hash.js -- the hash of chess.js: Zobrist keys drawn from xoroshiro128**.
//
// Its generator works on BigInt; here 64 bits are two halves, which is some hundred times faster, and
// the keys are drawn when the first hash is asked for. A hash is worked out from the board each time, so it
// never depends on how the board came about.
// SPDX-License-Identifier: MIT

/** @typedef {{ low: number, high: number }} Word 64 bits in two halves */

/** @type {(word: Word, by: number) => Word} */
function times(word, by) {
  const low = word.low * by;
  const carry = Math.floor(low / 0x100000000);
  return { low: low >>> 0, high: (Math.imul(word.high, by) + carry) >>> 0 };
}

/** To the left, by 1 to 63 places, not 32. @type {(word: Word, by: number) => Word} */
function turned({ low, high }, by) {
  const [a, b] = by < 32 ? [low, high] : [high, low];
  const places = by & 31;
  return {
    low: ((a << places) | (b >>> (32 - places))) >>> 0,
    high: ((b << places) | (a >>> (32 - places))) >>> 0,
  };
}

/** @type {(a: Word, b: Word) => Word} */
const differing = (a, b) => ({ low: (a.low ^ b.low) >>> 0, high: (a.high ^ b.high) >>> 0 });

/**
 * xoroshiro128** by Blackman and Vigna.
 * @param {Word} first
 * @param {Word} second
 * @returns {() => Word} draws the next 64 bits
 */
function generator(first, second) {
  let [a, b] = [first, second];
  return () => {
    const drawn = times(turned(times(a, 5), 7), 9);
    const mixed = differing(a, b);
    const moved = { low: (mixed.low << 16) >>> 0, high: (mixed.high << 16) | (mixed.low >>> 16) };
    a = differing(differing(turned(a, 24), mixed), moved);
    b = turned(mixed, 37);
    return drawn;
  };
}

/** @type {(bits: bigint) => Word} */
const wordOf = (bits) => ({
  low: Number(BigInt.asUintN(32, bits)),
  high: Number(BigInt.asUintN(32, bits >> 32n)),
});

/**
 * A generator of random 64 bits.
 * @param {bigint} state its 128 bits
 * @returns {() => bigint} draws the next number
 */
export function xoroshiro128(state) {
  const next = generator(wordOf(state), wordOf(state >> 64n));
  return () => {
    const { low, high } = next();
    return (BigInt(high) << 32n) | BigInt(low);
  };
}

// The order in which keys are drawn: White's pawns, knights, ... kings, Black's, each on 8 ranks of 16
// files from a8; the files of en passant; the sets of castling rights; Black to move.
const SQUARES_DRAWN = 128;
const FILES_AT = 2 * 6 * SQUARES_DRAWN;
const RIGHTS_AT = FILES_AT + 8;
const TURN_AT = RIGHTS_AT + 16;
const SEED = [0x31c4b365, 0xb102e01e, 0xa187eb39, 0xcdcaed8f];

/** @type {{ low: Int32Array, high: Int32Array, squares: Int32Array } | undefined} */
let keys;

function drawKeys() {
  const low = new Int32Array(TURN_AT + 1);
  const high = new Int32Array(TURN_AT + 1);
  const [a = 0, b = 0, c = 0, d = 0] = SEED;
  const next = generator({ high: a, low: b }, { high: c, low: d });
  for (let i = 0; i <= TURN_AT; i++) {
    const drawn = next();
    low[i] = drawn.low;
    high[i] = drawn.high;
  }
  // Where the keys of a piece begin, by its byte on the board, and of a square of it.
  const squares = Int32Array.from({ length: 64 }, (_, n) => 16 * (7 - (n >> 3)) + (n & 7));
  return { low, high, squares };
}

const HEX = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

/** @param {number} half */
const digits = (half) =>
  `${HEX[half >>> 24]}${HEX[(half >>> 16) & 255]}${HEX[(half >>> 8) & 255]}${HEX[half & 255]}`;

/**
 * The hash as hexadecimal digits without leading zeros.
 * @param {Uint8Array} board a piece of the core a square
 * @param {number} turn 0 White, 1 Black
 * @param {number} rights bits: White's short and long castling, Black's
 * @param {number} passed the square of en passant, or 64
 */
export function hashText(board, turn, rights, passed) {
  keys ??= drawKeys();
  const { low, high, squares } = keys;
  let a = low[RIGHTS_AT + rights] ?? 0;
  let b = high[RIGHTS_AT + rights] ?? 0;
  for (let square = 0; square < 64; square++) {
    const piece = board[square] ?? 0;
    if (piece === 0) continue;
    const row = (piece & 7) - 1 + (piece > 8 ? 6 : 0);
    const key = row * SQUARES_DRAWN + (squares[square] ?? 0);
    a ^= low[key] ?? 0;
    b ^= high[key] ?? 0;
  }
  if (passed < 64) {
    a ^= low[FILES_AT + (passed & 7)] ?? 0;
    b ^= high[FILES_AT + (passed & 7)] ?? 0;
  }
  if (turn !== 0) {
    a ^= low[TURN_AT] ?? 0;
    b ^= high[TURN_AT] ?? 0;
  }
  return (digits(b) + digits(a)).replace(/^0+(?=.)/, '');
}
