// first.js -- the match that the page begins with: the kept one, or one that waits for White's clock.
// SPDX-License-Identifier: MIT

import { presets } from '../clocks/tempo.js';
import { Match } from '../match/match.js';
import { setupLines } from '../match/setup.js';
import { hasGame, readGame, setGameAside } from './store.js';

/**
 * @returns {{match: Match, broken: boolean}} broken: something was kept and could not be read
 */
export function firstMatch() {
  const kept = readGame();
  try {
    if (kept) return { match: Match.load(kept), broken: false };
  } catch {
    // Lines of another make: not to be told from other content that cannot be read.
  }
  const broken = hasGame();
  if (broken) setGameAside();
  const lines = setupLines({ level: 'club', tempo: presets[0] ?? '', start: 'startpos' });
  return { match: Match.from(lines, { white: '', black: '' }), broken };
}
