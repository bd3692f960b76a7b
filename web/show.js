// show.js -- <jadoube-board mode="view">: a picture of a position, and with moves a walk through them.
// SPDX-License-Identifier: MIT

import { make } from './base.js';
import { describe, diagram } from './diagram.js';
import { svg } from './pieces.js';
import { fill } from './texts/sentence.js';

/** @typedef {import('./record.js').Place} Place */
/** @typedef {import('./texts/index.js').Words} Words */
/** What is shown now. @typedef {{fen: string, ply: number, plies: number, san: string, uci: string}} Shown */
/** @typedef {'first' | 'back' | 'next' | 'last'} Way */

/** @type {Readonly<Record<Way, {key: string, path: string}>>} */
const WAYS = {
  first: { key: 'Home', path: 'M4 3h3v14H4zM18 3v14L7 10z' },
  back: { key: 'ArrowLeft', path: 'M15 3v14L4 10z' },
  next: { key: 'ArrowRight', path: 'M5 3v14l11-7z' },
  last: { key: 'End', path: 'M2 3v14l11-7zM13 3h3v14h-3z' },
};

/** @param {Place} place */
const depth = (place) => {
  let plies = 0;
  for (let at = place.parent; at; at = at.parent) plies++;
  return plies;
};

/** The end of the line that goes on from here. @param {Place} place */
function endOf(place) {
  let at = place;
  for (let next = at.next[0]; next; next = at.next[0]) at = next;
  return at;
}

/** @param {Place} place */
function beginningOf(place) {
  let at = place;
  while (at.parent) at = at.parent;
  return at;
}

export class Show {
  element = make('div', 'frame bare');
  #at;
  #turned = false;
  /** @type {Words | null} */
  #words = null;
  #picture;
  /** @type {Map<Way, HTMLButtonElement>} */
  #walk = new Map();
  /** @type {Map<Place, HTMLButtonElement>} */
  #buttons = new Map();
  #status = make('p', 'status');
  #moves = make('div', 'moves');
  /** Called when another place is shown. @type {(shown: Shown) => void} */
  onShow = () => {};

  /**
   * @param {Place} start
   * @param {boolean} moving there are moves to walk through
   * @param {boolean} turned
   */
  constructor(start, moving, turned) {
    this.#at = start;
    this.#turned = turned;
    this.#picture = diagram(start.position, turned);
    this.element.append(this.#picture);
    if (moving) this.#addWalk(start);
  }

  /** @param {Place} start */
  #addWalk(start) {
    const bar = make('div', 'bar walk');
    for (const way of /** @type {Way[]} */ (Object.keys(WAYS))) bar.append(this.#button(way));
    this.#status.setAttribute('role', 'status');
    this.#list(start, this.#moves);
    this.#moves.setAttribute('role', 'group');
    this.element.className = 'frame';
    this.element.append(bar, this.#status, this.#moves);
    this.element.addEventListener('keydown', (event) => this.key(event));
  }

  /** @param {Way} way */
  #button(way) {
    const button = make('button');
    const picture = { viewBox: '0 0 20 20', 'aria-hidden': 'true' };
    button.type = 'button';
    button.setAttribute('aria-keyshortcuts', WAYS[way].key);
    button.append(svg('svg', picture, svg('path', { d: WAYS[way].path })));
    button.addEventListener('click', () => this.#go(this.#goal(way)));
    this.#walk.set(way, button);
    return button;
  }

  /**
   * The moves after a place, the variations behind the move they replace.
   * @param {Place} place
   * @param {HTMLElement} into
   * @param {boolean} [numbered] also if the first of them is a move of Black
   */
  #list(place, into, numbered = true) {
    let fresh = numbered;
    for (let at = place; at.next[0]; at = at.next[0]) {
      const [main, ...others] = at.next;
      into.append(...this.#move(main, fresh));
      fresh = others.length > 0;
      for (const other of others) {
        const variation = make('span', 'variation', '(');
        variation.append(...this.#move(other, true));
        this.#list(other, variation, false);
        variation.append(') ');
        into.append(variation);
      }
    }
  }

  /**
   * @param {Place} place
   * @param {boolean} numbered also a move of Black
   */
  #move(place, numbered) {
    const { turn, fullmove } = /** @type {Place} */ (place.parent).position;
    const button = make('button', '', place.san);
    button.type = 'button';
    button.addEventListener('click', () => this.#go(place));
    this.#buttons.set(place, button);
    if (turn === 'black' && !numbered) return [button, ' '];
    return [make('span', 'number', `${fullmove}${turn === 'white' ? '.' : '…'}`), button, ' '];
  }

  /** The keys of the walk, also for a host around it. @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const way = /** @type {Way[]} */ (Object.keys(WAYS)).find(
      (each) => WAYS[each].key === event.key,
    );
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    this.#go(this.#goal(way));
  }

  /** @param {Way} way */
  #goal(way) {
    const at = this.#at;
    if (way === 'first') return beginningOf(at);
    if (way === 'last') return endOf(at);
    return (way === 'back' ? at.parent : at.next[0]) ?? at;
  }

  /** @param {Place} place */
  #go(place) {
    if (place === this.#at) return;
    this.#at = place;
    this.#draw();
    this.onShow(this.shown);
  }

  /** Where the walk is. @returns {Shown} */
  get shown() {
    const { position, san, uci } = this.#at;
    const ply = depth(this.#at);
    return { fen: position.fen(), ply, plies: depth(endOf(this.#at)), san, uci };
  }

  /** @param {boolean} turned Black is below */
  turn(turned) {
    if (turned === this.#turned) return;
    this.#turned = turned;
    this.#draw();
  }

  #draw() {
    const picture = diagram(this.#at.position, this.#turned, this.#at.squares);
    this.#picture.replaceWith(picture);
    this.#picture = picture;
    this.#name();
  }

  /** All texts, in the language chosen. @param {Words} words */
  speak(words) {
    this.#words = words;
    for (const [way, button] of this.#walk) button.setAttribute('aria-label', words.embed[way]);
    this.#moves.setAttribute('aria-label', words.embed.moves);
    this.#name();
  }

  #name() {
    const [words, at] = [this.#words, this.#at];
    if (!words) return;
    this.#picture.setAttribute('aria-label', describe(words, at.position));
    if (this.#walk.size) this.#tell(words, at);
  }

  /** What has been played, and which ways are open. @param {Words} words @param {Place} at */
  #tell(words, at) {
    const { turn, fullmove } = at.parent?.position ?? at.position;
    const move = `${fullmove}${turn === 'white' ? '.' : '…'} ${at.san}`;
    this.#status.textContent = at.parent ? fill(words.embed.after, { move }) : words.embed.start;
    for (const [way, button] of this.#walk)
      button.setAttribute('aria-disabled', String(this.#goal(way) === at));
    for (const [place, button] of this.#buttons) {
      if (place === at) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
    const [button, box] = [this.#buttons.get(at), this.#moves];
    if (button) box.scrollTop = button.offsetTop - box.offsetTop - box.clientHeight / 2;
    else box.scrollTop = 0;
  }

  close() {}
}
