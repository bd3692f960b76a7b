// api.mjs -- the JavaScript API beside chess.js and chessops: units a second of main-thread CPU time.
//
// All three do the same work on the same positions, in turn, in every round; what is printed are the
// medians of the rounds, and the median of the ratios within a round.

import { Chess as ChessJs } from 'chess.js';
import { Chess as Chessops, makeUci, parseUci } from 'chessops';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import { data, rows } from '../data/read.mjs';

const built = new URL('../../build/npm/', import.meta.url);
const { Position } = await import(new URL('jadoube.js', built));

const ROUNDS = 5;
const ROUND_MS = 150;

// Standard positions with a legal move; the columns are told in moves.test.mjs.
const lines = rows(data('moves/random4000.tsv')).filter(([, , , flags, uci]) => {
  return !flags.includes('9') && uci !== '-';
});
const cases = lines.slice(0, 200).map(([fen, , , , uci]) => {
  const ours = Position.fromFen(fen).value;
  const ops = Chessops.fromSetup(parseFen(fen).unwrap()).unwrap();
  return {
    fen,
    uci,
    ours,
    move: ours.legal().find((move) => move.uci === uci),
    js: new ChessJs(fen),
    jsMove: { from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] },
    ops,
    opsMove: parseUci(uci),
  };
});

// ---- the work -------------------------------------------------------------------------------------

function chessopsMoves(at) {
  const moves = [];
  for (const [from, targets] of at.allDests())
    for (const to of targets) {
      const promotes = at.board.getRole(from) === 'pawn' && (to >= 56 || to < 8);
      for (const promotion of promotes ? ['queen', 'rook', 'bishop', 'knight'] : [undefined])
        moves.push({ from, to, promotion, uci: makeUci({ from, to, promotion }) });
    }
  return moves;
}

function chessopsAfter({ ops, opsMove }) {
  const after = ops.clone();
  after.play(opsMove);
  return after;
}

function chessJsMove({ js, jsMove }) {
  const { san } = js.move(jsMove);
  js.undo();
  return san;
}

const work = {
  'legal moves as objects, positions': {
    jadoube: ({ ours }) => ours.legal().length,
    chessops: ({ ops }) => chessopsMoves(ops).length,
    'chess.js': ({ js }) => js.moves({ verbose: true }).length,
  },
  'make a move, moves': {
    jadoube: ({ ours, move }) => (ours.play(move) ? 1 : 0),
    chessops: (each) => (chessopsAfter(each) ? 1 : 0),
    'chess.js': (each) => chessJsMove(each).length,
  },
  'SAN one by one, moves': {
    jadoube: ({ ours, move }) => ours.san(move).length,
    chessops: ({ ops, opsMove }) => makeSan(ops, opsMove).length,
    'chess.js': (each) => chessJsMove(each).length,
  },
  'FEN in and out, positions': {
    jadoube: ({ fen }) => Position.fromFen(fen).value.fen().length,
    chessops: ({ fen }) =>
      makeFen(Chessops.fromSetup(parseFen(fen).unwrap()).unwrap().toSetup()).length,
    'chess.js': ({ fen }) => new ChessJs(fen).fen().length,
  },
};

// ---- measuring ------------------------------------------------------------------------------------

let sum = 0; // so that no work can be left out

/** Units a second of CPU time; the work is repeated for about ROUND_MS. */
function rate(once) {
  const before = process.cpuUsage();
  const until = performance.now() + ROUND_MS;
  let units = 0;
  while (performance.now() < until)
    for (let n = 0; n < 20; n++) sum += once(cases[units++ % cases.length]);
  const { user, system } = process.cpuUsage(before);
  return (units / (user + system)) * 1e6;
}

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
const shown = (number) => Math.round(number).toLocaleString('en').padStart(11);

function compare(title, contestants) {
  const names = Object.keys(contestants);
  for (const name of names) rate(contestants[name]); // warm up
  const rounds = Array.from({ length: ROUNDS }, () =>
    Object.fromEntries(names.map((name) => [name, rate(contestants[name])])),
  );
  console.log(`${title} a second`);
  for (const name of names) {
    const ratio = median(rounds.map((round) => round.jadoube / round[name]));
    const beside = name === 'jadoube' ? '' : `   jadoube is ${ratio.toFixed(1)} times as fast`;
    console.log(
      `  ${name.padEnd(10)}${shown(median(rounds.map((round) => round[name])))}${beside}`,
    );
  }
}

for (const [title, contestants] of Object.entries(work)) compare(title, contestants);
if (sum === 0) throw new Error('no work was done');
