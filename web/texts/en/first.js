// en/first.js -- what a first board needs of the texts of the page, in English; the others are in en/rest.js.
// SPDX-License-Identifier: MIT

import { enInterface } from './interface.js';
import { enPartner } from './partner.js';
import { enSaid } from './said.js';

/** @type {import('../index.js').FirstWords} */
export const en = { ...enSaid, ...enInterface, partner: enPartner };
