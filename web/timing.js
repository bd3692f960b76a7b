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

  /** The last event was as long ago as the wall clock says. @param {number} wall */
  goOnFrom(wall) {
    this.#at -= Math.max(0, Date.now() - wall);
  }

  /** Whole milliseconds since the last event, which is now. */
  advance() {
    const after = Math.max(0, Math.round(this.since));
    this.#at += after;
    return after;
  }

  /** By how much the two clocks have parted since this was asked last; 0 if that does not matter. */
  gap() {
    const offset = Date.now() - performance.now();
    const gap = Math.round(Math.abs(offset - this.#offset));
    this.#offset = offset;
    return gap > GAP_MS ? gap : 0;
  }
}
