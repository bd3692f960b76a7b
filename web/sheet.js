// sheet.js -- the scoresheet, written by the program.
// SPDX-License-Identifier: MIT

/** @typedef {import('./match.js').Match} Match */

/**
 * Writes the moves into the body of the table, one pair a row, and shows the last one.
 * @param {HTMLElement} body a tbody
 * @param {Match} match
 */
export function writeSheet(body, match) {
  const { sans, state } = match;
  const [, turn, , , , number] = state.start.split(' ');
  const blackFirst = turn === 'b';
  const cells = blackFirst ? ['…', ...sans] : sans;
  const rows = Math.ceil(cells.length / 2);
  while (body.children.length > rows) body.lastElementChild?.remove();
  for (let i = 0; i < rows; i++) {
    const row = body.children[i] ?? body.appendChild(newRow(Number(number) + i));
    fillRow(row, cells.slice(2 * i, 2 * i + 2), i === rows - 1);
  }
  const box = body.closest('.scrolls');
  if (box) box.scrollTop = box.scrollHeight;
}

/** @param {number} number */
function newRow(number) {
  const row = document.createElement('tr');
  const head = document.createElement('th');
  head.scope = 'row';
  head.textContent = String(number);
  row.append(head, document.createElement('td'), document.createElement('td'));
  return row;
}

/**
 * @param {Element} row
 * @param {string[]} sans
 * @param {boolean} last
 */
function fillRow(row, sans, last) {
  for (const side of [0, 1]) {
    const cell = row.children[side + 1];
    const text = sans[side] ?? '';
    if (cell && cell.textContent !== text) cell.textContent = text;
    cell?.classList.toggle('current', last && side === sans.length - 1);
  }
}
