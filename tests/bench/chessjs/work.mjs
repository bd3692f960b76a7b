// work.mjs -- what is asked of a library in the manner of chess.js, and how long that takes.
//
// Imported once for each library (`work.mjs?ours`), so that each has this program for itself: shared
// by two, it would be compiled for both, and none be as quick as alone.

import { SQUARES, validateFen } from 'chess.js';
import { data, rows } from '../../data/read.mjs';

const FENS = rows(data('moves/random4000.tsv'))
  .filter(([fen, , , flags]) => !flags.includes('9') && validateFen(fen).ok)
  .slice(0, 64)
  .map(([fen]) => fen);

const LINE =
  `e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 c4 c6 cxb5 axb5
  Nc3 Bb7 Bg5 b4 Nb1 h6 Bh4 c5 dxe5 Nxe4 Bxe7 Qxe7 exd6 Qf6 Nbd2 Nxd6 Nc4 Nxc4 Bxc4 Nb6 Ne5 Rae8 Bxf7+
  Rxf7 Nxf7 Rxe1+ Qxe1 Kxf7`.split(/\s+/);

export function played({ Chess }) {
  const chess = new Chess();
  for (const san of LINE) chess.move(san);
  return chess;
}

/** What a library works on. @param {object} surface @param {string} pgn */
export function deskOf(surface, pgn) {
  const game = played(surface);
  return {
    ...surface,
    pgn,
    games: FENS.map((fen) => new surface.Chess(fen)),
    game,
    moves: game.history({ verbose: true }),
    scratch: new surface.Chess(),
    rand: surface.xoroshiro128(0x123456789abcdef0fedcba987654321n),
  };
}

const at = (own, n) => own.games[n % own.games.length];
const square = (n) => SQUARES[(n * 7) % 64];
const anew = (own, n) => {
  own.scratch.load(FENS[n % FENS.length], { skipValidation: true });
  return own.scratch;
};
const edited = (own, n) => {
  own.scratch.put({ type: 'q', color: n % 2 ? 'w' : 'b' }, square(n));
  return own.scratch;
};

// A moving game: the n-th move is made, and from the last all over again.
const moving = (own, n) => {
  if (n % LINE.length === 0) own.scratch.reset();
  return own.scratch;
};

