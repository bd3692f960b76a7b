// chessjs-any.test.mjs -- any method of chess.js with any argument, at any time: jadoube/chessjs gives the same
// answer, throws the same, and looks the same afterwards from all sides.
//
// What chess.js does wrongly (the head of wasm/chessjs/chess.js) is put right in `Mended`, method by method, so
// nothing has to be left out but what follows from a set-up beyond the Laws. RUNS=5000 looks longer.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { SQUARES, Chess as Theirs } from 'chess.js';
import { calls, Dice } from './chessjs-calls.mjs';
import fc from './property.mjs';

const { Chess: Ours } = await import(new URL('../../build/npm/chessjs.js', import.meta.url));

const RUNS = Number(process.env.RUNS ?? 60);
const EMPTY = -1;
const NULL_MOVE = 128;
const PIECE = /^[pnbrqk]$/i;
const isPiece = (piece) => PIECE.test(piece.type) && /^[wb]$/.test(piece.color);

// ---- chess.js, put right ----------------------------------------------------------------------------

class Mended extends Theirs {
  isDraw() {
    return !this.isCheckmate() && super.isDraw();
  }

  isThreefoldRepetition() {
    if (super.isThreefoldRepetition()) return true;
    if (this.history().length < 8) return false;
    const moves = this.history({ verbose: true });
    const place = (fen) => fen.split(' ').slice(0, 4).join(' ');
    const places = [moves[0].before, ...moves.map(({ after }) => after)].map(place);
    return places.filter((each) => each === place(this.fen())).length >= 3;
  }

  put(piece, square) {
    const { type, color } = piece;
    const kind = type.toLowerCase();
    return isPiece(piece) && super.put({ type: kind, color }, square);
  }

  setComment(comment) {
    super.setComment(comment.replaceAll('{', '[').replaceAll('}', ']'));
  }

  setCastlingRights(color, rights) {
    const told = super.setCastlingRights(color, rights);
    this._hash = this._computeHash();
    return told;
  }

  _makeMove(move) {
    super._makeMove(move);
    if (move.flags & NULL_MOVE) this._hash = this._computeHash();
  }

  _undoMove() {
    const move = super._undoMove();
    if (move && move.flags & NULL_MOVE) this._hash = this._computeHash();
    return move;
  }
}

// ---- what is left out ------------------------------------------------------------------------------

/** Whether a set-up asks what chess.js cannot know: then only the FEN is compared, and the game is left. */
function isBeyond(chess) {
  const stands = (square, type, color) => {
    const piece = chess.get(square);
    return piece?.type === type && piece.color === color;
  };
  const isBacked = (color, rank) => {
    const { k, q } = chess.getCastlingRights(color);
    if ((k || q) && !stands(`e${rank}`, 'k', color)) return false;
    return (!k || stands(`h${rank}`, 'r', color)) && (!q || stands(`a${rank}`, 'r', color));
  };
  const edge = SQUARES.filter((square) => /[18]/.test(square) && chess.get(square)?.type === 'p');
  const kings = ['w', 'b'].map((color) => chess.findPiece({ type: 'k', color }));
  if (edge.length > 0 || kings.some((found) => found.length !== 1)) return true;
  const [waiting] = kings[chess.turn() === 'w' ? 1 : 0];
  if (chess.isAttacked(waiting, chess.turn())) return true;
  return !isBacked('w', 1) || !isBacked('b', 8) || !isPassing(chess, stands);
}

/** Whether a pawn has just passed the square of en passant, if there is one. */
function isPassing(chess, stands) {
  if (chess._epSquare === EMPTY) return true;
  const white = chess.turn() === 'w';
  const at = (chess._epSquare >> 4) * 8 + (chess._epSquare & 7);
  const [pawn, start] = white ? [at + 8, at - 8] : [at - 8, at + 8];
  if (chess._epSquare >> 4 !== (white ? 2 : 5) || chess.get(SQUARES[at])) return false;
  return stands(SQUARES[pawn], 'p', white ? 'b' : 'w') && !chess.get(SQUARES[start]);
}

