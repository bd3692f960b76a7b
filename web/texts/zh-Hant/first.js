// zh-Hant/first.js -- what a first board needs of the texts of the page, in traditional Chinese; the others are in zh-Hant/rest.js.
// SPDX-License-Identifier: MIT

import { zhHantInterface } from './interface.js';
import { zhHantPartner } from './partner.js';
import { zhHantSaid } from './said.js';

/** @type {import('../index.js').FirstWords} */
export const zhHant = { ...zhHantSaid, ...zhHantInterface, partner: zhHantPartner };
