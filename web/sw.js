// sw.js -- the service worker: after the first visit the page needs no net.
//
// All files lie in a cache that is named after a hash of them; a new make of the page fills a cache of its
// own and waits until no page uses the old one, so that no page ever sees files of two makes. A page
// that has just begun may ask to be moved on (offline.js).
// SPDX-License-Identifier: MIT

import { files, version } from './sw-files.js';

const PREFIX = 'jadoube-';
const CACHE = PREFIX + version;
/** @type {any} */
const worker = self;

/** What the page has fetched already is asked about and not fetched again, if the server can tell. */
async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((name) => new Request(name, { cache: 'no-cache' })));
}

async function empty() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const { pathname } = new URL(request.url);
  const wanted = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  return (await cache.match(wanted)) ?? fetch(request);
}

/** The page asks at its beginning; another one may be in the middle of a game. */
async function moveOn() {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  if (pages.length === 1) await worker.skipWaiting();
}

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(fill()));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(empty()));
worker.addEventListener('message', (/** @type {any} */ event) => event.waitUntil(moveOn()));
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(worker.registration.scope))
    event.respondWith(answer(request));
});
