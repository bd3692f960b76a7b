// en-said.js -- what the referee says, in English: all its tables together, without the text of the Laws.
// SPDX-License-Identifier: MIT

import { enNotes } from './en-notes.js';
import { enReasons } from './en-reasons.js';
import { enReferrals } from './en-referrals.js';
import { enRefusals } from './en-refusals.js';
import { enResults } from './en-results.js';
import { enVerdicts } from './en-verdicts.js';

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
