// input.js -- the gestures on <jd-board>: the pointer's and the keyboard's become its events.
// SPDX-License-Identifier: MIT

/** @typedef {import('./board.js').JdBoard} JdBoard */
/** @typedef {import('./board.js').Square} Square */
/** @typedef {{square: Square, x: number, y: number, cell: HTMLElement, piece: HTMLElement | null}} Drag */

const LIFT_PX = 3;

/** The square that an element stands for. @param {EventTarget | null | undefined} target */
export const squareOf = (target) =>
  target instanceof HTMLElement
    ? /** @type {Square | undefined} */ (target.dataset.square)
    : undefined;

export class BoardInput {
  #board;
  #grid;
  #cells;
  /** @type {Drag | null} a pointer is down; `piece` moves with it once it is lifted */
  #drag = null;

  /**
   * @param {JdBoard} board
   * @param {HTMLElement} grid
   * @param {readonly HTMLElement[]} cells in the order of the screen
   */
  constructor(board, grid, cells) {
    this.#board = board;
    this.#grid = grid;
    this.#cells = cells;
    grid.addEventListener('pointerdown', (event) => this.#down(event));
    grid.addEventListener('pointermove', (event) => this.#move(event));
    grid.addEventListener('pointerup', (event) => this.#up(this.#squareUnder(event)));
    grid.addEventListener('pointercancel', () => this.#up(null));
    grid.addEventListener('contextmenu', (event) => event.preventDefault());
    grid.addEventListener('keydown', (event) => this.#key(event));
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #emit(type, detail) {
    this.#board.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  // ---- pointer ----------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  #squareUnder({ clientX, clientY }) {
    const root = this.#board.shadowRoot;
    for (const found of root?.elementsFromPoint(clientX, clientY) ?? []) {
      const square = squareOf(found);
      if (square) return square;
    }
    return null;
  }

  /** @param {Square} square @param {string} via */
  #press(square, via) {
    this.#emit('jd-press', { square, piece: this.#board.pieces[square] ?? null, via });
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    const square = this.#squareUnder(event);
    if (!square) return;
    this.#press(square, event.pointerType);
    const cell = this.#board.cell(square);
    this.#drag = { square, x: event.clientX, y: event.clientY, cell, piece: null };
    this.#grid.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #move({ clientX, clientY }) {
    const drag = this.#drag;
    if (!drag) return;
    if (!drag.piece) {
      if (this.#board.held !== drag.square) return;
      if (Math.hypot(clientX - drag.x, clientY - drag.y) < LIFT_PX) return;
      if (!this.#lift(drag)) return;
    }
    const box = drag.cell.getBoundingClientRect();
    const x = clientX - box.x - box.width / 2;
    const y = clientY - box.y - box.height / 2;
    if (drag.piece) drag.piece.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** @param {Drag} drag */
  #lift(drag) {
    this.#emit('jd-lift', { square: drag.square });
    const { cell } = drag;
    const piece = cell.querySelector('.piece');
    if (!(piece instanceof HTMLElement)) return false;
    const ghost = /** @type {HTMLElement} */ (piece.cloneNode(true));
    ghost.classList.add('ghost');
    cell.append(ghost);
    cell.classList.add('lifted');
    this.#grid.classList.add('lifting');
    piece.classList.add('lifted');
    drag.piece = piece;
    return true;
  }

  /** @param {Square | null} square */
  #up(square) {
    const drag = this.#drag;
    if (!drag) return;
    this.#drag = null;
    const from = drag.square;
    if (drag.piece) {
      this.#board.dropping = square;
      this.#emit('jd-drop', { from, square, dragged: true });
      this.#board.dropping = null;
      drag.cell.classList.remove('lifted');
      this.#grid.classList.remove('lifting');
      drag.cell.querySelector('.ghost')?.remove();
      drag.piece.classList.remove('lifted');
      drag.piece.style.transform = '';
    } else if (square === from) this.#emit('jd-drop', { from, square, dragged: false });
  }

  // ---- keyboard: the grid pattern of the ARIA practices, with one tab stop --------------------------

  /** @param {KeyboardEvent} event */
  #key(event) {
    const i = this.#cells.indexOf(/** @type {HTMLElement} */ (event.target));
    if (i < 0 || event.metaKey || event.altKey) return;
    if (event.ctrlKey && event.key !== 'Home' && event.key !== 'End') return;
    const to = this.#target(event, i);
    if (to !== undefined) this.#cells[to]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') this.#enter(i, event.repeat);
    else if (event.key === 'Escape') this.#emit('jd-escape', {});
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Enter is a press and its end in one.
   * @param {number} i
   * @param {boolean} repeated by a key that is kept down
   */
  #enter(i, repeated) {
    const from = squareOf(this.#cells[i]);
    if (!from || repeated) return;
    this.#press(from, 'keyboard');
    this.#emit('jd-drop', { from, square: from, dragged: false });
  }

  /**
   * The cell that a key leads to from cell `i`.
   * @param {KeyboardEvent} event
   * @param {number} i
   */
  #target({ key, ctrlKey }, i) {
    const x = i % 8;
    const last = this.#cells.length - 1;
    if (/^[kqrbnp]$/i.test(key)) return this.#next(key, i);
    if (key === 'ArrowRight') return Math.min(i + 1, i - x + 7);
    if (key === 'ArrowLeft') return Math.max(i - 1, i - x);
    if (key === 'ArrowUp') return i < 8 ? i : i - 8;
    if (key === 'ArrowDown') return i > last - 8 ? i : i + 8;
    if (key === 'Home') return ctrlKey ? 0 : i - x;
    if (key === 'End') return ctrlKey ? last : i - x + 7;
    if (key === 'PageUp') return x;
    if (key === 'PageDown') return last - 7 + x;
    return undefined;
  }

  /**
   * The next piece of that kind, with Shift the one before; the same cell if there is none.
   * @param {string} key
   * @param {number} i
   */
  #next(key, i) {
    const kind = key.toLowerCase();
    const step = key === kind ? 1 : 63;
    for (let j = (i + step) % 64; j !== i; j = (j + step) % 64) {
      const square = squareOf(this.#cells[j]);
      if (square && this.#board.pieces[square]?.endsWith(kind)) return j;
    }
    return i;
  }
}
