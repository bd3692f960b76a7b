// offline.js -- has the service worker keep the page for times without a net.
// SPDX-License-Identifier: MIT

/** A page that is still loading is not to be interrupted. */
async function loaded() {
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done, { once: true }));
}

/** While the page asks for files the old worker does not come to rest, and the new one waits for that. */
const REST_MS = 3000;

/**
 * Registers the worker where there may be one: not in a file, nor in a sandbox. If a newer make of the page
 * waits and this is the only page of it, it is shown at once.
 * @returns {Promise<void>} when the page may ask for more files
 */
export async function keepOffline() {
  if (!location.protocol.startsWith('http')) return;
  try {
    const { serviceWorker } = navigator;
    await loaded();
    const controlled = serviceWorker.controller !== null;
    const registration = await serviceWorker.register('sw.js');
    if (controlled && registration.waiting) {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      registration.waiting.postMessage('moveOn');
      await new Promise((done) => setTimeout(done, REST_MS));
    } else registration.update().catch(() => {}); // for the next visit; without the net there is none
  } catch {
    // Without a worker the page needs the net.
  }
}
