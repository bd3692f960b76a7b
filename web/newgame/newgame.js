// newgame.js -- the form for a new game.
// SPDX-License-Identifier: MIT

import { complain, find, option } from '../browser/dialogs.js';
import { describeTempo, presets, readTempo } from '../clocks/tempo.js';
import { Position } from '../jadoube.js';
import { isLevel } from '../match/levels.js';
import { setupLines } from '../match/setup.js';
import { SIDES } from '../match/sides.js';
import { isLanguage, languageNames } from '../texts/index.js';
import { fill } from '../texts/sentence.js';
import { ARRAYS, arrayFen } from './chess960.js';
import { ParameterForm } from './parameterform.js';
import { PartnerForm } from './partner-form.js';

/** @typedef {import('../jadoube.js').Problem} Problem */
/** @typedef {import('../match/match.js').Names} Names */
/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {import('../texts/index.js').Language} Language */
/** @typedef {import('../partner/mind.js').Seat} Seat */
/** What was filled in. @typedef {import('../match/setup.js').Choice & {names: Names, language: Language, partner: Seat | null}} Setup */

/** The customary time of an edition. @type {Readonly<Record<string, string>>} */
const CUSTOMARY = {
  classic: '40/2:00:00,20/1:00:00*',
  'fide-2023-standard': '40/1:30:00+30,all/0:30:00+30',
  'fide-2023-rapid': 'all/0:15:00+10',
  'fide-2023-blitz': 'all/0:03:00+2',
};
const MODIFIERS = ['full-supervision', 'quickplay', 'chess960'];

export class NewGame {
  #dialog;
  #form;
  #parameters;
  #partner;
  /** Those it was last opened with. @type {Words | undefined} */
  #words;
  /** @type {(setup: Setup) => void} */
  onStart = () => {};

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
    this.#form = find(dialog, 'form', HTMLFormElement);
    this.#form.addEventListener('submit', (event) => this.#submit(event));
    this.#form.addEventListener('change', () => this.#follow());
    this.#field('edition').addEventListener('change', ({ target }) => {
      const tempo = target instanceof HTMLSelectElement && CUSTOMARY[target.value];
      if (tempo) this.#field('tempo').value = tempo;
    });
    this.#partner = new PartnerForm(this.#form);
    this.#parameters = new ParameterForm(find(dialog, 'details', HTMLDetailsElement));
    find(dialog, '.lots', HTMLButtonElement).addEventListener('click', () => {
      this.#field('number').value = String(Math.floor(Math.random() * ARRAYS));
    });
    find(dialog, '.cancel', HTMLButtonElement).addEventListener('click', () => dialog.close());
    this.#field('language').replaceChildren(
      ...Object.entries(languageNames).map(([tag, name]) => option(tag, name)),
    );
  }

  /**
   * @param {Words} words
   * @param {Language} language
   * @param {{names: Names, warning: string, partner: Seat | null, fen?: string}} now `warning`: what is given up
   */
  open(words, language, { names, warning, partner, fen }) {
    this.#words = words;
    const tempo = this.#field('tempo');
    const chosen = tempo.value;
    const own = option('own', words.form.own ?? '');
    tempo.replaceChildren(...presets.map((text) => option(text, describeTempo(words, text))), own);
    tempo.value = chosen || presets[0] || '';
    this.#field('language').value = language;
    for (const side of SIDES) this.#field(side).value = names[side];
    if (fen) this.#field('fen').value = fen;
    const given = find(this.#dialog, '.running', HTMLElement);
    given.hidden = !warning;
    given.textContent = warning;
    for (const name of ['own', 'fen', 'number', 'parameters']) complain(this.#form, name, []);
    this.#parameters.reset();
    this.#partner.open(words, partner);
    this.#follow();
    this.#dialog.showModal();
  }

  /** @param {string} name @returns {HTMLInputElement | HTMLSelectElement} */
  #field(name) {
    const field = this.#form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field;
    throw new Error(`the form has no field ${name}`);
  }

  /** What depends on a choice made above. */
  #follow() {
    find(this.#form, '.own-tempo', HTMLElement).hidden = this.#field('tempo').value !== 'own';
    find(this.#form, '.array', HTMLElement).hidden = !this.#modifiers.includes('chess960');
    const choice = { ...this.#edition, tempo: 'none', start: 'startpos' };
    if (this.#words) this.#parameters.show(this.#words, setupLines(choice));
  }

  get #modifiers() {
    return MODIFIERS.filter((name) => {
      const box = this.#form.elements.namedItem(name);
      return box instanceof HTMLInputElement && box.checked;
    });
  }

  get #edition() {
    const level = this.#field('level').value;
    const edition = this.#field('edition').value;
    const modifiers = this.#modifiers;
    return { level: isLevel(level) ? level : /** @type {const} */ ('club'), edition, modifiers };
  }

  /** @param {SubmitEvent} event */
  #submit(event) {
    event.preventDefault();
    const wrong = this.#parameters.wrong;
    complain(this.#form, 'parameters', wrong ? [wrong.problem] : []);
    wrong?.field.focus();
    const [start, tempo] = [this.#start(), this.#tempo()];
    if (wrong || tempo === undefined || start === undefined) return;
    const partner = this.#partner.read(this.#modifiers.includes('chess960') || isChess960(start));
    if (partner === undefined) return;
    const language = this.#field('language').value;
    this.#dialog.close();
    this.onStart({
      ...this.#edition,
      names: { white: this.#field('white').value.trim(), black: this.#field('black').value.trim() },
      own: { ...(this.#field('fen').value.trim() && { agreed: '1' }), ...this.#parameters.own },
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
    complain(this.#form, 'own', read.ok ? [] : [complaint]);
    return read.ok ? text.replace(/\s+/g, '') : undefined;
  }

  /** The start position, or undefined after naming everything that is wrong with it. */
  #start() {
    const text = this.#field('fen').value.trim();
    if (!text) return this.#modifiers.includes('chess960') ? this.#array() : 'startpos';
    const read = Position.fromFen(text);
    complain(
      this.#form,
      'fen',
      read.ok ? [] : read.error.map((problem) => this.#fenProblem(problem)),
    );
    return read.ok ? read.value.fen() : undefined;
  }

  /** The start array of the number, or undefined after complaining. */
  #array() {
    const text = this.#field('number').value.trim();
    const known = /^\d+$/.test(text) && Number(text) < ARRAYS;
    complain(this.#form, 'number', known ? [] : [this.#words?.form.numberWrong ?? '']);
    return known ? arrayFen(Number(text)) : undefined;
  }

  /** @param {Problem} problem */
  #fenProblem({ code, squares = [], field, column }) {
    if (!this.#words) return code;
    const { fen, comma } = this.#words;
    const text = fill(fen[code] ?? fen['*'] ?? '', { code, squares: squares.join(comma) });
    if (!field || !column) return text;
    return fill(fen.at ?? '{text}', { text, field, column });
  }
}

/** Castling there is that of Chess960. @param {string} start */
function isChess960(start) {
  const read = start === 'startpos' ? undefined : Position.fromFen(start);
  return read?.ok === true && read.value.chess960;
}
