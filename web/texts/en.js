// en.js -- every text of the page, in English.
// SPDX-License-Identifier: MIT

import { enEmbed } from './en-embed.js';
import { enInterface } from './en-interface.js';
import { enPartner } from './en-partner.js';
import { enReferee } from './en-referee.js';
import { enFen } from './fen.js';

/** @type {import('./index.js').Words} */
export const en = { ...enReferee, ...enInterface, fen: enFen, embed: enEmbed, partner: enPartner };
