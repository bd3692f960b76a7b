// reading.js -- FEN, SAN and UCI read through the door: a value, or everything that is wrong.
//
// All of them work on the resident position and leave codes of moves or a position behind; what they
// find wrong becomes a list of problems.
// SPDX-License-Identifier: MIT

import { columnOf, readText, wordFor, writeText } from '../door/area.js';
import { JadoubeError } from '../values/errors.js';
import { choiceNumber, lettersNumber, misuse, squaresOf, wantOptions } from '../values/names.js';
/** @import { Door } from '../door/door.js' */
/** @import { Move } from './moves.js' */
/** @import { Level, Locale, Mode, Problem, Result, Square } from '../values/types.js' */
import { squaresAnswered } from './answers.js';
import { isMove, moveOf, packedMove, uciOfBits } from './moves.js';

const LEVELS = /** @type {const} */ (['syntax', 'setup', 'legal']);
export const MODES = /** @type {const} */ (['strict', 'lenient']);
const PROBLEM_WORDS = 6; // as in exports.c
const TOO_LONG = Object.freeze(/** @type {Problem} */ ({ code: 'too-long' }));
const NOT_UCI = Object.freeze(/** @type {Problem} */ ({ code: 'syntax' }));

/**
 * @param {unknown} text
 * @param {string} argument
 * @returns {asserts text is string}
 */
function wantText(text, argument) {
  if (typeof text !== 'string') throw misuse(argument, text, 'a string');
}

// ---- FEN ----------------------------------------------------------------------------------------

/**
 * One problem of the list that jdw_fen_read leaves in the words.
 * @param {Door} at
 * @param {string} text
 * @param {number} index
 */
function fenProblem(at, text, index) {
  const row = at.words.subarray(1 + index * PROBLEM_WORDS);
  const [code = 0, field = 0, warning = 0, column = 0, low = 0, high = 0] = row;
  /** @type {Problem} */
  const problem = {
    code: wordFor(at, 'fen', code),
    field,
    column: columnOf(text, column),
    squares: squaresOf(low, high),
  };
  return { problem, warning: warning !== 0 };
}

/**
 * Reads a FEN into the resident position, which stays as it is when something is wrong.
 * @param {Door} at
 * @param {string} text
 * @param {{ level?: Level, mode?: Mode }} options
 * @returns {{ ok: boolean, warnings: Problem[], error: Problem[] }}
 */
export function readFen(at, text, options) {
  const { level = 'legal', mode = 'lenient' } = wantOptions(options);
  wantText(text, 'fen');
  const exactness = choiceNumber(MODES, mode, 'mode');
  const demands = choiceNumber(LEVELS, level, 'level');
  const length = writeText(at, text);
  if (length < 0) return { ok: false, warnings: [], error: [TOO_LONG] };
  const ok = at.calls.fen_read(length, exactness, demands) === 1;
  if (at.words[0] === 0) return { ok, warnings: [], error: [] };
  const found = Array.from({ length: at.words[0] ?? 0 }, (_, n) => fenProblem(at, text, n));
  const only = (/** @type {boolean} */ warning) =>
    found.filter((each) => each.warning === warning).map((each) => each.problem);
  return { ok, warnings: only(true), error: only(false) };
}

// ---- moves --------------------------------------------------------------------------------------

/**
 * @param {Door} at
 * @param {number} code of a reason
 * @param {Square[]} squares
 * @returns {Problem}
 */
const objection = (at, code, squares) => ({
  code: wordFor(at, 'reason', code),
  article: wordFor(at, 'reasonArticle', code),
  squares,
});

/**
 * Why the piece may not go there; nothing if it may.
 * @param {Door} at
 * @param {number} from
 * @param {number} to
 * @param {number} promotion
 * @returns {Problem[]}
 */
function objections(at, from, to, promotion) {
  const code = at.calls.why(from, to, promotion);
  return code === 0 ? [] : [objection(at, code, squaresAnswered(at))];
}

/**
 * The legal move that is meant, or why there is none.
 * @param {Door} at
 * @param {string | { readonly uci: string }} given
 * @returns {Result<Move>}
 */
export function findMove(at, given) {
  const text = typeof given === 'object' ? given?.uci : given;
  if (typeof text !== 'string') throw misuse('move', given, 'a Move or its UCI', 'other');
  const length = writeText(at, text);
  if (length < 0 || at.calls.uci_read(length) === 0) return { ok: false, error: [NOT_UCI] };
  const [code = 0, from = 0, to = 0, promotion = 0] = at.words;
  if (code !== 0) return { ok: true, value: moveOf(at, code), warnings: [] };
  return { ok: false, error: objections(at, from, to, promotion) };
}

/**
 * The core's 16 bits of what is given, if it was made by this package; whether it is legal is still to be asked.
 * @param {unknown} given
 */
export function quickMove(given) {
  return isMove(given) ? packedMove(given) : undefined;
}

/**
 * The error for a move that cannot be played.
 * @param {string | { readonly uci: string }} move
 * @param {readonly Problem[]} problems
 */
export function illegalMove(move, problems) {
  const text = typeof move === 'object' ? move.uci : move;
  const reasons = problems.map(({ code, article }) =>
    article ? `${code} (Law ${article})` : code,
  );
  const said =
    problems[0]?.code === NOT_UCI.code
      ? `${text.slice(0, 40)} is no UCI, such as e2e4 or e7e8q; parse reads SAN`
      : `${text} is not legal: ${reasons.join(', ')}`;
  return new JadoubeError('illegal-move', said, { problems });
}

/**
 * What jdw_san_read found wrong with a text, and why the move that it means is not legal.
 * @param {Door} at
 * @param {string} text
 * @param {number} status
 * @returns {Problem[]}
 */
function sanProblems(at, text, status) {
  const [, column = 0, reason = 0, meant = 0, low = 0, high = 0] = at.words;
  const code = wordFor(at, 'san', status);
  /** @type {Problem} */
  const problem = { code, ...(column && { column: columnOf(text, column) }) };
  if (code !== 'illegal' || reason === 0) return [problem];
  const move = meant ? { move: uciOfBits(meant) } : {};
  return [problem, { ...objection(at, reason, squaresOf(low, high)), ...move }];
}

/**
 * Reads the text of a move as people and files write it.
 * @param {Door} at
 * @param {string} text
 * @param {{ mode?: Mode, locale?: Locale }} options
 * @returns {Result<Move>}
 */
export function readSan(at, text, options) {
  const { mode = 'lenient', locale = 'en' } = wantOptions(options);
  wantText(text, 'text');
  const strictness = choiceNumber(MODES, mode, 'mode');
  const letters = lettersNumber(locale);
  const length = writeText(at, text);
  if (length < 0) return { ok: false, error: [TOO_LONG] };
  const status = at.calls.san_read(length, strictness, letters);
  if (status !== 0) return { ok: false, error: sanProblems(at, text, status) };
  const value = moveOf(at, at.words[0] ?? 0);
  const instead = readText(at, at.calls.san_write(packedMove(value), letters));
  /** @type {Problem[]} */
  const warnings = instead === text ? [] : [{ code: 'not-canonical', instead }];
  return { ok: true, value, warnings };
}
