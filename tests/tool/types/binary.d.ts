// binary.d.ts -- the module that embed.mjs makes of jadoube.wasm; unpack() of packed.js reads it.
export const packed: string;
export const packedOrder: string;
export const packedLength: number;
