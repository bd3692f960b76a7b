// partner-manners.js -- what the page leaves to the partner: its pieces in its turn, its clock, its answers.
// SPDX-License-Identifier: MIT

import { fill } from '../texts/sentence.js';
import { otherOf } from './sides.js';

/** @typedef {import('../board/board.js').Square} Square */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Names} Names */
/** @typedef {import('../partner/mind.js').Seat} Seat */
/** @typedef {import('./sides.js').Side} Side */
/** @typedef {import('../texts/index.js').FirstWords} Words */

/** The side of the only person at the table; undefined if there are two. @param {Match} match */
export const personOf = ({ partner }) => (partner ? otherOf(partner.side) : undefined);

/** The partner has the move, so the board is its own. @param {Match} match */
export const hasPartnerTurn = ({ partner, state }) => partner?.side === state.turn;

/** Whoever touches this piece now would be the partner. @param {Match} match @param {Square} square */
export const isForPartner = (match, square) =>
  hasPartnerTurn(match) || (Boolean(match.partner) && match.state.unseen && !match.isOwn(square));

/**
 * Whether an act of the page would be one of the partner's.
 * @param {Match} match
 * @param {string} act the name of a button
 */
export function isPartnersAct(match, act) {
  const { partner, state } = match;
  if (!partner) return false;
  if (act === 'pressWhite') return partner.side === 'white';
  if (act === 'pressBlack') return partner.side === 'black';
  if (act === 'adjust') return hasPartnerTurn(match);
  if (act === 'accept' || act === 'reject') return state.offer !== partner.side;
  return false;
}

/** What stands for the partner among the names of a game. @param {Seat} seat */
const programOf = ({ level }) => `js-chess-engine ${level}`;

/**
 * The names of a game: of people as they are, of the partner as the program it is.
 * @param {Names} names
 * @param {Seat | null} seat
 */
export const withProgram = (names, seat) =>
  seat ? { ...names, [seat.side]: programOf(seat) } : names;

/** The names of people. @param {Match} match */
export const peopleOf = ({ names, partner }) =>
  partner ? { ...names, [partner.side]: '' } : names;

/**
 * Who sits there: the name of a person, or what the partner is called.
 * @param {Words} words
 * @param {Match} match
 * @param {Side} side
 */
export function sitterOf({ partner: texts }, { names, partner }, side) {
  return partner?.side === side ? fill(texts.name, { level: partner.level }) : names[side];
}
