// reads.mjs -- waits for what somebody at the page reads.

/** Waits until the text can be read in `where`; a notice may say it as well as the place it stands in. */
export const reads = (where, text) =>
  where.getByText(text).filter({ visible: true }).first().waitFor();
