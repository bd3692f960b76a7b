// shifts.mjs -- what moves on a page without anybody having moved it.

import { settled } from './reads.mjs';

/**
 * From the beginning of the page on. What moves within half a second of an input is counted only if `answers` is
 * true: a dialog that shows something else has been asked to.
 */
export const watchShifts = (page, { answers = true } = {}) =>
  page.evaluate((all) => {
    globalThis.shifts = [];
    const note = (list) => {
      for (const { value, sources, hadRecentInput } of list.getEntries()) {
        const names = sources.map(({ node }) => node?.className || node?.nodeName);
        if (all || !hadRecentInput) globalThis.shifts.push([value, ...names]);
      }
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  }, answers);

/** What has shifted by now: the frame that is under way is waited for, and the one after it. */
export async function shifts(page) {
  await settled(page);
  return page.evaluate(() => globalThis.shifts);
}
