// chessjs.test.mjs -- jadoube/chessjs: all that chess.js offers is there, texts are read and refused alike,
// and what is said to differ does.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import * as theirs from 'chess.js';
import { compiled } from './project.mjs';
import fc from './property.mjs';
import { data, rows } from './support.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ours = await import(new URL('../../build/npm/chessjs.js', import.meta.url));
const { Chess } = ours;

// ---- the surface ------------------------------------------------------------------------------------

const declared = readFileSync(join(root, 'node_modules/chess.js/dist/types/chess.d.ts'), 'utf8');

/** The public members of a class that a .d.ts declares. */
function members(name) {
  const body = declared.match(new RegExp(`^declare class ${name} \\{\\n([\\s\\S]*?)^\\}`, 'm'))[1];
  const found = [...body.matchAll(/^ {4}(?!private|constructor)(\w+)\??[(:]/gm)];
  return [...new Set(found.map(([, member]) => member))];
}

test('every value that chess.js exports is there, and the constants are equal', () => {
  const [, list] = declared.match(/^export \{ (.*) \};$/m);
  const names = list.split(', ');
  assert.ok(names.length >= 15, 'the list was found');
  assert.deepEqual(
    names.filter((name) => !(name in ours)),
    [],
  );
  assert.deepEqual(
    names.filter((name) => !(name in theirs)),
    [],
  );
  for (const [name, value] of Object.entries(theirs))
    if (names.includes(name) && typeof value !== 'function')
      assert.deepEqual(Object(ours)[name], value, name);
});

test('every public method and field of Chess and Move is there', () => {
  const chess = new Chess();
  const methods = members('Chess');
  assert.ok(methods.length >= 46, `${methods.length} methods were found`);
  assert.deepEqual(
    methods.filter((name) => typeof chess[name] !== 'function'),
    [],
  );
  const fields = members('Move');
  assert.ok(fields.length >= 17, `${fields.length} members were found`);
  const move = chess.move('e4');
  assert.deepEqual(
    fields.filter((name) => !(name in move)),
    [],
  );
  assert.deepEqual(Object.keys(move), Object.keys(new theirs.Chess().move('e4')));
});

test('code written for chess.js compiles, and every type of it is given', () => {
  const [, list] = declared.match(/^export type \{ (.*) \};$/m);
  const names = list.split(', ').map((name) => `export type { ${name} } from 'jadoube/chessjs';\n`);
  const files = {
    'use.mts': readFileSync(join(root, 'tests/wasm/types/chessjs.ts'), 'utf8'),
    'names.mts': names.join(''),
  };
  assert.equal(compiled(files, {}, ['chess.js']), '');
});

test('a Move is made from what chess.js keeps of it', () => {
  const internal = { color: 'w', from: 100, to: 68, piece: 'p', flags: 4 };
  for (const flags of [4, 128])
    assert.deepEqual(
      { ...new ours.Move(new Chess(), { ...internal, flags }) },
      {
        ...(flags === 4 ? new Chess().move('e4') : new Chess().move('--')),
      },
    );
  const castling = { color: 'w', from: 116, to: 114, piece: 'k', flags: 64 };
  const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
  assert.equal(new ours.Move(new Chess(fen), castling).san, 'O-O-O');
  assert.throws(() => new ours.Move(new Chess(), castling), { message: 'Invalid move: e1c1' });
});

test('the generator of random numbers is the same', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }), (state) => {
      const [a, b] = [ours.xoroshiro128(state), theirs.xoroshiro128(state)];
      for (let i = 0; i < 20; i++) assert.equal(a(), b());
    }),
  );
});

// ---- texts ------------------------------------------------------------------------------------------

/** What a call gives or how it fails, as plain data. */
function outcome(call) {
  try {
    return { given: JSON.parse(JSON.stringify(call() ?? null)) };
  } catch (error) {
    return { name: error.name, message: error.message };
  }
}

/** A text with a few characters put in, taken out or doubled. */
const damaged = (texts, letters) =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(), fc.nat(2), fc.constantFrom(...letters)), { maxLength: 3 }),
    )
    .map(([text, changes]) =>
      changes.reduce((now, [where, much, letter]) => {
        const at = where % (now.length + 1);
        return now.slice(0, at) + (much < 2 ? letter : '') + now.slice(at + (much > 0 ? 1 : 0));
      }, text),
    );

const FENS = rows(data('moves/random4000.tsv'))
  .slice(0, 200)
  .filter(([, , , flags]) => !flags.includes('9'))
  .map(([fen]) => fen);

