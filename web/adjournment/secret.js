// secret.js -- whether the acts of a game may be given away.
// SPDX-License-Identifier: MIT

/** @typedef {import('../jadoube.js').Game} Game */
/** @typedef {import('../match/match.js').Match} Match */

/**
 * While a move is sealed the acts of a game are not the whole of it (13.2).
 * @param {Game | Match} game
 */
export const isSecret = (game) =>
  ['sealing', 'adjourned', 'resuming'].includes(game.state.phase) ||
  ('sealed' in game && !game.over && game.sealed !== null);
