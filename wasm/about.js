// about.js -- what the package says of itself: its version, and the editions of the Laws it knows.
//
// tests/wasm/about.test.mjs holds these lists against package.json and core/laws/profile.c.
// SPDX-License-Identifier: MIT

/** @import { Modifier, Profile } from './types.js' */

/** The version of the package, as its package.json has it. @type {string} */
export const version = '0.1.0';

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