test('damaged FENs: the same fault is told', () => {
  let refused = 0;
  const letters = [...'KQRBNPkqrbnp12345678/ -wb09xe36'];
  fc.assert(
    fc.property(damaged(FENS, letters), (fen) => {
      const answer = ours.validateFen(fen);
      if (!answer.ok) refused++;
      assert.deepEqual(answer, theirs.validateFen(fen), fen);
      const load = (chess) => outcome(() => chess.load(fen));
      assert.deepEqual(load(new Chess()), load(new theirs.Chess()), fen);
    }),
    { numRuns: 2000 },
  );
  assert.ok(refused > 300);
});

// Two rooks, two knights, promotions, castling, en passant, pins.
const PLACES = [
  'r3k2r/1P4P1/8/2pP1N2/5N2/8/6p1/R3K2R w KQkq c6 0 1',
  'r1bqkbnr/ppp2ppp/2n5/1B1pP3/4P3/8/PPPP2PP/RNBQK1NR b KQkq - 2 4',
  '6k1/8/8/B7/8/8/8/BN4K1 w - - 0 1',
  '1k6/8/R7/3b4/8/R7/8/K7 w - - 0 1',
];

/** What may be written for a move in one of these places, with the place. */
const writings = PLACES.flatMap((fen) => {
  const moves = new theirs.Chess(fen).moves({ verbose: true });
  const texts = moves.flatMap(({ san, lan, piece }) => [san, lan, piece + lan]);
  return [...new Set([...texts, '0-0', 'O-O-O', '--'])].map((text) => `${fen}|${text}`);
});

test('damaged moves: the same move is read, or the same error thrown', () => {
  let read = 0;
  const letters = [...'abcdefgh12345678xNBRQKqn=+#!?-O0'];
  fc.assert(
    fc.property(fc.constantFrom(...writings), fc.nat(), fc.boolean(), (writing, seed, strict) => {
      const [fen, text] = writing.split('|');
      const [changed] = fc.sample(damaged([text], letters), { numRuns: 1, seed });
      const move = (chess) => outcome(() => chess.move(changed, { strict }));
      const answer = move(new Chess(fen));
      if (answer.given) read++;
      assert.deepEqual(answer, move(new theirs.Chess(fen)), `${changed} in ${fen}`);
    }),
    { numRuns: 1000 },
  );
  assert.ok(read > 150, `${read} were moves`);
});

const GAMES = [
  '[White "A"]\n[Black "B"]\n\n{First} 1. e4 {good} e5 2. Nf3 $1 (2. f4 {gambit} (2. d4 exd4) exf4) 2... Nc6!? 1-0',
  '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"]\r\n\r\n1... Kd7 2.e4 ; to the end\n2... Kc6 * {closing}',
  '1.d4 d5 2.c4 e6 3.Nc3 Nf6 4.Bg5 Be7 5.e3 0-0 1/2-1/2',
  '[Event "x"] [fen "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]\n1. Ke2 Ke7 2. Ke2e3 Kf6 0-1',
];

test('damaged PGN: the same game is read, or the same error thrown', () => {
  let read = 0;
  fc.assert(
    fc.property(damaged(GAMES, [...'1.e4N{}()[]"; $*!-O#\n\\\t']), fc.boolean(), (pgn, strict) => {
      if (/(^|[^O0-])--/.test(pgn)) return; // a null move, which chess.js does not read
      const load = (chess) => {
        const told = outcome(() => chess.loadPgn(pgn, { strict }));
        return [told, chess.fen(), chess.history(), chess.getHeaders(), chess.getComments()];
      };
      const answer = load(new Chess());
      if (answer[0].given === null) read++;
      assert.deepEqual(answer, load(new theirs.Chess()), pgn);
    }),
    { numRuns: 1000 },
  );
  assert.ok(read > 150);
});

test('where reading a PGN failed is told in the fields that chess.js uses', () => {
  const failed = (chess) => {
    try {
      chess.loadPgn('1. e4 e5\n2. ]');
    } catch ({ expected, found, location }) {
      return JSON.parse(JSON.stringify({ expected, found, location }));
    }
    return undefined;
  };
  const { found, location, expected } = failed(new Chess());
  const their = failed(new theirs.Chess());
  assert.deepEqual({ found, location }, { found: their.found, location: their.location });
  const words = (list) => [...new Set(list.map(({ description }) => description))].sort();
  assert.deepEqual(words(expected), words(their.expected));
});

// ---- what chess.js has after 1.4.0 ------------------------------------------------------------------

