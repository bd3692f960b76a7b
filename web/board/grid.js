// grid.js -- the elements of <jd-board>: made once, and copied for every board and piece.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { pieceSvg } from './pieces.js';

/** @typedef {import('./board.js').Square} Square */
/** @typedef {import('./board.js').Cell} Cell */
/** @typedef {import('./pieces.js').PieceCode} PieceCode */

const FILES = 'abcdefgh';
/** @type {HTMLElement | undefined} */
let gridMould;
/** @type {Map<PieceCode, HTMLElement>} */
const pieceMoulds = new Map();

/**
 * The square of the cell at place `i` of the screen.
 * @param {number} i
 * @param {boolean} turned Black is below
 */
export function squareAt(i, turned) {
  const [x, y] = turned ? [7 - (i % 8), i >> 3] : [i % 8, 7 - (i >> 3)];
  return /** @type {Square} */ (`${FILES[x]}${y + 1}`);
}

/** What a cell shows: nothing need be drawn where it shows that already. @param {Square} square @param {PieceCode | undefined} code */
export const pictureOf = (square, code) => `${square} ${code ?? ''}`;

/**
 * The letter and the digit of a cell at the edge.
 * @param {number} i its place on the screen
 * @param {Square} square
 */
export function coordinates(i, square) {
  if (i < 56 && i % 8) return [];
  const made = make('i', 'coordinates');
  made.dataset.file = i < 56 ? '' : square.charAt(0);
  made.dataset.rank = i % 8 ? '' : square.charAt(1);
  return [made];
}

/** @param {number} i */
function newCell(i) {
  const cell = make('div', ((i >> 3) + i) % 2 ? 'square dark' : 'square');
  const square = squareAt(i, false);
  cell.setAttribute('role', 'gridcell');
  cell.setAttribute('aria-selected', 'false');
  cell.tabIndex = -1;
  cell.dataset.square = square;
  cell.dataset.marks = '';
  cell.append(...coordinates(i, square));
  return cell;
}

function makeGrid() {
  const grid = make('div', 'grid');
  grid.setAttribute('role', 'grid');
  for (let y = 0; y < 8; y++) {
    const row = make('div', 'row');
    row.setAttribute('role', 'row');
    for (let x = 0; x < 8; x++) row.append(newCell(8 * y + x));
    grid.append(row);
  }
  return grid;
}

/** An empty board with White below, without accessible names. */
export function newGrid() {
  gridMould ??= makeGrid();
  const grid = /** @type {HTMLElement} */ (gridMould.cloneNode(true));
  const cells = /** @type {Cell[]} */ ([...grid.querySelectorAll('.square')]);
  cells.forEach((cell, i) => {
    cell.drawn = pictureOf(squareAt(i, false), undefined);
  });
  return { grid, cells };
}

/** @param {PieceCode} code */
export function newPiece(code) {
  let mould = pieceMoulds.get(code);
  if (!mould) {
    mould = make('div', 'piece');
    mould.append(pieceSvg(code));
    pieceMoulds.set(code, mould);
  }
  return mould.cloneNode(true);
}
