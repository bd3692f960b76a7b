// envelope-file.js -- an adjourned game as a file, locked as a whole under the passphrase of its envelope.
//
//   jadoube envelope 1
//   {"jadoube":"adjourned game","version":1, what stands on the envelope (13.2), how it is locked}
//   the game as the browser keeps it, with the closed envelope in it: locked, in base64
//   SHA-256 of all that stands above
//
// The last line tells a file that was cut or spoiled on its way from a wrong passphrase; it protects from
// accidents. From people it is the cipher that protects: the second line goes into it whole (cipher.js).
// SPDX-License-Identifier: MIT

import { savedIn } from '../kept/store.js';
import { isSide } from '../match/sides.js';
import { digestOf, howIn, lock, unlock } from './cipher.js';
import { itemsOf } from './envelope.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/match.js').Saved} Saved */
/** @typedef {import('./envelope.js').Holder} Holder */
/** @typedef {import('./envelope.js').Items} Items */
/** A file that can be opened with its passphrase; `when` it was made, in milliseconds. @typedef {{items: Items, when: number, holder: Holder, head: string, content: string}} EnvelopeFile */
/** Why a file is refused. @typedef {'version' | 'cut' | 'damaged' | 'foreign'} Fault */

const FIRST = 'jadoube envelope 1';
const FORM = { jadoube: 'adjourned game', version: 1 };

/**
 * The text of the file.
 * @param {Match} match
 * @param {Holder} holder
 * @param {string} passphrase
 */
export async function writeFile(match, holder, passphrase) {
  const about = { ...FORM, ...itemsOf(match), when: Date.now(), holder };
  const { head, content } = await lock(passphrase, about, JSON.stringify(match.save()));
  const above = [FIRST, head, content].join('\n');
  return `${above}\n${await digestOf(above)}\n`;
}

/**
 * What can be told of a file without its passphrase.
 * @param {string} text
 * @returns {Promise<EnvelopeFile | Fault>}
 */
export async function readFile(text) {
  const [first = '', head = '', content = '', digest = '', ...rest] = linesOf(text);
  if (first !== FIRST) return 'version';
  if (!/^[0-9a-f]{64}$/.test(digest)) return 'cut';
  if (rest.length || digest !== (await digestOf([first, head, content].join('\n'))))
    return 'damaged';
  const items = itemsIn(head);
  return items && howIn(head) ? { ...items, head, content } : 'foreign';
}

/** @param {string} text */
const linesOf = (text) =>
  text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split(/\r\n|[\r\n]/);

/** @param {string} head @returns {Pick<EnvelopeFile, 'items' | 'when' | 'holder'> | undefined} */
function itemsIn(head) {
  let about;
  try {
    about = Object(JSON.parse(head));
  } catch {
    return undefined;
  }
  const { jadoube, version, white, black, fen, used, sealer, number, offer, when, holder } = about;
  if (jadoube !== FORM.jadoube || version !== FORM.version) return undefined;
  const texts = [white, black, fen].every((each) => typeof each === 'string');
  const numbers = [used?.white, used?.black, number, when].every(Number.isFinite);
  if (!texts || !numbers || !isSide(sealer)) return undefined;
  const items = { white, black, fen, used, sealer, number, offer: Boolean(offer) };
  return { items, when, holder: holder === 'players' ? 'players' : 'arbiter' };
}

/**
 * The game in a file.
 * @param {EnvelopeFile} file
 * @param {string} passphrase
 * @returns {Promise<Saved | undefined>} undefined if the passphrase does not open it
 */
export async function openFile(file, passphrase) {
  const text = await unlock(passphrase, file);
  if (text === null) return undefined;
  try {
    return savedIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}
