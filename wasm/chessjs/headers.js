// headers.js -- the tags of a game: an object whose keys have the order of PGN from the start.
// SPDX-License-Identifier: MIT

import { DEFAULT_POSITION, SEVEN_TAG_ROSTER } from './names.js';

/** @typedef {Record<string, string | null>} Headers null: has its place in the order, but no value */

// Written out: an object that was put together by names known only later would be slower for ever.
/** @type {Headers} */
const template = {
  ...SEVEN_TAG_ROSTER,
  WhiteTitle: null,
  BlackTitle: null,
  WhiteElo: null,
  BlackElo: null,
  WhiteUSCF: null,
  BlackUSCF: null,
  WhiteNA: null,
  BlackNA: null,
  WhiteType: null,
  BlackType: null,
  EventDate: null,
  EventSponsor: null,
  Section: null,
  Stage: null,
  Board: null,
  Opening: null,
  Variation: null,
  SubVariation: null,
  ECO: null,
  NIC: null,
  Time: null,
  UTCTime: null,
  UTCDate: null,
  TimeControl: null,
  SetUp: null,
  FEN: null,
  Termination: null,
  Annotator: null,
  Mode: null,
  PlyCount: null,
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
 * What a tag has when nothing is said. Written out, because a look into SEVEN_TAG_ROSTER takes as long as all the rest of
 * removeHeader; a test compares them.
 * @param {string} name
 * @returns {string | null}
 */
export function plainHeader(name) {
  switch (name) {
    case 'Event':
    case 'Site':
    case 'Round':
    case 'White':
    case 'Black':
      return '?';
    case 'Date':
      return '????.??.??';
    case 'Result':
      return '*';
    case '__proto__':
      // No tag: null would take from the tags what every object has, and undefined is ignored.
      return /** @type {any} */ (undefined);
    default:
      return null;
  }
}

/**
 * Tells in the tags where the game begins.
 * @param {Headers} tags
 * @param {string} fen
 */
export function tellStart(tags, fen) {
  const other = fen !== DEFAULT_POSITION;
  tags.SetUp = other ? '1' : null;
  tags.FEN = other ? fen : null;
}

/**
 * The position from which a game with these tags begins; strict reading wants `SetUp` beside `FEN`.
 * @param {Record<string, string>} headers
 * @param {boolean} strict
 */
export function startOf(headers, strict) {
  if (!strict) {
    const names = Object.keys(headers).filter((name) => /^fen$/i.test(name));
    return headers[names.at(-1) ?? ''];
  }
  if (headers.SetUp !== '1') return undefined;
  if ('FEN' in headers) return headers.FEN;
  throw new Error('Invalid PGN: FEN tag must be supplied with SetUp tag');
}
