// sidechoice.js -- the choice of White or Black in a form: who it is that acts.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { personOf } from '../match/partner-manners.js';
import { isSide, SIDES } from '../match/sides.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/sides.js').Side} Side */
/** @typedef {import('../texts/index.js').Words} Words */

/** Who has the move; where that is not told, whose clock runs. @param {Match} match @returns {Side} */
const likelySide = ({ level, state, running }) => (level.hints ? state.turn : (running ?? 'white'));

/**
 * Fills a fieldset with the sides that a person may act for; unless said, the likely one is chosen.
 * @param {HTMLElement} fieldset
 * @param {Words} words
 * @param {string} legend
 * @param {Match} match
 * @param {Side} [likely]
 */
export function offerSides(fieldset, words, legend, match, likely = likelySide(match)) {
  const person = personOf(match);
  const chosen = person ?? likely;
  const choices = (person ? [person] : SIDES).map((side) => {
    const label = make('label');
    const radio = make('input');
    Object.assign(radio, { type: 'radio', name: 'by', value: side, checked: side === chosen });
    label.append(radio, make('span', '', words.side[side]));
    return label;
  });
  fieldset.replaceChildren(make('legend', '', legend), ...choices);
}

/**
 * The side chosen in a form.
 * @param {HTMLFormElement} form
 * @returns {Side}
 */
export function chosenSide(form) {
  const by = new FormData(form).get('by');
  return isSide(by) ? by : 'white';
}
