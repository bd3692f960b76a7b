// binaryen.mjs -- the tools for WebAssembly that come with Emscripten.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const FEATURES = ['--enable-bulk-memory', '--enable-mutable-globals', '--enable-sign-ext'];
const root = execFileSync('em-config', ['BINARYEN_ROOT'], { encoding: 'utf8' }).trim();

/** What a tool says, as wasm-opt. @param {string} tool @param {...string} args */
export const run = (tool, ...args) =>
  execFileSync(join(root, 'bin', tool), [...FEATURES, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
