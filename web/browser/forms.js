// forms.js -- the page sends its forms itself: a sandboxed frame may forbid the browser to do so, and nothing that
// is filled in here goes to a server.
// SPDX-License-Identifier: MIT

/**
 * Every button of the kind `submit`. Enter in a field is a click on the first of them, or nothing if there is none.
 * @param {Document} root
 */
export function sendForms(root) {
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.defaultPrevented || button?.type !== 'submit' || !button.form) return;
    event.preventDefault();
    send(button.form, button);
  });
  root.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.form) return;
    if (![...target.form.elements].some(isSender)) event.preventDefault();
  });
}

/** @param {Element} element */
const isSender = (element) => element instanceof HTMLButtonElement && element.type === 'submit';

/**
 * What the browser would do, but for the way to a server.
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement} submitter
 */
function send(form, submitter) {
  const sent = new SubmitEvent('submit', { submitter, cancelable: true });
  const dialog = form.closest('dialog');
  if (form.dispatchEvent(sent) && form.method === 'dialog') dialog?.close(submitter.value);
}
