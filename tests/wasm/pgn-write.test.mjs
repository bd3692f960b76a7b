// pgn-write.test.mjs -- what is written reads back as the same game: the sets, and trees made at random.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import {
  addMove,
  annotate,
  newPgn,
  PgnGame,
  positionAt,
  promote,
  readPgn,
  removeMove,
  writePgn,
} from '../../build/npm/pgn.js';
import fc from './property.mjs';
import { data, large, Position } from './support.mjs';

const one = (source, options) => {
  const all = [...readPgn(source, options)];
  assert.equal(all.length, 1);
  assert.ok(all[0].ok, JSON.stringify(all[0].error));
  return all[0].value;
};

/** A game as plain values, numbers of nodes left out. */
const plain = ({ tags, root, result, start, chess960 }) => {
  const node = ({ id: _, next, ...rest }) => ({ ...rest, next: next.map(node) });
  const sorted = Object.fromEntries([...tags].sort());
  return JSON.parse(JSON.stringify({ tags: sorted, root: node(root), result, start, chess960 }));
};

// ---- the sets -----------------------------------------------------------------------------------

const FOLDER = new URL('../data/pgn/', import.meta.url);
const files = ['masters200', 'annotated40', 'chess960'].map(
  (name) => new URL(`${name}.pgn`, FOLDER).pathname,
);
for (const name of ['annotated1000', 'lichess_clk'])
  files.push(...[large(`large/pgn/${name}.pgn`) ?? []].flat());

for (const path of files)
  test(`${path.split('/').at(-1)}: written and read again`, () => {
    const games = [...readPgn(readFileSync(path))].map(({ value }) => value);
    const text = games.map((game) => writePgn(game)).join('');
    const again = [...readPgn(text, { mode: 'strict' })];
    assert.equal(again.length, games.length);
    for (const [n, read] of again.entries()) {
      assert.ok(read.ok, JSON.stringify(read.error));
      assert.deepEqual(plain(read.value), plain(games[n]));
    }
    for (const line of text.split('\n'))
      if (!line.startsWith('[')) assert.ok(line.length < 80 || !line.includes(' '), line);
  });

test('without comments the text is that of the native writer', () => {
  const path = new URL('masters200.pgn', FOLDER).pathname;
  const native = spawnSync('build/jadoube', ['pgn', path, '--export'], { encoding: 'utf8' }).stdout;
  const ours = [...readPgn(readFileSync(path))].map(({ value }) => writePgn(value)).join('');
  assert.equal(ours, native);
});

// ---- trees at random ----------------------------------------------------------------------------

const STARTS = [
  undefined,
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 12 40',
  'nbbrknrq/pppppppp/8/8/8/8/PPPPPPPP/NBBRKNRQ w GDgd - 0 1',
  '1n2k3/P1P5/8/2PpP3/8/8/8/4K3 w - d6 0 1',
];
const WORDS = [
  'a',
  '}',
  '{',
  'é',
  '王',
  '%x',
  ';',
  '1.',
  'e4',
  '"',
  '\\',
  '(',
  ')',
  '$1',
  '0-1',
  '[x]',
  '(=)',
  '\u{1f40e}',
];
const comment = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 40 })
  .map((words) => words.join(' '))
  .filter((text) => text !== '(=)');
const square = fc
  .constantFrom(...'abcdefgh')
  .chain((f) => fc.constantFrom(...'12345678').map((r) => f + r));
