// The module's bytes; embed.mjs writes them into the package in the place of ./binary.js.
export const base64: string;
