// size.mjs -- what a package adds to a page: all its exports or some, bundled and minified by esbuild, then
// packed by brotli at its best.

import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildSync } from 'esbuild';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @param {(string | [string, ...string[]])[]} from what is imported together: names of packages, or files;
 *   or one of these with the only names that are wanted of it
 * @returns {{ plain: number, packed: number }} bytes
 */
export function sizeOf(...from) {
  const contents = from
    .map((each, n) => {
      const [name, ...wanted] = [each].flat();
      const names = wanted.length ? `{ ${wanted.join(', ')} }` : `* as part${n}`;
      return `export ${names} from ${JSON.stringify(name)};`;
    })
    .join('\n');
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  const code = outputFiles[0].contents;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { plain: code.length, packed: brotliCompressSync(code, { params }).length };
}
