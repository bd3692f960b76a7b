// zh-Hans/first.js -- what a first board needs of the texts of the page, in simplified Chinese; the others are in zh-Hans/rest.js.
// SPDX-License-Identifier: MIT

import { zhHansInterface } from './interface.js';
import { zhHansPartner } from './partner.js';
import { zhHansSaid } from './said.js';

/** @type {import('../index.js').FirstWords} */
export const zhHans = { ...zhHansSaid, ...zhHansInterface, partner: zhHansPartner };
