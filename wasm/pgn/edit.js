// edit.js -- another game from a game: nothing is changed, what is not touched is shared.
// SPDX-License-Identifier: MIT

import { Position } from '../position/position.js';
/** @import { PgnEdited, PgnNotes, PgnNewGame } from './types.js' */
/** @import { Problem, Result } from '../values/types.js' */
import { misuse, wantOptions } from '../values/names.js';
import { PgnGame, PgnNode, tagsGiven, wantPgnGame } from './node.js';

const NOTES = /** @type {const} */ ([
  'nags',
  'before',
  'after',
  'offer',
  'clk',
  'emt',
  'eval',
  'csl',
  'cal',
]);

/**
 * The nodes from the root to the one with this number.
 * @param {PgnGame} game
 * @param {number} id
 * @returns {PgnNode[]}
 */
function pathTo(game, id) {
  wantPgnGame(game);
  /** @type {[PgnNode, number][]} a node, and how deep it lies */
  const open = [[game.root, 0]];
  /** @type {PgnNode[]} */
  const path = [];
  for (let top = open.pop(); top; top = open.pop()) {
    const [node, depth] = top;
    path.length = depth;
    path.push(node);
    if (node.id === id) return path;
    for (const next of node.next) open.push([next, depth + 1]);
  }
  throw misuse('id', id, 'the number of a move of this game', 'number');
}

/**
 * @param {PgnNode} node
 * @param {Partial<PgnNode>} changes
 */
const changed = (node, changes) =>
  Object.assign(new PgnNode(node.id, node.san, node.uci), node, changes);

/**
 * The game with another last node of the path, or without it.
 * @param {PgnGame} game
 * @param {PgnNode[]} path
 * @param {PgnNode | undefined} last
 */
function withLast(game, path, last) {
  let now = last;
  for (let depth = path.length - 2; depth >= 0; depth--) {
    const [parent, old] = path.slice(depth, depth + 2);
    if (!parent) break;
    const next = parent.next.flatMap((node) => (node !== old ? [node] : now ? [now] : []));
    now = changed(parent, { next });
  }
  return new PgnGame({ ...game, root: now ?? game.root });
}

/**
 * After a null move: the same with the other side to move.
 * @param {Position} position
 */
function passed(position) {
  const [board, turn, castling, , quiet, number] = position.fen().split(' ');
  const black = turn === 'b';
  const fen = [
    board,
    black ? 'w' : 'b',
    castling,
    '-',
    Number(quiet) + 1,
    Number(number) + (black ? 1 : 0),
  ].join(' ');
  return Position.fromFen(fen, { level: 'setup' });
}

/**
 * @param {PgnGame} game
 * @param {readonly PgnNode[]} path
 * @returns {Result<Position>}
 */
function positionOf(game, path) {
  if (game.start === null) return { ok: false, error: [{ code: 'start-unknown' }] };
  /** @type {Result<Position>} */
  let at = game.start
    ? Position.fromFen(game.start)
    : { ok: true, value: Position.start, warnings: [] };
  for (const { uci } of path.slice(1)) {
    if (!at.ok) return at;
    at = uci === '0000' ? passed(at.value) : at.value.tryPlay(uci);
  }
  return at;
}

/** @param {PgnGame} game */
function highestId({ root }) {
  let highest = 0;
  for (const open = [root]; open.length; ) {
    const node = open.pop();
    highest = Math.max(highest, node?.id ?? 0);
    for (const next of node?.next ?? []) open.push(next);
  }
  return highest;
}

/**
 * A move as it is written; a side that is not in check may pass.
 * @param {Position} at
 * @param {string} text
 * @returns {Result<{ uci: string, san: string }>}
 */
function written(at, text) {
  const read = at.parse(text);
  if (read.ok) return { ...read, value: { uci: read.value.uci, san: at.san(read.value) } };
  const passes = read.error[0]?.code === 'null' && at.checkers().length === 0;
  return passes ? { ok: true, value: { uci: '0000', san: '--' }, warnings: [] } : read;
}

