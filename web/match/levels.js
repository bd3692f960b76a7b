// levels.js -- the three levels of play: the same referee with other parameters, and what is shown.
//
// learn: an illegal move is not carried out, and the reason is given. club: touch-move, and a breach is put
// right at once. tournament: as over the board; breaches are possible, the opponent has to find and
// claim them, and nothing is shown that a player must notice himself (9.3, 11.3, 12.9).
// SPDX-License-Identifier: MIT

import { Game } from '../jadoube.js';

/** @typedef {'learn' | 'club' | 'tournament'} LevelName */
/**
 * `lines` are laid over any edition. `prevents`: what may not be played is not carried out; `hints`: the
 * duty is said and marked, and whose turn it is.
 * @typedef {{lines: readonly string[], prevents: boolean, hints: boolean}} Level
 */

const AT_ONCE = 'set touch_enforcement auto';
const UNSEEN = ['arbiter human', 'show_check 0', 'show_turn 0', 'show_move_count 0'];

/** @type {Readonly<Record<LevelName, Level>>} */
export const levels = {
  learn: { lines: ['profile training'], prevents: true, hints: true },
  club: { lines: [AT_ONCE], prevents: false, hints: true },
  tournament: {
    lines: UNSEEN.map((value) => `set ${value}`),
    prevents: false,
    hints: false,
  },
};

/** @param {unknown} name @returns {name is LevelName} */
export const isLevel = (name) => typeof name === 'string' && Object.hasOwn(levels, name);

/**
 * A game without a clock after these moves.
 * @param {LevelName} level
 * @param {string} fen
 * @param {readonly string[]} sans
 */
export function untimed(level, fen, sans) {
  const game = new Game([...levels[level].lines, 'tc none', `start ${fen}`, 'begin']);
  for (const move of sans) game.apply({ act: 'move', move, by: game.state.turn });
  return game;
}
