// found.js -- what a text is that somebody opens: a position, games, or nothing that is known here; and how
// the reading of one game ends.
// SPDX-License-Identifier: MIT

import { aboutOf, isGameText, readGameText, splitGameTexts } from './game-text.js';
import { Position } from './jadoube.js';
import { pgnResult } from './pgn.js';
import { openingOf, splitPgn } from './pgn-files.js';
import { placeOf, readRecord } from './record.js';
import { arrival, nameOf } from './steps.js';
import { fill } from './texts/sentence.js';

/** @typedef {import('./jadoube.js').Game} Game */
/** @typedef {import('./types.js').Problem} Problem */
/** @typedef {import('./record.js').Place} Place */
/** @typedef {import('./texts/index.js').Words} Words */
/**
 * A game among others: what a list shows of it, and its text. `log`: it is a game of the referee's.
 * @typedef {{white: string, black: string, result: string, date: string, opening: string, kind: 'pgn' | 'log', text: string, line: number, column: number}} Item
 */
/** @typedef {{kind: 'fen', fen: string} | {kind: 'games', items: Item[]} | {kind: 'wrong', sentences: string[]}} Found */
/** A game read: what is to be walked through, the referee's game, and what is wrong. @typedef {{start: Place | null, game: Game | null, sentences: string[]}} ReadItem */

const FEN = /^\s*[^\s/[]+(?:\/[^\s/]+){3,}/;
const SHOWN = 60;

/**
 * @param {Words} words
 * @param {string} text
 * @returns {Found}
 */
export function findIn(words, text) {
  const plain = text.replace(/^\ufeff/, '');
  if (FEN.test(plain)) return fenIn(words, plain.trim());
  if (isGameText(plain)) return { kind: 'games', items: splitGameTexts(plain).map(logItem) };
  const games = splitPgn(plain);
  const known = games.some(({ tags }) => Object.keys(tags).length) || beginsAsMoves(plain);
  if (games.length && known) return { kind: 'games', items: games.map(pgnItem) };
  const { records } = words;
  const first = plain.trim().split('\n')[0] ?? '';
  const place = fill(records.place ?? '', { line: 1, column: 1, text: cut(first) });
  return { kind: 'wrong', sentences: [records.nothing ?? '', ...(first ? [place] : [])] };
}

/** A number with a dot, or a move. @param {string} text */
function beginsAsMoves(text) {
  const [word = ''] = text.trim().split(/\s/, 1);
  return /^\d+\./.test(word) || Position.start.parse(word).ok;
}

/** @param {string} text */
const cut = (text) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** @param {Words} words @param {string} fen @returns {Found} */
function fenIn(words, fen) {
  const read = Position.fromFen(fen);
  if (read.ok) return { kind: 'fen', fen: read.value.fen() };
  return {
    kind: 'wrong',
    sentences: [words.records.badFen ?? '', ...fenSentences(words, read.error)],
  };
}

/** @param {Words} words @param {readonly Problem[]} problems */
const fenSentences = ({ fen, comma }, problems) =>
  problems.map(({ code, squares = [], field, column }) => {
    const text = fill(fen[code] ?? fen['*'] ?? '', { code, squares: squares.join(comma) });
    return field && column ? fill(fen.at ?? '{text}', { text, field, column }) : text;
  });

/** @param {import('./pgn-files.js').PgnGame} game @returns {Item} */
function pgnItem({ text, tags, line, column }) {
  const tag = (/** @type {string} */ name) =>
    (/^\?*$/.test(tags[name] ?? '') ? '' : tags[name]) ?? '';
  return {
    white: tag('White'),
    black: tag('Black'),
    result: tags.Result ?? '*',
    date: tag('Date'),
    opening: openingOf(text),
    kind: 'pgn',
    text,
    line,
    column,
  };
}

/** @param {{text: string, line: number}} part @returns {Item} */
function logItem({ text, line }) {
  const { white = '', black = '', result = '*', date = '', opening = '' } = aboutOf(text);
  return { white, black, result, date, opening, kind: 'log', text, line, column: 1 };
}

// ---- one game -----------------------------------------------------------------------------------

/**
 * @param {Words} words
 * @param {Item} item
 * @returns {ReadItem}
 */
export const readItem = (words, item) =>
  item.kind === 'log' ? readLog(words, item) : readPgn(words, item);

/** @param {Words} words @param {Item} item @returns {ReadItem} */
function readPgn(words, { text, line, column }) {
  const read = readRecord('', text, 'setup');
  if (read.ok) return { start: read.value, game: null, sentences: [] };
  const { records } = words;
  const { error } = read;
  if (error.what === 'fen') {
    const sentences = [records.badFen ?? '', ...fenSentences(words, error.problems)];
    return { start: null, game: null, sentences };
  }
  const at = {
    line: error.line + line - 1,
    column: error.column + (error.line === 1 ? column - 1 : 0),
    text: cut(error.text),
  };
  const why = error.what === 'open' ? records.badComment : records.badMove;
  const until = fill(records.until ?? '', { n: read.read ? movesOf(read.read) : 0 });
  return {
    start: read.read,
    game: null,
    sentences: [fill(records.place ?? '', at), why ?? '', until],
  };
}

/** @param {Place} start */
function movesOf(start) {
  let count = 0;
  for (let at = start.next[0]; at; at = at.next[0]) count++;
  return count;
}

/** @param {Words} words @param {Item} item @returns {ReadItem} */
function readLog({ records }, { text, line }) {
  const { game, stop } = readGameText(text, line);
  const start = game && walkOf(game);
  if (!stop) return { start, game, sentences: [] };
  if (stop.code === 'unknown-version')
    return { start: null, game: null, sentences: [records.badVersion ?? ''] };
  const sentences = [
    fill(records.place ?? '', { ...stop, text: cut(stop.text) }),
    fill(records.badLine ?? '', stop),
    fill(records.until ?? '', { n: game?.plies ?? 0 }),
  ];
  return { start, game, sentences };
}

/** The moves on record as places; an illegal one has its squares for a name. @param {Game} game */
export function walkOf(game) {
  const start = placeOf(null, '', '', [], game.at(0));
  let at = start;
  const sheets = { white: game.scoresheet('white'), black: game.scoresheet('black') };
  game.state.moves.forEach((name, i) => {
    const text = sheets.white[i]?.text ?? sheets.black[i]?.text ?? name;
    const move = at.position.legal().find((each) => nameOf(each) === name);
    const squares = move ? [move.from, arrival(move)] : [];
    at = placeOf(at, text, name, squares, game.at(i + 1));
  });
  return start;
}

/** What a list shows of a game of the referee's. @param {Game} game */
export function openingMoves(game) {
  const white = game.scoresheet('white');
  const black = game.scoresheet('black');
  const count = Math.min(game.plies, 8);
  const sans = Array.from({ length: count }, (_, i) => white[i]?.text ?? black[i]?.text ?? '');
  return { result: pgnResult(game), opening: sans.join(' ') };
}
