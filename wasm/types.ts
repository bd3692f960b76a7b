// types.ts -- the values of the first entry as types, for the page. No code.
// SPDX-License-Identifier: MIT

export type * from './game/setup-types.js';
export type * from './game/types.js';
export type * from './values/types.js';
