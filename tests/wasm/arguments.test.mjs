// arguments.test.mjs -- wrong arguments: every public function with values of a wrong type, and with values of
// the right type that name nothing. The error is a TypeError or a RangeError and names the argument.

import assert from 'node:assert/strict';
import test from 'node:test';
import { Game, JadoubeError, jadoube, Move, Position } from './support.mjs';

const { start } = Position;
const game = new Game(['profile classic', 'begin']);
const move = start.legal()[0];

const NO_STRING = [null, undefined, 7, Number.NaN, true, {}, [], Symbol('s'), () => 'e4'];
const NO_NUMBER = [null, '1', true, {}, [], 1n];
const NO_OPTIONS = [null, 7, 'strict', true];
const NO_SQUARE = ['', 'i1', 'a9', 'a0', 'A1', 'e4 ', '-'];
const NO_COLOR = ['', 'w', 'White', 'toString'];
const NO_POSITION = [null, undefined, {}, start.fen(), Object.create(Position.prototype), Position];
const NO_COUNT = [-1, 0.5, Number.NaN, Infinity, 2 ** 60];

const text = (argument, call, optional = false) => ({
  argument,
  call,
  type: optional ? NO_STRING.filter((value) => value !== undefined) : NO_STRING,
  range: [],
});
const word = (argument, call, range, optional) => ({ ...text(argument, call, optional), range });
const square = (argument, call, optional) => word(argument, call, NO_SQUARE, optional);
const color = (argument, call, optional) => word(argument, call, NO_COLOR, optional);
const count = (argument, call, range = NO_COUNT) => ({ argument, call, type: NO_NUMBER, range });
const options = (call) => ({ argument: 'options', call, type: NO_OPTIONS, range: [] });
const values = (argument, call, type, range = []) => ({ argument, call, type, range });

const aMove = (call) => [
  values('move', call, [...NO_STRING, { uci: 7 }, Object.create(Move.prototype)]),
];
const aLine = (call) => [
  values('moves', call, [null, undefined, 'e2e4', {}, [7], [null], ['e2e4', { uci: 7 }], [[]]]),
];
const anEvent = (call) => [
  values('event', call, [null, undefined, 7, true, Symbol('s')]),
  values('by', (by) => call({ by, act: 'press' }), NO_STRING, ['W', '']),
  values('act', (act) => call({ by: 'white', act }), NO_STRING, ['fly', 'toString']),
  values('after', (after) => call({ by: 'white', act: 'press', after }), NO_NUMBER, NO_COUNT),
  values('square', (square) => call({ by: 'white', act: 'lift', square }), NO_STRING, NO_SQUARE),
  values(
    'squares',
    (squares) => call({ by: 'white', act: 'touch', squares }),
    [null, 'e2', {}],
    [[]],
  ),
  values('on', (on) => call({ by: 'white', act: 'adjust', on }), [null, undefined, 1, 'yes']),
  values('move', (move) => call({ by: 'white', act: 'play', move }), NO_STRING, ['', 'e2 e4']),
  values('text', (text) => call({ by: 'white', act: 'write', text }), NO_STRING, ['a\nb']),
  values(
    'moves',
    (moves) => call({ by: 'arbiter', act: 'extend', material: 'KRvK', moves }),
    NO_NUMBER,
    [-1],
  ),
  values('extra', (extra) => call({ by: 'white', act: 'press', extra }), [1, 'x', null]),
];
const aLog = (argument, call) => [
  values(argument, call, [null, 7, true, Symbol('s'), {}, () => [], [undefined], [7], [null]]),
];

