// pgn.js -- files of games.
// SPDX-License-Identifier: MIT

/** @import { PgnGame, PgnProblem } from '../pgn.js' */
/** @import { Input } from './input.js' */
/** @import { Options } from './options.js' */
import { Game, Position } from '../jadoube.js';
import { contextOf, sentence } from '../laws.js';
import { readPgnStream, writePgn } from '../pgn.js';
import { many, printable, Report } from './report.js';

/**
 * The games of a file; what is wrong in them is reported.
 * @param {Input} input
 * @param {Options} options
 * @param {Report} report
 */
async function* readGames(input, { strict, letters }, report) {
  const mode = strict ? 'strict' : 'lenient';
  const tell = (/** @type {PgnProblem} */ { code, text }) => (text ? `${code}: ${text}` : code);
  for await (const read of readPgnStream(input.bytes(), { mode, locale: letters })) {
    for (const found of read.ok ? read.warnings : read.error)
      if (found.severity === 'error' || (strict && !read.ok)) report.error(found, tell(found));
      else report.warning(found, tell(found));
    if (read.ok) yield read.value;
  }
}

/**
 * @param {Input} input
 * @param {Options} options
 */
export async function checkGames(input, options) {
  const report = new Report(input, options.quiet);
  let count = 0;
  for await (const _ of readGames(input, options, report)) count++;
  return report.close(many(count, 'game'));
}

/** The first position; the initial array if the file does not know. @param {PgnGame} game */
function startOf(game) {
  const read = Position.fromFen(game.start ?? '', { level: 'setup' });
  return read.ok ? read.value : Position.start;
}

/** Every position of the main line, up to a null move. @param {PgnGame} game */
function positionsOf(game) {
  const positions = [startOf(game)];
  for (const { uci } of game.moves) {
    const next = positions.at(-1)?.tryPlay(uci);
    if (!next?.ok) break;
    positions.push(next.value);
  }
  return positions;
}

/** @type {Readonly<Record<string, (game: PgnGame, options: Options) => string>>} */
const forms = {
  pgn: (game) => writePgn(game),
  fen: (game, { every }) =>
    positionsOf(game)
      .slice(every ? 0 : -1)
      .map((position) => position.fen())
      .join('\n'),
  uci: (game) => game.moves.map(({ uci }) => uci).join(' '),
  json: (game) =>
    JSON.stringify({
      tags: Object.fromEntries(game.tags),
      start: game.start ?? null,
      moves: game.moves.map(({ san, uci }) => ({ san, uci })),
      result: game.result,
    }),
};

/**
 * @param {Input} input
 * @param {Options & { to: string }} options
 */
export async function convertGames(input, options) {
  const report = new Report(input, options.quiet, console.error);
  const form = forms[options.to];
  for await (const game of readGames(input, options, report)) console.log(form?.(game, options));
  return report.errors;
}

// ---- under the Laws -----------------------------------------------------------------------------

/**
 * A game of the referee with the moves of a PGN; they are played and pressed without a limit of time.
 * @param {PgnGame} game
 * @param {Options} options
 */
function* playUnderLaws({ start, chess960, moves }, { profile, lang }) {
  const setup = [`profile ${chess960 ? `${profile}+chess960` : profile}`, 'tc none'];
  const game = new Game([...setup, ...(start ? [`start ${start}`] : []), 'begin']);
  for (const [ply, { san, uci }] of moves.entries()) {
    const by = game.position.turn;
    const number = `${game.position.fullmove}${by === 'white' ? '.' : '...'} ${san}`;
    if (uci === '0000') {
      yield `${number}: a null move is analysis, no move of a game`;
      return;
    }
    const verdicts = game.apply({ by, act: 'play', move: uci });
    for (const verdict of verdicts)
      if (verdict.code !== 'MADE' && verdict.code !== 'COUNT')
        yield `${number}: ${verdict.text}  # ${sentence(verdict, { ...contextOf(game), lang })}`;
    if (game.outcome && ply + 1 < moves.length) {
      yield `${number}: ${many(moves.length - ply - 1, 'move')} of the file came after the end`;
      return;
    }
    for (const { what, article, move } of game.claims(game.position.turn))
      yield `${number}: ${game.position.turn} may claim ${what} (${article})${move ? ` with ${move}` : ''}`;
  }
}

/**
 * @param {Input} input
 * @param {Options} options
 */
export async function replayGames(input, options) {
  const report = new Report(input, options.quiet);
  let number = 0;
  for await (const game of readGames(input, options, report)) {
    const tag = (/** @type {string} */ name) => game.tags.get(name) ?? '?';
    number++;
    console.log(printable(`game ${number}: ${tag('White')} - ${tag('Black')} ${game.result}`));
    for (const line of playUnderLaws(game, options)) console.log(`  ${line}`);
  }
  return report.errors;
}
