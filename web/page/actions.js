// actions.js -- the buttons with an act behind them, and the key of each.
// SPDX-License-Identifier: MIT

import { isPartnersAct, personOf } from '../match/partner-manners.js';
import { otherOf } from '../match/sides.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/match.js').Side} Side */

/** Who speaks if nobody says who: the only person, or whose clock runs, or who has the move. @param {Match} match */
export const speaker = (match) => personOf(match) ?? match.running ?? match.state.turn;

/**
 * What the buttons do at the table.
 * @param {Match} match
 * @returns {Readonly<Record<string, () => void>>}
 */
export const atTable = (match) => {
  const answerer = () => otherOf(match.state.offer ?? otherOf(speaker(match)));
  return {
    begin: () => match.begin(),
    press: () => match.submit({ act: 'press', by: speaker(match) }),
    pressWhite: () => match.submit({ act: 'press', by: 'white' }),
    pressBlack: () => match.submit({ act: 'press', by: 'black' }),
    adjust: () => match.submit({ act: 'adjust', on: !match.state.adjusting[match.state.turn] }),
    offer: () => match.submit({ act: 'offer', by: speaker(match) }),
    accept: () => match.submit({ act: 'accept', by: answerer() }),
    reject: () => match.submit({ act: 'reject', by: answerer() }),
    stop: () => match.submit({ act: 'stop', by: speaker(match) }),
  };
};

export class Actions {
  #root;
  #buttons;
  /** Letters are commands; can be turned off. */
  keys;
  /** Called with the name of the act. @type {(act: string) => void} */
  onAct = () => {};

  /**
   * @param {Document} root
   * @param {boolean} keys
   */
  constructor(root, keys) {
    this.#root = root;
    this.keys = keys;
    this.#buttons = [...root.querySelectorAll('button')].filter((button) => button.dataset.act);
    for (const button of this.#buttons) {
      button.addEventListener('click', () => this.onAct(button.dataset.act ?? ''));
    }
    root.addEventListener('keydown', (event) => this.#key(event));
    this.showKeys();
  }

  /** Says by aria-keyshortcuts, and to the eye, which keys there are. */
  showKeys() {
    this.#root.documentElement.toggleAttribute('data-keys', this.keys);
    for (const button of this.#root.querySelectorAll('button')) {
      const { key } = button.dataset;
      if (key && this.keys) button.setAttribute('aria-keyshortcuts', key.toUpperCase());
      else button.removeAttribute('aria-keyshortcuts');
    }
  }

  /**
   * In an open dialog the keys are those of its buttons.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    if (!this.keys || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (isWritten(event.target)) return;
    const key = event.key.toLowerCase();
    const place = this.#root.querySelector('dialog[open]') ?? this.#root.body;
    const button = [...place.querySelectorAll('button')].find(
      (each) =>
        each.dataset.key === key &&
        !each.disabled &&
        each.closest('dialog, body') === place &&
        each.checkVisibility(),
    );
    if (!button) return;
    event.preventDefault();
    button.click();
  }

  /**
   * Buttons that would do nothing are not shown.
   * @param {Match} match
   * @param {boolean} owns false if another tab has the game
   */
  show(match, owns) {
    const { state, over } = match;
    const now = owns
      ? over
        ? ['over', match.sealed ? 'sealed' : '']
        : [state.phase, state.phase === 'setup' ? '' : 'play']
      : ['elsewhere'];
    for (const button of this.#buttons) {
      const { when, act = '' } = button.dataset;
      const fits = when?.split(' ').some((each) => now.includes(each));
      if (when && button.hidden === fits) button.hidden = !button.hidden;
      if (act === 'newGame') button.disabled = !owns;
      if (button.classList.contains('clock')) button.disabled = isPartnersAct(match, act);
      if (act === 'adjust') {
        button.setAttribute('aria-pressed', String(state.adjusting[state.turn]));
      }
    }
  }
}

/** A letter typed there belongs to a text. @param {EventTarget | null} target */
function isWritten(target) {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type);
}
