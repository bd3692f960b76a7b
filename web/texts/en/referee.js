// en/referee.js -- what the referee and the Laws say, in English.
// SPDX-License-Identifier: MIT

import { enFide2023 } from './fide-2023.js';
import { enLaws } from './laws.js';
import { enSaid } from './said.js';

/** @type {import('../sentence.js').LawTexts} */
export const enReferee = { ...enSaid, laws: enLaws, fide2023: enFide2023 };
