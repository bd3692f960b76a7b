// tab.js -- one tab or window has the game and keeps it; another one says so and may take it over.
//
// Whoever has the lock of that name has the game. A tab that does not get it waits in line: when the one
// that has it is closed, the game comes to the next. Where a browser has no such locks, every tab has it.
// SPDX-License-Identifier: MIT

const LOCK = 'jadoube.game';
/** A page that is left gives the lock back a little later than the next one asks for it. */
const PATIENCE_MS = 300;

/** A tab has the game, and it is not only the browser that is slow. */
async function isTaken() {
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === LOCK);
}

export class Tab {
  /** This tab has the game. */
  owns = true;
  /** Called when another tab has taken the game over. */
  onLost = () => {};
  /** Called when the game has come to this tab from another one that was closed. */
  onGained = () => {};
  /** Ends the waiting in line. */
  #line = new AbortController();

  /** Asks for the game when the page begins; who does not get it soon goes on waiting. */
  async claim() {
    if (!navigator.locks) return;
    this.owns = false;
    const mine = this.#lineUp();
    const soon = () => new Promise((done) => setTimeout(done, PATIENCE_MS));
    do await Promise.race([mine, soon()]);
    while (!this.owns && !(await isTaken()));
    if (!this.owns) mine.then(() => this.onGained());
  }

  /** Takes the game from the tab that has it. */
  takeOver() {
    this.#line.abort();
    return this.#ask({ steal: true });
  }

  #lineUp() {
    this.#line = new AbortController();
    return this.#ask({ signal: this.#line.signal });
  }

  /**
   * Settled when this tab has the game.
   * @param {LockOptions} options
   * @returns {Promise<void>}
   */
  #ask(options) {
    return new Promise((granted) => {
      const have = () => {
        this.owns = true;
        granted();
        return new Promise(() => {}); // it is kept until the page goes away
      };
      navigator.locks.request(LOCK, options, have).catch(({ name }) => {
        // In a sandbox there are no locks, nor anything to share.
        if (name === 'SecurityError') have();
        else if (this.owns) this.#lose();
      });
    });
  }

  #lose() {
    this.owns = false;
    this.#lineUp().then(() => this.onGained());
    this.onLost();
  }
}
