// diagram.js -- a position as one picture, for boards that nobody plays on.
// SPDX-License-Identifier: MIT

import { PIECE_BOX, pieceShape, svg } from './pieces.js';
import { fill } from './texts/sentence.js';

/** @typedef {import('./jadoube.js').Position} Position */
/** @typedef {import('./board.js').Square} Square */
/** @typedef {import('./texts/index.js').Words} Words */
/** @typedef {import('./match.js').Side} Side */

const SIZE = 100; // of a square
const SCALE = (SIZE / PIECE_BOX).toFixed(5);
const SQUARES = Array.from({ length: 64 }, (_, i) => i);
const LETTERS = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' };
const SIDES = /** @type {const} */ (['white', 'black']);

/** @type {Map<boolean, SVGSVGElement>} */
const moulds = new Map();

/** The empty board with its coordinates; a piece of each kind is made only once. @param {boolean} turned */
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
      svg('g', { class: 'pieces' }),
    );
    moulds.set(turned, mould);
  }
  return /** @type {SVGSVGElement} */ (mould.cloneNode(true));
}

/** @param {boolean} turned */
function coordinates(turned) {
  const at = (/** @type {number} */ n) => (turned ? 7 - n : n);
  return SQUARES.slice(0, 8).flatMap((n) => [
    coordinate(`${8 - at(n)}`, 6, n * SIZE + 26, n % 2 === 1),
    coordinate('abcdefgh'.charAt(at(n)), n * SIZE + 80, 8 * SIZE - 8, n % 2 === 0),
  ]);
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {boolean} onDark
 */
const coordinate = (text, x, y, onDark) =>
  svg('text', { x: `${x}`, y: `${y}`, ...(onDark && { class: 'dark' }) }, text);

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
    const shape = pieceShape(color.charAt(0) + LETTERS[role]);
    const place = `translate(${placeOf(square, turned)}) scale(${SCALE})`;
    shape.setAttribute('transform', `${place} ${shape.getAttribute('transform')}`);
    return shape;
  });
  board.querySelector('.pieces')?.append(...pieces);
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
