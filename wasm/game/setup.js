// setup.js -- how a game begins, as an object: the lines that set it up.
//
// Here only the shape is looked at. Which parameters there are, and what they may be, the core knows.
// SPDX-License-Identifier: MIT

import { isPlacement } from '../position/placement.js';
import { misuse, wantList } from '../values/names.js';
/** @import { GameJson } from './types.js' */
/** @import { GameSetup } from './setup-types.js' */
import { modifiers, profiles } from './editions.js';
import { duration, either, oneOf, text, word } from './events.js';
import { linesOf } from './saving.js';

const editionWord = oneOf(...profiles);
const modifierWord = oneOf(...modifiers);
const beginWord = either('begin');

/** @param {string} name @param {unknown} value */
function parameterText(name, value) {
  const field = `set.${name}`;
  if (Array.isArray(value)) return value.map((part) => word(String(part), field)).join() || 'none';
  if (typeof value === 'number') return name.endsWith('_ms') ? duration(value, field) : `${value}`;
  return word(value, field);
}

/** @param {unknown} set */
function parameterLines(set) {
  if (typeof set !== 'object' || set === null) throw misuse('set', set, 'an object', 'object');
  return Object.entries(set)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `set ${word(name, 'set')} ${parameterText(name, value)}`);
}

/** @param {unknown} start */
const startText = (start) => (isPlacement(start) ? String(start) : text(start, 'start'));

/**
 * @param {GameSetup} setup
 * @returns {readonly string[]}
 */
function linesOfObject(setup) {
  const { profile = 'classic', modifiers: laidOver = [], set = {}, ...rest } = setup;
  const { timeControl, start, begin = true, ...unknown } = rest;
  for (const name in unknown)
    throw new TypeError(
      `${name}: no part of a set-up, whose parts are profile, modifiers, set, timeControl, start, begin`,
    );
  return [
    `profile ${editionWord(profile, 'profile')}`,
    ...wantList(laidOver, 'modifiers').map((each) => `profile ${modifierWord(each, 'modifiers')}`),
    ...parameterLines(set),
    ...(timeControl === undefined ? [] : [`tc ${word(timeControl, 'timeControl')}`]),
    ...(start === undefined ? [] : [`start ${startText(start)}`]),
    beginWord(begin, 'begin'),
  ];
}

/**
 * The lines of a set-up, however it is given.
 * @param {string | readonly string[] | GameJson | GameSetup} setup
 * @returns {readonly string[]}
 */
export function linesOfSetup(setup) {
  const isObject = typeof setup === 'object' && setup !== null && !Array.isArray(setup);
  return isObject && !('version' in setup)
    ? linesOfObject(/** @type {GameSetup} */ (setup))
    : linesOf(/** @type {string | readonly string[]} */ (setup), 'setup');
}