const maybe = (arbitrary) => fc.option(arbitrary, { nil: undefined, freq: 4 });
const notes = fc.record({
  nags: fc.array(fc.nat(255), { maxLength: 2 }),
  after: fc.array(comment, { maxLength: 2 }),
  offer: maybe(fc.constant(true)),
  clk: maybe(fc.nat(10 ** 9)),
  emt: maybe(fc.nat(10 ** 6)),
  eval: maybe(
    fc.oneof(
      fc.record({
        pawns: fc.integer({ min: -9999, max: 9999 }).map((n) => n / 100),
        depth: fc.integer({ min: 1, max: 99 }),
      }),
      fc.record({ mate: fc.integer({ min: -50, max: 50 }) }),
    ),
  ),
  csl: maybe(
    fc.array(fc.record({ color: fc.constantFrom('G', 'R'), from: square }), {
      minLength: 1,
      maxLength: 3,
    }),
  ),
  cal: maybe(
    fc.array(fc.record({ color: fc.constantFrom('Y', 'B'), from: square, to: square }), {
      minLength: 1,
      maxLength: 3,
    }),
  ),
});
/** Each step: from which of the nodes so far, which of its moves, what stands beside it, comments before a variation. */
const steps = fc.array(fc.tuple(fc.nat(), fc.nat(), notes, fc.array(comment, { maxLength: 1 })), {
  maxLength: 30,
});
const tagValue = fc.string({
  unit: fc.constantFrom('a', '"', '\\', ']', 'é', '王', ' ', '{', ';', '%'),
});

function build(fen, list, result, opening, values) {
  const roster = ['Event', 'Site', 'Date', 'Round', 'White', 'Black'];
  const tags = Object.fromEntries(
    [...roster, 'Annotator', 'ECO'].map((name, n) => [name, values[n]]),
  );
  const made = newPgn({ tags, fen });
  assert.ok(made.ok);
  let game = annotate(made.value, 0, { after: opening });
  const ids = [0];
  for (const [parent, choice, beside, before] of list) {
    const id = ids[ids.length - 1 - (parent % 7 === 0 ? parent % ids.length : 0)];
    const at = positionAt(game, id).value;
    const moves = at.legal();
    if (moves.length === 0) continue;
    const added = addMove(game, id, at.san(moves[choice % moves.length]), {});
    assert.ok(added.ok);
    if (ids.includes(added.value.id)) continue;
    ids.push(added.value.id);
    const first = positionOfNode(added.value.game, added.value.id);
    game = annotate(added.value.game, added.value.id, first > 0 ? { ...beside, before } : beside);
  }
  return new PgnGame({ ...game, result });
}

/** Which of its siblings it is. */
function positionOfNode(game, id) {
  for (const open = [game.root]; open.length; ) {
    const node = open.pop();
    const at = node.next.findIndex((each) => each.id === id);
    if (at >= 0) return at;
    open.push(...node.next);
  }
  return -1;
}

const withTags = (game) => {
  const fen = game.start === undefined ? {} : { SetUp: '1', FEN: game.start };
  const variant = game.chess960 ? { Variant: 'Chess960' } : {};
  return { ...plain(game), tags: { ...plain(game).tags, ...fen, ...variant, Result: game.result } };
};

test('a game written and read is the same game', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STARTS),
      steps,
      fc.constantFrom('1-0', '0-1', '1/2-1/2', '*'),
      fc.array(comment, { maxLength: 1 }),
      fc.array(tagValue, { minLength: 8, maxLength: 8 }),
      fc.constantFrom('en', 'de', 'ru', 'zh', 'figurines'),
      fc.integer({ min: 2, max: 200 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      (fen, list, result, opening, values, locale, width, newline) => {
        const game = build(fen, list, result, opening, values);
        const text = writePgn(game, { locale, width, newline });
        const read = one(text, { mode: 'strict', locale });
        // A root has no moves to stand beside; its comments are `after`.
        assert.deepEqual(plain(read), withTags(game));
        assert.equal(writePgn(read, { locale, width, newline }), text);
        assert.deepEqual(one(new TextEncoder().encode(text), { locale }), one(text, { locale }));
      },
    ),
    { numRuns: 300 },
  );
});

// ---- single things ------------------------------------------------------------------------------

test('a long comment is written and read whole', () => {
  const game = annotate(newPgn().value, 0, { after: ['word '.repeat(400_000).trim()] });
  assert.equal(one(writePgn(game)).root.after[0], game.root.after[0]);
  const unbroken = annotate(newPgn().value, 0, { after: ['王'.repeat(100_000)] });
  assert.equal(one(writePgn(unbroken)).root.after[0], unbroken.root.after[0]);
});

