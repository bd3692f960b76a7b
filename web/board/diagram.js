// diagram.js -- a position as one picture, for boards that nobody plays on.
// SPDX-License-Identifier: MIT

import { fill } from '../texts/sentence.js';
import { piecesShape, svg } from './pieces.js';

/** @typedef {import('../jadoube.js').Position} Position */
/** @typedef {import('./board.js').Square} Square */
/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {import('../match/match.js').Side} Side */

const SIZE = 100; // of a square
const SQUARES = Array.from({ length: 64 }, (_, i) => i);
const ORDER = SQUARES.slice(0, 8);
const LETTERS = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' };
const SIDES = /** @type {const} */ (['white', 'black']);

/** @type {Map<boolean, SVGSVGElement>} */
const moulds = new Map();

/** The empty board with its coordinates. @param {boolean} turned */
function emptyBoard(turned) {
  let mould = moulds.get(turned);
  if (!mould) {
    const dark = SQUARES.filter((i) => ((i >> 3) + i) % 2)
      .map((i) => `M${(i % 8) * SIZE} ${(i >> 3) * SIZE}h${SIZE}v${SIZE}h-${SIZE}z`)
      .join('');
    mould = svg(
      'svg',
      { viewBox: `0 0 ${8 * SIZE} ${8 * SIZE}`, class: 'diagram', role: 'img' },
      svg('path', { d: `M0 0h${8 * SIZE}v${8 * SIZE}H0z`, fill: 'var(--light)' }),
      svg('path', { d: dark, fill: 'var(--dark)', 'shape-rendering': 'crispEdges' }),
      svg('g', { class: 'last' }),
      svg('g', { class: 'coordinates', 'aria-hidden': 'true' }, ...coordinates(turned)),
    );
    moulds.set(turned, mould);
  }
  return /** @type {SVGSVGElement} */ (mould.cloneNode(true));
}

/** Two texts, each letter at its place: many small texts are much work. @param {boolean} turned */
const coordinates = (turned) => [coordinate(turned, 0), coordinate(turned, 1)];

/** Those on light squares, or on dark ones. @param {boolean} turned @param {0 | 1} dark */
function coordinate(turned, dark) {
  const at = (/** @type {number} */ n) => (turned ? 7 - n : n);
  const ranks = ORDER.filter((n) => n % 2 === dark);
  const files = ORDER.filter((n) => n % 2 !== dark);
  const x = [...ranks.map(() => 6), ...files.map((n) => n * SIZE + 80)];
  const y = [...ranks.map((n) => n * SIZE + 26), ...files.map(() => 8 * SIZE - 8)];
  const text = [...ranks.map((n) => 8 - at(n)), ...files.map((n) => 'abcdefgh'.charAt(at(n)))];
  const place = { x: x.join(' '), y: y.join(' ') };
  return svg('text', { ...place, ...(dark && { class: 'dark' }) }, text.join(''));
}

/** @param {Square} square @param {boolean} turned */
function placeOf(square, turned) {
  const [x, y] = [square.charCodeAt(0) - 97, 8 - Number(square.charAt(1))];
  return turned ? [(7 - x) * SIZE, (7 - y) * SIZE] : [x * SIZE, y * SIZE];
}

/**
 * @param {Position} position
 * @param {boolean} turned Black is below
 * @param {readonly Square[]} [last] the squares of the last move
 */
export function diagram(position, turned, last = []) {
  const board = emptyBoard(turned);
  const marks = last.map((square) => {
    const [x, y] = placeOf(square, turned);
    return svg('rect', { x: `${x}`, y: `${y}`, width: `${SIZE}`, height: `${SIZE}` });
  });
  board.querySelector('.last')?.append(...marks);
  const pieces = [...position.pieces()].map(([square, { color, role }]) => {
    const [x = 0, y = 0] = placeOf(square, turned);
    return { code: color.charAt(0) + LETTERS[role], column: x / SIZE, row: y / SIZE };
  });
  board.append(piecesShape(pieces, SIZE));
  return board;
}

/**
 * The position in words, for people who do not see it.
 * @param {Words} words
 * @param {Position} position
 */
export function describe(words, position) {
  const pieces = [...position.pieces()];
  const sides = SIDES.map((side) => {
    const own = pieces.filter(([, { color }]) => color === side);
    const list = own.map(([square, { role }]) => `${words.piece[LETTERS[role]]} ${square}`);
    return list.length
      ? fill(words.embed.pieces, { side: words.side[side], list: list.join(words.comma) })
      : '';
  });
  const turn = fill(words.prompt.move[0], { side: words.side[position.turn] });
  return [words.embed.position, ...sides, turn].filter(Boolean).join(words.space);
}
