// zh-Hant-rest.js -- what the page needs of the texts later than its first board, in traditional Chinese.
// SPDX-License-Identifier: MIT

import { zhHantFen } from './fen.js';
import { zhHantActs } from './zh-Hant-acts.js';
import { zhHantDesk } from './zh-Hant-desk.js';
import { zhHantEmbed } from './zh-Hant-embed.js';
import { zhHantFide2023 } from './zh-Hant-fide-2023.js';
import { zhHantForm } from './zh-Hant-form.js';
import { zhHantLaws } from './zh-Hant-laws.js';
import { zhHantParameters } from './zh-Hant-parameters.js';
import { zhHantRecords } from './zh-Hant-records.js';
import { zhHantSeal } from './zh-Hant-seal.js';

/** @type {import('./index.js').LaterWords} */
export const zhHantRest = {
  ...zhHantActs,
  ...zhHantDesk,
  ...zhHantForm,
  laws: zhHantLaws,
  fide2023: zhHantFide2023,
  fen: zhHantFen,
  parameters: zhHantParameters,
  records: zhHantRecords,
  seal: zhHantSeal,
  embed: zhHantEmbed,
};
