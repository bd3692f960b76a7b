// support.mjs -- what the tests of the package share: the package itself, and the data files.

const built = new URL('../../build/npm/jadoube.js', import.meta.url);

/** The package as built; PACKAGE names another file. */
export const jadoube = await import(process.env.PACKAGE ?? built.href);
export const { Game, JadoubeError, Move, Position } = jadoube;

export * from '../data/read.mjs';

/** The position of a FEN that must be one. */
export function position(fen, options) {
  const read = Position.fromFen(fen, options);
  if (!read.ok) throw new Error(`${fen}: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** The codes of what was found wrong, or of warnings. */
export const codes = (problems) => problems.map((problem) => problem.code);

/** FNV-1a, 64 bits, over the block of the core in a saved game: `jadoube referee --hash`. */
export function blockHash(saved) {
  const length = new DataView(saved.buffer, saved.byteOffset).getUint32(4, true);
  let hash = 0xcbf29ce484222325n;
  for (const byte of saved.subarray(8, 8 + length))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}
