// zh-Hans-said.js -- what the referee says, in simplified Chinese: all its tables together, without the text of the Laws.
// SPDX-License-Identifier: MIT

import { zhHansNotes } from './zh-Hans-notes.js';
import { zhHansReasons } from './zh-Hans-reasons.js';
import { zhHansReferrals } from './zh-Hans-referrals.js';
import { zhHansRefusals } from './zh-Hans-refusals.js';
import { zhHansResults } from './zh-Hans-results.js';
import { zhHansVerdicts } from './zh-Hans-verdicts.js';

export const zhHansSaid = {
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
};
