// panel.js -- dialogs that are made when they are wanted and are gone when they are closed.
// SPDX-License-Identifier: MIT

import { make } from './base.js';

/** @typedef {import('../texts/index.js').Words} Words */

let made = 0;

/**
 * A button with a word on it.
 * @param {string} text
 * @param {() => void} act
 * @param {string} [name] its class
 */
export function button(text, act, name = '') {
  const element = make('button', name, text);
  element.type = 'button';
  element.addEventListener('click', act);
  return element;
}

/**
 * A field under its name.
 * @template {HTMLElement} T
 * @param {string} text
 * @param {T} field
 */
export function labelled(text, field) {
  const label = make('label');
  label.append(make('span', '', text), field);
  return label;
}

/** What is said aloud when it changes. */
export function status() {
  const line = make('p', 'news');
  line.setAttribute('role', 'status');
  return line;
}

/** Buttons side by side. @param {...HTMLElement} buttons */
export function choices(...buttons) {
  const row = make('div', 'choices');
  row.append(...buttons);
  return row;
}

/**
 * Shows a dialog; the focus goes back where it was when it is closed.
 * @param {Words} words
 * @param {string} title
 * @param {string} kind its class
 * @param {...Node} content
 */
export function openDialog({ records }, title, kind, ...content) {
  const dialog = make('dialog', `panel ${kind}`);
  const head = make('h2', '', title);
  head.id = `panel-${++made}`;
  dialog.setAttribute('aria-labelledby', head.id);
  const close = button('✕', () => dialog.close(), 'shut');
  close.setAttribute('aria-label', records.close ?? '');
  const top = make('div', 'top');
  top.append(head, close);
  dialog.append(top, ...content);
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  return dialog;
}

/**
 * Asks before something is done; the safe answer has the focus.
 * @param {Words} words
 * @param {string} title
 * @param {string} question
 * @param {string} yes the answer that does it
 * @param {() => void} act
 */
export function ask(words, title, question, yes, act) {
  const close = () => dialog.close();
  const safe = button(words.records.back ?? '', close);
  const bold = button(yes, () => {
    close();
    act();
  });
  const dialog = openDialog(words, title, 'asks', make('p', '', question), choices(bold, safe));
  safe.focus();
}
