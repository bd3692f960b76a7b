// open.js -- a text or a file is opened: the dialog for it.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { button, choices, labelled, openDialog } from '../browser/panel.js';
import { fill } from '../texts/sentence.js';
import { Progress, wasLeft } from './progress.js';

/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {import('../past/pgn-list.js').Watch} Watch */
/** Takes a file, or a text as one; what is wrong with it, or nothing when it is shown. @typedef {(file: Blob, watch: Watch) => Promise<readonly string[]>} Take */

const MAX_MB = 512;

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
  const progress = new Progress(words);
  /** @param {readonly string[]} sentences */
  const complain = (sentences) => {
    const said = [...sentences, records.untouched ?? ''];
    wrong.replaceChildren(...said.map((each) => make('p', '', each)));
    wrong.scrollIntoView({ block: 'nearest' });
  };
  /** @param {Blob} given */
  const read = async (given) => {
    if (given.size > MAX_MB * 1e6) return complain([fill(records.tooLarge ?? '', { n: MAX_MB })]);
    const watch = progress.begin();
    const sentences = await take(given, watch).catch(() => [records.unreadable ?? '']);
    if (wasLeft(watch)) return;
    progress.end();
    if (sentences.length) complain(sentences);
    else dialog.close();
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
    progress.element,
    labelled(records.text ?? '', text),
    wrong,
    choices(button(records.read ?? '', () => read(new Blob([text.value])), 'primary')),
  );
  dialog.addEventListener('close', () => progress.end());
  return { read };
}
