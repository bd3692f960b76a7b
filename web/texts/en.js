// en.js -- every text of the page, in English.
// SPDX-License-Identifier: MIT

import { enActs } from './en-acts.js';
import { enDesk } from './en-desk.js';
import { enEmbed } from './en-embed.js';
import { enInterface } from './en-interface.js';
import { enParameters } from './en-parameters.js';
import { enPartner } from './en-partner.js';
import { enRecords } from './en-records.js';
import { enReferee } from './en-referee.js';
import { enSeal } from './en-seal.js';
import { enFen } from './fen.js';

/** @type {import('./index.js').Words} */
export const en = {
  ...enReferee,
  ...enInterface,
  ...enActs,
  ...enDesk,
  fen: enFen,
  parameters: enParameters,
  records: enRecords,
  embed: enEmbed,
  partner: enPartner,
  seal: enSeal,
};
