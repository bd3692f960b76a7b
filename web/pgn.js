// pgn.js -- a game of the referee's as PGN: the moves with the clock after each, result and termination.
// SPDX-License-Identifier: MIT

import { Game, Position } from './jadoube.js';
import { nameOf } from './steps.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Ending} Ending */
/** @typedef {import('./match.js').Names} Names */
/** A legal move of the record: in SAN, and what was left on the mover's clock. @typedef {{san: string, left: number | null}} Ply */
/**
 * What is told of a game: its moves as far as they are legal, and the others by their squares.
 * @typedef {{plies: readonly Ply[], illegal: readonly string[], game: Game, tempo: string}} Told
 */
/** Tags by name. @typedef {Readonly<Record<string, string>>} Tags */

/** The seven that every game has, in their order; those of Result are never given. */
export const ROSTER = ['Event', 'Site', 'Date', 'Round', 'White', 'Black'];
const COLUMNS = 79;
const RESULTS = new Set(['1-0', '0-1', '1/2-1/2']);

/** The words of the PGN standard (9.8.1); all others are normal. @type {Partial<Record<Ending, string>>} */
const TERMINATIONS = {
  time: 'time forfeit',
  'both-flags': 'time forfeit',
  absence: 'rules infraction',
  arbiter: 'adjudication',
  'illegal-moves': 'rules infraction',
  'impossible-position': 'rules infraction',
  refusal: 'rules infraction',
  'sealed-move': 'rules infraction',
  'no-effort': 'adjudication',
  annulled: 'abandoned',
};

// ---- what happened ------------------------------------------------------------------------------

/**
 * Goes through the lines of a game once more.
 * @param {readonly string[]} log
 * @returns {Told}
 */
export function tell(log) {
  const game = new Game();
  /** @type {(number | null)[]} */
  const left = [];
  for (const line of log) {
    const { clock } = game.state;
    game.apply(line);
    note(game.state, left, clock);
  }
  const tempo = log.find((line) => line.startsWith('tc '))?.slice(3) ?? '';
  const plies = legalPlies(game.state);
  return {
    plies: plies.map((san, i) => ({ san, left: left[i] ?? null })),
    illegal: game.state.moves.slice(plies.length),
    game,
    tempo,
  };
}

/**
 * What is left for the last mover, as long as his clock has run.
 * @param {State} state
 * @param {(number | null)[]} left
 * @param {State['clock']} ran the clock that ran before the act
 */
function note({ plies, start, left: now }, left, ran) {
  const fresh = plies > left.length;
  left.length = plies;
  if (plies === 0) return;
  const first = start.split(' ')[1] === 'b' ? 1 : 0;
  const mover = (plies - 1 + first) % 2 ? 'black' : 'white';
  if (fresh || ran === mover) left[plies - 1] = now[mover];
}

/** The moves in SAN, up to one that is not legal. @param {State} state */
function legalPlies({ start, moves }) {
  const read = Position.fromFen(start, { level: 'setup' });
  /** @type {string[]} */
  const sans = [];
  let at = read.ok ? read.value : Position.start;
  for (const name of moves) {
    const move = at.legal().find((each) => nameOf(each) === name);
    if (!move) break;
    sans.push(at.san(move));
    at = at.play(move);
  }
  return sans;
}

// ---- tags -----------------------------------------------------------------------------------------

/**
 * The time control as PGN writes it (9.6.1): 40/7200:20/3600; ? if it has no form there.
 * @param {string} tempo as the line tc has it
 */
export function pgnTempo(tempo) {
  if (tempo === 'none') return '-';
  const parts = tempo.replace(/\*$/, '').split(',');
  const written = parts.map((part) => {
    const [, moves, time = '', more = ''] =
      part.trim().match(/^(all|\d+)\/(\d+(?::\d\d){0,2})(\+\d+)?$/) ?? [];
    const seconds = time.split(':').reduce((sum, digits) => sum * 60 + Number(digits), 0);
    return moves && `${moves === 'all' ? '' : `${moves}/`}${seconds}${more}`;
  });
  return written.every(Boolean) ? written.join(':') : '?';
}

/** The result as PGN knows it: a loss for both has none. @param {Game} game */
export function pgnResult({ outcome }) {
  return outcome && RESULTS.has(outcome.result) ? outcome.result : '*';
}

/** @param {Told} told @returns {Tags} */
function ownTags({ game, tempo }) {
  const { start, chess960 } = game.state;
  const { outcome } = game;
  const usual = start === Position.start.fen();
  return {
    ...(chess960 && { Variant: 'Chess960' }),
    ...(!usual && { SetUp: '1', FEN: start }),
    TimeControl: tempo ? pgnTempo(tempo) : '?',
    Termination: outcome ? (TERMINATIONS[outcome.reason] ?? 'normal') : 'unterminated',
  };
}

/** @param {string} name @param {string} value */
function tagLine(name, value) {
  const plain = [...value].filter((character) => character >= ' ').join('');
  return `[${name} "${plain.replace(/["\\]/g, '\\$&')}"]`;
}

// ---- text -------------------------------------------------------------------------------------------

/** h:mm:ss, whole seconds. @param {number} ms */
export function clockText(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (/** @type {number} */ n) => String(n % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`;
}

/**
 * The game in the export format of the PGN standard.
 * @param {Told} told
 * @param {Tags} tags those of the roster that are known
 */
export function pgnOf(told, tags) {
  const result = pgnResult(told.game);
  const lines = ROSTER.map((name) => tagLine(name, tags[name] || '?'));
  lines.push(tagLine('Result', result));
  for (const [name, value] of Object.entries(ownTags(told))) lines.push(tagLine(name, value));
  return [...lines, '', ...wrap([...movetext(told), result]), '', ''].join('\n');
}

/** @param {Told} told @returns {string[]} words */
function movetext({ plies, illegal, game }) {
  const [, turn, , , , first = '1'] = game.state.start.split(' ');
  const shift = turn === 'b' ? 1 : 0;
  const words = plies.flatMap(({ san, left }, i) => {
    const number = `${Number(first) + Math.floor((i + shift) / 2)}.`;
    const black = (i + shift) % 2 === 1;
    const alone = i === 0 || plies[i - 1]?.left !== null;
    const before = black ? (alone ? [`${number}..`] : []) : [number];
    return [...before, san, ...(left === null ? [] : ['{[%clk', `${clockText(left)}]}`])];
  });
  if (illegal.length) words.push('{not', 'legal:', ...illegal.slice(0, -1), `${illegal.at(-1)}}`);
  return words;
}

/** @param {readonly string[]} words */
function wrap(words) {
  /** @type {string[]} */
  const lines = [];
  let line = '';
  for (const word of words) {
    if (line && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

/** Of the day, in the reader's time zone. @param {number} ms */
export function pgnDate(ms) {
  const day = new Date(ms);
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}
