// zh-Hans/rest.js -- what the page needs of the texts later than its first board, in simplified Chinese.
// SPDX-License-Identifier: MIT

import { zhHansFen } from '../fen.js';
import { zhHansActs } from './acts.js';
import { zhHansDesk } from './desk.js';
import { zhHansEmbed } from './embed.js';
import { zhHansFide2023 } from './fide-2023.js';
import { zhHansForm } from './form.js';
import { zhHansLaws } from './laws.js';
import { zhHansParameters } from './parameters.js';
import { zhHansRecords } from './records.js';
import { zhHansSeal } from './seal.js';

/** @type {import('../index.js').LaterWords} */
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
