// jadoube-board.js -- what other pages enter by: <jadoube-board>, as the package gives it under `jadoube/board`.
// SPDX-License-Identifier: MIT

import { JadoubeBoard } from './element/element.js';

export { JadoubeBoard };
