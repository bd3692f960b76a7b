// setup.js -- how a game begins, as an object: the lines that set it up.
//
// Here only the shape is looked at. Which parameters there are, and what they may be, the core knows.
// SPDX-License-Identifier: MIT

/** @import { GameJson, GameSetup } from './types.js' */
import { modifiers, profiles } from './about.js';
import { duration, either, oneOf, text, word } from './events.js';
import { misuse, wantList } from './names.js';
import { isPlacement } from './placement.js';
import { linesOf } from './saving.js';

const SETUP_FIELDS = ['profile', 'modifiers', 'set', 'timeControl', 'start', 'begin'];

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
  for (const name of Object.keys(setup))
    if (!SETUP_FIELDS.includes(name)) throw new TypeError(`${name}: no part of a set-up`);
  const { profile = 'classic', timeControl, start, begin = true } = setup;
  const { modifiers: laidOver = [], set = {} } = setup;
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
  if (typeof setup === 'string' || Array.isArray(setup)) return linesOf(setup, 'setup');
  if (typeof setup !== 'object' || setup === null)
    throw misuse('setup', setup, 'an object, text or a list of lines', 'object');
  return 'version' in setup
    ? linesOf(setup, 'setup')
    : linesOfObject(/** @type {GameSetup} */ (setup));
}
