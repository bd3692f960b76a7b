// keep.js -- the dialog that gives a game away: PGN with its tags, FEN, links, the game as a file.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { copyField, fileName, saveFile } from '../browser/give.js';
import { button, choices, labelled, openDialog, status } from '../browser/panel.js';
import { pgnOfPast, textOf } from '../past/past.js';
import { addressWith, fenFragment, gameFragment } from '../past/share.js';

/** @typedef {import('../past/past.js').Past} Past */
/** @typedef {import('../jadoube.js').Game} Game */
/** @typedef {import('../texts/index.js').Words} Words */

/** The tags that are asked for, and their words. */
const ASKED = /** @type {const} */ ({
  Event: 'event',
  Site: 'site',
  Date: 'date',
  Round: 'round',
  White: 'white',
  Black: 'black',
});

/** The tags as they were filled in last, for one game after the other. @type {Record<string, string>} */
const remembered = {};

/**
 * @param {Words} words
 * @param {Past} past
 * @param {Game} game the same, replayed
 * @param {boolean} secret its acts are not given away
 */
export function openKeep(words, past, game, secret) {
  const { records } = words;
  const news = status();
  const file = (/** @type {string} */ ending) =>
    fileName([past.names.white, past.names.black, past.date], ending);
  const pgn = area();
  const tags = tagFields(words, past, (filled) => {
    pgn.value = pgnOfPast(past, filled);
  });
  const fen = readOnly(game.position.fen());
  const linkFen = readOnly(addressWith(fenFragment(fen.value)));
  const copy = (
    /** @type {string} */ text,
    /** @type {HTMLInputElement | HTMLTextAreaElement} */ field,
  ) =>
    button(text, async () => {
      const copied = await copyField(field);
      news.textContent = (copied ? records.copied : records.byHand) ?? '';
    });
  const parts = [
    tags,
    labelled(records.pgn ?? '', pgn),
    choices(
      copy(records.copyPgn ?? '', pgn),
      button(records.savePgn ?? '', () =>
        saveFile(file('pgn'), pgn.value, 'application/x-chess-pgn'),
      ),
    ),
    beside(labelled(records.fen ?? '', fen), copy(records.copyFen ?? '', fen)),
    beside(labelled(records.linkFen ?? '', linkFen), copy(records.copyLink ?? '', linkFen)),
    ...(secret ? [make('p', 'help', records.secret)] : whole()),
    news,
  ];
  openDialog(words, records.keepTitle ?? '', 'keep', ...parts);

  /** The game with its acts: as a link, as a file. */
  function whole() {
    const text = textOf(past, game);
    const link = readOnly('');
    gameFragment(text).then((fragment) => {
      link.value = addressWith(fragment);
    });
    const save = button(records.saveGame ?? '', () => saveFile(file('jadoube'), text));
    return [
      beside(labelled(records.linkGame ?? '', link), copy(records.copyLink ?? '', link)),
      beside(make('p', 'help', records.log), save),
    ];
  }
}

/** @param {HTMLElement} field @param {HTMLElement} act */
function beside(field, act) {
  const row = make('div', 'beside');
  row.append(field, act);
  return row;
}

/** @param {string} value */
function readOnly(value) {
  const field = make('input');
  field.readOnly = true;
  field.value = value;
  return field;
}

function area() {
  const field = make('textarea');
  field.readOnly = true;
  field.rows = 8;
  field.spellcheck = false;
  return field;
}

/**
 * @param {Words} words
 * @param {Past} past
 * @param {(tags: Record<string, string>) => void} changed called now, and whenever a field changes
 */
function tagFields({ records, page }, { names, date }, changed) {
  const fields = make('div', 'tags');
  /** @type {Record<string, string>} */
  const tags = { ...remembered, White: names.white, Black: names.black, Date: date };
  for (const [tag, word] of Object.entries(ASKED)) {
    const field = make('input');
    field.name = tag;
    field.autocomplete = 'off';
    field.maxLength = 80;
    field.value = tags[tag] ?? '';
    field.addEventListener('input', () => {
      tags[tag] = field.value.trim();
      if (tag === 'Event' || tag === 'Site' || tag === 'Round') remembered[tag] = tags[tag] ?? '';
      changed(tags);
    });
    fields.append(labelled(records[word] ?? page[word] ?? '', field));
  }
  changed(tags);
  return fields;
}
