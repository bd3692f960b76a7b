// pgn-files.js -- the games of a PGN file: where each begins, and its tags. The moves are read when a game
// is wanted.
// SPDX-License-Identifier: MIT

/** A game of a file: its text, its tags, and where it begins. @typedef {{text: string, tags: Readonly<Record<string, string>>, line: number, column: number}} PgnGame */

/** What a PGN consists of; of a tag the name and the value. */
export const PGN_TOKEN =
  /^%[^\n]*|\{[^}]*(?:\}|$)|;[^\n]*|\[\s*(\w+)\s*"((?:[^"\\\n]|\\.)*)"\s*\]|[()]|[^\s(){};[\]]+/gm;
const RESULT = /^(?:\*|1-0|0-1|1\/2-1\/2)$/;

/**
 * @param {string} text
 * @returns {PgnGame[]}
 */
export function splitPgn(text) {
  /** @type {{from: number, tags: Record<string, string>, moved: boolean, ended: boolean}[]} */
  const games = [];
  let depth = 0;
  for (const { 0: token, 1: name, 2: value = '', index } of text.matchAll(PGN_TOKEN)) {
    if (/^[%{;]/.test(token)) continue;
    let game = games.at(-1);
    if (!game || game.ended || (name && game.moved)) {
      game = { from: index, tags: {}, moved: false, ended: false };
      games.push(game);
      depth = 0;
    }
    if (name) game.tags[name] = value.replace(/\\(.)/g, '$1');
    else game.moved = true;
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (depth <= 0 && RESULT.test(token)) game.ended = true;
  }
  return withPlaces(text, games);
}

/**
 * @param {string} text
 * @param {readonly {from: number, tags: Record<string, string>}[]} games
 */
function withPlaces(text, games) {
  let [at, line, start] = [0, 1, 0];
  return games.map(({ from, tags }, i) => {
    for (
      let next = text.indexOf('\n', at);
      next >= 0 && next < from;
      next = text.indexOf('\n', at)
    ) {
      at = start = next + 1;
      line++;
    }
    const to = games[i + 1]?.from ?? text.length;
    return { text: text.slice(from, to), tags, line, column: from - start + 1 };
  });
}

/** The first moves of a game, for a list. @param {string} text */
export function openingOf(text) {
  const plain = text
    .slice(0, 4000)
    .replace(/^[[%].*$/gm, '')
    .replace(/\{[^}]*(?:\}|$)|;[^\n]*|\$\d+/g, ' ')
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, ' ');
  const words = plain.split(/\s+/).filter((word) => word && !/^\d+\.{3}$/.test(word));
  return words
    .join(' ')
    .replace(/\d+\. /g, (number) => number.trim())
    .slice(0, 60);
}
