// record.js -- what the attributes fen and pgn say, as a tree of positions to walk through.
// SPDX-License-Identifier: MIT

import { Position } from './jadoube.js';
import { readPgn } from './pgn.js';
import { arrival } from './steps.js';

/** @typedef {import('./types.js').Problem} Problem */
/** @typedef {import('./types.js').Level} Level */
/** @typedef {import('./pgn.js').PgnNode} PgnNode */
/** @typedef {import('./pgn.js').PgnRead} PgnRead */
/** @typedef {import('./board.js').Square} Square */
/**
 * A place in the record: what was played and said, where it led, and what may follow, the main line first.
 * @typedef {object} Place
 * @property {string} san empty before the first move
 * @property {string} uci
 * @property {readonly Square[]} squares that the move concerned
 * @property {Position} position
 * @property {readonly string[]} before comments in front of the move
 * @property {readonly string[]} after comments behind it
 * @property {readonly number[]} nags
 * @property {Place | null} parent
 * @property {Place[]} next
 */
/** What stops the reading. @typedef {{what: 'fen', problems: readonly Problem[]} | {what: 'pgn', code: string, text: string, line: number, column: number}} Fault */
/** @typedef {{ok: true, value: Place} | {ok: false, error: Fault}} ReadRecord */

const NOTHING = { san: '', uci: '', before: [], after: [], nags: [] };

/**
 * @param {string} fen empty: as the text says, or the initial array
 * @param {string} pgn the first game of it counts; with a position of its own it may be bare moves
 * @param {Level} level what is asked of a position without moves
 * @returns {ReadRecord} the place before the first move
 */
export function readRecord(fen, pgn, level) {
  const from = fen === 'startpos' ? '' : fen;
  const read = from ? Position.fromFen(from, { level }) : undefined;
  if (read && !read.ok) return { ok: false, error: { what: 'fen', problems: read.error } };
  const start = read?.value ?? Position.start;
  if (!pgn.trim()) return { ok: true, value: placeOf(NOTHING, null, [], start) };
  return readMoves(read && start.fen(), pgn);
}

/**
 * @param {string | undefined} fen
 * @param {string} pgn
 * @returns {ReadRecord}
 */
function readMoves(fen, pgn) {
  // A tag in a line of its own goes before: it may give the position, and bare moves are a game then.
  const [game] = readPgn(`${fen ? `[FEN "${fen}"]` : '[Event "?"]'}\n${pgn}`);
  const lost = game ? loss(game) : NO_GAME;
  if (lost || !game?.ok) {
    const { code, text = '', line, column } = lost ?? NO_GAME;
    return { ok: false, error: { what: 'pgn', code, text, line: line - 1, column } };
  }
  const { start, root } = game.value;
  const first = start ? Position.fromFen(start) : undefined;
  const place = placeOf(root, null, [], first?.ok ? first.value : Position.start);
  grow(place, root);
  return { ok: true, value: place };
}

/**
 * The problem that nobody can read over: something is lost, or there are words and none is a move.
 * @param {PgnRead} game
 */
function loss(game) {
  const problems = game.ok ? game.value.warnings : game.error;
  const isEmpty = game.ok && game.value.root.next.length === 0;
  const empty = isEmpty && problems.find(({ code }) => WORDS.test(code));
  return problems.find(({ severity }) => severity === 'error') ?? (empty || undefined);
}

const WORDS = /^(?:word-unknown|token-long|stray-)/;
const NO_GAME = { code: 'stray-text', text: '', line: 2, column: 1 };

/**
 * @param {Pick<Place, 'san' | 'uci' | 'before' | 'after' | 'nags'>} said
 * @param {Place | null} parent
 * @param {readonly Square[]} squares
 * @param {Position} position
 * @returns {Place}
 */
function placeOf({ san, uci, before, after, nags }, parent, squares, position) {
  return { san, uci, before, after, nags, squares, position, parent, next: [] };
}

/**
 * Adds everything that follows a place. A line is a loop, for games are long; variations are not deep.
 * @param {Place} place
 * @param {PgnNode} node
 */
function grow(place, node) {
  let [at, from] = [place, node];
  while (from.next.length) {
    const [main, ...others] = from.next.map((next) => ({ next, place: follow(at, next) }));
    for (const other of others) if (other.place) grow(other.place, other.next);
    if (!main?.place) return;
    [at, from] = [main.place, main.next];
  }
}

/**
 * The place after a move; none after what cannot be played, such as a null move of analysis.
 * @param {Place} place
 * @param {PgnNode} node
 */
function follow(place, node) {
  const move = place.position.legal().find(({ uci }) => uci === node.uci);
  if (!move) return undefined;
  const after = placeOf(node, place, [move.from, arrival(move)], place.position.play(move));
  place.next.push(after);
  return after;
}
