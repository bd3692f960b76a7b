// resign.js -- the question before resigning.
// SPDX-License-Identifier: MIT

import { find } from '../browser/dialogs.js';
import { otherOf } from '../match/sides.js';

/** @typedef {import('../match/sides.js').Side} Side */

/**
 * Asks who resigns, the likely one first; the safe answer has the focus.
 * @param {HTMLDialogElement} dialog
 * @param {Side} likely
 * @param {boolean} alone nobody else can be asked
 * @param {(side: Side) => void} resign
 */
export function askToResign(dialog, likely, alone, resign) {
  const form = find(dialog, 'form', HTMLFormElement);
  const unlikely = `[value="${otherOf(likely)}"]`;
  find(form, unlikely, HTMLButtonElement).hidden = alone;
  find(form, '.choices', HTMLElement).prepend(find(form, `[value="${likely}"]`, HTMLButtonElement));
  form.onsubmit = ({ submitter }) => {
    const answer = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (answer === 'white' || answer === 'black') resign(answer);
  };
  dialog.showModal();
}
