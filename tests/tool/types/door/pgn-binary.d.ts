// pgn-binary.d.ts -- the module that embed.mjs makes of jadoube-pgn.wasm; unpack() of packed.js reads it.
export const packedPgn: { text: string; order: string; length: number };
