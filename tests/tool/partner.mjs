// partner.mjs WORKER OUT -- bundles the worker of the partner with js-chess-engine, by esbuild.
//
// The engine is CommonJS, which the bundler of this project does not read. Its licence goes in front.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';

const [worker, out] = process.argv.slice(2);
const entry = createRequire(import.meta.url).resolve('js-chess-engine');
const root = dirname(dirname(entry));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const licence = readFileSync(join(root, 'LICENSE'), 'utf8').trim();

buildSync({
  entryPoints: [worker],
  outfile: out,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  banner: { js: `/* js-chess-engine ${version}\n\n${licence}\n*/` },
  logLevel: 'warning',
});
