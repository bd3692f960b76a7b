// binary.mjs -- the module as text that JavaScript can hold; packed.js tells how it is written.

import { MARKS, SIGNS } from '../../wasm/door/packed.js';

/**
 * The text from which unpack() makes these bytes.
 * @param {Uint8Array} bytes
 */
export function pack(bytes) {
  const count = new Uint32Array(256);
  for (const byte of bytes) count[byte]++;
  const values = [...count.keys()];
  const alone = SIGNS.length - MARKS;
  const often = new Set([...values].sort((a, b) => count[b] - count[a]).slice(0, alone));
  const order = [...often].sort((a, b) => a - b).concat(values.filter((each) => !often.has(each)));
  const written = [];
  for (const [rank, value] of order.entries()) {
    const beyond = rank - alone;
    const mark = beyond < 0 ? '' : SIGNS[alone + Math.floor(beyond / SIGNS.length)];
    written[value] = mark + (beyond < 0 ? SIGNS[rank] : SIGNS[beyond % SIGNS.length]);
  }
  const text = Array.from(bytes, (byte) => written[byte]).join('');
  return { text, order: Buffer.from(order).toString('hex'), length: bytes.length };
}

/** A module that exports these bytes as packed.js wants them. */
function moduleOf(binary, name) {
  const { text, order, length } = pack(binary);
  return `export const ${name} = {
  order: '${order}',
  length: ${length},
  text:
    '${text}',
};
`;
}

const NONE = new Uint8Array();

/**
 * The made modules of the package: those that have the binaries. Without `game` the first has the referee.
 * @param {{ main?: Uint8Array, game?: Uint8Array, pgn?: Uint8Array }} binaries
 * @returns {Map<string, string>} for reach() of lay.mjs
 */
export function withBinary({ main = NONE, game = NONE, pgn = NONE }) {
  return new Map([
    ['wasm/door/binary.js', moduleOf(main, 'packed')],
    ['wasm/door/game-binary.js', moduleOf(game, 'packedGame')],
    ['wasm/door/pgn-binary.js', moduleOf(pgn, 'packedPgn')],
  ]);
}
