// oracles.test.mjs -- random games beside chess.js and chessops: the same moves, SAN, FEN and ends.

import assert from 'node:assert/strict';
import test from 'node:test';
import { Chess as ChessJs } from 'chess.js';
import { Chess as Chessops, makeSquare, parseUci } from 'chessops';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import fc from './property.mjs';
import { data, position, rows } from './support.mjs';

const PLIES = 80;

/** The legal moves of chessops, which takes the own rook to castle, as we write them. */
function movesOfChessops(at, chess960) {
  const moves = [];
  for (const [from, targets] of at.allDests())
    for (const to of targets) {
      const name = makeSquare(from) + makeSquare(to);
      const promotes = at.board.getRole(from) === 'pawn' && (to >= 56 || to < 8);
      const castles = at.board[at.turn].has(to);
      if (promotes) moves.push(...Array.from('qrbn', (letter) => name + letter));
      else if (castles && !chess960)
        moves.push(name.slice(0, 2) + (to > from ? 'g' : 'c') + name[3]);
      else moves.push(name);
    }
  return moves;
}

function compareWithChessops(ours, theirs, chess960) {
  const moves = ours.legal();
  assert.deepEqual(moves.map(String).sort(), movesOfChessops(theirs, chess960).sort(), `${ours}`);
  for (const move of moves)
    assert.equal(ours.san(move), makeSan(theirs, parseUci(move.uci)), `${ours} ${move}`);
  const [board, ...fields] = makeFen(theirs.toSetup()).split(' ');
  const [ourBoard, ...ourFields] = ours.fen({ ep: 'legal' }).split(' ');
  ourFields[3] = `${Math.min(ours.halfmoves, 150)}`; // chessops writes no more
  assert.equal(ourBoard, board);
  if (chess960) ourFields[1] = fields[1]; // it has letters of its own for castling
  assert.deepEqual(ourFields, fields);
  assert.equal(ours.checkers().length > 0, theirs.isCheck());
  const { kind } = ours.status();
  assert.equal(kind === 'checkmate', theirs.isCheckmate());
  assert.equal(kind === 'stalemate', theirs.isStalemate());
}

function compareWithChessJs(ours, theirs) {
  const moves = ours.legal().map((move) => ours.san(move));
  assert.deepEqual(moves.sort(), theirs.moves().sort(), `${ours}`);
  const [board, turn, castling, , ...counters] = theirs.fen().split(' ');
  const [ourBoard, ourTurn, ourCastling, , ...ourCounters] = ours.fen().split(' ');
  assert.deepEqual(
    [ourBoard, ourTurn, ourCastling, ...ourCounters],
    [board, turn, castling, ...counters],
  );
  assert.equal(ours.checkers().length > 0, theirs.inCheck());
  const { kind } = ours.status();
  assert.equal(kind === 'checkmate', theirs.isCheckmate());
  assert.equal(kind === 'stalemate', theirs.isStalemate());
}

/** Plays a random game and gives every position to `visit` with the move that led to it. */
function play(start, choices, visit) {
  let at = start;
  visit(at);
  for (const choice of choices) {
    const moves = at.legal();
    if (moves.length === 0) break;
    const move = moves[choice % moves.length];
    at = at.play(move);
    visit(at, move);
  }
}

const standard = rows(data('moves/random4000.tsv')).filter(([, , , flags]) => !/9/.test(flags));
const chess960 = rows(data('moves/random4000.tsv')).filter(([, , , flags]) => /9/.test(flags));
const startOf = (list) => fc.nat(list.length - 1).map((n) => list[n][0]);
const game = fc.array(fc.nat(), { minLength: 1, maxLength: PLIES, size: 'max' });

test('random games as chess.js plays them', () => {
  fc.assert(
    fc.property(startOf(standard), game, (fen, choices) => {
      const theirs = new ChessJs(fen);
      play(position(fen), choices, (at, move) => {
        if (move) theirs.move(move.uci);
        compareWithChessJs(at, theirs);
      });
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

for (const [name, list] of Object.entries({ standard, chess960 }))
  test(`random games as chessops plays them, ${name}`, () => {
    fc.assert(
      fc.property(startOf(list), game, (fen, choices) => {
        const theirs = Chessops.fromSetup(parseFen(fen).unwrap()).unwrap();
        play(position(fen), choices, (at, move) => {
          if (move) theirs.play(parseUci(move.uci));
          compareWithChessops(at, theirs, at.chess960);
        });
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });
