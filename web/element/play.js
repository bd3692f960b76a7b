// play.js -- <jadoube-board mode="play">: two sides at one board under the referee, without a clock.
// SPDX-License-Identifier: MIT

import { JdBoard } from '../board/board.js';
import { make } from '../browser/base.js';
import { Duty } from '../duty/duty.js';
import { LawCard } from '../duty/law.js';
import { compose, rulings } from '../duty/sentences.js';
import { Hand } from '../match/hand.js';
import { levels, untimed } from '../match/levels.js';
import { handMarks, marksOf, namer, piecesOf } from '../match/marks.js';
import { Match } from '../match/match.js';
import { promotions, targetOf } from '../match/steps.js';

/** @typedef {import('./options.js').Options} Options */
/** @typedef {import('../past/record.js').Place} Place */
/** @typedef {import('../match/match.js').Change} Change */
/** @typedef {import('../jadoube.js').Verdict} Verdict */
/** @typedef {import('../texts/index.js').Words} Words */
/** What stands now; the result is null while the game goes on. @typedef {{fen: string, plies: number, moves: readonly string[], result: string | null}} Standing */
/** A breach: its Article, what it is, and whether it was prevented. @typedef {{article: string, code: string, prevented: boolean}} Violation */
/** @typedef {'adjust' | 'claimTouch' | 'claimIllegal' | 'again'} Deed */

/** @type {Change} */
const NOTHING = { verdicts: [], why: null, gap: 0 };
const NO_NAMES = { white: '', black: '' };

/** The moves of the main line from a place on. @param {Place} start */
function movesFrom(start) {
  const moves = [];
  for (let at = start.next[0]; at; at = at.next[0]) moves.push(at.san);
  return moves;
}

/** A game that stands where the record ends. @param {Options} options */
const gameOf = ({ start, level }) => untimed(level, start.position.fen(), movesFrom(start));

export class Play {
  element = make('div', 'frame');
  #options;
  #level;
  /** @type {Match} */
  #match;
  /** @type {Hand} */
  #hand;
  /** @type {Words | null} */
  #words = null;
  #board = new JdBoard();
  #status = make('div', 'duty');
  #tray = make('div', 'tray');
  #card = make('div', 'law');
  #duty;
  #law;
  #plies = 0;
  /** @type {Map<Deed, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {(standing: Standing, moved: boolean) => void} */
  onChange = () => {};
  /** @type {(violation: Violation) => void} */
  onViolation = () => {};

  /**
   * @param {Options} options
   * @param {boolean} turned Black is below
   */
  constructor(options, turned) {
    this.#options = options;
    this.#level = levels[options.level];
    this.#match = new Match(gameOf(options), NO_NAMES);
    this.#hand = new Hand(this.#match);
    this.#status.setAttribute('role', 'status');
    this.#tray.hidden = true;
    this.#card.hidden = true;
    const title = make('h2');
    title.tabIndex = -1;
    this.#card.append(title, make('p'), this.#close());
    this.#duty = new Duty(this.#status, this.#tray);
    this.#law = new LawCard(this.#card);
    this.turn(turned);
    this.element.append(this.#board, this.#status, this.#tray, this.#bar(), this.#card);
    this.#listen();
    this.#begin(this.#match);
  }

  /** @param {Match} match */
  #begin(match) {
    this.#match = match;
    this.#hand = new Hand(match);
    this.#hand.prevents = this.#level.prevents;
    this.#hand.free = !this.#level.hints;
    this.#board.held = null;
    this.#plies = match.state.plies;
    match.addEventListener('change', (event) => {
      const change = /** @type {CustomEvent<Change>} */ (event).detail;
      this.#show(change);
      this.#report(change);
    });
    this.#show(NOTHING);
  }

  // ---- what is heard ------------------------------------------------------------------------------

