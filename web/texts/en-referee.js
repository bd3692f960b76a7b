// en-referee.js -- what the referee and the Laws say, in English: all its tables together.
// SPDX-License-Identifier: MIT

import { enFide2023 } from './en-fide-2023.js';
import { enLaws } from './en-laws.js';
import { enNotes } from './en-notes.js';
import { enReasons } from './en-reasons.js';
import { enReferrals } from './en-referrals.js';
import { enRefusals } from './en-refusals.js';
import { enResults } from './en-results.js';
import { enVerdicts } from './en-verdicts.js';

/** @type {import('./sentence.js').LawTexts} */
export const enReferee = {
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
  laws: enLaws,
  fide2023: enFide2023,
};
