// zh-Hant.js -- every text of the page, in traditional Chinese.
// SPDX-License-Identifier: MIT

import { zhHantFen } from './fen.js';
import { zhHantActs } from './zh-Hant-acts.js';
import { zhHantDesk } from './zh-Hant-desk.js';
import { zhHantEmbed } from './zh-Hant-embed.js';
import { zhHantInterface } from './zh-Hant-interface.js';
import { zhHantParameters } from './zh-Hant-parameters.js';
import { zhHantPartner } from './zh-Hant-partner.js';
import { zhHantRecords } from './zh-Hant-records.js';
import { zhHantReferee } from './zh-Hant-referee.js';
import { zhHantSeal } from './zh-Hant-seal.js';

/** @type {import('./index.js').Words} */
export const zhHant = {
  ...zhHantReferee,
  ...zhHantInterface,
  ...zhHantActs,
  ...zhHantDesk,
  fen: zhHantFen,
  parameters: zhHantParameters,
  records: zhHantRecords,
  embed: zhHantEmbed,
  partner: zhHantPartner,
  seal: zhHantSeal,
};
