// chessjs-calls.mjs -- calls of every method of chess.js, with arguments as programs give them: right ones, nearly
// right ones, of a wrong type, left out. A number is all that a call is made from, so a failing run can be shrunk.

import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_POSITION, SQUARES, validateFen } from 'chess.js';
import { data, rows } from './support.mjs';

const FENS = rows(data('moves/random4000.tsv'))
  .filter(([, , , flags]) => !flags.includes('9'))
  .map(([fen]) => fen)
  .filter((fen) => validateFen(fen).ok);

const folder = new URL('../data/pgn/', import.meta.url);
const PGNS = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith('.pgn'))
  .sort()
  .map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), folder), 'utf8'))
  .filter((text) => text.length < 5000);

/** Draws from a seed. */
export class Dice {
  constructor(seed) {
    this.state = seed;
  }

  /** Below `most`. */
  under(most) {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 0x100000000) * most);
  }

  of(list) {
    return list[this.under(list.length)];
  }

  /** Once in n times. */
  once(n) {
    return this.under(n) === 0;
  }
}

// ---- arguments --------------------------------------------------------------------------------------

const ODD = [undefined, null, 0, 5, '', {}, [], true, Number.NaN];
const LETTERS = [...'abcdefgh12345678xNBRQK=+#-O0'];

const square = (dice) =>
  dice.once(5) ? dice.of(['i9', 'A1', 'e', 'e44', 'a0', ' e4', ...ODD]) : dice.of(SQUARES);
const kind = (dice) =>
  dice.once(5) ? dice.of(['P', 'K', 'x', 'pn', 'knight', ...ODD]) : dice.of([...'pnbrqk']);
const color = (dice) => (dice.once(6) ? dice.of(['white', 'W', 'x', ...ODD]) : dice.of(['w', 'b']));
const flag = (dice) => dice.of([true, false, true, false, 1, 0, '', 'yes', undefined, null]);
const piece = (dice) => (dice.once(20) ? dice.of(ODD) : { type: kind(dice), color: color(dice) });

/** Options: what is drawn for each name, some left out; at times nothing or no object. */
function options(dice, drawn) {
  if (dice.once(4)) return [];
  if (dice.once(25)) return [dice.of([undefined, null, 5, 'x'])];
  const entries = Object.entries(drawn).filter(() => !dice.once(2));
  return [Object.fromEntries(entries.map(([name, draw]) => [name, draw(dice)]))];
}

/** A text with a few characters put in, doubled or taken out. */
function damaged(dice, text, letters) {
  const at = dice.under(text.length + 1);
  return text.slice(0, at) + dice.of(letters) + text.slice(at + dice.under(3));
}

// What may stand in each of the last five fields instead.
const FIELDS = [
  ['w', 'b', 'x', 'W', ''],
  ['-', '', 'x', 'AHah'],
  ['-', '', 'e4', 'E3', '--', 'a9'],
  ['-1', '1.5', 'x', '99', '100', '1e3', '0x10'],
  ['0', '-1', '2.7', 'x', '1e3', '007', '500'],
];

function fen(dice) {
  if (dice.once(30)) return dice.of(ODD);
  const fields = (dice.once(5) ? DEFAULT_POSITION : dice.of(FENS)).split(' ');
  const forms = [
    () => fields.slice(0, 2 + dice.under(4)).join(' '),
    () => fields.join('  '),
    () => fields.join('\t'),
    () => ` ${fields.join(' ')}`,
    () => `${fields.join(' ')} x`,
    () => damaged(dice, fields.join(' '), [...'KQpP8/ 9xw0']),
    () => {
      const n = dice.under(FIELDS.length);
      return fields.map((field, i) => (i === n + 1 ? dice.of(FIELDS[n]) : field)).join(' ');
    },
  ];
  return dice.once(2) ? fields.join(' ') : dice.of(forms)();
}

const TAILS = ['!', '?!', '+', '#', '++', ' e.p.', 'ep', '=Q', '=', '\n', '-+', '(Q)', '/Q', ' '];

