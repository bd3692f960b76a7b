// page-parts.js -- what the page loads later and is no flow at the table: the form for a new game, the partner,
// the records, the sounds.
// SPDX-License-Identifier: MIT

import { find } from './dialogs.js';

/**
 * What they need of the page; `now` once one of them is there.
 * @typedef {object} Page
 * @property {() => import('./records.js').Now} now
 * @property {() => void} show shows the page anew
 * @property {(setup: import('./newgame.js').Setup) => void} start
 * @property {(fen: string) => void} startFrom
 * @property {(past: import('./past.js').Past) => void} goOn
 */

/** @param {import('./later.js').Parts} parts @param {Page} page */
export function addParts(parts, page) {
  const newGame = parts.add(
    () => import('./newgame.js'),
    ({ NewGame }) => {
      const form = new NewGame(find(document, '#new-game', HTMLDialogElement));
      form.onStart = page.start;
      return form;
    },
  );
  const partner = parts.add(
    () => import('./partner.js'),
    ({ Partner }) => {
      const player = new Partner();
      player.onLost = page.show;
      return player;
    },
  );
  const records = parts.add(
    () => import('./records.js'),
    ({ Records }) => new Records(page),
  );
  const sounds = parts.add(
    () => import('./sounds.js'),
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
