// play.mjs -- serves build/site until Ctrl-C. PORT asks for a port; another is taken if it is busy.

import { serve } from './serve.mjs';

const root = new URL('../../build/site', import.meta.url).pathname;
const port = Number(process.env.PORT ?? 8123);

const server = await serve(root, { port }).catch((error) => {
  if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
  return serve(root);
});
console.log(`\n  jadoube is served on  ${server.url}/\n  Ctrl-C stops it.\n`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
