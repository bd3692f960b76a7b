// zh-Hant/referee.js -- what the referee and the Laws say, in traditional Chinese.
// SPDX-License-Identifier: MIT

import { zhHantFide2023 } from './fide-2023.js';
import { zhHantLaws } from './laws.js';
import { zhHantSaid } from './said.js';

/** @type {import('../sentence.js').LawTexts} */
export const zhHantReferee = { ...zhHantSaid, laws: zhHantLaws, fide2023: zhHantFide2023 };
