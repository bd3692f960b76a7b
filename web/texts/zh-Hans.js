// zh-Hans.js -- every text of the page, in simplified Chinese.
// SPDX-License-Identifier: MIT

import { zhHansFen } from './fen.js';
import { zhHansActs } from './zh-Hans-acts.js';
import { zhHansEmbed } from './zh-Hans-embed.js';
import { zhHansInterface } from './zh-Hans-interface.js';
import { zhHansParameters } from './zh-Hans-parameters.js';
import { zhHansPartner } from './zh-Hans-partner.js';
import { zhHansReferee } from './zh-Hans-referee.js';

/** @type {import('./index.js').Words} */
export const zhHans = {
  ...zhHansReferee,
  ...zhHansInterface,
  ...zhHansActs,
  fen: zhHansFen,
  parameters: zhHansParameters,
  embed: zhHansEmbed,
  partner: zhHansPartner,
};
