// all.js -- every language at once, where size does not matter.
// SPDX-License-Identifier: MIT

import { en } from './en/first.js';
import { enRest } from './en/rest.js';
import { zhHans } from './zh-Hans/first.js';
import { zhHansRest } from './zh-Hans/rest.js';
import { zhHant } from './zh-Hant/first.js';
import { zhHantRest } from './zh-Hant/rest.js';

/** @type {Readonly<Record<import('./index.js').Language, import('./index.js').Words>>} */
export const languages = {
  en: { ...en, ...enRest },
  'zh-Hans': { ...zhHans, ...zhHansRest },
  'zh-Hant': { ...zhHant, ...zhHantRest },
};
