// progress.js -- how far the reading of a file is, and the button that ends it.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { button } from '../browser/panel.js';
import { fill } from '../texts/sentence.js';

/** @typedef {import('../past/pgn-list.js').Watch} Watch */
/** @typedef {import('../texts/index.js').Words} Words */

/** A file that is read sooner, in milliseconds, needs no bar. */
const SOON = 300;
/** It is said aloud after so many of a hundred. */
const OFTEN = 10;
const HERE = 'here';

/** Nobody waits any more for what is read. @param {Watch} watch */
export const wasLeft = ({ signal }) => signal.aborted && signal.reason !== HERE;

export class Progress {
  element = make('div', 'progress');
  #text;
  #bar = make('progress');
  #said = make('p', 'help');
  #ends = new AbortController();
  #since = 0;

  /** @param {Words} words */
  constructor({ records }) {
    this.#text = records.progress ?? '';
    this.#bar.setAttribute('aria-label', records.openTitle ?? '');
    this.#said.setAttribute('role', 'status');
    const stop = button(records.stopHere ?? '', () => this.#ends.abort(HERE));
    this.element.append(this.#bar, this.#said, stop);
    this.element.hidden = true;
  }

  /** A reading begins; nobody waits for the one before. @returns {Watch} */
  begin() {
    this.end();
    this.#ends = new AbortController();
    this.#since = performance.now();
    return { signal: this.#ends.signal, tell: (progress) => this.#show(progress) };
  }

  /** @param {import('../past/pgn-list.js').Progress} progress */
  #show({ bytes, of, games }) {
    if (this.#ends.signal.aborted || performance.now() - this.#since < SOON) return;
    this.element.hidden = false;
    const step = Math.floor((100 * this.#bar.value) / this.#bar.max / OFTEN);
    [this.#bar.max, this.#bar.value] = [of, bytes];
    const percent = Math.floor((100 * bytes) / of);
    if (this.#said.textContent && Math.floor(percent / OFTEN) === step) return;
    this.#said.textContent = fill(this.#text, { percent, n: games });
  }

  end() {
    this.#ends.abort();
    this.element.hidden = true;
    this.#bar.value = 0;
    this.#said.textContent = '';
  }
}
