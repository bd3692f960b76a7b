// dialogs.js -- the form for a new game, and the question before resigning.
// SPDX-License-Identifier: MIT

import { Position } from './jadoube.js';
import { PartnerForm } from './partner-form.js';
import { describeTempo, presets, readTempo } from './tempo.js';
import { isLanguage, languageNames } from './texts/index.js';
import { fill } from './texts/sentence.js';

/** @typedef {import('./types.js').Problem} Problem */
/** @typedef {import('./match.js').Names} Names */
/** @typedef {import('./match.js').Side} Side */
/** @typedef {import('./partner-mind.js').Seat} Seat */
/** @typedef {import('./texts/index.js').Words} Words */
/** @typedef {import('./texts/index.js').Language} Language */
/** What was filled in. @typedef {{names: Names, tempo: string, start: string, language: Language, partner: Seat | null}} Setup */

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

export class NewGame {
  #dialog;
  #form;
  #partner;
  /** Those it was last opened with. @type {Words | undefined} */
  #words;
  /** @type {(setup: Setup) => void} */
  onStart = () => {};

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
    this.#form = find(dialog, 'form', HTMLFormElement);
    this.#partner = new PartnerForm(this.#form);
    this.#form.addEventListener('submit', (event) => this.#submit(event));
    this.#field('tempo').addEventListener('change', () => this.#showOwn());
    find(dialog, '.cancel', HTMLButtonElement).addEventListener('click', () => dialog.close());
    this.#field('language').replaceChildren(
      ...Object.entries(languageNames).map(([tag, name]) => option(tag, name)),
    );
  }

  /**
   * @param {Words} words
   * @param {Language} language
   * @param {{names: Names, running: boolean, partner: Seat | null}} now
   */
  open(words, language, { names, running, partner }) {
    this.#words = words;
    const tempo = this.#field('tempo');
    const chosen = tempo.value;
    const own = option('own', words.form.own ?? '');
    tempo.replaceChildren(...presets.map((text) => option(text, describeTempo(words, text))), own);
    tempo.value = chosen || presets[0] || '';
    this.#partner.open(words, partner);
    this.#field('language').value = language;
    for (const side of /** @type {const} */ (['white', 'black']))
      this.#field(side).value = names[side];
    find(this.#dialog, '.running', HTMLElement).hidden = !running;
    this.#complain('own', []);
    this.#complain('fen', []);
    this.#showOwn();
    this.#dialog.showModal();
  }

  /** @param {string} name @returns {HTMLInputElement | HTMLSelectElement} */
  #field(name) {
    const field = this.#form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field;
    throw new Error(`the form has no field ${name}`);
  }

  #showOwn() {
    find(this.#form, '.own', HTMLElement).hidden = this.#field('tempo').value !== 'own';
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const tempo = this.#tempo();
    const start = this.#start();
    if (tempo === undefined) this.#field('own').focus();
    else if (start === undefined) this.#field('fen').focus();
    if (tempo === undefined || start === undefined) return;
    const partner = this.#partner.read(isChess960(start));
    if (partner === undefined) return;
    const language = this.#field('language').value;
    this.#dialog.close();
    this.onStart({
      names: { white: this.#field('white').value.trim(), black: this.#field('black').value.trim() },
      tempo,
      start,
      partner,
      language: isLanguage(language) ? language : 'en',
    });
  }

  /** The time control, or undefined after complaining. */
  #tempo() {
    const chosen = this.#field('tempo').value;
    if (chosen !== 'own') return chosen;
    const text = this.#field('own').value;
    const read = readTempo(text);
    const { code = '', text: place = '' } = read.ok ? {} : read.error;
    const complaint = fill(this.#words?.tempoError[code] ?? '', { text: place, n: place });
    this.#complain('own', read.ok ? [] : [complaint]);
    return read.ok ? text.replace(/\s+/g, '') : undefined;
  }

  /** The start position, or undefined after naming everything that is wrong with it. */
  #start() {
    const text = this.#field('fen').value.trim();
    if (!text) return 'startpos';
    const read = Position.fromFen(text);
    this.#complain('fen', read.ok ? [] : read.error.map((problem) => this.#fenProblem(problem)));
    return read.ok ? read.value.fen() : undefined;
  }

  /** @param {Problem} problem */
  #fenProblem({ code, squares = [], field, column }) {
    if (!this.#words) return code;
    const { fen, comma } = this.#words;
    const text = fill(fen[code] ?? fen['*'] ?? '', { code, squares: squares.join(comma) });
    if (!field || !column) return text;
    return fill(fen.at ?? '{text}', { text, field, column });
  }

  /**
   * @param {string} name of the field
   * @param {readonly string[]} sentences
   */
  #complain(name, sentences) {
    const list = document.createElement('ul');
    for (const text of sentences) {
      list.append(document.createElement('li'));
      if (list.lastChild) list.lastChild.textContent = text;
    }
    const place = find(this.#form, `#${name}-wrong`, HTMLElement);
    place.replaceChildren(...(sentences.length ? [list] : []));
    this.#field(name).toggleAttribute('aria-invalid', false);
    if (sentences.length) this.#field(name).setAttribute('aria-invalid', 'true');
  }
}

/** Castling there is that of Chess960. @param {string} start */
function isChess960(start) {
  const read = start === 'startpos' ? undefined : Position.fromFen(start);
  return read?.ok === true && read.value.chess960;
}

/** @param {string} value @param {string} text */
function option(value, text) {
  const made = document.createElement('option');
  made.value = value;
  made.textContent = text;
  return made;
}

/**
 * The lines that set a game up; `begin` starts the clock.
 * @param {Pick<Setup, 'tempo' | 'start'>} setup
 */
export function setupLines({ tempo, start }) {
  const lines = ['profile classic', 'set touch_enforcement auto', `tc ${tempo}`];
  return [...lines, `start ${start}`];
}

/**
 * Asks who resigns; the safe answer has the focus.
 * @param {HTMLDialogElement} dialog
 * @param {Side | undefined} person who alone can be asked
 * @param {(side: Side) => void} resign
 */
export function askToResign(dialog, person, resign) {
  const form = find(dialog, 'form', HTMLFormElement);
  for (const side of /** @type {const} */ (['white', 'black']))
    find(form, `[value="${side}"]`, HTMLButtonElement).hidden = (person ?? side) !== side;
  form.onsubmit = ({ submitter }) => {
    const answer = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (answer === 'white' || answer === 'black') resign(answer);
  };
  dialog.showModal();
}
