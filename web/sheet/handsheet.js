// handsheet.js -- the scoresheets that the players write themselves (11.1): an entry for each move.
//
// What is written is not looked at while the game goes on: it is the player's. The referee is told when a
// sheet is up to date, and of a move that is written before it is played. After the game the entries are
// compared with what was played.
// SPDX-License-Identifier: MIT

import { chosenSide, offerSides } from '../claims/sidechoice.js';
import { clockText } from '../clocks/clocktext.js';
import { readTime } from '../clocks/tempo.js';
import { SIDES } from '../match/sides.js';
import { inEnglish } from '../reader/letters-in.js';
import { fill, numberIn } from '../texts/sentence.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('./sheet.js').Sheet} Sheet */
/** @typedef {import('../match/sides.js').Side} Side */
/** @typedef {import('../texts/index.js').Words} Words */

export class HandSheet {
  #form;
  #sheet;
  /** @type {Match | undefined} */
  #match;
  /** @type {Words | undefined} */
  #words;
  /** Looks again when somebody may get short of time. */
  #timer = 0;
  /** What is written has changed. */
  onWrite = () => {};

  /** @param {HTMLFormElement} form @param {Sheet} sheet */
  constructor(form, sheet) {
    this.#form = form;
    this.#sheet = sheet;
    form.addEventListener('submit', (event) => this.#write(event));
    form.addEventListener('change', () => this.#draw());
    form.querySelector('.strike')?.addEventListener('click', () => this.#strike());
  }

  /**
   * Shows the sheets of a match, if its players write them.
   * @param {Match} match
   * @param {Words} words
   * @returns {boolean}
   */
  show(match, words) {
    const byHand = match.ask('set scoresheet') === 'manual';
    this.#form.hidden = !byHand;
    if (!byHand) {
      clearTimeout(this.#timer);
      return false;
    }
    const fieldset = this.#form.querySelector('fieldset');
    if (fieldset && (words !== this.#words || match !== this.#match)) {
      const side = match === this.#match ? chosenSide(this.#form) : undefined;
      offerSides(fieldset, words, words.sheet.whose ?? '', match, side);
    }
    [this.#match, this.#words] = [match, words];
    this.#draw();
    return true;
  }

  /** The referee hears of the sheets that are up to date. @param {Match} match */
  #tell(match) {
    const { plies } = match.state;
    if (match.over) return;
    for (const side of SIDES) {
      const written = match.sheets[side].length;
      if (written < plies || plies === 0 || match.recorded[side] === plies) continue;
      match.recorded[side] = plies;
      match.submit({ act: 'record', by: side });
    }
  }

  get #entry() {
    const field = this.#form.elements.namedItem('entry');
    return field instanceof HTMLInputElement ? field : undefined;
  }

  #draw() {
    const [match, words] = [this.#match, this.#words];
    if (!match || !words) return;
    const written = match.sheets[chosenSide(this.#form)];
    this.#sheet.fill(match.state.start, written, match.over ? wrongIn(match, written) : []);
    const [, turn, , , , first] = match.state.start.split(' ');
    const ply = 2 * (Number(first) - 1) + (turn === 'b' ? 1 : 0) + written.length;
    const next = { n: Math.floor(ply / 2) + 1, side: words.side[ply % 2 ? 'black' : 'white'] };
    const label = this.#form.querySelector('.next');
    if (label) label.textContent = fill(words.sheet.next ?? '', next);
    const strike = this.#form.querySelector('.strike');
    if (strike instanceof HTMLButtonElement) strike.disabled = written.length === 0;
    this.#excuse(match, words);
  }

  /** Says when the owner of the sheet need not write for lack of time (11.2). @param {Match} match @param {Words} words */
  #excuse(match, words) {
    clearTimeout(this.#timer);
    const side = chosenSide(this.#form);
    const answer = match.ask(`noscore ${side === 'white' ? 'w' : 'b'}`);
    // The time to the flag below which he need not write, in milliseconds.
    const below = (readTime(answer) ?? 0) * 1000;
    const left = match.over ? null : match.toFlag(side);
    const rest = answer === 'rest' && !match.over;
    const excused = rest || (left !== null && left < below);
    const time = clockText(below).replace(/^0:0?/, '');
    const sentence = rest ? words.sheet.exemptRest : words.sheet.exempt;
    const said = fill(sentence ?? '', { side: words.side[side], time });
    const article = fill(words.article, { n: numberIn('11.2', match.edition) });
    const place = this.#form.querySelector('.exempt');
    const text = excused ? [said, article].join(words.space) : '';
    if (place && place.textContent !== text) place.textContent = text;
    if (left !== null && !excused && below > 0 && match.running === side)
      this.#timer = setTimeout(() => this.#excuse(match, words), left - below + 1);
  }

  /** @param {SubmitEvent} event */
  #write(event) {
    event.preventDefault();
    const [match, field] = [this.#match, this.#entry];
    const text = field?.value.trim();
    if (!match || !field || !text) return;
    const side = chosenSide(this.#form);
    const { plies, turn } = match.state;
    const written = match.sheets[side];
    written.push(text);
    field.value = '';
    if (written.length === plies + 1 && side === turn)
      match.submit({ act: 'write', text: inEnglish(text), by: side });
    this.#tell(match);
    this.#draw();
    this.onWrite();
    field.focus();
  }

  /** The last entry is struck out; another one may be written. */
  #strike() {
    const match = this.#match;
    if (!match) return;
    match.sheets[chosenSide(this.#form)].pop();
    this.#draw();
    this.onWrite();
  }
}

/**
 * The entries that are not what was played.
 * @param {Match} match
 * @param {readonly string[]} written
 */
function wrongIn({ record }, written) {
  let before = record.first;
  return written.flatMap((text, i) => {
    const played = record.moves[i];
    const read = before.parse(inEnglish(text));
    const same = read.ok ? read.value.uci === played?.move?.uci : text === played?.san;
    if (played) before = played.after;
    return same ? [] : [i];
  });
}
