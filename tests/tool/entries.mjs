// entries.mjs -- what the package consists of: one row an entry, and one a classic script.
//
// A row of `entries`: `source` is the module whose exports are the entry's names, `subpath` how it is
// imported. Source modules that several entries need lie in the file of the first of them in this order.
// The types are the committed wasm/NAME.d.ts, made by tests/wasm/declarations.mjs unless they are
// `handwritten`; `types` are modules of nothing but types that are part of it. Modules of web/ may
// import those `forPage` as if they lay beside them. An entry with `ownNames` speaks another library's
// language: none of its names is meant to be that of an entry before it.
//
// `common` is what several entries need and lies in a file of its own, which is no entry: so whoever loads the
// files as they are does not load the referee for positions.
//
// A row of `elements`: a custom element, made of the module `source` of web/ (web.mjs); `classic` is the
// same for pages without modules, with everything inside. Its types are handwritten.
//
// A row of `classics`: a script for pages without modules, with all the names of these entries.

/**
 * @typedef {object} Entry
 * @property {string} name
 * @property {string} subpath
 * @property {string} source
 * @property {string[]} [types]
 * @property {boolean} [handwritten]
 * @property {boolean} [forPage]
 * @property {boolean} [ownNames]
 */

/** @type {Entry[]} */
export const entries = [
  {
    name: 'jadoube',
    subpath: '.',
    source: 'wasm/jadoube.js',
    types: ['wasm/values/types.ts', 'wasm/game/types.ts', 'wasm/game/setup-types.ts'],
    forPage: true,
  },
  {
    name: 'chessjs',
    subpath: './chessjs',
    source: 'wasm/chessjs.js',
    types: ['wasm/chessjs/types.ts'],
    ownNames: true,
  },
  {
    name: 'laws',
    subpath: './laws',
    source: 'wasm/laws.js',
    types: ['wasm/laws/types.ts'],
  },
  {
    name: 'pgn',
    subpath: './pgn',
    source: 'wasm/pgn.js',
    types: ['wasm/pgn/types.ts'],
    forPage: true,
  },
];

export const common = { name: 'position', source: 'wasm/position/position.js' };

export const classics = [
  { file: 'jadoube.iife.js', global: 'jadoube', entries: ['jadoube', 'pgn'] },
];

export const elements = [
  { name: 'board', subpath: './board', source: 'jadoube-board.js', classic: 'jadoube-board.js' },
];
