// game-binary.d.ts -- the module that embed.mjs makes of game.wasm; unpack() of packed.js reads it.
export const packedGame: { text: string; order: string; length: number };
