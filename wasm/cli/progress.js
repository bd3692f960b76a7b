// progress.js -- how far a long file has been read, on a terminal only.
// SPDX-License-Identifier: MIT

const PATIENCE_MS = 500; // what is done sooner needs no bar
const EVERY_MS = 100;
const WIDTH = 30;

/** A bar on standard error; where that is no terminal, nothing. */
export class Progress {
  #name;
  #total;
  #next = Date.now() + PATIENCE_MS;
  #drawn = false;

  /**
   * @param {string} name
   * @param {number | undefined} total bytes; undefined if nobody knows
   */
  constructor(name, total) {
    this.#name = name;
    this.#total = total;
  }

  /** @param {number} done bytes so far */
  at(done) {
    if (!process.stderr.isTTY || Date.now() < this.#next) return;
    this.#next = Date.now() + EVERY_MS;
    this.#drawn = true;
    const read = `${(done / 1e6).toFixed(1)} MB`;
    const part = this.#total ? Math.min(done / this.#total, 1) : 0;
    const full = Math.round(part * WIDTH);
    const bar = this.#total
      ? `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${Math.floor(part * 100)}%  ${read}`
      : read;
    process.stderr.write(`\r\x1b[K${this.#name}  ${bar}`);
  }

  /** Before anything else is written, and at the end: the bar goes away. */
  clear() {
    if (this.#drawn) process.stderr.write('\r\x1b[K');
    this.#drawn = false;
  }
}