// Every public function; those without arguments have no rows.
const table = {
  'Position.fromFen': [
    text('fen', (fen) => Position.fromFen(fen)),
    options((given) => Position.fromFen('', given)),
    word('level', (level) => Position.fromFen('', { level }), ['any'], true),
    word('mode', (mode) => Position.fromFen('', { mode }), ['STRICT'], true),
  ],
  'Position#legal': [square('from', (from) => start.legal(from), true)],
  'Position#why': aMove((given) => start.why(given)),
  'Position#play': aMove((given) => start.play(given)),
  'Position#tryPlay': aMove((given) => start.tryPlay(given)),
  'Position#withTurn': [color('color', (given) => start.withTurn(given))],
  'Position#promotionChoices': [
    square('from', (from) => start.promotionChoices(from, 'e8')),
    square('to', (to) => start.promotionChoices('e7', to)),
  ],
  'Position#san': [
    ...aMove((given) => start.san(given)),
    options((given) => start.san('e2e4', given)),
    word('locale', (locale) => start.san('e2e4', { locale }), ['xx', 'EN'], true),
  ],
  'Position#parse': [
    text('text', (given) => start.parse(given)),
    options((given) => start.parse('e4', given)),
    word('mode', (mode) => start.parse('e4', { mode }), ['STRICT'], true),
    word('locale', (locale) => start.parse('e4', { locale }), ['xx', ''], true),
  ],
  'Position#playAll': aLine((moves) => start.playAll(moves)),
  'Position#sanAll': [
    ...aLine((moves) => start.sanAll(moves)),
    options((given) => start.sanAll([], given)),
    word('locale', (locale) => start.sanAll(['e2e4'], { locale }), ['xx', 'EN'], true),
  ],
  'Position#parseAll': [
    values('texts', (texts) => start.parseAll(texts), [
      null,
      undefined,
      'e4',
      {},
      [7],
      ['e4', null],
    ]),
    options((given) => start.parseAll([], given)),
    word('mode', (mode) => start.parseAll(['e4'], { mode }), ['STRICT'], true),
    word('locale', (locale) => start.parseAll(['e4'], { locale }), ['xx', ''], true),
  ],
  'Position#fen': [
    options((given) => start.fen(given)),
    word('ep', (ep) => start.fen({ ep }), ['x'], true),
  ],
  'Position#attackers': [
    square('square', (given) => start.attackers(given, 'white')),
    color('by', (by) => start.attackers('e4', by)),
  ],
  'Position#pinned': [color('color', (given) => start.pinned(given))],
  'Position#canMate': [
    color('color', (given) => start.canMate(given)),
    count('budget', (budget) => start.canMate('white', budget), [...NO_COUNT, 0, 1e9 + 1]),
  ],
  'Position#mateLine': [
    color('color', (given) => start.mateLine(given)),
    count('budget', (budget) => start.mateLine('white', budget), [...NO_COUNT, 0, 1e9 + 1]),
  ],
  'Position#geometricTargets': [square('square', (given) => start.geometricTargets(given))],
  'Position#castling': [color('color', (given) => start.castling(given))],
  'Position#get': [square('square', (given) => start.get(given))],
  'Position#equals': [values('other', (other) => start.equals(other), NO_POSITION)],
  'Position#perft': [count('depth', (depth) => start.perft(depth), [...NO_COUNT, 33])],
  'Position#checkers': [],
  'Position#status': [],
  'Position#pieces': [],
  'Position#toString': [],
  'Position#toJSON': [],
  'Move#toString': [],
  'new Game': [
    values('setup', (setup) => new Game(setup), [null, 7, true, Symbol('s'), () => []]),
    values('setup', (setup) => new Game(setup), [[undefined], [7], [null]]),
    word('profile', (profile) => new Game({ profile }), ['fide', 'training'], true),
    values('modifiers', (given) => new Game({ modifiers: given }), [null, 'chess960', {}, [7]]),
    values('modifiers', (given) => new Game({ modifiers: given }), [], [['classic']]),
    values('set', (set) => new Game({ set }), [null, 7, 'touch_enforcement auto']),
    values(
      'set.illegal_ms',
      (ms) => new Game({ set: { illegal_ms: ms } }),
      [null, true],
      [-1, 0.5],
    ),
    values('set.arbiter', (arbiter) => new Game({ set: { arbiter } }), [null, {}], ['a\nb', '']),
    values('timeControl', (given) => new Game({ timeControl: given }), [null, 7, []], ['', '1 2']),
    values('start', (given) => new Game({ start: given }), [null, 7, {}, []], ['8/8\nbegin']),
    values('begin', (begin) => new Game({ begin }), [null, 1, 'begin']),
    values('extra', (extra) => new Game({ extra }), [1, undefined]),
  ],
  'Game.replay': [
    ...aLog('log', (log) => Game.replay(log)),
    values('log', (log) => Game.replay({ version: 1, log }), [null, undefined, 7, {}]),
    values('log.version', (version) => Game.replay({ version, log: [] }), ['1', null], [0, 2]),
  ],
  'Game.fromText': [text('text', (given) => Game.fromText(given))],
  'Game.load': [values('bytes', (bytes) => Game.load(bytes), [null, undefined, 'jdg', [], {}, 7])],
  'Game#apply': anEvent((event) => game.apply(event)),
  'Game#whatIf': anEvent((event) => game.whatIf(event)),
  'Game#on': [
    word('type', (type) => game.on(type, () => {}), ['', 'ACT']),
    values('listener', (listener) => game.on('act', listener), [null, undefined, 'f', {}]),
  ],
  'Game#options': [color('color', (given) => game.options(given))],
  'Game#claims': [color('color', (given) => game.claims(given), true)],
  'Game#clocks': [count('now', (now) => game.clocks(now))],
  'Game#scoresheet': [color('color', (given) => game.scoresheet(given))],
  'Game#ask': [text('question', (question) => game.ask(question))],
  'Game#at': [count('ply', (ply) => game.at(ply), [...NO_COUNT, 1])],
  'Game#toText': [],
  'Game#toJSON': [],
  'Game#save': [],
  'Game#clone': [],
};

