// dialogs.js -- what dialogs have in common.
// SPDX-License-Identifier: MIT

import { make } from './base.js';

/**
 * @template {Element} T
 * @param {ParentNode} root
 * @param {string} selector
 * @param {{new (): T}} type
 * @returns {T}
 */
export function find(root, selector, type) {
  const found = root.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`the page has no ${selector}`);
}

/**
 * Says below a field of a form what is wrong with it; nothing if there are no sentences.
 * @param {HTMLFormElement} form
 * @param {string} name of the field; the place is called `name-wrong`
 * @param {readonly string[]} sentences
 */
export function complain(form, name, sentences) {
  const list = make('ul');
  list.append(...sentences.map((text) => make('li', '', text)));
  const place = find(form, `#${name}-wrong`, HTMLElement);
  place.replaceChildren(...(sentences.length ? [list] : []));
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  if (sentences.length) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  if (sentences.length) field.focus();
}

/** Closes the open ones among those that fit. @param {string} selector */
export function closeDialogs(selector) {
  for (const dialog of document.querySelectorAll(selector))
    if (dialog instanceof HTMLDialogElement && dialog.open) dialog.close();
}

/**
 * A choice of a list.
 * @param {string} value
 * @param {string} text
 */
export function option(value, text) {
  const made = document.createElement('option');
  made.value = value;
  made.textContent = text;
  return made;
}
