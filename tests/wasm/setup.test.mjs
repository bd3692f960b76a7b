// setup.test.mjs -- a game set up by an object is the one set up by its lines.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Game, JadoubeError, position } from './support.mjs';

const FEN = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
const ARRAY = 'bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w KQkq - 0 1';

const table = [
  [{}, ['profile classic', 'begin']],
  [{ begin: false }, ['profile classic']],
  [{ profile: 'fide-2023-blitz', begin: true }, ['profile fide-2023-blitz', 'begin']],
  [
    { profile: 'fide-2023-rapid', modifiers: ['full-supervision', 'quickplay'] },
    ['profile fide-2023-rapid', 'profile full-supervision', 'profile quickplay', 'begin'],
  ],
  [
    { timeControl: '40/2:00:00,20/1:00:00*' },
    ['profile classic', 'tc 40/2:00:00,20/1:00:00*', 'begin'],
  ],
  [{ start: FEN }, ['profile classic', `start ${FEN}`, 'begin']],
  [{ start: position(FEN) }, ['profile classic', `start ${FEN}`, 'begin']],
  [{ start: 'startpos' }, ['profile classic', 'start startpos', 'begin']],
  [
    { modifiers: ['chess960'], start: ARRAY },
    ['profile classic', 'profile chess960', `start ${ARRAY}`, 'begin'],
  ],
  [
    { set: { touch_enforcement: 'auto', illegal_lose: 3, illegal_ms: 90_500, late_ms: undefined } },
    [
      'profile classic',
      'set touch_enforcement auto',
      'set illegal_lose 3',
      'set illegal_ms 1:30.5',
      'begin',
    ],
  ],
  [
    { set: { points: [6, 2, 1], penalties: ['warn', 'loss'] } },
    ['profile classic', 'set points 6,2,1', 'set penalties warn,loss', 'begin'],
  ],
  [{ set: { penalties: [] } }, ['profile classic', 'set penalties none', 'begin']],
];

for (const [setup, lines] of table)
  test(`${JSON.stringify(setup)} is ${lines.join('; ')}`, () => {
    const game = new Game(setup);
    assert.deepEqual(game.state, new Game(lines).state);
    for (const name of parameters().keys())
      assert.equal(game.ask(`set ${name}`), new Game(lines).ask(`set ${name}`), name);
    assert.deepEqual(Game.replay(game.toJSON()).save(), game.save());
  });

test('what the core does not know is an error of its line', () => {
  for (const [setup, code, line, column] of [
    [{ set: { no_such: 1 } }, 'unknown-parameter', 2, 5],
    [{ set: { arbiter: 'nobody' } }, 'bad-value', 2, 13],
    [{ timeControl: '40/x' }, 'bad-time-control', 2, 4],
    [{ start: '8/9/8/8/8/8/8/8' }, 'board-digit', 2, 9],
  ])
    assert.throws(
      () => new Game(setup),
      (error) => {
        assert.ok(error instanceof JadoubeError);
        assert.deepEqual([error.code, error.line, error.column], [code, line, column]);
        return true;
      },
    );
});

// ---- the types are those of the core --------------------------------------------------------------

const source = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const words = (list) =>
  list
    .split('|')
    .map((each) => `'${each}'`)
    .join(' | ');
const TYPES = {
  CHOICE: words,
  NUMBER: () => 'number',
  TIME: () => 'number',
  SOME: (list) => `readonly (${words(list)})[]`,
  THREE: () => 'readonly [number, number, number]',
};

/** The type of each parameter, by core/parameters.def. */
function parameters() {
  const rows = source('core/parameters.def').matchAll(/^([A-Z]+)\((\w+), (?:"([^"]*)")?/gm);
  return new Map([...rows].map(([, shape, name, list]) => [name, TYPES[shape](list)]));
}

test('the type Parameters is core/parameters.def', () => {
  const [, body] = /interface Parameters \{([\s\S]*?)\n\}/.exec(source('wasm/game/setup-types.ts'));
  const bare = body.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
  const typed = bare.split(';').flatMap((row) => {
    const [, name, type] = /^ ?(\w+)\?: (.*)$/.exec(row) ?? [];
    return name ? [[name, type.replace(/(^|\() ?\| /, '$1').replace(/ \)/, ')')]] : [];
  });
  assert.ok(typed.length > 60);
  assert.deepEqual(typed, [...parameters()]);
});

test('times end in _ms, and nothing else does', () => {
  for (const [, shape, name] of source('core/parameters.def').matchAll(/^([A-Z]+)\((\w+),/gm))
    assert.equal(shape === 'TIME', name.endsWith('_ms'), name);
});
