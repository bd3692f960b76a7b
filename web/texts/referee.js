// referee.js -- what the referee says and what the Laws say, in every language: all that is needed besides
// sentence.js, and nothing of the page.
// SPDX-License-Identifier: MIT

import { enReferee } from './en/referee.js';
import { zhHansReferee } from './zh-Hans/referee.js';
import { zhHantReferee } from './zh-Hant/referee.js';

export const lawTexts = { en: enReferee, 'zh-Hans': zhHansReferee, 'zh-Hant': zhHantReferee };
