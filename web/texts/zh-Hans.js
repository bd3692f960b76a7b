// zh-Hans.js -- every text of the page, in simplified Chinese.
// SPDX-License-Identifier: MIT

import { zhHansFen } from './fen.js';
import { zhHansActs } from './zh-Hans-acts.js';
import { zhHansDesk } from './zh-Hans-desk.js';
import { zhHansEmbed } from './zh-Hans-embed.js';
import { zhHansInterface } from './zh-Hans-interface.js';
import { zhHansParameters } from './zh-Hans-parameters.js';
import { zhHansPartner } from './zh-Hans-partner.js';
import { zhHansRecords } from './zh-Hans-records.js';
import { zhHansReferee } from './zh-Hans-referee.js';
import { zhHansSeal } from './zh-Hans-seal.js';

/** @type {import('./index.js').Words} */
export const zhHans = {
  ...zhHansReferee,
  ...zhHansInterface,
  ...zhHansActs,
  ...zhHansDesk,
  fen: zhHansFen,
  parameters: zhHansParameters,
  records: zhHansRecords,
  embed: zhHansEmbed,
  partner: zhHansPartner,
  seal: zhHansSeal,
};
