// setup.js -- the lines that set a game up, from what was chosen for it.
// SPDX-License-Identifier: MIT

import { levels } from './levels.js';

/** @typedef {import('./levels.js').LevelName} LevelName */
/**
 * `edition` and `modifiers` are names of profiles; `own` are values of parameters that differ from theirs.
 * @typedef {{level: LevelName, tempo: string, start: string, edition?: string, modifiers?: readonly string[],
 *   own?: Readonly<Record<string, string>>}} Choice
 */

/**
 * The lines that set a game up; `begin` starts the clock. What was chosen by hand comes last and wins.
 * @param {Choice} choice
 */
export function setupLines({ level, tempo, start, edition = 'classic', modifiers = [], own = {} }) {
  return [
    ...[edition, ...modifiers].map((name) => `profile ${name}`),
    ...levels[level].lines,
    ...Object.entries(own).map(([name, value]) => `set ${name} ${value}`),
    `tc ${tempo}`,
    `start ${start}`,
  ];
}
