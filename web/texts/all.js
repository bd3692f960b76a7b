// all.js -- every language at once, where size does not matter.
// SPDX-License-Identifier: MIT

import { en } from './en.js';
import { zhHans } from './zh-Hans.js';
import { zhHant } from './zh-Hant.js';

/** @type {Readonly<Record<import('./index.js').Language, import('./index.js').Words>>} */
export const languages = { en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };
