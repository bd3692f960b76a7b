// drop.js -- what is dropped on the page, or pasted where no field has the focus, is opened.
// SPDX-License-Identifier: MIT

/** @param {(given: string | Blob) => void} open */
export function takeDropped(open) {
  /** @param {DataTransfer | null} data */
  const give = (data) => {
    const given = data?.files[0] ?? data?.getData('text/plain');
    if (given) open(given);
    return Boolean(given);
  };
  addEventListener('dragover', (event) => {
    const types = event.dataTransfer?.types ?? [];
    if (types.includes('Files') || types.includes('text/plain')) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    if (isField(event.target)) return;
    event.preventDefault();
    give(event.dataTransfer);
  });
  addEventListener('paste', (event) => {
    if (isField(event.target) || document.querySelector('dialog[open]')) return;
    if (give(event.clipboardData)) event.preventDefault();
  });
}

/** @param {EventTarget | null} target */
const isField = (target) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
