// zh-Hans/referee.js -- what the referee and the Laws say, in simplified Chinese.
// SPDX-License-Identifier: MIT

import { zhHansFide2023 } from './fide-2023.js';
import { zhHansLaws } from './laws.js';
import { zhHansSaid } from './said.js';

/** @type {import('../sentence.js').LawTexts} */
export const zhHansReferee = { ...zhHansSaid, laws: zhHansLaws, fide2023: zhHansFide2023 };
