// envelope.js -- the envelope with a sealed move (13.1, 13.2, 14.4).
//
// The log is the game, and a line `W seal Nf3` would tell the move to everybody. So what is written is
// locked (cipher.js) when the envelope is closed, and the log has the envelope's name in its place:
// `W seal ✉0123456789abcdef`. The name is a digest of the locked text: it fits no other envelope. When the
// envelope is opened, the text takes the place of the name, the log is judged again, and is the game as
// if it had stood there from the beginning. A text that was changed before the clock stopped never returns.
// SPDX-License-Identifier: MIT

import { digestOf, lock, unlock } from './cipher.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/sides.js').Side} Side */
/** Who has the passphrase. @typedef {'arbiter' | 'players'} Holder */
/** A closed envelope: what its line in the log says, and what is locked. @typedef {{name: string, head: string, content: string}} Envelope */
/**
 * What stands on the envelope (13.2). `offer`: a draw has been offered.
 * @typedef {{white: string, black: string, fen: string, used: {white: number, black: number}, sealer: Side, number: number, offer: boolean}} Items
 */

/** So many bytes are locked, whatever is written: the length would tell. */
const SIZE = 32;
const FORM = { jadoube: 'sealed move', version: 1 };

/** @param {string} text */
export const bytesIn = (text) => new TextEncoder().encode(text).length;

/** What stands on the envelope of a match. @param {Match} match @returns {Items} */
export function itemsOf({ names, state }) {
  const { fen, used, turn, offer } = state;
  const number = Number(fen.split(' ')[5]);
  return { ...names, fen, used, sealer: turn, number, offer: offer !== null };
}

/**
 * Closes an envelope.
 * @param {Match} match
 * @param {string} text what is written, less than 32 bytes
 * @param {Holder} holder
 * @param {string} passphrase
 * @returns {Promise<Envelope>}
 */
export async function closeEnvelope(match, text, holder, passphrase) {
  const { fen, sealer, number } = itemsOf(match);
  const padded = text + '\0'.repeat(Math.max(0, SIZE - bytesIn(text)));
  const locked = await lock(passphrase, { ...FORM, sealer, number, fen, holder }, padded);
  const digest = await digestOf(`${locked.head}\n${locked.content}`);
  return { name: `✉${digest.slice(0, 16)}`, ...locked };
}

/**
 * What is written in an envelope.
 * @param {Envelope} envelope
 * @param {string} passphrase
 * @returns {Promise<string | null>} null if it does not open, or is not the one of that name
 */
export async function openEnvelope({ name, head, content }, passphrase) {
  const digest = await digestOf(`${head}\n${content}`);
  if (name !== `✉${digest.slice(0, 16)}`) return null;
  const text = await unlock(passphrase, { head, content });
  return text?.replace(/\0+$/, '') ?? null;
}

/** Who has the passphrase of something locked. @param {string} head @returns {Holder} */
export function holderOf(head) {
  return Object(JSON.parse(head)).holder === 'players' ? 'players' : 'arbiter';
}

/** One passphrase of what each player has; neither opens the envelope alone. @param {readonly string[]} parts */
export const joined = (parts) => (parts.length > 1 ? JSON.stringify(parts) : (parts[0] ?? ''));
