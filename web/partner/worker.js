// worker.js -- js-chess-engine in a thread of its own: positions come in, moves and scores go out.
//
// It is bundled with the engine by tests/tool/partner.mjs and is no part of the page's modules. Whether
// a move is legal is not its business; the page asks the referee.
// SPDX-License-Identifier: MIT

import { Game } from 'js-chess-engine';

/** @typedef {import('./engine.js').Question} Question */
/** @typedef {import('./engine.js').Answer} Answer */

/** @type {any} */
const thread = self;

/**
 * @param {Question} question
 * @returns {Answer}
 */
function answer({ id, fen, strength }) {
  try {
    const level = /** @type {1 | 2 | 3 | 4 | 5} */ (strength);
    const found = new Game(fen).ai({ level, play: false, analysis: true, randomness: 0 });
    const [[from, to] = ['', '']] = Object.entries(found.move);
    return { id, move: `${from}${to}`.toLowerCase(), score: found.bestScore ?? 0 };
  } catch (error) {
    return { id, fault: String(error) };
  }
}

thread.onmessage = (/** @type {MessageEvent<Question>} */ { data }) =>
  thread.postMessage(answer(data));
