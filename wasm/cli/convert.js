// convert.js -- jadoube convert: writes what a file holds in another form.
// SPDX-License-Identifier: MIT

/** @import { Input } from './input.js' */
/** @import { Options } from './options.js' */
import { convertPositions } from './fen.js';
import { convertGame } from './game.js';
import { Misuse } from './options.js';
import { convertGames } from './pgn.js';

const converts = { fen: convertPositions, game: convertGame, pgn: convertGames };

/**
 * @param {Input} input
 * @param {Options} options
 */
export function convert(input, options) {
  const { to } = options;
  if (!to) throw new Misuse('convert wants --to pgn, fen, uci or json');
  if (input.kind === 'scn')
    throw new Misuse('scenarios can be checked and replayed, not converted');
  return converts[input.kind](input, { ...options, to });
}
