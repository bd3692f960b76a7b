// game.js -- saved games: the version line and the log, as Game.toText writes them.
// SPDX-License-Identifier: MIT

/** @import { Input } from './input.js' */
/** @import { Options } from './options.js' */
import { Game, JadoubeError } from '../jadoube.js';
import { contextOf, sentence } from '../laws.js';
import { gameToPgn, writePgn } from '../pgn.js';
import { many, Report } from './report.js';

/**
 * The game, or as much of it as can be read.
 * @param {Input} input
 * @param {Report} report
 */
export async function readGame(input, report) {
  try {
    return Game.fromText(await input.text());
  } catch (error) {
    if (!(error instanceof JadoubeError)) throw error;
    report.error(error, error.code);
    return error.game;
  }
}

/**
 * @param {Input} input
 * @param {Options} options
 */
export async function checkGame(input, options) {
  const report = new Report(input, options.quiet);
  const game = await readGame(input, report);
  return report.close(many(game?.plies ?? 0, 'ply').replace(/plys$/, 'plies'));
}

/**
 * Takes one line and tells the verdicts, each with its sentence.
 * @param {Game} game
 * @param {string} line
 * @param {Options} options
 */
export function tellVerdicts(game, line, { lang }) {
  const before = game.position;
  for (const verdict of game.apply(line)) {
    const move = before.parse(verdict.args[0] ?? '');
    const san = move.ok ? { san: before.san(move.value) } : {};
    console.log(`> ${verdict.text}  # ${sentence(verdict, { ...contextOf(game), lang, ...san })}`);
  }
}

/**
 * Every line of the log with what the referee says.
 * @param {Input} input
 * @param {Options} options
 */
export async function replayGame(input, options) {
  const report = new Report(input, options.quiet);
  const whole = await readGame(input, report);
  const game = new Game();
  for (const line of whole?.log ?? []) {
    console.log(line);
    tellVerdicts(game, line, options);
  }
  return report.errors;
}

/** @type {Readonly<Record<string, (game: Game, options: Options) => string>>} */
const forms = {
  pgn: (game) => writePgn(gameToPgn(game)),
  fen: (game, { every }) =>
    Array.from({ length: every ? game.plies + 1 : 1 }, (_, n) =>
      game.at(every ? n : game.plies).fen(),
    ).join('\n'),
  uci: ({ state }) => state.moves.join(' '),
  json: (game) =>
    JSON.stringify({ ...game.toJSON(), state: game.state, outcome: game.outcome ?? null }),
};

/**
 * @param {Input} input
 * @param {Options & { to: string }} options
 */
export async function convertGame(input, options) {
  const report = new Report(input, options.quiet, console.error);
  const game = await readGame(input, report);
  if (game) console.log(forms[options.to]?.(game, options));
  return report.errors;
}
