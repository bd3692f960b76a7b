// zh-Hans-rest.js -- what the page needs of the texts later than its first board, in simplified Chinese.
// SPDX-License-Identifier: MIT

import { zhHansFen } from './fen.js';
import { zhHansActs } from './zh-Hans-acts.js';
import { zhHansDesk } from './zh-Hans-desk.js';
import { zhHansEmbed } from './zh-Hans-embed.js';
import { zhHansFide2023 } from './zh-Hans-fide-2023.js';
import { zhHansForm } from './zh-Hans-form.js';
import { zhHansLaws } from './zh-Hans-laws.js';
import { zhHansParameters } from './zh-Hans-parameters.js';
import { zhHansRecords } from './zh-Hans-records.js';
import { zhHansSeal } from './zh-Hans-seal.js';

/** @type {import('./index.js').LaterWords} */
export const zhHansRest = {
  ...zhHansActs,
  ...zhHansDesk,
  ...zhHansForm,
  laws: zhHansLaws,
  fide2023: zhHansFide2023,
  fen: zhHansFen,
  parameters: zhHansParameters,
  records: zhHansRecords,
  seal: zhHansSeal,
  embed: zhHansEmbed,
};
