// lateness.js -- when a player who is not at the board will have come too late (10.15).
// SPDX-License-Identifier: MIT

/** @typedef {import('../match/match.js').Match} Match */

const DAY = 86_400_000;

/**
 * Milliseconds until the referee ends the game though nobody acts; null if he will not within a day, or nobody
 * is missed. He is asked, for it is he who knows how late is too late.
 * @param {Match} match
 */
export function untilTooLate(match) {
  if (match.over || !match.log.some((line) => line.endsWith(' absent'))) return null;
  const ends = (/** @type {number} */ ms) =>
    match.whatIf({ act: 'wait', by: 'arbiter' }, ms).some(({ code }) => code === 'RESULT');
  if (!ends(DAY)) return null;
  let [no, yes] = [-1, DAY];
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (ends(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}
