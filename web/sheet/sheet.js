// sheet.js -- the table of a scoresheet; the program writes what was played, or shows what was written.
// SPDX-License-Identifier: MIT

import { shown } from '../reader/letters.js';

/** @typedef {import('../match/match.js').Match} Match */

export class Sheet {
  #body;
  #written = '';

  /** @param {HTMLElement} body a tbody inside something that scrolls */
  constructor(body) {
    this.#body = body;
  }

  /** Writes the moves that were played. @param {Match} match */
  write({ sans, state }) {
    this.fill(state.start, sans.map(shown));
  }

  /**
   * Writes entries, one pair a row, and shows the last one.
   * @param {string} start FEN of the first position
   * @param {readonly string[]} sans
   * @param {readonly number[]} [wrong] those that are not what was played
   */
  fill(start, sans, wrong = []) {
    const text = [start, ...sans, ...wrong].join(' ');
    if (text === this.#written) return;
    this.#written = text;
    const [, turn, , , , number] = start.split(' ');
    const cells = turn === 'b' ? ['…', ...sans] : sans;
    const rows = Math.ceil(cells.length / 2);
    const body = this.#body;
    while (body.children.length > rows) body.lastElementChild?.remove();
    for (let i = 0; i < rows; i++) {
      const row = body.children[i] ?? body.appendChild(newRow());
      fillRow(row, Number(number) + i, cells.slice(2 * i, 2 * i + 2), i === rows - 1);
    }
    const fields = [...body.querySelectorAll('td')].slice(turn === 'b' ? 1 : 0);
    for (const [i, field] of fields.entries())
      field.classList.toggle('mistaken', wrong.includes(i));
    const box = body.closest('.scrolls');
    if (box) box.scrollTop = box.scrollHeight;
  }
}

function newRow() {
  const row = document.createElement('tr');
  const head = document.createElement('th');
  head.scope = 'row';
  row.append(head, document.createElement('td'), document.createElement('td'));
  return row;
}

/**
 * @param {Element} row
 * @param {number} number
 * @param {string[]} sans
 * @param {boolean} last
 */
function fillRow(row, number, sans, last) {
  [String(number), sans[0] ?? '', sans[1] ?? ''].forEach((text, i) => {
    const cell = row.children[i];
    if (cell && cell.textContent !== text) cell.textContent = text;
    cell?.classList.toggle('current', last && i === sans.length);
  });
}
