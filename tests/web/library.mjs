// library.mjs -- lets node import modules of web/: what they import as jadoube.js and pgn.js of
// their folder or of the one above, where no such file is, is the package. Import this first and them by
// import() after it.

import { register } from 'node:module';

const npm = new URL('../../build/npm/', import.meta.url).href;
const hook = `
import { existsSync } from 'node:fs';
export const resolve = (name, context, next) =>
  /^\\.\\.?\\/(?:jadoube|pgn)\\.js$/.test(name) &&
  context.parentURL.includes('/web/') &&
  !existsSync(new URL(name, context.parentURL))
    ? { url: ${JSON.stringify(npm)} + name.replace(/^.*\\//, ''), shortCircuit: true }
    : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
