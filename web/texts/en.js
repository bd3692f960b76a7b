// en.js -- what a first board needs of the texts of the page, in English; the others are in en-rest.js.
// SPDX-License-Identifier: MIT

import { enInterface } from './en-interface.js';
import { enPartner } from './en-partner.js';
import { enSaid } from './en-said.js';

/** @type {import('./index.js').FirstWords} */
export const en = { ...enSaid, ...enInterface, partner: enPartner };
