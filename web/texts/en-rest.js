// en-rest.js -- what the page needs of the texts later than its first board, in English.
// SPDX-License-Identifier: MIT

import { enActs } from './en-acts.js';
import { enDesk } from './en-desk.js';
import { enEmbed } from './en-embed.js';
import { enFide2023 } from './en-fide-2023.js';
import { enForm } from './en-form.js';
import { enLaws } from './en-laws.js';
import { enParameters } from './en-parameters.js';
import { enRecords } from './en-records.js';
import { enSeal } from './en-seal.js';
import { enFen } from './fen.js';

/** @type {import('./index.js').LaterWords} */
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
