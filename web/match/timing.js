// timing.js -- how much time has passed between two events.
//
// What counts is the running clock of the machine, which stands still while it sleeps. The wall clock is
// watched beside it; where the two have parted, the referee is told.
// SPDX-License-Identifier: MIT

/** The wall clock and the running clock may part by so much before it matters. */
const GAP_MS = 1500;

export class Timing {
  /** The performance.now() of the last event; the fraction of a millisecond is carried on. */
  #at = performance.now();
  /** How far the wall clock is before the running clock. */
  #offset = Date.now() - performance.now();

  /** Milliseconds since the last event. */
  get since() {
    return performance.now() - this.#at;
  }

  /** The wall clock at the last event. */
  get wall() {
    return Date.now() - this.since;
  }

  /**
   * The last event was as long ago as the wall clock says; if that is before it, the clock has been set back.
   * @param {number} wall
   */
  goOnFrom(wall) {
    const ago = Date.now() - wall;
    this.#at -= Math.max(0, ago);
    this.#offset -= Math.min(0, ago);
  }

  /** Whole milliseconds since the last event, which is now. */
  advance() {
    const after = Math.max(0, Math.round(this.since));
    this.#at += after;
    return after;
  }

  /** By how much the two clocks have parted since the last event; 0 if that does not matter. */
  get parted() {
    const gap = Math.round(Math.abs(Date.now() - performance.now() - this.#offset));
    return gap > GAP_MS ? gap : 0;
  }

  /** The same; from now on they are together again. */
  gap() {
    const gap = this.parted;
    this.#offset = Date.now() - performance.now();
    return gap;
  }
}
