// check.js -- jadoube check: what is wrong in a file, by its kind.
// SPDX-License-Identifier: MIT

/** @import { Input } from './input.js' */
/** @import { Options } from './options.js' */
import { checkPositions } from './fen.js';
import { checkGame } from './game.js';
import { checkGames } from './pgn.js';
import { checkScenarios } from './scenarios.js';

const checks = { pgn: checkGames, fen: checkPositions, game: checkGame, scn: checkScenarios };

/**
 * @param {Input} input
 * @param {Options} options
 */
export const check = (input, options) => checks[input.kind](input, options);
