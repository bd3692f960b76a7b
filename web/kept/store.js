// store.js -- what the browser keeps: the game as its log, and the reader's choices. Content that is
// broken or of another make is set aside, never thrown away and never trusted.
// SPDX-License-Identifier: MIT

import { isLevel } from '../match/levels.js';
import { isSeat } from '../partner/mind.js';

/** @typedef {import('../match/match.js').Saved} Saved */
/** @typedef {{language?: string, theme?: string, flipped?: boolean, keys?: boolean, letters?: string, sounds?: boolean}} Choices */

const GAME = 'jadoube.game';
const CHOICES = 'jadoube.choices';
const ASIDE = 'jadoube.game.unreadable';
const VERSION = 1;

/**
 * @param {string} key
 * @param {unknown} value
 * @returns {boolean} false if the browser keeps nothing for this page
 */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key @returns {unknown} undefined when there is nothing, or nothing readable */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null;

/** @param {Saved} saved */
export const saveGame = (saved) => write(GAME, { version: VERSION, ...saved });

/** Whether there is anything under the name of the game. */
export function hasGame() {
  try {
    return localStorage.getItem(GAME) !== null;
  } catch {
    return false;
  }
}

/** @returns {Saved | undefined} undefined if it is missing or not of the form that saveGame writes */
export function readGame() {
  const kept = read(GAME);
  return isRecord(kept) && kept.version === VERSION ? savedIn(kept) : undefined;
}

/** A game among other things that come from outside. @param {unknown} kept @returns {Saved | undefined} */
export function savedIn(kept) {
  if (!isRecord(kept)) return undefined;
  const { log, names, wall, level = 'club', pin = '', partner = null, reasons = [] } = kept;
  const { sheets = NO_SHEETS, envelope = null } = kept;
  if (!Array.isArray(log) || !log.every((line) => typeof line === 'string')) return undefined;
  if (!isRecord(names) || typeof wall !== 'number' || !Number.isFinite(wall)) return undefined;
  const { white, black } = names;
  if (typeof white !== 'string' || typeof black !== 'string') return undefined;
  if (!isLevel(level) || typeof pin !== 'string' || !areReasons(reasons)) return undefined;
  if (!areSheets(sheets) || (partner !== null && !isSeat(partner))) return undefined;
  if (envelope !== null && !isEnvelope(envelope)) return undefined;
  return { log, names: { white, black }, wall, level, pin, partner, reasons, sheets, envelope };
}

const NO_SHEETS = { white: [], black: [] };

/** @param {unknown} list @returns {list is string[]} */
const areTexts = (list) => Array.isArray(list) && list.every((each) => typeof each === 'string');

/** @param {unknown} sheets @returns {sheets is import('../match/match.js').Sheets} */
const areSheets = (sheets) => isRecord(sheets) && areTexts(sheets.white) && areTexts(sheets.black);

/** @param {unknown} list @returns {list is import('../match/match.js').Reason[]} */
export const areReasons = (list) => Array.isArray(list) && list.every(isReason);

/** @param {unknown} each */
function isReason(each) {
  if (!Array.isArray(each)) return false;
  const [at, why, refused = []] = each;
  return Number.isInteger(at) && typeof why === 'string' && areTexts(refused);
}

/** @param {unknown} kept @returns {kept is import('../adjournment/envelope.js').Envelope} */
const isEnvelope = (kept) => isRecord(kept) && areTexts([kept.name, kept.head, kept.content]);

/** Puts what cannot be read under another name. */
export function setGameAside() {
  try {
    localStorage.setItem(ASIDE, localStorage.getItem(GAME) ?? '');
  } catch {
    // A browser that keeps nothing has nothing to set aside.
  }
}

/** @returns {Choices} */
export function readChoices() {
  const kept = read(CHOICES);
  return isRecord(kept) ? kept : {};
}

/** @param {Choices} choices */
export const saveChoices = (choices) => write(CHOICES, choices);
