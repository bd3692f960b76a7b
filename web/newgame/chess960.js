// chess960.js -- the 960 start arrays by their numbers (Scharnagl's scheme; 518 is the usual array).
// SPDX-License-Identifier: MIT

export const ARRAYS = 960;

/** The two knights among five empty squares, by the last part of the number. */
const KNIGHTS = ['01', '02', '03', '04', '12', '13', '14', '23', '24', '34'];

/**
 * The start position of a number as a FEN.
 * @param {number} number 0 to 959
 */
export function arrayFen(number) {
  /** @type {string[]} */
  const rank = Array(8).fill('');
  const empty = () => rank.flatMap((piece, i) => (piece ? [] : [i]));
  const put = (/** @type {string} */ piece, /** @type {number | undefined} */ at) => {
    if (at !== undefined) rank[at] = piece;
  };
  put('b', 2 * (number % 4) + 1);
  put('b', 2 * (Math.floor(number / 4) % 4));
  put('q', empty()[Math.floor(number / 16) % 6]);
  const free = empty();
  for (const place of KNIGHTS[Math.floor(number / 96)] ?? '') put('n', free[Number(place)]);
  for (const [i, place] of empty().entries()) put('rkr'.charAt(i), place);
  const black = rank.join('');
  return `${black}/pppppppp/8/8/8/8/PPPPPPPP/${black.toUpperCase()} w KQkq - 0 1`;
}
