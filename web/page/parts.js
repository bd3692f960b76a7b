// parts.js -- what the page loads later and is no flow at the table: the form for a new game, the partner,
// the records, the sounds.
// SPDX-License-Identifier: MIT

import { find } from '../browser/dialogs.js';

/**
 * What they need of the page; `now` once one of them is there.
 * @typedef {object} Page
 * @property {() => import('../records/records.js').Now} now
 * @property {() => void} show shows the page anew
 * @property {(setup: import('../newgame/newgame.js').Setup) => void} start
 * @property {(fen: string) => void} startFrom
 * @property {(past: import('../past/past.js').Past) => void} goOn
 */

/** @param {import('../browser/later.js').Parts} parts @param {Page} page */
export function addParts(parts, page) {
  const newGame = parts.add(
    () => import('../newgame/newgame.js'),
    ({ NewGame }) => {
      const form = new NewGame(find(document, '#new-game', HTMLDialogElement));
      form.onStart = page.start;
      return form;
    },
  );
  const partner = parts.add(
    () => import('../partner/partner.js'),
    ({ Partner }) => {
      const player = new Partner();
      player.onLost = page.show;
      return player;
    },
  );
  const records = parts.add(
    () => import('../records/records.js'),
    ({ Records }) => new Records(page),
  );
  const sounds = parts.add(
    () => import('../reader/sounds.js'),
    ({ Sounds }) => new Sounds(page.now().match),
  );
  /** What the buttons of the records do. @type {Readonly<Record<string, () => void>>} */
  const does = {
    recordsOpen: () => records.use((each) => each.open()),
    recordsKeep: () => records.use((each) => each.keep()),
    recordsArchive: () => records.use((each) => each.openArchive()),
    recordsPrint: () => records.use((each) => each.print()),
  };
  return { newGame, partner, records, sounds, does };
}
