// fen.js -- files of positions: a FEN or EPD a line.
// SPDX-License-Identifier: MIT

/** @import { Problem } from '../jadoube.js' */
/** @import { Input } from './input.js' */
/** @import { Options } from './options.js' */
import { Position } from '../jadoube.js';
import { Misuse } from './options.js';
import { many, Report, tell } from './report.js';

/**
 * The FEN of a line: an EPD has four fields, and operations after them.
 * @param {string} text
 */
function fenOf(text) {
  const fields = text.split(/[\t;]/)[0]?.trim().split(/\s+/) ?? [];
  const counters = fields.slice(4, 6);
  const counted = counters.length === 2 && counters.every((field) => /^\d+$/.test(field));
  return [...fields.slice(0, 4), ...(counted ? counters : ['0', '1'])].join(' ');
}

/**
 * The positions of a file; what cannot be read is reported.
 * @param {Input} input
 * @param {Options} options
 * @param {Report} report
 */
export async function* readPositions(input, { strict, lang }, report) {
  for await (const { number, text } of input.lines()) {
    const read = Position.fromFen(fenOf(text), { mode: strict ? 'strict' : 'lenient' });
    const at = (/** @type {Problem} */ { column }) => ({ line: number, column });
    if (read.ok) {
      for (const problem of read.warnings) report.warning(at(problem), tell(problem, lang));
      yield { number, position: read.value };
    } else for (const problem of read.error) report.error(at(problem), tell(problem, lang));
  }
}

/**
 * @param {Input} input
 * @param {Options} options
 */
export async function checkPositions(input, options) {
  const report = new Report(input, options.quiet);
  let good = 0;
  for await (const _ of readPositions(input, options, report)) good++;
  return report.close(many(good, 'position'));
}

/** @type {Readonly<Record<string, (position: Position) => string>>} */
const forms = {
  fen: (position) => position.fen(),
  json: (position) =>
    JSON.stringify({
      fen: position.fen(),
      turn: position.turn,
      pieces: Object.fromEntries(position.pieces()),
      moves: position.legal().map((move) => ({ san: position.san(move), uci: move.uci })),
    }),
};

/**
 * @param {Input} input
 * @param {Options & { to: string }} options
 */
export async function convertPositions(input, options) {
  const form = forms[options.to];
  if (!form) throw new Misuse('a position becomes fen or json; a game is wanted for pgn and uci');
  const report = new Report(input, options.quiet, console.error);
  for await (const { position } of readPositions(input, options, report))
    console.log(form(position));
  return report.errors;
}

/** @param {Position} position */
function diagram(position) {
  const letter = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' };
  const rows = [...'87654321'].map((rank) => {
    const squares = [...'abcdefgh'].map((file) => {
      const piece = position.get(/** @type {import('../jadoube.js').Square} */ (file + rank));
      if (!piece) return '.';
      return piece.color === 'white' ? letter[piece.role].toUpperCase() : letter[piece.role];
    });
    return `${rank}  ${squares.join(' ')}`;
  });
  return [...rows, '   a b c d e f g h'].join('\n');
}

/**
 * Shows each position: the board, how it stands, what may be played.
 * @param {Input} input
 * @param {Options} options
 */
export async function showPositions(input, options) {
  const report = new Report(input, options.quiet);
  for await (const { position } of readPositions(input, options, report)) {
    const { kind, article } = position.status();
    const moves = position.legal().map((move) => position.san(move));
    console.log(`${position.fen()}\n${diagram(position)}`);
    console.log(
      kind
        ? `${kind} (Law ${article})`
        : `${position.turn} to move, ${many(moves.length, 'move')}: ${moves.sort().join(' ')}`,
    );
    const chances = /** @type {const} */ (['white', 'black']).map(
      (color) => `${color} ${position.canMate(color)}`,
    );
    console.log(`can mate: ${chances.join(', ')}\n`);
  }
  return report.errors;
}
