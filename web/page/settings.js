// settings.js -- the settings that are fields of the page: the language, letters as commands, the letters of the
// pieces, and sounds.
// SPDX-License-Identifier: MIT

import { find } from '../browser/dialogs.js';
import { isLanguage } from '../texts/index.js';

/**
 * @param {import('../reader/looks.js').Looks} looks
 * @param {import('./actions.js').Actions} actions
 * @param {(language: import('../texts/index.js').Language) => void} speak also when the letters are others
 */
export function followSettings(looks, actions, speak) {
  find(document, '#language', HTMLSelectElement).addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && isLanguage(target.value)) speak(target.value);
  });
  const keys = find(document, '#keys-on', HTMLInputElement);
  keys.checked = actions.keys;
  keys.addEventListener('change', () => {
    actions.keys = keys.checked;
    actions.showKeys();
    looks.choose({ keys: actions.keys });
  });
  const letters = find(document, '#letters', HTMLSelectElement);
  letters.value = looks.letters;
  letters.addEventListener('change', () => {
    looks.choose({ letters: letters.value });
    speak(looks.language);
  });
  const sounds = find(document, '#sounds', HTMLInputElement);
  sounds.checked = looks.sounds;
  sounds.addEventListener('change', () => looks.choose({ sounds: sounds.checked }));
}
