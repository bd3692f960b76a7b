// rows.js -- games as rows: every move checked, no tree made.
// SPDX-License-Identifier: MIT

/** @import { PgnResult, PgnRow } from './types.js' */
import { pgnText } from './text.js';

/** @param {string | undefined} text */
const told = (text) => (text === '-' ? undefined : text);
/** @param {string | undefined} text */
const numbered = (text) => Number(told(text) ?? 0);

/**
 * The columns of notation/pgn_row.h.
 * @param {string} line
 * @returns {PgnRow}
 */
function rowOf(line) {
  const columns = line.split('\t');
  const [id = '', plies, tag, result, fen, flags, claims] = columns;
  const [occurrences, third, fifth, fifty, seventyFive] = columns.slice(7, 12).map(numbered);
  const [uciHash = '', sanHash = '', variations, comments, nags, errors] = columns.slice(12);
  return {
    id,
    plies: plies === '-' ? undefined : Number(plies),
    tag: told(tag),
    result: /** @type {PgnResult | undefined} */ (told(result)),
    fen: told(fen),
    flags: told(flags) ?? '',
    claims: told(claims) ?? '',
    occurrences: occurrences ?? 0,
    third: third ?? 0,
    fifth: fifth ?? 0,
    fifty: fifty ?? 0,
    seventyFive: seventyFive ?? 0,
    uciHash,
    sanHash,
    variations: numbered(variations),
    comments: numbered(comments),
    nags: numbered(nags),
    errors: told(errors)?.split(',') ?? [],
  };
}

/**
 * The rows of what the module wrote.
 * @param {Uint8Array} bytes
 * @returns {PgnRow[]}
 */
export const rowsOf = (bytes) => pgnText(bytes).split('\n').slice(0, -1).map(rowOf);
