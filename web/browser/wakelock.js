// wakelock.js -- the screen stays on while a clock runs. The browser takes that back whenever the page is hidden,
// so it is asked for again. In a frame the screen is the business of the page around it.
// SPDX-License-Identifier: MIT

export class WakeLock {
  #wanted = false;
  /** @type {WakeLockSentinel | null} */
  #lock = null;
  #asking = false;

  constructor() {
    document.addEventListener('visibilitychange', () => this.#follow());
  }

  /** @param {boolean} wanted */
  want(wanted) {
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#follow();
  }

  async #follow() {
    const { wakeLock } = navigator;
    if (!wakeLock || window !== window.top || this.#asking) return;
    if (!this.#wanted) {
      this.#lock?.release();
      this.#lock = null;
      return;
    }
    if (document.visibilityState !== 'visible' || this.#lock?.released === false) return;
    this.#asking = true;
    try {
      this.#lock = await wakeLock.request('screen');
    } catch {
      // A weak battery: the screen may go off, the clock is right all the same.
    }
    this.#asking = false;
    if (!this.#wanted) this.#follow();
  }
}
