// draws.mjs -- draws by repetition and by counting, as scenarios: every ply asked, and the claim made.
//
// The sequences are those of draws/sequences.tsv and the reports of reported-bugs.jsonl. How often a
// position has occurred is counted with chessops; the file's own numbers must agree with that count.

import assert from 'node:assert/strict';
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { parseSan } from 'chessops/san';
import { makeUci, parseUci } from 'chessops/util';
import { data, rows } from '../../data/read.mjs';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** @param {Chess} at pieces, turn, rights, and e.p. only where it is legal */
const key = (at) => makeFen(at.toSetup()).split(' ').slice(0, 4).join(' ');

/** All legal moves. @param {Chess} at */
function* legal(at) {
  for (const [from, targets] of at.allDests()) for (const to of targets) yield { from, to };
}

/** @param {string} fen @param {string[]} texts UCI or SAN */
function played(fen, texts) {
  let at = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  /** @type {{ at: Chess, side: string, uci: string, times: number }[]} */
  const plies = [];
  const keys = [key(at)];
  for (const text of texts) {
    const move = parseUci(text) ?? parseSan(at, text);
    assert.ok(move && at.isLegal(move), `${text} in ${makeFen(at.toSetup())}`);
    const side = at.turn === 'white' ? 'W' : 'B';
    at = at.clone();
    at.play(move);
    keys.push(key(at));
    const times = keys.filter((each) => each === keys.at(-1)).length;
    plies.push({ at, side, uci: makeUci(move), times });
  }
  return { first: Chess.fromSetup(parseFen(fen).unwrap()).unwrap(), last: at, plies, keys };
}

/** A move after which the position would stand for the third time. @param {ReturnType<typeof played>} game */
function intended({ last, keys }) {
  for (const move of legal(last)) {
    const after = last.clone();
    after.play(move);
    if (keys.filter((each) => each === key(after)).length >= 2) return makeUci(move);
  }
  return undefined;
}

/** @param {Chess} at */
const letter = (at) => (at.turn === 'white' ? 'w' : 'b');

/** How the game ends in the classic edition with its last move. @type {Record<string, string>} */
const ENDS = { '#': '10.1', s: '10.3', i: '10.4(1)' };

/**
 * The claims at the end: what flags promise is granted, everything else is a wrong claim.
 * @param {ReturnType<typeof played>} game @param {string} flags
 */
function claims(game, flags) {
  const side = letter(game.last).toUpperCase();
  const quiet = /[Ff7]/.test(flags);
  if (flags.includes('3'))
    return [`${side} claim rep3`, '> CLAIM 10.10(2) ok', '> RESULT 10.10(2)'];
  if (flags.includes('t'))
    return [
      `${side} write ${intended(game)}`,
      `${side} claim rep3`,
      '> CLAIM 10.10(1) ok',
      '> RESULT 10.10(1)',
    ];
  if (flags.includes('F')) return [`${side} claim fifty`, '> CLAIM 10.12 ok', '> RESULT 10.12'];
  const lines = [`${side} claim rep3`, '> CLAIM 10.10 bad', `> PENALTY 10.13(2) ${side}`];
  if (quiet) lines[1] = '> CLAIM 10.12 bad';
  if (quiet) lines[0] = `${side} claim fifty`;
  return lines;
}

/** A sequence as a scenario of the classic edition. @param {string[]} row */
function classic([id = '', fen = '', moves = '', third, , clock = '', flags = '-']) {
  const game = played(fen, moves === '-' ? [] : moves.split(' '));
  const reached = game.plies.findIndex(({ times }) => times >= 3) + 1;
  assert.equal(reached, Number(third), `${id}: the ply of the third occurrence`);
  assert.equal(game.last.halfmoves, Number(clock), `${id}: the half-move clock`);
  const end = [...flags].map((flag) => ENDS[flag]).find(Boolean);
  const lines = [`scn 10.10+ ${id}`, `start ${fen}`, 'begin'];
  for (const [n, { at, side, uci, times }] of game.plies.entries()) {
    lines.push(`${side} play ${uci}`);
    if (end && n === game.plies.length - 1) return [...lines, `> RESULT ${end}`];
    lines.push(`? canclaim rep3 ${letter(at)} ${times >= 3 ? 'yes' : 'no'}`);
    lines.push(`? canclaim fifty ${letter(at)} ${at.halfmoves >= 100 ? 'yes' : 'no'}`);
  }
  return [...lines, ...claims(game, flags)];
}

/** The same under the Laws of 2023, where the fifth occurrence and 75 moves end the game. @param {string[]} row */
function modern([id = '', fen = '', moves = '', , fifth, , flags = '-']) {
  const game = played(fen, moves === '-' ? [] : moves.split(' '));
  const lines = [`scn 9.6+ ${id} (2023)`, 'profile fide-2023-standard', `start ${fen}`, 'begin'];
  for (const [n, { side, uci }] of game.plies.entries()) {
    lines.push(`${side} play ${uci}`);
    if (n + 1 === Number(fifth)) lines.push('> RESULT 9.6.1 1/2-1/2');
  }
  if (flags.includes('7')) return [...lines, '> RESULT 9.6.2 1/2-1/2'];
  if (flags === 'f')
    lines.push('W write Rf3', 'W claim fifty', '> CLAIM * ok', '> RESULT * 1/2-1/2');
  if (flags.includes('#')) lines.push('> RESULT 5.1.1 1-0');
  if (flags.includes('s')) lines.push('> RESULT 5.2.1 1/2-1/2');
  if (flags.includes('i')) lines.push('> RESULT 5.2.2 1/2-1/2');
  return lines;
}

/** @typedef {{ id: string, kind: string, input: { fen?: string, moves_san?: string[], moves_uci?: string[] },
 *   right: Record<string, unknown> }} Report */

/** A report of a wrong repetition, as a real claim. @param {Report} report */
function reported({ id, input, right }) {
  const fen = input.fen ?? START;
  const game = played(fen, [...(input.moves_san ?? []), ...(input.moves_uci ?? [])]);
  const times = game.plies.at(-1)?.times ?? 0;
  if (typeof right.occurrences === 'number') assert.equal(times, right.occurrences, id);
  if ('threefold' in right) assert.equal(times >= 3, right.threefold, id);
  const lines = [`scn 10.10- report ${id}`, `start ${fen}`, 'begin'];
  lines.push(...game.plies.map(({ side, uci }) => `${side} play ${uci}`));
  return [...lines, ...claims(game, times >= 3 ? '3' : '-')];
}

/** All scenarios as one text, and how many they are. */
export function drawScenarios() {
  const sequences = rows(data('draws/sequences.tsv'));
  /** @type {Report[]} */
  const reports = data('reported-bugs.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ kind }) => kind === 'repetition');
  const scenarios = [...sequences.map(classic), ...sequences.map(modern), ...reports.map(reported)];
  return { text: `${scenarios.flat().join('\n')}\n`, count: scenarios.length, sequences, reports };
}
