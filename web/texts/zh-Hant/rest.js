// zh-Hant/rest.js -- what the page needs of the texts later than its first board, in traditional Chinese.
// SPDX-License-Identifier: MIT

import { zhHantFen } from '../fen.js';
import { zhHantActs } from './acts.js';
import { zhHantDesk } from './desk.js';
import { zhHantEmbed } from './embed.js';
import { zhHantFide2023 } from './fide-2023.js';
import { zhHantForm } from './form.js';
import { zhHantLaws } from './laws.js';
import { zhHantParameters } from './parameters.js';
import { zhHantRecords } from './records.js';
import { zhHantSeal } from './seal.js';

/** @type {import('../index.js').LaterWords} */
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
