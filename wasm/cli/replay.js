// replay.js -- jadoube replay: plays what a file holds and tells what the referee says.
// SPDX-License-Identifier: MIT

/** @import { Input } from './input.js' */
/** @import { Options } from './options.js' */
import { showPositions } from './fen.js';
import { replayGame } from './game.js';
import { replayGames } from './pgn.js';
import { checkScenarios } from './scenarios.js';

const replays = { pgn: replayGames, fen: showPositions, game: replayGame, scn: checkScenarios };

/**
 * @param {Input} input
 * @param {Options} options
 */
export const replay = (input, options) => replays[input.kind](input, options);
