// open.js -- a text or a file is opened: the dialog for it.
// SPDX-License-Identifier: MIT

import { make } from './base.js';
import { button, choices, labelled, openDialog } from './panel.js';
import { fill } from './texts/sentence.js';

/** @typedef {import('./texts/index.js').Words} Words */
/** Takes a text; what is wrong with it, or nothing when it is shown. @typedef {(text: string) => readonly string[]} Take */

const MAX_MB = 32;

/** The text of a file; those who do not know UTF-8 write Latin-1. @param {Blob} file */
async function textIn(file) {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The dialog. It stays open while what is given cannot be used.
 * @param {Words} words
 * @param {Take} take
 */
export function openOpen(words, take) {
  const { records } = words;
  const file = make('input');
  file.type = 'file';
  file.accept = '.pgn,.fen,.epd,.txt,.jadoube,text/plain,application/x-chess-pgn';
  const text = make('textarea');
  text.rows = 6;
  text.spellcheck = false;
  const wrong = make('div', 'wrong');
  wrong.setAttribute('role', 'alert');
  /** @param {string} given */
  const use = (given) => {
    const sentences = take(given);
    if (sentences.length) complain(sentences);
    else dialog.close();
  };
  /** @param {readonly string[]} sentences */
  const complain = (sentences) => {
    const said = [...sentences, records.untouched ?? ''];
    wrong.replaceChildren(...said.map((each) => make('p', '', each)));
    wrong.scrollIntoView({ block: 'nearest' });
  };
  /** @param {Blob} given */
  const read = async (given) => {
    if (given.size > MAX_MB * 1e6) complain([fill(records.tooLarge ?? '', { n: MAX_MB })]);
    else
      await textIn(given).then(use, () => {
        complain([records.unreadable ?? '']);
      });
  };
  file.addEventListener('change', () => {
    if (file.files?.[0]) read(file.files[0]);
    file.value = '';
  });
  const dialog = openDialog(
    words,
    records.openTitle ?? '',
    'open',
    make('p', 'help', records.openHelp),
    labelled(records.file ?? '', file),
    labelled(records.text ?? '', text),
    wrong,
    choices(button(records.read ?? '', () => use(text.value), 'primary')),
  );
  return { use, read };
}
