// board.js -- <jd-board>: 64 squares and what stands on them. It knows no rule.
//
// The port is narrow, so that another board can stand behind it. In: `pieces`, `marks`, `held`, the
// attribute `orientation`, `caption` and `label()`. Out: four events, each in the task of its gesture:
//   jd-press  {square, piece, via}         a finger, a button or Enter went down on a square
//   jd-lift   {square}                     the held piece has been dragged 3 px
//   jd-drop   {from, square, dragged}      the gesture ended; square is null outside the board
//   jd-escape {}
// A piece can be dragged if the answer to jd-press was to set `held` to its square. The gestures are
// read in input.js.
// SPDX-License-Identifier: MIT

import { define, ElementBase } from '../browser/base.js';
import { coordinates, newGrid, newPiece, pictureOf, squareAt } from './grid.js';
import { BoardInput, squareOf } from './input.js';
import { boardStyle } from './style.js';

/** @typedef {import('../jadoube.js').Square} Square */
/** @typedef {import('./pieces.js').PieceCode} PieceCode */
/** @typedef {{square: Square, piece: PieceCode | null, via: string}} PressDetail */
/** @typedef {{from: Square, square: Square | null, dragged: boolean}} DropDetail */
/** @typedef {Readonly<Partial<Record<Square, PieceCode>>>} Pieces */
/** @typedef {Readonly<Partial<Record<Square, readonly string[]>>>} Marks */
/** @typedef {HTMLElement & {drawn?: string}} Cell */

const SLIDE = { duration: 180, easing: 'ease-out' };

/** Writes only what differs. @param {Element} cell @param {string} name @param {string} value */
function set(cell, name, value) {
  if (cell.getAttribute(name) !== value) cell.setAttribute(name, value);
}

export class JdBoard extends ElementBase {
  static observedAttributes = ['orientation'];

  /**
   * The accessible name of a square; the host replaces it. Until then there is none.
   * @type {(square: Square, piece: PieceCode | undefined, marks: readonly string[]) => string}
   */
  label = () => '';

  /** @type {HTMLElement} */
  #grid;
  /** @type {readonly Cell[]} in the order of the screen */
  #cells;
  /** @type {Map<Square, Cell>} */
  #at = new Map();
  /** @type {Pieces} */
  #pieces = {};
  /** @type {Marks} */
  #marks = {};
  /** @type {Square | null} */
  #held = null;
  /** The square a dragged piece is being dropped on: it does not slide there. @type {Square | null} */
  dropping = null;
  /** @type {Square} the one tab stop */
  #focus = 'e1';
  /** @type {Cell | null} */
  #stop = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [boardStyle];
    const { grid, cells } = newGrid();
    [this.#grid, this.#cells] = [grid, cells];
    root.append(grid);
    new BoardInput(this, this.#grid, this.#cells);
    this.#grid.addEventListener('focusin', (event) => {
      const square = squareOf(event.target);
      if (square) this.#rove(square);
    });
    this.#place();
  }

  /** @param {string} _ @param {string | null} old @param {string | null} now */
  attributeChangedCallback(_, old, now) {
    if ((old === 'black') !== (now === 'black')) this.#layOut();
  }

  get #turned() {
    return this.getAttribute('orientation') === 'black';
  }

  #layOut() {
    this.#place();
    this.relabel();
  }

  /** Gives each cell its square. */
  #place() {
    const turned = this.#turned;
    this.#cells.forEach((cell, i) => {
      const square = squareAt(i, turned);
      set(cell, 'data-square', square);
      this.#at.set(square, cell);
    });
    this.#rove(this.#focus);
  }

  /** @param {Square} square */
  cell(square) {
    const cell = this.#at.get(square);
    if (!cell) throw new RangeError(`no square ${square}`);
    return cell;
  }

  /** @param {Square} square */
  #draw(square) {
    const cell = this.cell(square);
    const code = this.#pieces[square];
    const marks = this.#marks[square] ?? [];
    cell.classList.toggle('taken', Boolean(code));
    set(cell, 'data-marks', marks.join(' '));
    const picture = pictureOf(square, code);
    if (cell.drawn !== picture) {
      cell.drawn = picture;
      const edge = coordinates(this.#cells.indexOf(cell), square);
      cell.replaceChildren(...edge, ...(code ? [newPiece(code)] : []));
    }
    const name = this.label(square, code, marks);
    if (name) set(cell, 'aria-label', name);
    set(cell, 'aria-selected', String(this.#held === square));
  }

  get pieces() {
    return this.#pieces;
  }
  set pieces(pieces) {
    const old = this.#pieces;
    this.#pieces = { ...pieces };
    const changed = [...this.#at.keys()].filter((square) => old[square] !== pieces[square]);
    for (const square of changed) this.#draw(square);
    this.#slide(old, changed);
  }

  /**
   * Lets pieces that stand on another square now come from their old one.
   * @param {Pieces} old
   * @param {Square[]} changed
   */
  #slide(old, changed) {
    if (!changed.length || !this.isConnected) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const left = changed.filter((square) => old[square]);
    for (const square of changed) {
      const from = left.find((other) => old[other] === this.#pieces[square]);
      if (!from || square === this.dropping) continue;
      left.splice(left.indexOf(from), 1);
      const a = this.cell(from).getBoundingClientRect();
      const b = this.cell(square).getBoundingClientRect();
      const away = { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)`, zIndex: 5 };
      const here = { transform: 'none', zIndex: 5 };
      this.cell(square).querySelector('.piece')?.animate([away, here], SLIDE);
    }
  }

  get marks() {
    return this.#marks;
  }
  set marks(marks) {
    const all = [...this.#at.keys()].filter((square) => this.#marks[square] || marks[square]);
    this.#marks = marks;
    for (const square of all) this.#draw(square);
  }

  get held() {
    return this.#held;
  }
  set held(square) {
    const old = this.#held;
    this.#held = square;
    for (const changed of [old, square]) if (changed) this.#draw(changed);
  }

  /** The accessible name of the board. @param {string} text */
  set caption(text) {
    this.#grid.setAttribute('aria-label', text);
  }

  /** Draws all squares again, in another language for instance. */
  relabel() {
    for (const square of this.#at.keys()) this.#draw(square);
  }

  /** Moves the focus to a square. @param {Square} square */
  focusSquare(square) {
    this.#rove(square);
    this.cell(square).focus();
  }

  /** To the square that is the tab stop. */
  focus() {
    this.#stop?.focus();
  }

  /** Makes the square the tab stop. @param {Square} square */
  #rove(square) {
    this.#focus = square;
    if (this.#stop) this.#stop.tabIndex = -1;
    this.#stop = this.cell(square);
    this.#stop.tabIndex = 0;
  }
}

define('jd-board', JdBoard);