test('signs of opinion: set, told and taken away, and read from a PGN', () => {
  const chess = new Chess();
  const start = chess.fen();
  chess.loadPgn('1. e4!? $1 $14 {good} (1. d4?? $3) e5?! 2. Nf3 $6 *');
  assert.deepEqual([chess.getNags(), chess.getSuffixAnnotation()], [[6], undefined]);
  chess.undo();
  assert.deepEqual([chess.getNags(), chess.getSuffixAnnotation()], [[], '?!']);
  chess.undo();
  assert.deepEqual([chess.getNags(), chess.getSuffixAnnotation()], [[1, 14], '!?']);
  assert.deepEqual(chess.getComments(), [{ fen: chess.fen(), comment: 'good' }]);
  chess.addNag(14);
  chess.addNag(10);
  assert.equal(chess.removeNag(1), true);
  assert.equal(chess.removeNag(1), false);
  assert.deepEqual(chess.removeNags(), [14, 10]);
  assert.deepEqual(chess.removeNags(), []);
  const given = [3, 4];
  chess.setNags(given, start);
  given.push(5);
  assert.deepEqual([chess.getNags(), chess.getNags(start)], [[], [3, 4]]);
  chess.getNags(start).push(6);
  assert.deepEqual(chess.getNags(start), [3, 4]);
  chess.setSuffixAnnotation('!', start);
  assert.equal(chess.removeSuffixAnnotation(start), '!');
  assert.equal(chess.removeSuffixAnnotation(start), undefined);
  assert.throws(() => chess.setSuffixAnnotation('!!!'), { message: 'Invalid suffix: !!!' });
  chess.reset();
  assert.deepEqual(chess.getNags(start), []);
});

test('NAGs as signs', () => {
  const told = Object.keys(ours.NAG_TO_SYMBOL).map((nag) => ours.nagToGlyph(Number(nag)));
  assert.equal(new Set(told).size, 18);
  assert.deepEqual([7, 19, 140, 1, 999].map(ours.nagToGlyph), [
    '□',
    '-+',
    '∆',
    undefined,
    undefined,
  ]);
  for (const suffix of ours.SUFFIX_LIST) new Chess().setSuffixAnnotation(suffix);
});

test('a tag that is taken away has its first value again', () => {
  const [chess, their] = [new Chess(), new theirs.Chess()];
  for (const name of [...Object.keys(their.header()), 'Mine', 'toString']) {
    for (const each of [chess, their]) if (name !== 'toString') each.setHeader(name, 'x');
    assert.equal(chess.removeHeader(name), their.removeHeader(name), name);
    if (name !== 'toString') assert.deepEqual(chess.header(), their.header(), name);
  }
  assert.equal(chess.removeHeader('Nobody'), false);
});

test('whether a move promotes, and whether it is null', () => {
  const chess = new Chess('8/1PQ2pk1/3p2p1/3qp3/8/4P3/7p/2K5 w - - 0 56');
  const asked = { b7b8: true, b7c8: false, e3e4: false, c7c8: false, h2h1: false, a4a5: false };
  for (const [squares, expected] of Object.entries(asked)) {
    const [from, to] = [squares.slice(0, 2), squares.slice(2)];
    assert.equal(chess.isPromotion({ from, to }), expected, squares);
  }
  assert.deepEqual([chess.move('Kb1').isNullMove(), chess.move('--').isNullMove()], [false, true]);
});

// ---- what differs -----------------------------------------------------------------------------------

