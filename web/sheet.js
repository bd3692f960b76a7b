// sheet.js -- the scoresheet, written by the program.
// SPDX-License-Identifier: MIT

/** @typedef {import('./match.js').Match} Match */

export class Sheet {
  #body;
  #written = '';

  /** @param {HTMLElement} body a tbody inside something that scrolls */
  constructor(body) {
    this.#body = body;
  }

  /** Writes the moves, one pair a row, and shows the last one. @param {Match} match */
  write(match) {
    const { sans, state } = match;
    const text = [state.start, ...sans].join(' ');
    if (text === this.#written) return;
    this.#written = text;
    const [, turn, , , , number] = state.start.split(' ');
    const cells = turn === 'b' ? ['…', ...sans] : sans;
    const rows = Math.ceil(cells.length / 2);
    const body = this.#body;
    while (body.children.length > rows) body.lastElementChild?.remove();
    for (let i = 0; i < rows; i++) {
      const row = body.children[i] ?? body.appendChild(newRow());
      fillRow(row, Number(number) + i, cells.slice(2 * i, 2 * i + 2), i === rows - 1);
    }
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
