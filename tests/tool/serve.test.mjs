// serve.test.mjs -- the static server gives out its own folder and nothing else.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from './serve.mjs';

let base;
let server;
before(async () => {
  base = mkdtempSync(join(tmpdir(), 'serve-'));
  mkdirSync(join(base, 'site'));
  writeFileSync(join(base, 'secret.txt'), 'secret');
  writeFileSync(join(base, 'site', 'index.html'), '<!doctype html>');
  writeFileSync(join(base, 'site', 'a.wasm'), 'bytes');
  writeFileSync(join(base, 'site', 'a.js'), 'export {};');
  server = await serve(join(base, 'site'), { headers: { 'x-extra': 'yes' } });
});
after(() => {
  server.close();
  rmSync(base, { recursive: true });
});

/** Sends a request path as it is; fetch would tidy it. */
function status(path, method = 'GET') {
  const { port } = new URL(server.url);
  return new Promise((done, fail) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', fail);
    socket.on('data', (data) => {
      done(Number(String(data).split(' ')[1]));
      socket.destroy();
    });
    socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  });
}

for (const [path, type] of [
  ['/', 'text/html; charset=utf-8'],
  ['/a.js?x=1', 'text/javascript; charset=utf-8'],
  ['/a.wasm', 'application/wasm'],
])
  test(`${path} is served as ${type}, and not kept`, async () => {
    const response = await fetch(server.url + path);
    await response.arrayBuffer();
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), type);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(response.headers.get('x-extra'), 'yes');
  });

for (const [path, expected, method] of [
  ['/missing.js', 404],
  ['/%2e%2e/secret.txt', 404],
  ['/..%2fsecret.txt', 400],
  ['/../secret.txt', 404],
  ['/%', 400],
  ['/%00', 400],
  ['/', 405, 'POST'],
])
  test(`${method ?? 'GET'} ${path} is answered ${expected}`, async () => {
    assert.equal(await status(path, method), expected);
  });

test('a busy port is an error', async () => {
  const port = Number(new URL(server.url).port);
  await assert.rejects(serve(base, { port }), { code: 'EADDRINUSE' });
});
