// code.js -- what a move says, as jdw_list describes it in one number; 0 is the null move.
// SPDX-License-Identifier: MIT

// Bits 12 to 15 where they are no promotion.
const EN_PASSANT = 1;
const CASTLING = 6;

/** @param {number} code a move as the core describes it */
export const fromOf = (code) => code & 63;
/** @param {number} code */
export const targetOf = (code) => (code >> 6) & 63;
/** @param {number} code */
const specialOf = (code) => (code >> 12) & 15;
/** @param {number} code */
export const isCastling = (code) => specialOf(code) === CASTLING;
/** @param {number} code */
export const isEnPassant = (code) => specialOf(code) === EN_PASSANT;
/** @param {number} code the kind that moves */
export const kindOf = (code) => (code >> 16) & 7;
/** @param {number} code the kind that is captured, or 0 */
export const takenOf = (code) => (code >> 19) & 7;
/** @param {number} code the kind that a pawn becomes, or 0 */
export const promotionOf = (code) => (isCastling(code) || isEnPassant(code) ? 0 : specialOf(code));
/** @param {number} code the square where the piece arrives; the core castles to the rook's */
export function toOf(code) {
  const to = targetOf(code);
  if (!isCastling(code)) return to;
  return fromOf(code) + (to > fromOf(code) ? 2 : -2);
}