/** A move of the list written in one of many ways, or none. */
function move(dice, chess) {
  if (dice.once(12)) return dice.of([...ODD, 'e4', '--', 'Z0', '@@@@', 'e2e4', 'a1a1', 'o-o']);
  const found = dice.of(chess.moves({ verbose: true }));
  if (!found || dice.once(3)) return found?.san ?? 'e4';
  const { from, to, promotion, san, lan } = found;
  const letter = found.piece.toUpperCase();
  return dice.of([
    found,
    lan,
    `${from}-${to}${promotion ?? ''}`,
    `${from}x${to}`,
    `${letter}${lan}`,
    `${letter}${from}-${to}`,
    `${letter}${from[0]}${to}`,
    `${letter}${from[1]}x${to}`,
    ` ${san}`,
    san + dice.of(TAILS),
    san.toLowerCase(),
    san.replace(/[+#=x]/g, ''),
    san.replaceAll('O', dice.of(['0', 'o'])),
    damaged(dice, san, LETTERS),
    { from, to, promotion },
    { from, to, promotion: dice.of(['q', 'Q', 'k', '', null, 5]) },
    { from: from.toUpperCase(), to },
    { from: dice.of(SQUARES), to: dice.of(SQUARES), promotion: 'q' },
    { ...found },
  ]);
}

const COMMENTS = [
  'good',
  'two  blanks ',
  '',
  'line\nbreak',
  '{a} b',
  '}}{',
  'a;b (x) $1 1-0 *',
  '"q" ü ♞',
];
const NAMES = [
  'White',
  'Result',
  'Date',
  'FEN',
  'SetUp',
  'fen',
  'Mine',
  'my tag',
  '12',
  '__proto__',
];
const VALUES = ['x', '1-0', '*', 'A "q" b', 'back\\slash', '1', 'x]', 'line\nbreak', 'ü', ...ODD];
const name = (dice) => dice.of([...NAMES, ...ODD]);
const value = (dice) => dice.of(VALUES);

const TEXTS = [
  '*',
  '1. e4',
  '[White "x"]',
  '[FEN "x"]\n\n*',
  '[SetUp "1"]\n\n*',
  '[setup "1"] [fen "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"] Kd7',
  '1. e4 (1. d4) e5 {a} {b}',
  '1. e4 ;c\n e5',
  '1. e4 {x} 1-0 {y}',
  '{first} *',
  '1.e4 $1 $2 {c} (1.d4) *',
];

function loaded(dice, chess) {
  const text = dice.of([
    () => chess.pgn(),
    () => dice.of(PGNS),
    () => dice.of([...TEXTS, ...ODD]),
  ])();
  if (typeof text !== 'string') return [text];
  if (dice.once(6)) {
    const newlineChar = dice.of([':', '\\|', '<br />']);
    return [text.replaceAll('\n', newlineChar.replace('\\', '')), { newlineChar }];
  }
  const letters = [...'1.e4N{}()[]"; $*!-O#\n\\\t%', '1-0', '\uFEFF', '\r\n', '\0', '\x7f'];
  return [dice.once(3) ? damaged(dice, text, letters) : text, ...options(dice, { strict: flag })];
}

const WIDTHS = [0, 1, 10, 40, 80, -1, Number.NaN, undefined, null, '20', 7.5];
const maxWidth = (dice) => dice.of(WIDTHS);
const newline = (dice) => dice.of(['\n', '\r\n', '|', undefined]);

// ---- calls ------------------------------------------------------------------------------------------

const nothing = () => [];
const plain = (names) => Object.fromEntries(names.split(' ').map((each) => [each, nothing]));

/** The arguments of each method, for a game. @type {Record<string, (dice: Dice, chess: any) => unknown[]>} */
export const calls = {
  ...plain(
    'undo reset getHeaders getComment removeComment deleteComment getComments removeComments',
  ),
  ...plain(
    'deleteComments ascii board hash turn moveNumber isCheck inCheck isCheckmate isStalemate',
  ),
  ...plain('isInsufficientMaterial isThreefoldRepetition isDrawByFiftyMoves isDraw isGameOver'),
  move: (dice, chess) => [move(dice, chess), ...options(dice, { strict: flag })],
  load: (dice) => [fen(dice), ...options(dice, { preserveHeaders: flag })],
  clear: (dice) => options(dice, { preserveHeaders: flag }),
  put: (dice) => [piece(dice), square(dice)],
  remove: (dice) => [square(dice)],
  get: (dice) => [square(dice)],
  findPiece: (dice) => [piece(dice)],
  attackers: (dice) => [square(dice), ...(dice.once(2) ? [] : [color(dice)])],
  isAttacked: (dice) => [square(dice), color(dice)],
  squareColor: (dice) => [square(dice)],
  moves: (dice) => options(dice, { verbose: flag, square, piece: kind }),
  history: (dice) => options(dice, { verbose: flag }),
  fen: (dice) => options(dice, { forceEnpassantSquare: flag }),
  pgn: (dice) => options(dice, { maxWidth, newline }),
  loadPgn: loaded,
  header: (dice) => Array.from({ length: dice.under(5) }, (_, n) => (n % 2 ? value : name)(dice)),
  setHeader: (dice) => [name(dice), value(dice)],
  removeHeader: (dice) => [name(dice)],
  setComment: (dice) => [dice.of(dice.once(8) ? ODD : COMMENTS)],
  setTurn: (dice) => [color(dice)],
  setCastlingRights: (dice) => [
    dice.of(['w', 'b']),
    dice.once(20) ? dice.of(ODD) : { k: dice.of([true, false, undefined]), q: flag(dice) },
  ],
  getCastlingRights: (dice) => [dice.of(['w', 'b'])],
  perft: (dice) => [dice.of([0, 1, 2, 1.5, -1, '2', ...ODD])].map((n) => (n === 5 ? 1 : n)),
};
