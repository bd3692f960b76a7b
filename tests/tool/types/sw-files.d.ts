// What tests/tool/site.mjs tells the service worker.
export const version: string;
export const files: readonly string[];