// ---- the edits ----------------------------------------------------------------------------------

/**
 * A game without moves.
 * @param {PgnNewGame} [options] tags, and the FEN it starts from
 * @returns {Result<PgnGame>} the error: what is wrong with the FEN
 */
export function newPgn(options = {}) {
  const { tags = {}, fen } = wantOptions(options);
  const root = new PgnNode(0, '', '');
  const given = new Map(tagsGiven(tags));
  const parts = { tags: given, root, result: /** @type {const} */ ('*') };
  if (fen === undefined) return { ok: true, value: new PgnGame(parts), warnings: [] };
  const start = Position.fromFen(fen);
  if (!start.ok) return start;
  const chess960 =
    /chess\s*960|fisc?her/i.test(given.get('Variant') ?? '') ||
    /[A-Ha-h]/.test(start.value.fen().split(' ')[2] ?? '');
  return {
    ok: true,
    value: new PgnGame({ ...parts, start: start.value.fen(), chess960 }),
    warnings: start.warnings,
  };
}

/**
 * The position after a move of the tree.
 * @param {PgnGame} game
 * @param {number} id 0 for the start
 * @returns {Result<Position>} the error: `start-unknown`
 * @throws {RangeError} if no move has this number
 */
export const positionAt = (game, id) => positionOf(game, pathTo(game, id));

/**
 * The game with one more move: the first after another one goes on the line, a further one begins a variation. A move
 * that stands there already is found again.
 * @param {PgnGame} game
 * @param {number} id of the move it follows, 0 for the start
 * @param {string} text the move, as people write it; `--` is a null move of analysis
 * @param {PgnNotes} [notes] what stands beside it
 * @returns {Result<PgnEdited>} the game and the number of the move; the errors are those of `Position.parse`
 */
export function addMove(game, id, text, notes = {}) {
  const path = pathTo(game, id);
  const at = positionOf(game, path);
  if (!at.ok) return at;
  const parent = /** @type {PgnNode} */ (path.at(-1));
  const read = written(at.value, text);
  if (!read.ok) return read;
  const { uci, san } = read.value;
  const known = parent.next.find((node) => node.uci === uci);
  if (known)
    return {
      ok: true,
      value: { game: annotate(game, known.id, notes), id: known.id },
      warnings: read.warnings,
    };
  const made = changed(new PgnNode(highestId(game) + 1, san, uci), only(notes));
  const now = withLast(game, path, changed(parent, { next: [...parent.next, made] }));
  return { ok: true, value: { game: now, id: made.id }, warnings: read.warnings };
}

/** @param {PgnNotes} notes @returns {Partial<PgnNode>} */
function only(notes) {
  for (const name of Object.keys(wantOptions(notes)))
    if (!NOTES.some((each) => each === name))
      throw misuse('notes', name, `one of ${NOTES.join(', ')}`);
  return notes;
}

/**
 * The game with other notes beside a move; what is not named stays.
 * @param {PgnGame} game
 * @param {number} id
 * @param {PgnNotes} notes
 */
export function annotate(game, id, notes) {
  const path = pathTo(game, id);
  return withLast(game, path, changed(/** @type {PgnNode} */ (path.at(-1)), only(notes)));
}

/**
 * The game with a variation made the line: the move stands first after the one before it.
 * @param {PgnGame} game
 * @param {number} id of its first move
 */
export function promote(game, id) {
  const path = pathTo(game, id);
  const [parent, node] = path.slice(-2);
  if (!parent || !node) throw misuse('id', id, 'the number of a move', 'number');
  const next = [node, ...parent.next.filter((each) => each !== node)];
  return withLast(game, path.slice(0, -1), changed(parent, { next }));
}

/**
 * The game without a move and all that follows it.
 * @param {PgnGame} game
 * @param {number} id
 */
export function removeMove(game, id) {
  if (id === 0) throw misuse('id', id, 'the number of a move', 'number');
  return withLast(game, pathTo(game, id), undefined);
}
