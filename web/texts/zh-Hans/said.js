// zh-Hans/said.js -- what the referee says, in simplified Chinese: all its tables together, without the text of the Laws.
// SPDX-License-Identifier: MIT

import { zhHansNotes } from './notes.js';
import { zhHansReasons } from './reasons.js';
import { zhHansReferrals } from './referrals.js';
import { zhHansRefusals } from './refusals.js';
import { zhHansResults } from './results.js';
import { zhHansVerdicts } from './verdicts.js';

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
