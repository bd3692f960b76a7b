// zh-Hant-referee.js -- what the referee and the Laws say, in traditional Chinese: all its tables together.
// SPDX-License-Identifier: MIT

import { zhHantFide2023 } from './zh-Hant-fide-2023.js';
import { zhHantLaws } from './zh-Hant-laws.js';
import { zhHantNotes } from './zh-Hant-notes.js';
import { zhHantReasons } from './zh-Hant-reasons.js';
import { zhHantReferrals } from './zh-Hant-referrals.js';
import { zhHantRefusals } from './zh-Hant-refusals.js';
import { zhHantResults } from './zh-Hant-results.js';
import { zhHantVerdicts } from './zh-Hant-verdicts.js';

/** @type {import('./sentence.js').LawTexts} */
export const zhHantReferee = {
  side: { white: '白方', black: '黑方' },
  comma: '、',
  verdicts: {
    ...zhHantVerdicts,
    ...zhHantNotes,
    ...zhHantRefusals,
    ...zhHantReferrals,
    ...zhHantResults,
  },
  reasons: zhHantReasons,
  laws: zhHantLaws,
  fide2023: zhHantFide2023,
};
