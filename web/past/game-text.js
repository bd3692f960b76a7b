// game-text.js -- a game as the text of a file: its log, with the names in comments. Several may follow
// each other.
// SPDX-License-Identifier: MIT

import { Game, JadoubeError } from '../jadoube.js';

/** @typedef {import('../match/match.js').Names} Names */
/** What is told beside the log: names, level, when it was kept. @typedef {Readonly<Record<string, string>>} About */
/** Where the reading of a text stopped. @typedef {{code: string, text: string, line: number, column: number}} Stop */

const FIRST = /^jadoube (?=\d)/m;
const ABOUT = /^# (\w+): (.*)$/gm;

/** @param {string} value */
const oneLine = (value) => value.replace(/[\r\n]+/g, ' ').trim();

/**
 * @param {readonly string[]} log
 * @param {About} about
 */
export function gameText(log, about) {
  const notes = Object.entries(about).filter(([, value]) => value);
  const lines = notes.map(([name, value]) => `# ${name}: ${oneLine(value)}`);
  return ['jadoube 1', ...lines, ...log, ''].join('\n');
}

/** @param {string} text */
export const isGameText = (text) => text.search(FIRST) === 0;

/**
 * The games of a text, each with the number of its first line.
 * @param {string} text
 */
export function splitGameTexts(text) {
  const lines = text.split(/\r\n|[\r\n]/);
  /** @type {{text: string, line: number}[]} */
  const games = [];
  let from = 0;
  for (let i = 1; i <= lines.length; i++)
    if (i === lines.length || FIRST.test(lines[i] ?? '')) {
      games.push({ text: lines.slice(from, i).join('\n'), line: from + 1 });
      from = i;
    }
  return games;
}

/** What the comments before the log say. @param {string} text @returns {About} */
export const aboutOf = (text) =>
  Object.fromEntries([...text.matchAll(ABOUT)].map(([, name = '', value = '']) => [name, value]));

/**
 * The game of a text; of a broken one what was read until there, and where that is.
 * @param {string} text
 * @param {number} first number of its first line in the whole
 * @returns {{game: Game | null, stop: Stop | null}}
 */
export function readGameText(text, first) {
  try {
    return { game: Game.fromText(text), stop: null };
  } catch (error) {
    if (!(error instanceof JadoubeError)) throw error;
    const { code, line, column, game } = error;
    const place = (text.split('\n')[line - 1] ?? '').slice(Math.max(0, column - 1));
    return { game: game ?? null, stop: { code, text: place, line: line + first - 1, column } };
  }
}
