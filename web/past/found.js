// found.js -- what a text is that somebody opens: a position, games, or nothing that is known here; and how
// the reading of one game ends.
// SPDX-License-Identifier: MIT

import { Position } from '../jadoube.js';
import { nameOf } from '../match/steps.js';
import { fill } from '../texts/sentence.js';
import { aboutOf, isGameText, readGameText, splitGameTexts } from './game-text.js';
import { listGames } from './pgn-list.js';
import { pgnSentences, walkThrough } from './pgn-walk.js';
import { Place, startAt } from './record.js';

/** @typedef {import('../jadoube.js').Game} Game */
/** @typedef {import('../jadoube.js').Problem} Problem */
/** @typedef {import('./pgn-list.js').Watch} Watch */
/** @typedef {import('../texts/index.js').Words} Words */
/**
 * A game among others: what a list shows of it, where it begins, and its text, or the part of a file where that
 * stands. `log`: it is a game of the referee's.
 * @typedef {{white: string, black: string, result: string, date: string, opening: string, kind: 'pgn' | 'log', text: string, line: number, column: number, part?: {blob: Blob, from: number, to: number}}} Item
 */
/** @typedef {{kind: 'fen', fen: string} | {kind: 'games', items: Item[]} | {kind: 'wrong', sentences: string[]}} Found */
/**
 * A game read: what is to be walked through, the referee's game, what is wrong, and then the text as it stood, so
 * that nothing of it is lost.
 * @typedef {{start: Place | null, game: Game | null, sentences: string[], text: string}} ReadItem
 */

const FEN = /^\s*[^\s/[]+(?:\/[^\s/]+){3,}/;
/** So much of a file tells what it is. */
const HEAD = 4096;
const SHOWN = 60;

/**
 * @param {Words} words
 * @param {Blob} file
 * @param {Watch} watch
 * @returns {Promise<Found>}
 */
export async function findIn(words, file, watch) {
  const blob = await inBytes(file);
  const head = await textOf(blob.slice(0, HEAD));
  if (FEN.test(head)) return fenIn(words, head.trim());
  if (isGameText(head))
    return { kind: 'games', items: splitGameTexts(await textOf(blob)).map(logItem) };
  const { items, problems } = await listGames(blob, watch);
  if (items.length) return { kind: 'games', items };
  const { records } = words;
  const first = head.trim().split('\n')[0] ?? '';
  const { line = 1, column = 1 } = problems[0] ?? {};
  const place = fill(records.place ?? '', { line, column, text: cut(first) });
  return { kind: 'wrong', sentences: [records.nothing ?? '', ...(first ? [place] : [])] };
}

/** Without a mark at its beginning; those who do not know UTF-8 write Latin-1. @param {Blob} blob */
async function textOf(blob) {
  const bytes = await blob.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The library reads no UTF-16. @param {Blob} blob */
async function inBytes(blob) {
  const [one = 0, two = 0] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const pair = (one << 8) | two;
  if (pair !== 0xfffe && pair !== 0xfeff) return blob;
  const label = pair === 0xfffe ? 'utf-16le' : 'utf-16be';
  return new Blob([new TextDecoder(label).decode(await blob.arrayBuffer())]);
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

/** @param {{text: string, line: number}} part @returns {Item} */
function logItem({ text, line }) {
  const { white = '', black = '', result = '*', date = '', opening = '' } = aboutOf(text);
  return { white, black, result, date, opening, kind: 'log', text, line, column: 1 };
}

// ---- one game -----------------------------------------------------------------------------------

/**
 * @param {Words} words
 * @param {Item} item
 * @returns {Promise<ReadItem>}
 */
export const readItem = async (words, item) =>
  item.part ? readPart(words, item, item.part) : readLog(words, item);

/**
 * @param {Words} words
 * @param {Item} item
 * @param {{blob: Blob, from: number, to: number}} part
 * @returns {Promise<ReadItem>}
 */
async function readPart(words, item, { blob, from, to }) {
  const part = blob.slice(from, to);
  const [bytes, text] = [new Uint8Array(await part.arrayBuffer()), await textOf(part)];
  const { start, game, problems } = walkThrough(bytes);
  const { line, column } = game?.place ?? { line: 1, column: 1 };
  const shift = { first: line, lines: item.line - line, columns: item.column - column };
  const sentences = pgnSentences(words, problems, text, shift);
  if (game?.start === null) {
    const read = Position.fromFen(game.tags.get('FEN') ?? '');
    if (!read.ok) sentences.push(...fenSentences(words, read.error));
  }
  if (sentences.length)
    sentences.push(fill(words.records.until ?? '', { n: game?.moves.length ?? 0 }));
  return { start, game: null, sentences, text };
}

/** @param {Words} words @param {Item} item @returns {ReadItem} */
function readLog({ records }, { text, line }) {
  const { game, stop } = readGameText(text, line);
  const start = game && walkOf(game);
  if (!stop) return { start, game, sentences: [], text };
  if (stop.code === 'unknown-version')
    return { start: null, game: null, sentences: [records.badVersion ?? ''], text };
  const sentences = [
    fill(records.place ?? '', { ...stop, text: cut(stop.text) }),
    fill(records.badLine ?? '', stop),
    fill(records.until ?? '', { n: game?.plies ?? 0 }),
  ];
  return { start, game, sentences, text };
}

/** The moves on record as places; an illegal one has its squares for a name. @param {Game} game */
export function walkOf(game) {
  const start = startAt(game.at(0));
  let at = start;
  const sheets = { white: game.scoresheet('white'), black: game.scoresheet('black') };
  game.state.moves.forEach((name, i) => {
    const san = sheets.white[i]?.text ?? sheets.black[i]?.text ?? name;
    const move = at.position.legal().find((each) => nameOf(each) === name);
    at = new Place(at, { san, uci: move?.uci ?? name }, game.at(i + 1));
  });
  return start;
}

/** What a list shows of a game of the referee's. @param {Game} game */
export function openingMoves(game) {
  const white = game.scoresheet('white');
  const black = game.scoresheet('black');
  const count = Math.min(game.plies, 8);
  const sans = Array.from({ length: count }, (_, i) => white[i]?.text ?? black[i]?.text ?? '');
  return { result: game.outcome?.result ?? '*', opening: sans.join(' ') };
}