const cases = {
  'the king is not captured': () => {
    assert.ok(!new Chess('8/8/8/8/8/8/5kK1/8 w - - 0 1').moves().includes('Kxf2'));
  },
  'rights without king and rook are told again, and give no castling': () => {
    const fen = '4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1';
    const chess = new Chess(fen);
    assert.equal(chess.fen(), fen);
    assert.deepEqual(chess.getCastlingRights('w'), { k: false, q: false });
    assert.deepEqual(chess.moves(), ['Kd2', 'Ke2', 'Kf2', 'Kf1', 'Kd1']);
    chess.move('Ke2');
    assert.equal(chess.fen(), '4k3/8/8/8/8/8/4K3/8 b kq - 1 1');
  },
  'the square of en passant is told after every double step if that is asked': () => {
    const chess = new Chess();
    const forced = () => chess.fen({ forceEnpassantSquare: true }).split(' ')[3];
    const told = ['h4', 'Nf6', 'h5', 'g5'].map((san) => {
      chess.move(san);
      return [forced(), chess.fen().split(' ')[3]];
    });
    assert.deepEqual(told, [
      ['h3', '-'],
      ['-', '-'],
      ['-', '-'],
      ['g6', 'g6'],
    ]);
    chess.undo();
    assert.equal(forced(), '-');
    chess.remove('h5');
    chess.move('g5');
    assert.equal(forced(), 'g6');
    chess.remove('g5');
    assert.equal(forced(), '-');
  },
  'en passant needs the pawn': () => {
    const chess = new Chess('4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1');
    assert.ok(!chess.moves().includes('exd6'));
  },
  'the hash is that of the board after a null move and after rights were set': () => {
    const chess = new Chess();
    chess.move('--');
    assert.equal(chess.hash(), new Chess(chess.fen()).hash());
    chess.undo();
    chess.setCastlingRights('w', { k: false });
    assert.equal(chess.hash(), new Chess(chess.fen()).hash());
  },
  'a right to capture en passant that is none makes no other position (10.10)': () => {
    const chess = new Chess('k3r3/3p4/8/4P3/8/8/8/4K3 b - - 0 1');
    chess.move('d5'); // the pawn on e5 is pinned
    for (let n = 0; n < 2; n++) for (const san of ['Kf2', 'Kb7', 'Ke1', 'Ka8']) chess.move(san);
    assert.equal(chess.isThreefoldRepetition(), true);
  },
  'checkmate is no draw': () => {
    const chess = new Chess('8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 99 113');
    chess.move('Rh3#');
    assert.deepEqual(
      [chess.isCheckmate(), chess.isDraw(), chess.isGameOver()],
      [true, false, true],
    );
  },
  'the moves of a square can be played as they are named': () => {
    const chess = new Chess('4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1');
    assert.ok(chess.moves({ square: 'b1' }).includes('Nbd2'));
  },
  'putting a piece elsewhere leaves the capture en passant': () => {
    const chess = new Chess('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1');
    chess.put({ type: 'n', color: 'w' }, 'a1');
    assert.ok(chess.moves().includes('exd6'));
    chess.remove('d5');
    assert.ok(!chess.moves().includes('exd6'));
  },
  'what is no piece is not put': () => {
    const chess = new Chess();
    for (const piece of [
      { type: 'x', color: 'w' },
      { type: '', color: 'w' },
      { type: 'q', color: 'x' },
    ])
      assert.equal(chess.put(piece, 'e4'), false);
    assert.equal(chess.put({ type: 'Q', color: 'w' }, 'e4'), true);
    assert.deepEqual(chess.get('e4'), { type: 'q', color: 'w' });
  },
  'a pawn on the last rank has no moves': () => {
    const chess = new Chess();
    chess.clear();
    chess.put({ type: 'p', color: 'w' }, 'a8');
    assert.deepEqual(chess.moves(), []);
  },
  'a comment with braces is read again': () => {
    const chess = new Chess();
    chess.setComment('a}b}{c{');
    chess.loadPgn(chess.pgn());
    assert.equal(chess.getComment(), 'a]b][c[');
  },
  'a commented move on a line that is filled up keeps its space': () => {
    const chess = new Chess();
    for (const san of ['e4', 'e5', 'Nf3']) chess.move(san);
    chess.setComment('a long comment');
    assert.match(chess.pgn({ maxWidth: 12 }), /\n1\. e4 e5 2\.\nNf3 \{a long\ncomment\} \*$/);
  },
  'a null move is read again': () => {
    const chess = new Chess();
    chess.move('e4');
    chess.move('--');
    chess.loadPgn(chess.pgn());
    assert.deepEqual(chess.history(), ['e4', '--']);
    assert.throws(() => chess.loadPgn('1. e4 f6 2. Qh5 --'), {
      message: 'Invalid move in PGN: --',
    });
  },
};

for (const [name, check] of Object.entries(cases)) test(`unlike chess.js: ${name}`, check);

test('games side by side do not disturb each other, nor positions of the package', async () => {
  const { Position } = await import(new URL('../../build/npm/jadoube.js', import.meta.url));
  const [a, b] = [new Chess(), new Chess(FENS[0])];
  a.move('e4');
  assert.equal(b.fen(), new theirs.Chess(FENS[0]).fen());
  assert.equal(Position.start.legal().length, 20);
  assert.equal(a.isCheck(), false);
  a.move('e5');
  assert.deepEqual(a.history(), ['e4', 'e5']);
  assert.deepEqual(b.moves(), new theirs.Chess(FENS[0]).moves());
});
