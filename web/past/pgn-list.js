// pgn-list.js -- the games of a PGN file, whatever its size: it is read piece by piece, with pauses for the
// page, and of each game only its row and its place in the file are kept.
// SPDX-License-Identifier: MIT

import { readPgnStream } from '../pgn.js';

/** @typedef {import('../pgn.js').PgnGame} PgnGame */
/** @typedef {import('../pgn.js').PgnProblem} PgnProblem */
/** @typedef {import('./found.js').Item} Item */
/** Of a reading that goes on: bytes read of all, and games found. @typedef {{bytes: number, of: number, games: number}} Progress */
/**
 * Who watches a reading: he hears how far it is, and may end it.
 * @typedef {{tell: (progress: Progress) => void, signal: AbortSignal}} Watch
 */

/** The page is kept waiting for no longer than this, in milliseconds. */
const PATIENCE = 10;
const STEP = 1 << 15;
const OPENING = 8;

/** Lets the browser do something else; unlike a timer it is not slowed down out of sight. */
const pause = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done(undefined);
    };
    port2.postMessage(null);
  });

/**
 * @param {Blob} blob
 * @param {Watch} watch
 * @param {() => number} games found so far
 */
async function* piecesOf(blob, { tell, signal }, games) {
  const reader = blob.stream().getReader();
  let [bytes, since] = [0, performance.now()];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      for (let from = 0; from < part.value.length; from += STEP) {
        const piece = part.value.subarray(from, from + STEP);
        yield piece;
        bytes += piece.length;
        if (performance.now() - since > PATIENCE) {
          tell({ bytes, of: blob.size, games: games() });
          await pause();
          since = performance.now();
        }
        if (signal.aborted) return;
      }
  } finally {
    await reader.cancel();
  }
}

/**
 * All games of a file, or those before the reading was ended.
 * @param {Blob} blob
 * @param {Watch} watch
 * @returns {Promise<{items: Item[], problems: readonly PgnProblem[]}>} with what belongs to no game
 */
export async function listGames(blob, watch) {
  /** @type {Item[]} */
  const items = [];
  /** @type {PgnProblem[]} */
  const problems = [];
  /** Where each game begins. @type {number[]} */
  const offsets = [];
  for await (const read of readPgnStream(piecesOf(blob, watch, () => items.length))) {
    if (read.ok) {
      items.push(itemOf(read.value));
      offsets.push(read.value.place?.offset ?? 0);
    } else problems.push(...read.error);
  }
  if (watch.signal.aborted) items.pop(); // it was cut off
  for (const [n, item] of items.entries())
    item.part = { blob, from: offsets[n] ?? 0, to: offsets[n + 1] ?? blob.size };
  return { items, problems };
}

/** @param {PgnGame} game @returns {Item} */
function itemOf(game) {
  const { tags, place } = game;
  const tag = (/** @type {string} */ name) => {
    const value = tags.get(name) ?? '';
    return /^[?.]*$/.test(value) ? '' : value;
  };
  return {
    white: tag('White'),
    black: tag('Black'),
    result: game.result === '*' ? (tags.get('Result') ?? '*') : game.result,
    date: tag('Date'),
    opening: openingOf(game),
    kind: 'pgn',
    text: '',
    line: place?.line ?? 1,
    column: place?.column ?? 1,
  };
}

/** The first moves, numbered. @param {PgnGame} game */
function openingOf({ moves, start }) {
  const [, turn, , , , first = '1'] = (start ?? '').split(' ');
  const black = turn === 'b' ? 1 : 0;
  const words = moves.slice(0, OPENING).map(({ san }, i) => {
    const number = Math.floor((i + black) / 2) + (Number(first) || 1);
    if ((i + black) % 2 === 0) return `${number}.${san}`;
    return i === 0 ? `${number}…${san}` : san;
  });
  return words.join(' ');
}