/** @type {Record<string, (own: any, n: number) => unknown>} */
export const work = {
  'new Chess()': (own) => new own.Chess(),
  'new Chess(fen)': (own, n) => new own.Chess(FENS[n % FENS.length]),
  'validateFen(fen)': (own, n) => own.validateFen(FENS[n % FENS.length]),
  'xoroshiro128() drawn': (own) => own.rand(),
  'clear()': (own) => own.scratch.clear(),
  'reset()': (own) => own.scratch.reset(),
  'load(fen)': (own, n) => own.scratch.load(FENS[n % FENS.length]),
  'load(fen), then fen()': (own, n) => anew(own, n).fen(),
  'load(fen), then moves()': (own, n) => anew(own, n).moves(),
  'load(fen), then isGameOver()': (own, n) => anew(own, n).isGameOver(),
  'load(fen), then hash()': (own, n) => anew(own, n).hash(),
  'fen()': (own, n) => at(own, n).fen(),
  'fen({ forceEnpassantSquare })': (own, n) => at(own, n).fen({ forceEnpassantSquare: true }),
  'hash()': (own, n) => at(own, n).hash(),
  'ascii()': (own, n) => at(own, n).ascii(),
  'board()': (own, n) => at(own, n).board(),
  'turn()': (own, n) => at(own, n).turn(),
  'moveNumber()': (own, n) => at(own, n).moveNumber(),
  'get(square)': (own, n) => at(own, n).get(square(n)),
  'findPiece(piece)': (own, n) => at(own, n).findPiece({ type: 'p', color: n % 2 ? 'w' : 'b' }),
  'squareColor(square)': (own, n) => own.scratch.squareColor(square(n)),
  'put(piece, square)': (own, n) => edited(own, n),
  'put, then fen()': (own, n) => edited(own, n).fen(),
  'put, then moves()': (own, n) => edited(own, n).moves(),
  'remove(square)': (own, n) => own.scratch.remove(square(n)),
  'attackers(square)': (own, n) => at(own, n).attackers(square(n)),
  'attackers(square, color)': (own, n) => at(own, n).attackers(square(n), n % 2 ? 'w' : 'b'),
  'isAttacked(square, color)': (own, n) => at(own, n).isAttacked(square(n), n % 2 ? 'w' : 'b'),
  'isAttacked, one game': (own, n) => own.game.isAttacked(square(n), n % 2 ? 'w' : 'b'),
  'isCheck()': (own, n) => at(own, n).isCheck(),
  'inCheck()': (own, n) => at(own, n).inCheck(),
  'isCheckmate()': (own, n) => at(own, n).isCheckmate(),
  'isStalemate()': (own, n) => at(own, n).isStalemate(),
  'isInsufficientMaterial()': (own, n) => at(own, n).isInsufficientMaterial(),
  'isThreefoldRepetition()': (own, n) => at(own, n).isThreefoldRepetition(),
  'isDrawByFiftyMoves()': (own, n) => at(own, n).isDrawByFiftyMoves(),
  'isDraw()': (own, n) => at(own, n).isDraw(),
  'isGameOver()': (own, n) => at(own, n).isGameOver(),
  'moves()': (own, n) => at(own, n).moves(),
  'moves({ square })': (own, n) => at(own, n).moves({ square: square(n) }),
  'moves({ piece })': (own, n) => at(own, n).moves({ piece: 'n' }),
  'moves({ verbose })': (own, n) => at(own, n).moves({ verbose: true }),
  'moves({ verbose, square })': (own, n) => at(own, n).moves({ verbose: true, square: square(n) }),
  'move(san)': (own, n) => moving(own, n).move(LINE[n % LINE.length]),
  'move({ from, to })': (own) => {
    own.scratch.reset();
    own.scratch.move({ from: 'g1', to: 'f3' });
    return own.scratch.move({ from: 'g8', to: 'f6' });
  },
  'move(text), not SAN': (own) => {
    own.scratch.reset();
    return own.scratch.move('Ng1-f3');
  },
  'move() and undo()': (own) => {
    own.game.move('Qe5');
    return own.game.undo();
  },
  'move(null), undo()': (own) => {
    own.game.move(null);
    return own.game.undo();
  },
  'setTurn(color), undo()': (own) => {
    own.game.setTurn('b');
    return own.game.undo();
  },
  'move(), illegal': (own) => {
    try {
      return own.game.move('Qa8');
    } catch (error) {
      return error.message;
    }
  },
  'history()': (own) => own.game.history(),
  'history({ verbose })': (own) => own.game.history({ verbose: true }),
  'pgn()': (own) => own.game.pgn(),
  'pgn({ maxWidth })': (own) => own.game.pgn({ maxWidth: 72 }),
  'loadPgn(pgn)': (own) => own.scratch.loadPgn(own.pgn),
  'header()': (own) => own.game.header('White', 'Somebody'),
  'setHeader(name, value)': (own) => own.game.setHeader('White', 'Somebody'),
  'removeHeader(name)': (own) => own.game.removeHeader('White'),
  'getHeaders()': (own) => own.game.getHeaders(),
  'setComment(text)': (own, n) => at(own, n).setComment('a fine move'),
  'getComment()': (own, n) => at(own, n).getComment(),
  'getComments()': (own) => own.game.getComments(),
  'removeComment()': (own, n) => at(own, n).removeComment(),
  'deleteComment()': (own, n) => at(own, n).deleteComment(),
  'removeComments()': (own) => own.game.removeComments(),
  'deleteComments()': (own) => own.game.deleteComments(),
  'getCastlingRights(color)': (own, n) => at(own, n).getCastlingRights(n % 2 ? 'w' : 'b'),
  'setCastlingRights(color, rights)': (own, n) =>
    own.scratch.setCastlingRights('w', { k: n % 2 === 0 }),
  'perft(2)': (own, n) => at(own, n).perft(2),
};

const moveWork = {
  'isCapture()': (move) => move.isCapture(),
  'isPromotion()': (move) => move.isPromotion(),
  'isEnPassant()': (move) => move.isEnPassant(),
  'isKingsideCastle()': (move) => move.isKingsideCastle(),
  'isQueensideCastle()': (move) => move.isQueensideCastle(),
  'isBigPawn()': (move) => move.isBigPawn(),
};
for (const [name, ask] of Object.entries(moveWork))
  work[`Move ${name}`] = (own, n) => ask(own.moves[n % own.moves.length]);

// ---- measuring --------------------------------------------------------------------------------------

const ROUND_US = 40000;
export let seen = 0; // so that no work can be left out

/** Microseconds of CPU time that were used so far; other programs do not count. */
function used() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Nanoseconds a call; it is repeated for about ROUND_US. */
export function time(own, once) {
  let [calls, batch, spent] = [0, 1, 0];
  const start = used();
  while (spent < ROUND_US) {
    for (let i = 0; i < batch; i++) if (once(own, calls++) !== null) seen++;
    spent = used() - start;
    if (spent < ROUND_US / 8) batch *= 2;
  }
  return (spent / calls) * 1000;
}
