// table.js -- a table with a row of names above.
// SPDX-License-Identifier: MIT

import { make } from './base.js';

/**
 * An empty table: the rows go into its body.
 * @param {readonly (string | undefined)[]} names of the columns
 * @param {string} [looks] its class
 */
export function headedTable(names, looks) {
  const made = make('table', looks);
  const top = make('tr');
  for (const name of names) {
    const cell = make('th', '', name);
    cell.scope = 'col';
    top.append(cell);
  }
  const head = make('thead');
  head.append(top);
  const body = make('tbody');
  made.append(head, body);
  return { made, body };
}