  #listen() {
    const on = (/** @type {string} */ type, /** @type {(detail: any) => void} */ act) =>
      this.#board.addEventListener(type, (event) => {
        event.stopPropagation();
        act(/** @type {CustomEvent} */ (event).detail);
        this.#board.held = this.#hand.chosen;
      });
    on('jd-press', (press) => this.#hand.press(press));
    on('jd-lift', ({ square }) => this.#hand.lift(square));
    on('jd-drop', (drop) => this.#hand.drop(drop));
    on('jd-escape', () => {
      this.#duty.forget();
      this.#match.remind();
    });
    this.#duty.onArticle = (article) => this.#showLaw(article);
    this.#duty.onPromote = (letter) => {
      const { partial } = this.#match.state;
      this.#hand.promote(letter);
      if (partial) this.#board.focusSquare(targetOf(partial));
    };
  }

  #bar() {
    const bar = make('div', 'bar');
    /** @type {Deed[]} */
    const claims = this.#level.hints ? [] : ['claimTouch', 'claimIllegal'];
    for (const deed of /** @type {Deed[]} */ (['adjust', ...claims, 'again'])) {
      const button = make('button');
      button.type = 'button';
      button.addEventListener('click', () => this.#do(deed));
      this.#buttons.set(deed, button);
      bar.append(button);
    }
    return bar;
  }

  #close() {
    const button = make('button', 'close');
    button.type = 'button';
    button.addEventListener('click', () => {
      this.#card.hidden = true;
    });
    return button;
  }

  /** @param {Deed} deed */
  #do(deed) {
    const { turn, adjusting, unseen } = this.#match.state;
    const other = turn === 'white' ? 'black' : 'white';
    if (deed === 'adjust') this.#match.submit({ act: 'adjust', on: !adjusting[turn] });
    else if (deed === 'again') this.#begin(new Match(gameOf(this.#options), NO_NAMES));
    else {
      const what = deed === 'claimTouch' ? 'touch' : 'illegal';
      this.#match.submit({ act: 'claim', what, by: unseen ? other : turn });
    }
  }

  // ---- what is shown ------------------------------------------------------------------------------

  /** @param {Change} change */
  #show(change) {
    const [match, words] = [this.#match, this.#words];
    this.#board.pieces = piecesOf(match);
    this.#board.marks = this.#level.hints || match.over ? marksOf(match) : handMarks(match);
    if (!words) return;
    const { state, over } = match;
    const told = this.#level.hints || over;
    const parts = told ? compose(words, match, change) : rulings(words, match, change);
    const ruled = told ? isRuled(change) : parts.length > 0;
    const bound = told && (state.bound || state.partial);
    const kind = over ? 'over' : ruled ? 'ruled' : bound ? 'bound' : 'free';
    this.#duty.say(words, parts, { kind, again: ruled, score: state.result });
    this.#duty.offer(words, over ? [] : promotions(state), state.turn);
    this.#buttons.get('adjust')?.setAttribute('aria-pressed', String(state.adjusting[state.turn]));
    for (const [deed, button] of this.#buttons) button.hidden = over && deed !== 'again';
  }

  /** @param {string} article */
  #showLaw(article) {
    if (!this.#words) return;
    this.#card.hidden = false;
    this.#law.show(this.#words, this.#words, this.#match.edition, article);
    this.#law.reveal();
  }

  /** Tells the host. @param {Change} change */
  #report({ verdicts, why }) {
    const { standing } = this;
    this.onChange(standing, standing.plies !== this.#plies);
    this.#plies = standing.plies;
    const breach = verdicts.find(({ code, article }) => isBreach(code, article));
    const [reason] = why?.problems ?? [];
    if (breach)
      this.onViolation({
        article: breach.article,
        code: reason?.code ?? 'touch',
        prevented: false,
      });
    else if (reason && this.#level.prevents)
      this.onViolation({ article: reason.article ?? '', code: reason.code, prevented: true });
  }

  /** @returns {Standing} */
  get standing() {
    const { fen, plies, result } = this.#match.state;
    return { fen, plies, moves: this.#match.sans, result };
  }

  /** @param {boolean} turned Black is below */
  turn(turned) {
    this.#board.setAttribute('orientation', turned ? 'black' : 'white');
  }

  /** All texts, in the language chosen. @param {Words} words */
  speak(words) {
    this.#words = words;
    const { page, embed } = words;
    const names = {
      adjust: page.adjust,
      claimTouch: embed.claimTouch,
      claimIllegal: embed.claimIllegal,
      again: embed.again,
    };
    for (const [deed, button] of this.#buttons) button.textContent = names[deed] ?? '';
    const close = this.#card.querySelector('.close');
    if (close) close.textContent = embed.close;
    this.#tray.setAttribute('aria-label', page.promotion ?? '');
    this.#board.caption = page.board ?? '';
    this.#board.label = namer(words);
    this.#board.relabel();
    this.#law.show(words, words, this.#match.edition);
    this.#show(NOTHING);
  }
}

/** @param {Change} change */
const isRuled = ({ verdicts, why }) => verdicts.some(({ ruling }) => ruling) || why !== null;

/**
 * An illegal move, or a move with another piece than the touched one.
 * @param {string} code
 * @param {string} article
 */
const isBreach = (code, article) => code === 'ILLEGAL' || (code === 'RESTORE' && article === '7.2');
