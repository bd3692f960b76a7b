// referee.js -- what the referee says and what the Laws say, in every language: all that is needed besides
// sentence.js, and nothing of the page.
// SPDX-License-Identifier: MIT

import { enFide2023 } from './en-fide-2023.js';
import { enLaws } from './en-laws.js';
import { enNotes } from './en-notes.js';
import { enReasons } from './en-reasons.js';
import { enReferrals } from './en-referrals.js';
import { enRefusals } from './en-refusals.js';
import { enResults } from './en-results.js';
import { enVerdicts } from './en-verdicts.js';
import { zhHansFide2023 } from './zh-Hans-fide-2023.js';
import { zhHansLaws } from './zh-Hans-laws.js';
import { zhHansNotes } from './zh-Hans-notes.js';
import { zhHansReasons } from './zh-Hans-reasons.js';
import { zhHansReferrals } from './zh-Hans-referrals.js';
import { zhHansRefusals } from './zh-Hans-refusals.js';
import { zhHansResults } from './zh-Hans-results.js';
import { zhHansVerdicts } from './zh-Hans-verdicts.js';
import { zhHantFide2023 } from './zh-Hant-fide-2023.js';
import { zhHantLaws } from './zh-Hant-laws.js';
import { zhHantNotes } from './zh-Hant-notes.js';
import { zhHantReasons } from './zh-Hant-reasons.js';
import { zhHantReferrals } from './zh-Hant-referrals.js';
import { zhHantRefusals } from './zh-Hant-refusals.js';
import { zhHantResults } from './zh-Hant-results.js';
import { zhHantVerdicts } from './zh-Hant-verdicts.js';

export const lawTexts = {
  en: {
    side: { white: 'White', black: 'Black' },
    comma: ', ',
    verdicts: { ...enVerdicts, ...enNotes, ...enRefusals, ...enReferrals, ...enResults },
    reasons: enReasons,
    laws: enLaws,
    fide2023: enFide2023,
  },
  'zh-Hans': {
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
  },
  'zh-Hant': {
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
  },
};
