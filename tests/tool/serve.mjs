// serve.mjs -- a small static server for the page and for the tests in the browser.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

// The file that a request path names, or undefined when it leads out of the folder.
function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  return file.startsWith(folder + sep) && !file.includes('\0') ? file : undefined;
}

async function answer(folder, headers, request, response) {
  const file = fileFor(folder, request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
  if (!file) return response.writeHead(400).end();
  try {
    const body = await readFile(file);
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': 'no-store', // a reload shows what was built last
      ...headers,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
  }
}

/** Serves `root` on 127.0.0.1; port 0 takes a free one. `headers` are added to every file. */
export function serve(root, { port = 0, headers = {} } = {}) {
  const folder = resolve(root);
  const server = createServer((request, response) => answer(folder, headers, request, response));
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () =>
      done({
        url: `http://127.0.0.1:${server.address().port}`,
        close() {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
}
