// binary.d.ts -- the module that embed.mjs makes of positions.wasm; unpack() of packed.js reads it.
export const packed: { text: string; order: string; length: number };
