// binary.mjs -- the module as text that JavaScript can hold.

/**
 * The made modules of the package: the one that has the binary.
 * @param {Uint8Array} binary
 * @returns {Map<string, string>} for reach() of lay.mjs
 */
export function withBinary(binary) {
  const base64 = Buffer.from(binary).toString('base64');
  return new Map([['wasm/binary.js', `export const base64 =\n  '${base64}';\n`]]);
}