test('U07: braces in a comment', () => {
  const { input, right } = data('reported-bugs.jsonl')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .find(({ id }) => id === 'U07');
  assert.match(input.calls[0], /a}b}c/);
  const game = annotate(newPgn().value, 0, { after: ['a}b}c'] });
  assert.equal(one(writePgn(game)).root.after[0], 'a}b}c');
  assert.match(right.comment, /a]b]c/);
  const twoLines = annotate(newPgn().value, 0, { after: ['a}b\nc'] });
  assert.equal(one(writePgn(twoLines)).root.after[0], 'a}b c');
});

test('U01: a null move is written as it is read', () => {
  const { value } = addMove(newPgn().value, 0, 'e4');
  const passed = addMove(value.game, value.id, '--').value;
  const text = writePgn(passed.game);
  const read = one(text);
  assert.deepEqual(
    read.moves.map(({ san }) => san),
    ['e4', '--'],
  );
  assert.equal(positionAt(read, 2).value.turn, 'white');
  const check = newPgn({ fen: '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1' }).value;
  assert.equal(addMove(check, 0, '--').ok, false);
});

test('edits share what they do not touch', () => {
  const [read] = readPgn('1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3 *');
  const { value: game } = read;
  const [e4] = game.root.next;
  const sicilian = e4.next[1];
  const promoted = promote(game, sicilian.id);
  assert.equal(promoted.moves[1].san, 'c5');
  assert.equal(game.moves[1].san, 'e5');
  assert.equal(promoted.root.next[0].next[1], e4.next[0]);
  const removed = removeMove(game, sicilian.id);
  assert.equal(removed.root.next[0].next.length, 1);
  assert.equal(annotate(game, e4.id, { nags: [1] }).root.next[0].nags[0], 1);
  assert.equal(e4.nags.length, 0);
  const known = addMove(game, 0, 'e2e4');
  assert.deepEqual([known.value.id, known.warnings[0].code], [e4.id, 'not-canonical']);
  assert.equal(addMove(game, e4.id, 'e5').value.id, e4.next[0].id);
  assert.deepEqual(addMove(game, 0, 'e5').error[0].code, 'illegal');
  assert.ok(positionAt(game, 0).value.equals(Position.start));
});

test('wrong arguments are named', () => {
  const game = newPgn().value;
  for (const [given, message] of [
    [() => writePgn({}), /^TypeError: game: /],
    [() => writePgn(game, { width: 1 }), /^RangeError: width: /],
    [() => writePgn(game, { newline: 'x' }), /^RangeError: newline: /],
    [() => writePgn(game, { locale: 'x' }), /^RangeError: locale: /],
    [() => annotate(game, 7, {}), /^RangeError: id: /],
    [() => annotate(game, 0, { colour: 1 }), /^RangeError: notes: /],
    [() => removeMove(game, 0), /^RangeError: id: /],
    [() => promote(game, 0), /^RangeError: id: /],
    [() => addMove(game, 'x', 'e4'), /^TypeError: id: /],
    [() => addMove({}, 0, 'e4'), /^TypeError: game: /],
    [() => addMove(game, 0, 7), /^TypeError: text: /],
    [() => positionAt(null, 0), /^TypeError: game: /],
    [() => newPgn({ tags: { Event: 7 } }), /^TypeError: tags: /],
    [() => newPgn({ tags: 'x' }), /^TypeError: tags: /],
    [() => newPgn({ fen: 7 }), /^TypeError: fen: /],
    [() => newPgn(null), /^TypeError: options: /],
  ])
    assert.throws(given, message);
  const many = new Map(Array.from({ length: 5000 }, (_, n) => [`T${n}`, 'x']));
  assert.throws(() => writePgn(new PgnGame({ ...game, tags: many })), /^RangeError: tags: /);
  assert.throws(
    () => writePgn(new PgnGame({ ...game, tags: new Map([['A', 'x'.repeat(1e5)]]) })),
    /^RangeError: tags: /,
  );
});
