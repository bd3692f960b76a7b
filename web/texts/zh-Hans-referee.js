// zh-Hans-referee.js -- what the referee and the Laws say, in simplified Chinese: all its tables together.
// SPDX-License-Identifier: MIT

import { zhHansFide2023 } from './zh-Hans-fide-2023.js';
import { zhHansLaws } from './zh-Hans-laws.js';
import { zhHansNotes } from './zh-Hans-notes.js';
import { zhHansReasons } from './zh-Hans-reasons.js';
import { zhHansReferrals } from './zh-Hans-referrals.js';
import { zhHansRefusals } from './zh-Hans-refusals.js';
import { zhHansResults } from './zh-Hans-results.js';
import { zhHansVerdicts } from './zh-Hans-verdicts.js';

/** @type {import('./sentence.js').LawTexts} */
export const zhHansReferee = {
  side: { white: '白方', black: '黑方' },
  comma: '、',
  verdicts: {
    ...zhHansVerdicts,
    ...zhHansNotes,
    ...zhHansRefusals,
    ...zhHansReferrals,
    ...zhHansResults,
  },
  reasons: zhHansReasons,
  laws: zhHansLaws,
  fide2023: zhHansFide2023,
};