const EDITS = ['put', 'remove', 'setCastlingRights'];

/** Whether chess.js does something else on purpose of ours, or by accident of its own. */
function isLeftOut(name, args, theirs) {
  if (name === 'loadPgn') return /--|\[FEN "rk2r3/.test(args[0]); // null moves; Chess960
  if (name === 'findPiece') return args[0] && !isPiece(args[0]);
  return name === 'removeHeader' && args[0] in {} && args[0] !== '__proto__' && theirs;
}

// ---- comparing -------------------------------------------------------------------------------------

const KINDS = ['isCapture', 'isPromotion', 'isEnPassant', 'isKingsideCastle', 'isQueensideCastle'];

/** An answer as text: every field in its order, what it is an instance of, and what its methods say. */
function shown(value) {
  if (Array.isArray(value)) return `[${Array.from(value, shown).join(', ')}]`;
  if (value === null || typeof value !== 'object')
    return typeof value === 'string' ? JSON.stringify(value) : String(value);
  const name = value.constructor.name;
  const told = name === 'Move' ? [...KINDS, 'isBigPawn'].map((each) => value[each]()) : [];
  const fields = Object.entries(value).map(([key, each]) => `${key}: ${shown(each)}`);
  return `${name} {${fields.join(', ')}} ${told}`;
}

/** The words of a TypeError are the engine's; those of chess.js are compared. */
function answer(call) {
  try {
    return shown(call());
  } catch (error) {
    return `${error.name}: ${error instanceof TypeError ? '' : error.message}`;
  }
}

const packed = (text) => text.replace(/\\n|\\r|\s|\|/g, '');

/** The answers as they are compared: chess.js loses spaces on a full line, and squares of en passant. */
function alike(name, args, ours, theirs) {
  if (name === 'pgn' && args[0]?.maxWidth) return [ours, theirs].map(packed);
  if (name === 'fen' && args[0]?.forceEnpassantSquare && / - \d+ \d+"$/.test(theirs))
    return [ours.replace(/ [a-h][36] (?=\d+ \d+"$)/, ' - '), theirs];
  return [ours, theirs];
}

const views = {
  pgn: (chess) => chess.pgn(),
  history: (chess) => chess.history(),
  headers: (chess) => [chess.getHeaders(), chess.header()],
  comments: (chess) => [chess.getComment(), chess.getComments()],
  board: (chess) => [chess.board(), chess.ascii()],
  turn: (chess) => [chess.turn(), chess.moveNumber(), chess.hash()],
  rights: (chess) => ['w', 'b'].map((color) => chess.getCastlingRights(color)),
  ends: (chess) => [chess.isCheck(), chess.inCheck(), chess.isCheckmate(), chess.isStalemate()],
  draws: (chess) => [chess.isDraw(), chess.isGameOver(), chess.isDrawByFiftyMoves()],
  counts: (chess) => [chess.isThreefoldRepetition(), chess.isInsufficientMaterial()],
  moves: (chess) => chess.moves(),
};
const last = {
  told: (chess) => chess.history({ verbose: true }),
  open: (chess) => chess.moves({ verbose: true }),
  perft: (chess) => chess.perft(2),
};

class Pair {
  ours = new Ours();
  theirs = new Mended();
  said = [];

  /** @param {string} what @param {(chess: any) => unknown} ask */
  same(what, ask) {
    const [ours, theirs] = [this.ours, this.theirs].map((chess) => answer(() => ask(chess)));
    assert.equal(ours, theirs, `${what} after ${this.said.join('; ')}`);
  }

  look(list) {
    for (const [what, ask] of Object.entries(list)) this.same(what, ask);
  }

  /** One call on both. @returns {boolean} whether the game can go on */
  call(name, args) {
    const { ours, theirs } = this;
    if (isLeftOut(name, args, theirs)) return true;
    this.said.push(`${name}(${args.map(shown).join(', ')})`);
    const edited = EDITS.includes(name);
    const passing = edited && theirs._epSquare !== EMPTY;
    const onTheWay = edited && theirs.history().length > 0;
    const told = [ours, theirs].map((chess) => answer(() => chess[name](...args)));
    const [mine, other] = alike(name, args, ...told);
    assert.equal(mine, other, this.said.join('; '));
    // chess.js drops en passant at any edit, and takes edits back when it is asked for the history.
    if (passing) return false;
    this.same('fen', (chess) => chess.fen());
    if (onTheWay || isBeyond(theirs)) return false;
    this.look(views);
    return true;
  }
}

// ---- the tests -------------------------------------------------------------------------------------

test('every method of Chess is called', () => {
  const file = new URL('../../node_modules/chess.js/dist/types/chess.d.ts', import.meta.url);
  const [, body] = readFileSync(file, 'utf8').match(/^declare class Chess \{\n([\s\S]*?)^\}/m);
  const methods = [...body.matchAll(/^ {4}(?!private|constructor)(\w+)[(]/gm)].map(([, m]) => m);
  assert.deepEqual(Object.keys(calls).sort(), [...new Set(methods)].sort());
});

const often = ['load', 'loadPgn', 'pgn', 'moves', 'setComment', 'setHeader', 'undo'];
const names = [...Object.keys(calls), ...Array(40).fill('move'), ...often, ...often, ...often];
const step = fc.tuple(fc.constantFrom(...names), fc.nat());

const drawn = ({ theirs }, name, seed) => calls[name](new Dice(seed), theirs);

// What differed once.
const seen = {
  'a PGN that is no text': [5, [], true, null, Number.NaN].map((pgn) => [['loadPgn', pgn]]),
  'hidden characters in a PGN': ['\0', '\x0b', '\x7f', '\ud83d', '\\', '"'].map((c) => [
    ['loadPgn', `1. e4 e5${c} 2. Nf3`],
  ]),
  'a kind that is no letter': [0, false, '', null].map((piece) => [['moves', { piece }]]),
  'nothing is removed': [
    [['clear'], ['remove', 'i9']],
    [
      ['load', '4k3/8/8/8/8/8/8/4K3 w - - 1e3 1'],
      ['remove', ''],
    ],
  ],
  'a king without its rook and square moves': [
    [
      ['load', '8/8/8/1K6/3Q4/8/3k4/8 b KQkq - 10 137'],
      ['move', 'Kc1'],
    ],
  ],
  'a tag named as what an object comes from': [
    [['removeHeader', '__proto__'], ['header']],
    [['setHeader', '__proto__', null], ['header']],
  ],
};

for (const [name, lists] of Object.entries(seen))
  test(name, () => {
    for (const list of lists) {
      const pair = new Pair();
      for (const [method, ...args] of list) pair.call(method, args);
    }
  });

test('any calls in any order: both answer and look alike', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }), (steps) => {
      const pair = new Pair();
      if (steps.every(([name, seed]) => pair.call(name, drawn(pair, name, seed)))) pair.look(last);
    }),
    { numRuns: RUNS },
  );
});

test('a Move is the same to programs: keys, JSON, copies, text', () => {
  const fen = 'r3k2r/1P4P1/8/2pP4/8/8/6P1/R3K2R w KQkq c6 0 1';
  for (const lan of ['b7a8q', 'd5c6', 'e1g1', 'e1c1', 'g2g4', 'h1h8', 'e1e2']) {
    const [mine, other] = [Ours, Theirs].map((Chess) => new Chess(fen).move(lan));
    assert.equal(JSON.stringify(mine), JSON.stringify(other));
    assert.deepEqual(
      Object.getOwnPropertyDescriptors(mine),
      Object.getOwnPropertyDescriptors(other),
    );
    assert.deepEqual([String(mine), { ...mine }], [String(other), { ...other }]);
    assert.deepEqual(structuredClone(mine), structuredClone(other));
    const keys = [mine, other].map((move) => {
      const found = [];
      for (const key in move) found.push(key);
      return found;
    });
    assert.deepEqual(keys[0], keys[1]);
  }
});
