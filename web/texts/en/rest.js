// en/rest.js -- what the page needs of the texts later than its first board, in English.
// SPDX-License-Identifier: MIT

import { enFen } from '../fen.js';
import { enActs } from './acts.js';
import { enDesk } from './desk.js';
import { enEmbed } from './embed.js';
import { enFide2023 } from './fide-2023.js';
import { enForm } from './form.js';
import { enLaws } from './laws.js';
import { enParameters } from './parameters.js';
import { enRecords } from './records.js';
import { enSeal } from './seal.js';

/** @type {import('../index.js').LaterWords} */
export const enRest = {
  ...enActs,
  ...enDesk,
  ...enForm,
  laws: enLaws,
  fide2023: enFide2023,
  fen: enFen,
  parameters: enParameters,
  records: enRecords,
  seal: enSeal,
  embed: enEmbed,
};
