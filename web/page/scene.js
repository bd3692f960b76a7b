// scene.js -- what the page shows of a match: board, clocks, what has to be done, the tray, the Law.
// SPDX-License-Identifier: MIT

import { JdBoard } from '../board/board.js';
import { find } from '../browser/dialogs.js';
import { Clocks } from '../clocks/clocks.js';
import { describeTempo } from '../clocks/tempo.js';
import { Duty } from '../duty/duty.js';
import { LawCard } from '../duty/law.js';
import { aloud, compose } from '../duty/sentences.js';
import { handMarks, marksOf, namer, piecesOf } from '../match/marks.js';
import { personOf } from '../match/partner-manners.js';
import { promotions } from '../match/steps.js';
import { translate } from '../reader/translate.js';
import { part } from '../texts/sentence.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/match.js').Change} Change */
/** @typedef {import('../texts/index.js').FirstWords} Words */
/**
 * What there is to show: `owns` is false if another tab has the game, `notice` what the reader should
 * know about the page, `trouble` why the partner does not play.
 * @typedef {object} View
 * @property {Match} match
 * @property {boolean} owns
 * @property {keyof Words['prompt'] | null} notice
 * @property {keyof Words['partner']['trouble'] | null} trouble
 */

const byId = (/** @type {string} */ id) => find(document, `#${id}`, HTMLElement);

export class Scene {
  board = find(document, 'jd-board', JdBoard);
  duty = new Duty(byId('duty'), byId('tray'), byId('answer'));
  /** The board was last used by keys, so the focus is led on. */
  byKeys = false;
  #clocks = new Clocks(document);
  #law = new LawCard(byId('law'));
  #table = byId('table');
  /** Where the game is played and ruled: all of it rests while another tab has the game. */
  #acting = ['table', 'entries', 'check', 'desk'].map(byId);
  #tray = byId('tray');
  #looks;

  /** @param {import('../reader/looks.js').Looks} looks */
  constructor(looks) {
    this.#looks = looks;
  }

  /** @param {View} view @param {Change} change */
  show(view, change) {
    const { match, owns } = view;
    const { board } = this;
    board.pieces = piecesOf(match);
    board.marks = match.level.hints ? marksOf(match) : handMarks(match);
    this.#say(view, change);
    this.#showTray(view);
    this.#clocks.still = !owns;
    for (const part of this.#acting) part.inert = !owns;
    this.#clocks.show(match, this.#looks.words, change.verdicts);
    this.duty.ask(owns && ![null, personOf(match)].includes(match.state.offer) && !match.over);
  }

  /** @param {View} view @param {Change} change */
  #say({ match, owns, notice, trouble }, change) {
    const { words } = this.#looks;
    const tell = match.level.hints ? compose : aloud;
    const parts = owns ? tell(words, match, change) : [];
    if (trouble && owns) parts.unshift(part(words.partner.trouble[trouble], '', {}));
    if (notice) parts.unshift(part(words.prompt[notice], '', {}));
    const ruled = change.verdicts.some(({ ruling }) => ruling) || change.why !== null;
    const kind = match.over ? 'over' : ruled ? 'ruled' : isBound(match) ? 'bound' : 'free';
    this.duty.say(words, parts, { kind, again: ruled, score: match.state.result });
    this.showLaw(match, parts.find(({ article }) => article)?.article);
  }

  /** @param {Match} match @param {string} [article] none: as before */
  showLaw({ edition }, article) {
    this.#law.show(this.#looks.words, this.#looks.all, edition, article);
  }

  /** Brings an Article into view. @param {Match} match @param {string} article */
  revealLaw(match, article) {
    this.showLaw(match, article);
    this.#law.reveal();
  }

  /** The pieces a pawn may become; a player at the keys finds the focus there. @param {View} view */
  #showTray({ match, owns }) {
    const letters = match.over || !owns ? [] : promotions(match.state);
    const shown = !this.#tray.hidden;
    this.duty.offer(this.#looks.words, letters, match.state.turn);
    if (letters.length && !shown && this.byKeys) this.#tray.querySelector('button')?.focus();
  }

  /** The fixed words in the language that is chosen, and what has been said of the Law. @param {Match} match */
  translate(match) {
    const { words, language } = this.#looks;
    translate(words, language);
    this.#looks.showTheme();
    this.board.caption = words.page.board ?? '';
    this.board.label = namer(words);
    this.board.relabel();
    byId('tempo').textContent = describeTempo(words, match.tempo);
    find(document, '#language', HTMLSelectElement).value = language;
    this.showLaw(match);
  }

  /** The side that the reader has chosen is below. */
  turn() {
    const { below } = this.#looks;
    this.board.setAttribute('orientation', below);
    this.#table.dataset.below = below;
  }
}

/** A duty that the level lets the players see. @param {Match} match */
const isBound = ({ level, state: { bound, partial } }) =>
  level.hints && (bound || partial !== null);

/** The focus was on something that is gone: it goes on to what can be done now. */
export function leadOn() {
  const first = document.querySelector('.acts button:not([hidden])');
  if (first instanceof HTMLElement) first.focus();
}
