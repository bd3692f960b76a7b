// duty.js -- the strip that says what has to be done and why, each sentence with its Article, and the
// tray of promotion pieces.
// SPDX-License-Identifier: MIT

import { pieceSvg } from '../board/pieces.js';
import { fill, scoreText } from '../texts/sentence.js';

/** @typedef {import('../texts/sentence.js').Part} Part */
/** @typedef {import('../texts/index.js').FirstWords} Words */
/** @typedef {import('../match/match.js').Side} Side */
/** @typedef {import('../match/steps.js').PromotionLetter} PromotionLetter */

export class Duty {
  #status;
  #tray;
  #answer;
  #shown = '';
  #trayShown = '';
  /** The reader has scrolled; asked first, for scrolling back costs a layout. */
  #scrolled = false;
  /** Called with the Article whose text is wanted. @type {(article: string) => void} */
  onArticle = () => {};
  /** Called with the letter of the piece chosen. @type {(letter: PromotionLetter) => void} */
  onPromote = () => {};

  /**
   * @param {HTMLElement} status
   * @param {HTMLElement} tray
   * @param {HTMLElement} [answer] the buttons that answer an offer
   */
  constructor(status, tray, answer) {
    this.#status = status;
    this.#tray = tray;
    this.#answer = answer;
    status.addEventListener('scroll', () => {
      this.#scrolled = true;
    });
  }

  /** What is said next is said, even if it is the same. */
  forget() {
    this.#shown = '';
  }

  /**
   * Says the parts. The same words are said again only after a new act.
   * @param {Words} words
   * @param {readonly Part[]} parts
   * @param {{kind: string, again: boolean, score: string | null}} how
   */
  say(words, parts, { kind, again, score }) {
    const text = JSON.stringify([words.name, parts, score]);
    this.#status.dataset.kind = kind;
    if (text === this.#shown && !again) return;
    this.#shown = text;
    const lines = parts.map((part, i) => this.#line(words, part, i === 0));
    if (score) lines[0]?.prepend(this.#score(words, score));
    this.#status.replaceChildren(...lines);
    if (this.#scrolled) this.#status.scrollTop = 0;
    this.#scrolled = false;
  }

  /**
   * @param {Words} words
   * @param {Part} part
   * @param {boolean} first
   */
  #line(words, { head, rest, article }, first) {
    const line = document.createElement('p');
    const main = document.createElement(first ? 'strong' : 'span');
    main.textContent = head;
    line.append(main, words.space, rest);
    if (article) line.append(' ', this.#link(words, article));
    return line;
  }

  /**
   * @param {Words} words
   * @param {string} article
   */
  #link(words, article) {
    const link = document.createElement('button');
    link.type = 'button';
    link.className = 'article';
    link.textContent = fill(words.article, { n: article });
    link.addEventListener('click', () => this.onArticle(article));
    return link;
  }

  /**
   * @param {Words} words
   * @param {string} score
   */
  #score(words, score) {
    const shown = document.createElement('span');
    shown.className = 'score';
    const label = document.createElement('span');
    label.className = 'unseen';
    label.textContent = `${fill(words.result.score, { score: '' })} `;
    shown.append(label, `${scoreText(score)} `);
    return shown;
  }

  /**
   * The pieces a pawn may become, to be put in its place.
   * @param {Words} words
   * @param {readonly PromotionLetter[]} letters
   * @param {Side} side
   */
  offer(words, letters, side) {
    const text = [words.name, side, ...letters].join();
    if (text === this.#trayShown) return;
    this.#trayShown = text;
    this.#tray.hidden = letters.length === 0;
    this.#tray.replaceChildren(...letters.map((letter) => this.#choice(words, letter, side)));
  }

  /**
   * An offer of a draw that is to be answered.
   * @param {boolean} stands
   */
  ask(stands) {
    if (this.#answer && this.#answer.hidden === stands) this.#answer.hidden = !stands;
  }

  /**
   * @param {Words} words
   * @param {PromotionLetter} letter
   * @param {Side} side
   */
  #choice(words, letter, side) {
    const choice = document.createElement('button');
    choice.type = 'button';
    choice.dataset.piece = letter;
    choice.append(pieceSvg(side.charAt(0) + letter));
    const name = document.createElement('span');
    name.textContent = words.piece[letter] ?? letter;
    choice.append(name);
    choice.addEventListener('click', () => this.onPromote(letter));
    return choice;
  }
}
