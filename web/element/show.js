// show.js -- <jadoube-board mode="view">: a picture of a position, and with moves a walk through them.
// SPDX-License-Identifier: MIT

import { describe, diagram } from '../board/diagram.js';
import { svg } from '../board/pieces.js';
import { make } from '../browser/base.js';
import { clockText } from '../clocks/clocktext.js';
import { shown } from '../reader/letters.js';
import { fill } from '../texts/sentence.js';
import { MoveList, numberOf, signsAt } from './movelist.js';
import { nameNags } from './nags.js';
import { drawShapes, nameShapes } from './shapes.js';

/** @typedef {import('../past/record.js').Place} Place */
/** @typedef {import('../texts/index.js').Words} Words */
/** What is shown now. @typedef {{fen: string, ply: number, plies: number, san: string, uci: string}} Shown */
/** @typedef {'first' | 'back' | 'next' | 'last'} Way */
/** Where a way leads, from a place. @typedef {(place: Place) => Place} Goal */

/** @type {Readonly<Record<Way, {key: string, path: string}>>} */
const WAYS = {
  first: { key: 'Home', path: 'M4 3h3v14H4zM18 3v14L7 10z' },
  back: { key: 'ArrowLeft', path: 'M15 3v14L4 10z' },
  next: { key: 'ArrowRight', path: 'M5 3v14l11-7z' },
  last: { key: 'End', path: 'M2 3v14l11-7zM13 3h3v14h-3z' },
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

/** Another move instead of this one, `by` further in the list of them. @param {Place} place @param {number} by */
function besides(place, by) {
  const all = place.parent?.next ?? [];
  return all[all.indexOf(place) + by] ?? place;
}

/** The keys that lead to other moves instead. @type {Readonly<Record<string, number>>} */
const BESIDES = { ArrowDown: 1, ArrowUp: -1 };

export class Show {
  element = make('div', 'frame bare');
  #at;
  #turned = false;
  /** @type {Words | null} */
  #words = null;
  #picture;
  /** @type {Map<Way, HTMLButtonElement>} */
  #walk = new Map();
  #status = make('p', 'status');
  /** @type {MoveList | null} */
  #moves = null;
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
    this.#picture = this.#paint();
    this.element.append(this.#picture);
    if (moving) this.#addWalk(start);
  }

  /** @param {Place} start */
  #addWalk(start) {
    const bar = make('div', 'bar walk');
    for (const way of /** @type {Way[]} */ (Object.keys(WAYS))) bar.append(this.#button(way));
    this.#status.setAttribute('role', 'status');
    this.#moves = new MoveList(start);
    this.#moves.onChoose = (place) => this.#go(place);
    this.element.className = 'frame';
    this.element.append(bar, this.#status, this.#moves.element);
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

  /** The keys of the walk, also for a host around it. @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const way = /** @type {Way[]} */ (Object.keys(WAYS)).find(
      (each) => WAYS[each].key === event.key,
    );
    const by = BESIDES[event.key];
    const alone = (this.#at.parent?.next.length ?? 0) < 2;
    if (!way && (by === undefined || alone)) return; // a list without variations is scrolled
    event.preventDefault();
    event.stopPropagation();
    this.#go(way ? this.#goal(way) : besides(this.#at, by ?? 0));
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
    const { ply } = this.#at;
    return { fen: position.fen(), ply, plies: endOf(this.#at).ply, san, uci };
  }

  /** @param {boolean} turned Black is below */
  turn(turned) {
    if (turned === this.#turned) return;
    this.#turned = turned;
    this.#draw();
  }

  #paint() {
    const { position, squares, notes } = this.#at;
    const picture = diagram(position, this.#turned, squares);
    picture.append(...drawShapes(notes, this.#turned));
    return picture;
  }

  #draw() {
    const picture = this.#paint();
    this.#picture.replaceWith(picture);
    this.#picture = picture;
    this.#name();
  }

  /** All texts, in the language chosen. @param {Words} words */
  speak(words) {
    this.#words = words;
    for (const [way, button] of this.#walk) button.setAttribute('aria-label', words.embed[way]);
    this.#moves?.speak(words);
    this.#name();
  }

  #name() {
    const [words, at] = [this.#words, this.#at];
    if (!words) return;
    const shapes = nameShapes(words, at.notes);
    const named = [describe(words, at.position), shapes].filter(Boolean).join(words.space);
    this.#picture.setAttribute('aria-label', named);
    if (this.#walk.size) this.#tell(words, at);
  }

  /** What has been played, what stands beside it, and which ways are open. @param {Words} words @param {Place} at */
  #tell(words, at) {
    this.#status.replaceChildren(...said(words, at));
    for (const [way, button] of this.#walk)
      button.setAttribute('aria-disabled', String(this.#goal(way) === at));
    this.#moves?.mark(at);
  }

  close() {}
}

/** The place in words; comments, which everybody else sees in the list, are for those who hear it. @param {Words} words @param {Place} at */
function said(words, at) {
  const { records, embed, comma } = words;
  const { nags = [], offer, clk, after = [] } = at.notes;
  const move = `${numberOf(at)} ${shown(at.san)}${signsAt(at)}`;
  const beside = [
    nameNags(words, nags),
    offer ? records.offered : '',
    clk === undefined ? '' : fill(records.clock ?? '', { time: clockText(clk) }),
  ];
  const first = at.parent ? fill(embed.after, { move }) : embed.start;
  const seen = [first, beside.filter(Boolean).join(comma)].filter(Boolean).join(' · ');
  return [seen, make('span', 'unseen', after.map((text) => ` ${text}`).join(''))];
}
