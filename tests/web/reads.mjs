// reads.mjs -- waits for what somebody at the page reads.
//
// A page answers an act when it comes to it: the event of a dialog that closes, a part that is loaded late, storage, a worker
// and another tab are tasks of their own. So a test never looks only once.

import assert from 'node:assert/strict';

/** Costs nothing when all is well; a machine may be slow and have other things to do. */
export const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/** Waits until the text can be read in `where`; a notice may say it as well as the place it stands in. */
export const reads = (where, text) =>
  where.getByText(text).filter({ visible: true }).first().waitFor();

/**
 * Waits until `read` gives what is wanted: a text that matches if that is a pattern, else a value that is deeply equal.
 * What is not there yet may be a TypeError of `read`. The last difference is the failure.
 * @param {() => unknown} read
 * @param {unknown} wanted
 * @param {string} [message]
 */
export async function sees(read, wanted, message) {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      const found = await read();
      if (wanted instanceof RegExp) assert.match(found, wanted, message);
      else assert.deepEqual(found, wanted, message);
      return;
    } catch (error) {
      const mayCome = error instanceof assert.AssertionError || error instanceof TypeError;
      if (!mayCome || performance.now() > end) throw error;
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}

/** Waits until it holds. @param {() => unknown} holds @param {string} what is waited for */
export const until = (holds, what) => sees(async () => Boolean(await holds()), true, what);

/** Settled when a page has done what it had put off: two frames, and the tasks after them. */
export const settled = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const next = (act) => requestAnimationFrame(() => setTimeout(act));
        next(() => next(done));
      }),
  );
