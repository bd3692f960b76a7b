// gestures.js -- listens to the board and hands on what the gestures mean.
// SPDX-License-Identifier: MIT

import { find } from '../browser/dialogs.js';

/** @typedef {import('../board/board.js').JdBoard} JdBoard */
/** @typedef {import('../board/board.js').PressDetail} PressDetail */
/** @typedef {import('../board/board.js').DropDetail} DropDetail */
/** @typedef {import('../board/board.js').Square} Square */
/** @typedef {{readonly hand: import('../match/hand.js').Hand, pressed: (byKeys: boolean) => void, escaped: () => void}} Player */

/**
 * What the gesture chose is held, so that it can be dragged.
 * @param {JdBoard} board
 * @param {Player} player
 */
export function followGestures(board, player) {
  /**
   * @template D
   * @param {string} type
   * @param {(detail: D) => void} act
   */
  const on = (type, act) => {
    board.addEventListener(type, (event) => {
      act(/** @type {CustomEvent<D>} */ (event).detail);
      board.held = player.hand.chosen;
    });
  };
  on('jd-press', (/** @type {PressDetail} */ detail) => {
    player.pressed(detail.via === 'keyboard');
    player.hand.press(detail);
  });
  on('jd-lift', (/** @type {{square: Square}} */ { square }) => player.hand.lift(square));
  on('jd-drop', (/** @type {DropDetail} */ detail) => player.hand.drop(detail));
  on('jd-escape', () => player.escaped());
  // The fragment of the first link is not an address of a game.
  find(document, '.skip', HTMLAnchorElement).addEventListener('click', (event) => {
    event.preventDefault();
    board.focus();
  });
}
