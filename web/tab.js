// tab.js -- one tab or window has the game and keeps it; another one says so and may take it over.
//
// Whoever has the lock of that name has the game. Where a browser has no such locks, every tab has it.
// SPDX-License-Identifier: MIT

const LOCK = 'jadoube.game';
/** A page that is left gives the lock back a little later than the next one asks for it. */
const PATIENCE_MS = 300;

export class Tab {
  /** This tab has the game. */
  owns = true;
  /** Called when another tab has taken the game over. */
  onLost = () => {};

  /** Asks for the game when the page begins; on a busy machine again, as long as nobody has it. */
  async claim() {
    do await this.#ask({ signal: AbortSignal.timeout(PATIENCE_MS) });
    while (!this.owns && !(await isHeld()));
  }

  /** Takes the game from the tab that has it. */
  takeOver() {
    return this.#ask({ steal: true });
  }

  /**
   * Settled as soon as it is known who has the game.
   * @param {LockOptions} options
   * @returns {Promise<void>}
   */
  #ask(options) {
    const { locks } = navigator;
    if (!locks) return Promise.resolve();
    this.owns = false;
    return new Promise((known) => {
      const have = () => {
        this.owns = true;
        known();
        return new Promise(() => {}); // it is kept until the page goes away
      };
      locks.request(LOCK, options, have).catch(({ name }) => {
        const lost = this.owns;
        this.owns = name === 'SecurityError'; // in a sandbox there are no locks, nor anything to share
        known();
        if (lost) this.onLost();
      });
    });
  }
}

/** Some page has the game. */
async function isHeld() {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}
