// zh-Hant-said.js -- what the referee says, in traditional Chinese: all its tables together, without the text of the Laws.
// SPDX-License-Identifier: MIT

import { zhHantNotes } from './zh-Hant-notes.js';
import { zhHantReasons } from './zh-Hant-reasons.js';
import { zhHantReferrals } from './zh-Hant-referrals.js';
import { zhHantRefusals } from './zh-Hant-refusals.js';
import { zhHantResults } from './zh-Hant-results.js';
import { zhHantVerdicts } from './zh-Hant-verdicts.js';

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
