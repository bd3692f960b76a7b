// envelope-open.js -- the dialog for a file with an adjourned game: what stands on it, the passphrase, the game set up.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { openDialog } from '../browser/panel.js';
import { JadoubeError } from '../jadoube.js';
import { Match } from '../match/match.js';
import { fill } from '../texts/sentence.js';
import { canLock } from './cipher.js';
import { envelopeCard } from './envelope-card.js';
import { openFile, readFile } from './envelope-file.js';
import { Passphrase } from './passphrase.js';
import { wearSealStyle } from './seal-style.js';
import { formOf } from './sealing.js';

/** @typedef {import('../match/match.js').Saved} Saved */
/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {import('../texts/index.js').Language} Language */
/** Plays the game of the file; `close` when it is to be played. @typedef {(saved: Saved, close: () => void) => void} Use */

/**
 * @param {{words: Words, language: Language, turned: boolean}} page
 * @param {string} text of the file
 * @param {Use} [use] left out where another tab has the game
 */
export async function openEnvelopeFile({ words, language, turned }, text, use) {
  const { seal } = words;
  wearSealStyle();
  const parts = canLock() ? await partsOf() : [make('p', 'wrong', seal.noCrypto)];
  const dialog = openDialog(words, seal.fileTitle ?? '', 'adjournment', ...parts);
  const first = dialog.querySelector('input:not(.unseen)');
  if (first instanceof HTMLElement) first.focus();

  async function partsOf() {
    const file = await readFile(text);
    if (typeof file === 'string') {
      const wrong = make('div', 'wrong');
      wrong.setAttribute('role', 'alert');
      const said = [seal[`file ${file}`], words.records.untouched];
      wrong.append(...said.map((each) => make('p', '', each)));
      return [wrong];
    }
    const when = new Date(file.when).toLocaleString(language, TIME);
    const flap = fill(seal.when ?? '', { date: when });
    const card = envelopeCard(words, seal, file.items, flap, turned);
    if (!use) return [make('p', 'wrong', words.prompt.elsewhere[0]), card];
    return [make('p', 'help', seal.fileHelp), formFor(file, use), card];
  }

  /** @param {import('./envelope-file.js').EnvelopeFile} file @param {Use} take */
  function formFor(file, take) {
    const passphrase = new Passphrase(seal, file.holder);
    const { form, submit, complain } = formOf(seal.setUp ?? '', ...passphrase.parts);
    form.className = 'file';
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const secret = passphrase.read(complain);
      if (!secret) return;
      submit.disabled = true;
      const saved = await openFile(file, secret.passphrase);
      submit.disabled = false;
      if (!dialog.open) return;
      const [field] = form.querySelectorAll('input:not(.unseen)');
      if (saved && isWhole(saved)) take(saved, () => dialog.close());
      else if (field instanceof HTMLInputElement)
        complain(field, `${seal.fileWrong} ${words.records.untouched}`);
    });
    return form;
  }
}

/** @type {Intl.DateTimeFormatOptions} */
const TIME = { dateStyle: 'long', timeStyle: 'short' };

/** Its lines can be judged, and lead to an adjourned game. @param {Saved} saved */
function isWhole(saved) {
  try {
    return Match.load(saved).state.phase === 'adjourned';
  } catch (error) {
    if (error instanceof JadoubeError) return false;
    throw error;
  }
}
