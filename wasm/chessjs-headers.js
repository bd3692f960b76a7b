// chessjs-headers.js -- the tags of a game: an object whose keys have the order of PGN from the start.
// SPDX-License-Identifier: MIT

import { SEVEN_TAG_ROSTER } from './chessjs-names.js';

/** @typedef {Record<string, string | null>} Headers null: has its place in the order, but no value */

const SUPPLEMENTAL = [
  ['WhiteTitle', 'BlackTitle', 'WhiteElo', 'BlackElo', 'WhiteUSCF', 'BlackUSCF'],
  ['WhiteNA', 'BlackNA', 'WhiteType', 'BlackType', 'EventDate', 'EventSponsor', 'Section', 'Stage'],
  ['Board', 'Opening', 'Variation', 'SubVariation', 'ECO', 'NIC', 'Time', 'UTCTime', 'UTCDate'],
  ['TimeControl', 'SetUp', 'FEN', 'Termination', 'Annotator', 'Mode', 'PlyCount'],
].flat();

/** @type {Headers} */
const template = {
  ...SEVEN_TAG_ROSTER,
  ...Object.fromEntries(SUPPLEMENTAL.map((name) => [name, null])),
};

/** @returns {Headers} of a game of which nothing is known */
export const freshHeaders = () => ({ ...template });

/**
 * Those that have a value.
 * @param {Headers} headers
 */
export function givenHeaders(headers) {
  /** @type {Record<string, string>} */
  const given = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== null && value !== undefined) given[name] = value;
  }
  return given;
}

/**
 * What a tag has when nothing is said.
 * @param {string} name
 */
export const plainHeader = (name) => SEVEN_TAG_ROSTER[name] ?? null;
