// editions.js -- the editions of the Laws that the core knows.
//
// tests/wasm/about.test.mjs holds these lists against core/laws/profile.c.
// SPDX-License-Identifier: MIT

/** @import { Modifier, Profile } from './types.js' */

/**
 * The editions of the Laws: what a line `profile NAME` begins a set-up with.
 * @type {readonly Profile[]}
 */
export const profiles = Object.freeze([
  'classic',
  'fide-2023-standard',
  'fide-2023-rapid',
  'fide-2023-blitz',
]);

/**
 * What changes a few rules of the edition before it: further lines `profile NAME`.
 * @type {readonly Modifier[]}
 */
export const modifiers = Object.freeze(['full-supervision', 'quickplay', 'chess960', 'training']);