const named = (given) =>
  typeof given === 'string' ? `'${given}'` : Object.prototype.toString.call(given);

for (const [name, rows] of Object.entries(table))
  test(`wrong arguments of ${name}`, () => {
    const before = game.save();
    for (const { argument, call, type, range } of rows)
      for (const [Wrong, list] of [
        [TypeError, type],
        [RangeError, range],
      ])
        for (const given of list)
          assert.throws(
            () => call(given),
            (error) => error.constructor === Wrong && error.message.startsWith(`${argument}:`),
            `${Wrong.name} for ${argument} = ${named(given)}`,
          );
    assert.deepEqual(game.save(), before, 'nothing has happened');
  });

/** The functions of a class, those of its bases too. */
function functions(cls) {
  const names = [];
  for (let at = cls.prototype; at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(at)))
      if (typeof value === 'function' && name !== 'constructor') names.push(`${cls.name}#${name}`);
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(cls)))
    if (typeof value === 'function') names.push(`${cls.name}.${name}`);
  return names;
}

test('every public function is in the table', () => {
  const all = [Position, Move, Game].flatMap(functions);
  const missing = all.filter((name) => !Object.hasOwn(table, name));
  assert.deepEqual(missing, []);
  const others = Object.keys(jadoube).filter(
    (name) =>
      typeof jadoube[name] === 'function' &&
      ![Position, Move, Game, JadoubeError].includes(jadoube[name]),
  );
  assert.deepEqual(others, ['init']);
});

test('init is rejected for what is no module', async () => {
  for (const source of [7, 'jadoube.wasm', {}, [1, 2]])
    await assert.rejects(jadoube.init(source), TypeError);
  await assert.rejects(jadoube.init(new Uint8Array(8)), { name: /CompileError/ });
});

test('a move of this package passes where one is wanted', () => {
  assert.deepEqual(start.why(move), []);
  assert.deepEqual(start.why({ uci: move.uci }), []);
});

test('a part that an act or a set-up has not: the error tells those it has', () => {
  const act = { by: 'white', act: 'touch', square: 'e2' };
  assert.throws(() => game.apply(act), {
    name: 'TypeError',
    message: /^square: no part of touch, whose parts are by, act, after, [a-z, ]+$/,
  });
  assert.throws(() => new Game({ clock: '5' }), {
    name: 'TypeError',
    message: /^clock: no part of a set-up, whose parts are profile, .*timeControl/,
  });
});
