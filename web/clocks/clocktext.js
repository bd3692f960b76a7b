// clocktext.js -- a time on paper: h:mm:ss in whole seconds.
// SPDX-License-Identifier: MIT

/** @param {number} ms */
export function clockText(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (/** @type {number} */ n) => String(n % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
}
