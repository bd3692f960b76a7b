// zh-Hans.js -- every text of the page, in simplified Chinese.
// SPDX-License-Identifier: MIT

import { zhHansFen } from './fen.js';
import { zhHansEmbed } from './zh-Hans-embed.js';
import { zhHansInterface } from './zh-Hans-interface.js';
import { zhHansPartner } from './zh-Hans-partner.js';
import { zhHansReferee } from './zh-Hans-referee.js';

/** @type {import('./index.js').Words} */
export const zhHans = {
  ...zhHansReferee,
  ...zhHansInterface,
  fen: zhHansFen,
  embed: zhHansEmbed,
  partner: zhHansPartner,
};
