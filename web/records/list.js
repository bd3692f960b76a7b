// list.js -- games in a dialog, to be searched and opened.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { button, labelled, openDialog } from '../browser/panel.js';
import { pairing } from '../past/past.js';
import { shown } from '../reader/letters.js';
import { fill } from '../texts/sentence.js';
import { factsOf } from './viewer.js';

/** @typedef {import('../past/found.js').Item} Item */
/** @typedef {import('../texts/index.js').Words} Words */
/**
 * @template {Item} T
 * @typedef {object} ListOptions
 * @property {string} title
 * @property {readonly T[]} items
 * @property {string} [empty] what is said when there is none at all
 * @property {(item: T) => void} open
 * @property {(item: T) => void} [remove]
 * @property {readonly Node[]} [below]
 */

/** So many rows are made; the search finds the others. */
const ROWS = 200;

/** Everything of a game that is searched, made once. @type {WeakMap<Item, string>} */
const searched = new WeakMap();

/** @param {Item} item */
function textOf(item) {
  let text = searched.get(item);
  if (text === undefined) {
    const { white, black, result, date, opening } = item;
    const moves = [opening.replace(/\d+\./g, ''), opening];
    text = [white, black, result, date, date.replace(/\./g, '-'), ...moves].join(' ').toLowerCase();
    searched.set(item, text);
  }
  return text;
}

/** @template {Item} T */
export class GameList {
  #words;
  #options;
  #rows = make('ul', 'games');
  #count = make('p', 'help');
  #search = make('input');
  dialog;

  /**
   * @param {Words} words
   * @param {ListOptions<T>} options
   */
  constructor(words, options) {
    this.#words = words;
    this.#options = options;
    this.#search.type = 'search';
    this.#search.autocomplete = 'off';
    this.#search.addEventListener('input', () => this.draw());
    this.#count.setAttribute('role', 'status');
    const below = options.below ?? [];
    const label = labelled(words.records.search ?? '', this.#search);
    this.dialog = openDialog(
      words,
      options.title,
      'list',
      label,
      this.#count,
      this.#rows,
      ...below,
    );
    this.draw();
  }

  /** Other games than before. @param {readonly T[]} items */
  set items(items) {
    this.#options = { ...this.#options, items };
    this.draw();
  }

  draw() {
    const wanted = this.#search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const { items, empty = '' } = this.#options;
    const found = items.filter((item) => wanted.every((word) => textOf(item).includes(word)));
    this.#rows.replaceChildren(...found.slice(0, ROWS).map((item) => this.#row(item)));
    const { none = '', more = '', count = '' } = this.#words.records;
    const said = found.length > ROWS ? fill(more, { n: ROWS }) : fill(count, { n: found.length });
    this.#count.textContent = items.length ? (found.length ? said : none) : empty || none;
  }

  /** @param {T} item */
  #row(item) {
    const { open, remove } = this.#options;
    const row = make('li');
    const show = button('', () => open(item), 'game');
    show.append(
      make('strong', '', pairing(this.#words, item)),
      make('span', 'facts', factsOf(this.#words, item)),
      make('span', 'opening', shown(item.opening)),
    );
    row.append(show);
    if (remove) {
      const name = pairing(this.#words, item);
      const gone = button(this.#words.records.remove ?? '', () => remove(item));
      gone.setAttribute('aria-label', `${this.#words.records.remove}: ${name}`);
      row.append(gone);
    }
    return row;
  }
}
