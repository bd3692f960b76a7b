// en/partner.js -- the partner that is a program, in English.
// SPDX-License-Identifier: MIT

/** @typedef {import('../sentence.js').Sentence} Sentence */
/** @typedef {import('../sentence.js').Table} Table */

export const enPartner = {
  who: 'Who plays',
  two: 'Two people at this screen',
  white: 'The partner has White, you have Black',
  black: 'You have White, the partner has Black',
  strength: 'Strength of the partner',
  /** @type {Table} */
  levels: { 1: '1, beginner', 2: '2, easy', 3: '3, medium', 4: '4, strong', 5: '5, strongest' },
  help: 'The partner is the program js-chess-engine. It plays under the same Laws, and its clock runs while it thinks.',
  /** Beside the clock. */
  name: 'partner {level}',
  /** @type {Sentence} */
  thinks: ['{side} has the move.', 'The partner is thinking.'],
  /** Why it does not play. @type {Readonly<Record<'missing' | 'chess960' | 'lost', Sentence>>} */
  trouble: {
    missing: [
      'This make of the page has no partner.',
      'It was built without the npm packages esbuild and js-chess-engine.',
    ],
    chess960: ['The partner cannot play Chess960.', 'Two people can.'],
    lost: [
      'The partner could not be loaded.',
      'Its file cannot be reached, or workers are forbidden here. A reload tries again.',
    ],
  },
};
