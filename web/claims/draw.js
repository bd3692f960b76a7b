// draw.js -- claiming a draw (10.10, 10.12): which one, and the move written first.
//
// The form is the same at any time: it does not tell whether a claim would be right.
// SPDX-License-Identifier: MIT

import { complain, find } from '../browser/dialogs.js';
import { inEnglish } from '../reader/letters-in.js';
import { fill, numberIn } from '../texts/sentence.js';
import { chosenSide, offerSides } from './sidechoice.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/match.js').Act} Act */
/** @typedef {import('../texts/index.js').Words} Words */

/** The claims of the form, and their Articles. */
const ARTICLES = { now: '10.10(2)', next: '10.10(1)', fifty: '10.12' };
/** A note holds so many bytes. */
const NOTE_BYTES = 31;

export class DrawClaim {
  #dialog;
  #form;
  /** @type {Words | undefined} */
  #words;
  /** A claim of fifty moves may name a move, too (2023). */
  #fiftyIntent = false;
  /** @type {(acts: Act[]) => void} */
  onClaim = () => {};

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
    this.#form = find(dialog, 'form', HTMLFormElement);
    this.#form.addEventListener('submit', (event) => this.#submit(event));
    this.#form.addEventListener('change', () => this.#showMove());
    find(dialog, '.cancel', HTMLButtonElement).addEventListener('click', () => dialog.close());
  }

  /** @param {Match} match @param {Words} words */
  open(match, words) {
    this.#words = words;
    this.#fiftyIntent = match.ask('set fifty_intent') === '1';
    this.#form.reset();
    const fieldset = find(this.#form, '.sides', HTMLElement);
    offerSides(fieldset, words, words.draw.by ?? '', match);
    for (const [kind, article] of Object.entries(ARTICLES)) {
      const label = find(this.#form, `[data-kind="${kind}"]`, HTMLElement);
      const number = fill(words.article, { n: numberIn(article, match.edition) });
      label.textContent = `${words.draw[kind]} (${number})`;
    }
    const cost = match.ask('set bad_claim') === 'opponent-bonus' ? 'wrongBonus' : 'wrongUsed';
    const minutes = readMinutes(match.ask('set bad_claim_ms'));
    find(this.#form, '.cost', HTMLElement).textContent = fill(words.draw[cost] ?? '', {
      n: minutes,
    });
    complain(this.#form, 'move', []);
    this.#showMove();
    this.#dialog.showModal();
  }

  get #kind() {
    return String(new FormData(this.#form).get('kind'));
  }

  #showMove() {
    const wanted = this.#kind === 'next' || (this.#kind === 'fifty' && this.#fiftyIntent);
    find(this.#form, '.written', HTMLElement).hidden = !wanted;
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const by = chosenSide(this.#form);
    const kind = this.#kind;
    const move = inEnglish(String(new FormData(this.#form).get('move') ?? '').trim());
    const writes = kind === 'next' || (kind === 'fifty' && this.#fiftyIntent && move !== '');
    const wrong = writes ? this.#wrong(move) : undefined;
    complain(this.#form, 'move', wrong ? [wrong] : []);
    if (wrong) return;
    this.#dialog.close();
    /** @type {Act} */
    const claim = { act: 'claim', what: kind === 'fifty' ? 'fifty' : 'rep3', by };
    this.onClaim(writes ? [{ act: 'write', text: move, by }, claim] : [claim]);
  }

  /** What is wrong with a text as a note, if anything; whether it is a move is for the arbiter. @param {string} move */
  #wrong(move) {
    if (!move) return this.#words?.draw.empty;
    const long = new TextEncoder().encode(move).length > NOTE_BYTES;
    return long ? this.#words?.draw.long : undefined;
  }
}

/** @param {string} time h:mm:ss */
function readMinutes(time) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
