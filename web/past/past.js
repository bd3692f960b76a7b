// past.js -- a game as the archive, files and lists have it.
// SPDX-License-Identifier: MIT

import { Game } from '../jadoube.js';
import { areReasons } from '../kept/store.js';
import { isLevel } from '../match/levels.js';
import { apart } from '../match/sides.js';
import { gameToPgn, writePgn } from '../pgn.js';
import { fill } from '../texts/sentence.js';
import { openingMoves } from './found.js';
import { aboutOf, gameText } from './game-text.js';

/** @typedef {import('./found.js').Item} Item */
/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/match.js').Names} Names */
/** @typedef {import('../match/levels.js').LevelName} LevelName */
/** @typedef {import('../texts/index.js').Words} Words */
/** A game with what is told beside it; `date` as in PGN; with reasons, if the arbiter gave some. @typedef {{log: readonly string[], names: Names, date: string, level: LevelName, reasons?: Reason[]}} Past */
/** @typedef {import('../match/match.js').Reason} Reason */

/** The game on the board. @param {Match} match @returns {Past} */
export function pastOf(match) {
  const { log, names, reasons, ...rest } = match.save();
  const level = 'level' in rest && isLevel(rest.level) ? rest.level : 'club';
  return { log, names, date: pgnDate(Date.now()), level, reasons };
}

/** A game of a file. @param {Game} game @param {string} text @returns {Past} */
export function pastIn(game, text) {
  const { white = '', black = '', date = '', level, reasons } = aboutOf(text);
  const names = { white, black };
  const past = { log: game.log, names, date, level: isLevel(level) ? level : 'club' };
  return { ...past, reasons: reasonsIn(reasons) };
}

/** What a file says of the arbiter's reasons; nothing if it cannot be trusted. @param {string | undefined} text */
function reasonsIn(text = '[]') {
  try {
    const list = JSON.parse(text);
    return areReasons(list) ? list : [];
  } catch {
    return [];
  }
}

/** As the text of a file. @param {Past} past @param {Game} game the same, replayed */
export function textOf({ log, names, date, level, reasons = [] }, game) {
  const why = reasons.length ? JSON.stringify(reasons) : '';
  return gameText(log, { ...names, ...openingMoves(game), date, level, reasons: why });
}

/** As a row of a list. @param {Past} past @param {Game} game the same, replayed @returns {Item} */
export function itemOf(past, game) {
  const { names, date } = past;
  const text = textOf(past, game);
  return { ...names, date, ...openingMoves(game), kind: 'log', text, line: 1, column: 1 };
}

/**
 * As PGN; a tag without a value is one that is not known.
 * @param {Past} past
 * @param {Readonly<Record<string, string>>} [tags]
 */
export function pgnOfPast({ log, names, date }, tags = {}) {
  const all = { White: names.white, Black: names.black, Date: date, ...tags };
  const known = Object.fromEntries(Object.entries(all).filter(([, value]) => value));
  return writePgn(gameToPgn(replayed(log), { tags: known }));
}

/** The game that the lines of a log tell. @param {readonly string[]} log */
export function replayed(log) {
  const game = new Game();
  for (const line of log) game.apply(line);
  return game;
}

/** Of the day, in the reader's time zone, as PGN writes it. @param {number} ms */
export function pgnDate(ms) {
  const day = new Date(ms);
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}

/** Hou – Ju, as far as they are known. @param {Words} words @param {Names} names */
export function pairing({ records, side }, { white, black }) {
  if (!white && !black) return fill(records.against ?? '', side);
  const unknown = records.unknown ?? '';
  return fill(records.against ?? '', {
    white: apart(white || unknown),
    black: apart(black || unknown),
  });
}
