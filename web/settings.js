// settings.js -- the two settings that are fields of the page: the language, and letters as commands.
// SPDX-License-Identifier: MIT

import { find } from './dialogs.js';
import { isLanguage } from './texts/index.js';

/**
 * @param {import('./looks.js').Looks} looks
 * @param {import('./actions.js').Actions} actions
 * @param {(language: import('./texts/index.js').Language) => void} speak
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
}
