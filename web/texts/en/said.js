// en/said.js -- what the referee says, in English: all its tables together, without the text of the Laws.
// SPDX-License-Identifier: MIT

import { enNotes } from './notes.js';
import { enReasons } from './reasons.js';
import { enReferrals } from './referrals.js';
import { enRefusals } from './refusals.js';
import { enResults } from './results.js';
import { enVerdicts } from './verdicts.js';

export const enSaid = {
  side: { white: 'White', black: 'Black' },
  comma: ', ',
  verdicts: {
    ...enVerdicts,
    ...enNotes,
    ...enRefusals,
    ...enReferrals,
    ...enResults,
  },
  reasons: enReasons,
};
