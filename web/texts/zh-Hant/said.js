// zh-Hant/said.js -- what the referee says, in traditional Chinese: all its tables together, without the text of the Laws.
// SPDX-License-Identifier: MIT

import { zhHantNotes } from './notes.js';
import { zhHantReasons } from './reasons.js';
import { zhHantReferrals } from './referrals.js';
import { zhHantRefusals } from './refusals.js';
import { zhHantResults } from './results.js';
import { zhHantVerdicts } from './verdicts.js';

export const zhHantSaid = {
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
};
