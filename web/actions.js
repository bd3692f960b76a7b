// actions.js -- the buttons with an act behind them, and the key of each.
// SPDX-License-Identifier: MIT

import { isPartnersAct, personOf } from './partner-manners.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Side} Side */

/** @type {(side: Side) => Side} */
const otherOf = (side) => (side === 'white' ? 'black' : 'white');

/** Who speaks if nobody says who: the one person there is, or whose clock runs, or who has the move. @param {Match} match */
const speaker = (match) => personOf(match) ?? match.running ?? match.state.turn;

/**
 * What the buttons do at the table.
 * @param {Match} match
 * @returns {Readonly<Record<string, () => void>>}
 */
export const atTable = (match) => ({
  begin: () => match.begin(),
  press: () => match.submit({ act: 'press', by: speaker(match) }),
  pressWhite: () => match.submit({ act: 'press', by: 'white' }),
  pressBlack: () => match.submit({ act: 'press', by: 'black' }),
  adjust: () => match.submit({ act: 'adjust', on: !match.state.adjusting[match.state.turn] }),
  claimTouch: () =>
    match.submit({ act: 'claim', what: 'touch', by: personOf(match) ?? match.state.turn }),
  claimFlag: () =>
    match.submit({ act: 'claim', what: 'flag', by: personOf(match) ?? otherOf(speaker(match)) }),
});

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
    for (const button of this.#buttons) {
      const { key } = button.dataset;
      if (key && this.keys) button.setAttribute('aria-keyshortcuts', key.toUpperCase());
      else button.removeAttribute('aria-keyshortcuts');
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.keys || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type !== 'checkbox') return;
    if (target instanceof HTMLSelectElement || this.#root.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    const button = this.#buttons.find(
      (each) => each.dataset.key === key && !each.hidden && !each.disabled,
    );
    if (!button) return;
    event.preventDefault();
    this.onAct(button.dataset.act ?? '');
  }

  /**
   * Buttons that would do nothing are not shown.
   * @param {Match} match
   * @param {boolean} owns false if another tab has the game
   */
  show(match, owns) {
    const { state, over } = match;
    const here = over ? 'over' : state.phase === 'setup' ? 'setup' : 'play';
    const now = owns ? here : 'elsewhere';
    for (const button of this.#buttons) {
      const { when, act = '' } = button.dataset;
      if (when && button.hidden !== (when !== now)) button.hidden = when !== now;
      if (act === 'newGame') button.disabled = !owns;
      if (/^press./.test(act) && act !== 'press') button.disabled = isPartnersAct(match, act);
      if (act === 'adjust') {
        button.setAttribute('aria-pressed', String(state.adjusting[state.turn]));
      }
    }
  }
}
