// envelope-card.js -- an envelope as everybody sees it: what stands on it (13.2), and nothing of what is in it.
// SPDX-License-Identifier: MIT

import { describe, diagram } from '../board/diagram.js';
import { make } from '../browser/base.js';
import { digits } from '../clocks/clocks.js';
import { Position } from '../jadoube.js';
import { SIDES } from '../match/sides.js';

/** @typedef {import('./envelope.js').Items} Items */
/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {import('../texts/sentence.js').Table} SealWords */

/**
 * @param {Words} words
 * @param {SealWords} seal
 * @param {Items} items
 * @param {string} state what the flap says: open, closed
 * @param {boolean} turned Black is below
 */
export function envelopeCard(words, seal, items, state, turned) {
  const card = make('section', 'envelope');
  card.setAttribute('aria-label', seal.envelope ?? '');
  const list = make('dl');
  for (const [name, value] of rowsOf(words, seal, items)) {
    const row = make('div');
    row.append(make('dt', '', name), make('dd', '', value));
    list.append(row);
  }
  card.append(make('p', 'flap', state), list);
  const read = Position.fromFen(items.fen);
  if (read.ok) {
    const picture = diagram(read.value, turned);
    picture.setAttribute('aria-label', describe(words, read.value));
    card.append(picture);
  }
  return card;
}

/** The five items of 13.2, and what 2023 adds. @param {Words} words @param {SealWords} seal @param {Items} items @returns {[string, string][]} */
function rowsOf({ side, colon }, seal, { fen, used, sealer, number, offer, ...names }) {
  const time = (/** @type {number} */ ms) => digits(Math.floor(ms / 1000) * 1000, 0);
  const nameOf = (/** @type {'white' | 'black'} */ each) => names[each] || seal.nameless || '';
  return [
    ...SIDES.map((each) => /** @type {[string, string]} */ ([side[each], nameOf(each)])),
    [seal.position ?? '', fen],
    [seal.used ?? '', SIDES.map((each) => `${side[each]} ${time(used[each])}`).join(' · ')],
    [seal.sealer ?? '', [side[sealer], names[sealer]].filter(Boolean).join(colon)],
    [seal.number ?? '', String(number)],
    ...(offer ? [/** @type {[string, string]} */ ([seal.offer ?? '', seal.yes ?? ''])] : []),
  ];
}
