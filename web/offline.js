// offline.js -- has the service worker keep the page for times without a net.
// SPDX-License-Identifier: MIT

/**
 * Registers the worker where there may be one: not in a file, nor in a sandbox. If a newer make of the page
 * waits and this is the only page of it, it is shown at once.
 */
export async function keepOffline() {
  if (!location.protocol.startsWith('http')) return;
  try {
    const { serviceWorker } = navigator;
    const controlled = serviceWorker.controller !== null;
    const registration = await serviceWorker.register('sw.js');
    if (controlled && registration.waiting) {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      registration.waiting.postMessage('moveOn');
    } else await registration.update(); // for the next visit
  } catch {
    // Without a worker the page needs the net; without the net there is no newer make.
  }
}
