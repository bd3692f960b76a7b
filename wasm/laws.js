// laws.js -- the surface of the entry `jadoube/laws`.
// SPDX-License-Identifier: MIT

export {
  article,
  classicNumbers,
  contextOf,
  languages,
  problem,
  sentence,
} from './laws/sentences.js';
