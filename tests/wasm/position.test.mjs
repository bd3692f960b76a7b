// position.test.mjs -- Position as its users meet it: values, answers, and what is said to wrong input.

import assert from 'node:assert/strict';
import test from 'node:test';
import { codes, JadoubeError, Move, Position, position } from './support.mjs';

const { start } = Position;
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

// ---- what a position says -----------------------------------------------------------------------

test('the start position', () => {
  assert.equal(start, Position.start);
  assert.equal(`${start}`, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
  assert.deepEqual([start.turn, start.halfmoves, start.fullmove], ['white', 0, 1]);
  assert.deepEqual(start.get('d8'), { color: 'black', role: 'queen' });
  assert.equal(start.get('e4'), undefined);
  assert.equal(start.pieces().size, 32);
  assert.deepEqual([...start.pieces().keys()].slice(0, 2), ['a1', 'b1']);
  assert.deepEqual(start.castling('white'), { short: 'h1', long: 'a1' });
  assert.equal(start.chess960, false);
  assert.equal(start.legal().length, 20);
  assert.equal(JSON.stringify({ start }), JSON.stringify({ start: start.fen() }));
});

test('counters, side and en passant after moves', () => {
  const after = ['e2e4', 'a7a6', 'e4e5', 'd7d5'].reduce((at, uci) => at.play(uci), start);
  assert.deepEqual([after.turn, after.halfmoves, after.fullmove], ['white', 0, 3]);
  assert.equal(after.enPassant, 'd6');
  assert.equal(position('8/8/4k3/8/8/3K4/4P3/8 w - - 0 5949').fullmove, 5949);
});

test('a position never changes', () => {
  const before = position(KIWIPETE);
  const [fen, hash] = [before.fen(), before.hash];
  for (const move of before.legal()) before.play(move).legal();
  before.parse('Nxd7');
  before.why('e1g1');
  Position.fromFen('nonsense');
  assert.deepEqual([before.fen(), before.hash, before.legal().length], [fen, hash, 48]);
});

test('moves say what they are', () => {
  const named = (at, uci) => at.legal().find((move) => move.uci === uci);
  const castling = named(position(KIWIPETE), 'e1c1');
  assert.deepEqual([castling.from, castling.to, castling.castle], ['e1', 'c1', 'long']);
  assert.deepEqual([castling.role, castling.capture], ['king', undefined]);
  assert.deepEqual(castling.king, { from: 'e1', to: 'c1' });
  assert.deepEqual(castling.rook, { from: 'a1', to: 'd1' });
  const capture = named(position(KIWIPETE), 'e5d7');
  assert.deepEqual([capture.capture, capture.captured], ['d7', 'pawn']);
  assert.deepEqual([capture.king, capture.rook], [undefined, undefined]);
  const passing = named(position('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'), 'e5d6');
  assert.deepEqual([passing.capture, passing.captured, passing.enPassant], ['d5', 'pawn', true]);
  const promotion = named(position('4k3/P7/8/8/8/8/8/4K3 w - - 0 1'), 'a7a8n');
  assert.deepEqual([promotion.role, promotion.promotion], ['pawn', 'knight']);
  const chess960 = named(
    position('bbqnn1kr/pppppppp/8/8/8/8/PPPPPPPP/BBQNN1KR w Hh - 0 1'),
    'g1h1',
  );
  assert.equal(chess960.castle, 'short');
  assert.deepEqual(chess960.king, { from: 'g1', to: 'g1' });
  assert.deepEqual(chess960.rook, { from: 'h1', to: 'f1' });
  const black = named(position('5kr1/8/8/8/8/8/8/4K3 b g - 0 1'), 'f8g8');
  assert.deepEqual([black.king, black.rook].map(Object.values), [
    ['f8', 'g8'],
    ['g8', 'f8'],
  ]);
  assert.ok(castling instanceof Move);
  assert.equal(JSON.parse(JSON.stringify(castling)).uci, 'e1c1');
});

test('the same text is another move in Chess960', () => {
  const at = position('bbqnn1kr/pppppppp/8/8/8/8/PPPPPPPP/BBQNN1KR w Hh - 0 1');
  assert.ok(at.chess960);
  assert.equal(at.play('g1h1').get('f1').role, 'rook');
});

test('a move may be given as a value, as UCI, or as what became of it elsewhere', () => {
  const [move] = start.legal('e2');
  const wanted = start.play(move.uci).fen();
  assert.equal(start.play(move).fen(), wanted);
  assert.equal(start.play(structuredClone({ uci: move.uci })).fen(), wanted);
});

test('legal moves of one piece, and what a pawn may become', () => {
  assert.deepEqual(start.legal('g1').map(String).sort(), ['g1f3', 'g1h3']);
  assert.deepEqual(start.legal('e4'), []);
  const at = position('1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1');
  const choices = ['bishop', 'knight', 'queen', 'rook'];
  assert.deepEqual(at.promotionChoices('a7', 'b8').sort(), choices);
  assert.deepEqual(at.promotionChoices('e1', 'e2'), []);
});

test('why a move is not legal', () => {
  const why = (fen, uci) => position(fen).why(uci)[0];
  const about = (fen, uci) => [why(fen, uci).code, why(fen, uci).article, why(fen, uci).squares];
  assert.deepEqual(start.why('e2e4'), []);
  assert.deepEqual(about(start.fen(), 'e7e5'), ['not-on-move', '3.1', ['e7']]);
  assert.deepEqual(about(start.fen(), 'a1a3'), ['blocked', '4.2', ['a2']]);
  const pinned = '4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1';
  assert.deepEqual(about(pinned, 'e3c4'), ['pinned', '9.1', ['e7']]);
  assert.deepEqual(position(pinned).pinned('white'), [{ square: 'e3', by: 'e7' }]);
  assert.deepEqual(codes(start.why('castle')), ['syntax']);
  const attacked = '4k3/8/8/8/8/5r2/8/4K2R w K - 0 1';
  assert.deepEqual(about(attacked, 'e1g1'), ['castling-crossing', '5.1(6)', ['f3']]);
});

test('checks, pins and attacks', () => {
  const double = position('4k3/8/3N4/8/8/8/8/4R1K1 b - - 0 1');
  assert.deepEqual(double.checkers(), ['e1', 'd6']);
  assert.deepEqual(start.checkers(), []);
  assert.deepEqual(start.attackers('f3', 'white'), ['g1', 'e2', 'g2']);
  assert.deepEqual(start.pinned('black'), []);
  assert.deepEqual(position('8/8/8/8/8/8/8/8 w - - 0 1', { level: 'setup' }).pinned('white'), []);
});

test('how a position ends', () => {
  const mate = position('rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3');
  assert.deepEqual(mate.status(), {
    over: true,
    kind: 'checkmate',
    winner: 'black',
    article: '10.1',
  });
  const stalemate = position('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1');
  assert.deepEqual(stalemate.status(), { over: true, kind: 'stalemate', article: '10.3' });
  const dead = {
    '10.4(1)': '8/8/4k3/8/8/3K4/8/8 w - - 0 1',
    '10.4(2)': '8/8/4k3/8/8/3KN3/8/8 w - - 0 1',
    '10.4(3)': '5K2/8/8/1B6/8/k7/6b1/8 w - - 0 39',
  };
  for (const [article, fen] of Object.entries(dead))
    assert.deepEqual(position(fen).status(), { over: true, kind: 'dead', article });
  assert.deepEqual(start.status(), { over: false });
});

test('the same position is the same to play on from (Law 10.10)', () => {
  const useless = position('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1');
  const without = position('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 7 9');
  assert.ok(useless.equals(without) && without.equals(useless));
  assert.equal(useless.hash, without.hash);
  assert.match(useless.hash, /^[\da-f]{16}$/);
  const fewer = position('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQk - 0 1');
  assert.ok(!useless.equals(fewer));
  assert.notEqual(useless.hash, fewer.hash);
});

test('FEN with the en passant square always or only where it counts', () => {
  const after = start.play('e2e4');
  assert.equal(after.fen().split(' ')[3], 'e3');
  assert.equal(after.fen({ ep: 'legal' }).split(' ')[3], '-');
});

// ---- wrong input --------------------------------------------------------------------------------

test('every problem of a FEN at once, each with its place', () => {
  const { error } = Position.fromFen('rnbqkbnx/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkX e9 -1 1');
  const places = error.map(({ code, field, column }) => [code, field, column]);
  assert.deepEqual(places, [
    ['board-letter', 1, 8],
    ['side', 2, 45],
    ['castling-letter', 3, 50],
    ['ep-square', 4, 52],
    ['counter', 5, 55],
  ]);
});

test('columns count the units of the string', () => {
  const { error } = Position.fromFen(
    '\u265crnbqkbn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1',
  );
  assert.equal(error.find(({ code }) => code === 'side').column, 45);
});

test('what lenient reading mended is told', () => {
  const read = Position.fromFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq');
  assert.ok(read.ok);
  assert.deepEqual([...new Set(codes(read.warnings))], ['field-missing']);
  assert.ok(
    !Position.fromFen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', { mode: 'strict' }).ok,
  );
});

const HUGE = 'rnbqkbnr/'.repeat(100_000);
const BINARY = String.fromCharCode(...Array.from({ length: 500 }, (_, n) => (n * 7919) % 65536));

test('huge and binary text is refused, and nothing else happens', () => {
  const at = position(KIWIPETE);
  for (const text of ['', ' ', '\0', HUGE, BINARY, '\ud800', '\u{1f451}'.repeat(70)]) {
    assert.ok(!Position.fromFen(text).ok, 'FEN');
    const read = at.parse(text);
    assert.ok(!read.ok && read.error.length > 0, 'SAN');
    assert.deepEqual(codes(at.why(text)), ['syntax']);
    assert.throws(() => at.play(text), { name: 'JadoubeError', code: 'illegal-move' });
  }
  assert.deepEqual(codes(Position.fromFen(HUGE).error), ['too-long']);
  assert.equal(at.fen(), KIWIPETE);
});

test('the kinds of wrong move text', () => {
  const code = (fen, text) => position(fen).parse(text).error?.[0].code;
  assert.equal(code(start.fen(), 'Nd2'), 'illegal');
  assert.equal(code(start.fen(), 'xyzzy'), 'syntax');
  assert.equal(code(start.fen(), '--'), 'null');
  assert.equal(code('4k3/8/8/8/8/8/8/R4R1K w - - 0 1', 'Rd1'), 'ambiguous');
  assert.equal(code('4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a8'), 'promotion');
});

test('a move that cannot be played is an error with its reasons', () => {
  assert.throws(
    () => start.play('e2e5'),
    (error) =>
      error instanceof JadoubeError &&
      error.code === 'illegal-move' &&
      error.problems[0].code === 'pawn-moves' &&
      /5\.6/.test(error.message),
  );
  assert.throws(() => start.san('e2e5'), { code: 'illegal-move' });
  assert.deepEqual(codes(start.tryPlay('e2e5').error), ['pawn-moves']);
  const foreign = position(KIWIPETE).legal('e5')[0];
  assert.throws(() => start.play(foreign), { code: 'illegal-move' });
});
