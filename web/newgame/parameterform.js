// parameterform.js -- every parameter of an edition as a field, made when it is looked at.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { Game, JadoubeError } from '../jadoube.js';
import { fill } from '../texts/sentence.js';
import { parameters } from './parameters.js';

/** @typedef {import('./parameters.js').Parameter} Parameter */
/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {{problem: string, field: HTMLElement}} Wrong */

export class ParameterForm {
  #details;
  #place;
  /** @type {Words | undefined} */
  #words;
  /** The values of the edition and the level, by name. @type {Map<string, string>} */
  #usual = new Map();
  /** @type {Map<string, () => string>} */
  #read = new Map();
  /** The lines of the edition and the level. */
  #lines = '';
  /** @type {Record<string, string>} */
  #own = {};

  /** @param {HTMLDetailsElement} details with a place for the fields */
  constructor(details) {
    this.#details = details;
    const place = details.querySelector('.fields');
    if (!(place instanceof HTMLElement)) throw new Error('no place for the parameters');
    this.#place = place;
    details.addEventListener('toggle', () => this.#draw());
    place.addEventListener('input', () => this.#note());
  }

  /**
   * The edition or the level has changed; what was set by hand stays.
   * @param {Words} words
   * @param {readonly string[]} lines
   */
  show(words, lines) {
    if (this.#words === words && this.#lines === lines.join('\n')) return;
    this.#words = words;
    this.#lines = lines.join('\n');
    const game = new Game(lines);
    this.#usual = new Map(parameters.map(({ name }) => [name, game.ask(`set ${name}`)]));
    this.#read.clear();
    this.#draw();
  }

  /** Nothing is set by hand. */
  reset() {
    this.#own = {};
    this.#lines = '';
    this.#details.open = false;
  }

  /** What differs from the edition and the level. */
  get own() {
    return { ...this.#own };
  }

  /** The first value that is none. @returns {Wrong | undefined} */
  get wrong() {
    for (const [name, value] of Object.entries(this.#own)) {
      if (isValue(name, value)) continue;
      const field = this.#place.querySelector(`[data-parameter="${name}"] :is(input, select)`);
      const label = this.#words?.parameters[name]?.split('|')[0] ?? name;
      const problem = fill(this.#words?.form.parameterWrong ?? '', { text: value, name: label });
      return { problem, field: field instanceof HTMLElement ? field : this.#details };
    }
    return undefined;
  }

  #draw() {
    if (!this.#details.open || this.#read.size > 0) return;
    this.#place.replaceChildren(...parameters.map((parameter) => this.#row(parameter)));
    this.#note();
  }

  /** Reads the fields and marks what differs. */
  #note() {
    this.#own = {};
    for (const [name, read] of this.#read) {
      const [value, usual] = [read(), this.#usual.get(name) ?? ''];
      if (value !== usual) this.#own[name] = value;
      const row = this.#place.querySelector(`[data-parameter="${name}"]`);
      row?.classList.toggle('own', value !== usual);
    }
  }

  /** @param {Parameter} parameter */
  #row(parameter) {
    const { name, shape, words } = parameter;
    const [text = name, ...names] = (this.#words?.parameters[name] ?? name).split('|');
    const value = this.#own[name] ?? this.#usual.get(name) ?? '';
    if (shape === 'some') return this.#set(parameter, text, names, value);
    const label = make('label');
    label.dataset.parameter = name;
    label.append(make('span', '', text));
    const field = shape === 'choice' ? select(words, names) : make('input');
    field.value = value;
    if (field instanceof HTMLInputElement) {
      field.autocomplete = 'off';
      if (shape === 'number') Object.assign(field, { type: 'number', min: '0', step: '1' });
    }
    label.append(field);
    this.#read.set(name, () => field.value.trim());
    return label;
  }

  /** Any of the words. @param {Parameter} parameter @param {string} text @param {string[]} names @param {string} value */
  #set({ name, words }, text, names, value) {
    const fieldset = make('fieldset');
    fieldset.dataset.parameter = name;
    fieldset.append(make('legend', '', text));
    const chosen = value.split(',');
    const boxes = words.map((word, i) => {
      const label = make('label');
      const box = make('input');
      Object.assign(box, { type: 'checkbox', value: word, checked: chosen.includes(word) });
      label.append(box, make('span', '', names[i] ?? word));
      fieldset.append(label);
      return box;
    });
    this.#read.set(name, () => {
      const some = boxes.filter(({ checked }) => checked).map((box) => box.value);
      return some.join(',') || 'none';
    });
    return fieldset;
  }
}

/** @param {readonly string[]} values @param {readonly string[]} names */
function select(values, names) {
  const made = make('select');
  made.append(
    ...values.map((value, i) => {
      const option = make('option', '', names[i] ?? value);
      option.value = value;
      return option;
    }),
  );
  return made;
}

/** The referee reads it. @param {string} name @param {string} value */
function isValue(name, value) {
  try {
    new Game([`set ${name} ${value}`]);
    return true;
  } catch (error) {
    if (error instanceof JadoubeError) return false;
    throw error;
  }
}
