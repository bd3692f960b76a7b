// claim.js -- a claim of a draw as the log tells it, and what the record says about it (10.10, 10.12).
// SPDX-License-Identifier: MIT

import { sideOf } from '../match/sides.js';
import { shown } from '../reader/letters.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/sides.js').Side} Side */
/** @typedef {import('../jadoube.js').Position} Position */
/** `move` is what was written with it. @typedef {{by: Side, what: 'rep3' | 'fifty', move: string}} DrawClaim */
/** The position after a move; `count`: how often it has stood there by then, if it is the one in question. @typedef {{name: string, position: Position, count: number, quiet: number}} Row */

const CLAIM = /^(?:\S+ )?([WB]) claim (rep3|fifty)$/;

/** @param {readonly string[]} log */
const placeOf = (log) => log.reduce((last, line, i) => (CLAIM.test(line) ? i : last), -1);

/**
 * The last claim of a draw; undefined if there was none.
 * @param {readonly string[]} log
 * @returns {DrawClaim | undefined}
 */
export function lastClaim(log) {
  const at = placeOf(log);
  const found = log[at]?.match(CLAIM);
  if (!found) return undefined;
  const [, letter, what] = found;
  const written = log[at - 1]?.match(/^(?:\S+ )?([WB]) write (.*)$/);
  const move = written?.[1] === letter ? (written?.[2] ?? '') : '';
  return { by: sideOf(letter), what: what === 'fifty' ? 'fifty' : 'rep3', move };
}

/**
 * The last claim, if it waits for the arbiter.
 * @param {Match} match
 */
export function pendingClaim({ log, state }) {
  if (state.phase !== 'stopped') return undefined;
  const decided = log.slice(Math.max(0, placeOf(log)));
  return decided.some((line) => line.endsWith(' verify')) ? undefined : lastClaim(log);
}

/**
 * The record since the last capture or pawn move, with the written move at its end: no position from
 * before can come again.
 * @param {Match} match
 * @param {DrawClaim} claim
 * @returns {Row[]}
 */
export function examine({ record, state }, { what, move }) {
  const [, turn, , , , first] = state.start.split(' ');
  const offset = 2 * (Number(first) - 1) + (turn === 'b' ? 1 : 0);
  /** @type {{name: string, position: Position}[]} */
  const rows = [{ name: '', position: record.first }];
  const add = (/** @type {string} */ san, /** @type {Position} */ position) => {
    const ply = offset + rows.length - 1;
    rows.push({ name: `${Math.floor(ply / 2) + 1}${ply % 2 ? '…' : '.'} ${shown(san)}`, position });
  };
  for (const { san, after } of record.moves) add(san, after);
  const written = move ? rows.at(-1)?.position.parse(move) : undefined;
  const before = rows.at(-1)?.position;
  if (written?.ok && before) add(before.san(written.value), before.play(written.value));
  return counted(rows, what);
}

/**
 * @param {{name: string, position: Position}[]} rows
 * @param {DrawClaim['what']} what
 */
function counted(rows, what) {
  const last = rows.at(-1)?.position;
  const quiet = last ? quietOf(last) : 0;
  let count = 0;
  return rows.slice(Math.max(0, rows.length - 1 - quiet)).map(({ name, position }) => {
    const same = what === 'rep3' && last !== undefined && position.equals(last);
    if (same) count++;
    return { name, position, count: same ? count : 0, quiet: quietOf(position) };
  });
}

/** Half-moves since the last capture or pawn move. @param {Position} position */
const quietOf = (position) => Number(position.fen().split(' ')[4]);
