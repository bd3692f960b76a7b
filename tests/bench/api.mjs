// api.mjs [ROUNDS [WORK]] -- the JavaScript API beside chess.js, chessops and kokopu: units a second of main-thread CPU time.
//
// All do the same work on the same positions and games, in turn, in every round; what is printed are the
// medians of the rounds, and the median of the ratios within a round, and whether what was wanted is reached.
// WORK picks rows by a part of their title.

import { Chess as ChessJs } from 'chess.js';
import { Chess as Chessops, makeUci, parseUci } from 'chessops';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import { Position as Kokopu } from 'kokopu';
import { data, rows } from '../data/read.mjs';

const built = new URL('../../build/npm/', import.meta.url);
const { Game, Position } = await import(new URL('jadoube.js', built));

const ROUNDS = Number(process.argv[2] ?? 5);
const ROUND_MS = 150;

// Standard positions with a legal move; the columns are told in moves.test.mjs.
const lines = rows(data('moves/random4000.tsv')).filter(([, , , flags, uci]) => {
  return !flags.includes('9') && uci !== '-';
});
const positions = lines.slice(0, 200).map(([fen, , , , uci]) => {
  const ours = Position.fromFen(fen).value;
  const ops = Chessops.fromSetup(parseFen(fen).unwrap()).unwrap();
  const kokopu = new Kokopu('regular', fen);
  const move = ours.legal().find((each) => each.uci === uci);
  return {
    fen,
    uci,
    ours,
    move,
    js: new ChessJs(fen),
    jsMove: { from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] },
    ops,
    opsMove: parseUci(uci),
    kokopu,
    kokopuMove: kokopu.notation(ours.san(move)),
  };
});

// Games of masters; the texts of their moves without comments, numbers and results.
const games = data('pgn/masters200.pgn')
  .split(/\r?\n\r?\n/)
  .filter((part) => /^1\./.test(part))
  .slice(0, 60)
  .map((part) => {
    const words = part.replace(/\{[^}]*\}/g, ' ').split(/\s+/);
    const texts = words
      .map((word) => word.replace(/^\d+\.+/, ''))
      .filter((word) => /^[a-hKQRBNO]/.test(word));
    const moves = Position.start.parseAll(texts).value;
    const at = new Kokopu();
    const kokopu = texts.map((text) => {
      const move = at.notation(text);
      at.play(move);
      return move;
    });
    const ops = moves.map(({ uci }) => parseUci(uci));
    return { texts, moves, ucis: moves.map(({ uci }) => uci), kokopu, ops };
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

function chessopsPlayed({ ops }) {
  const at = Chessops.default();
  for (const move of ops) at.play(move);
  return ops.length + at.fullmoves;
}

function chessopsSans({ ops }) {
  const at = Chessops.default();
  let letters = 0;
  for (const move of ops) {
    letters += makeSan(at, move).length;
    at.play(move);
  }
  return letters;
}

// Each move on a copy, as when positions are kept; and its descriptors played in place, which it does not check.
function kokopuPlayed({ kokopu }) {
  let at = new Kokopu();
  for (const move of kokopu) {
    at = new Kokopu(at);
    at.play(move);
  }
  return kokopu.length;
}

function kokopuUnchecked({ kokopu }) {
  const at = new Kokopu();
  for (const move of kokopu) at.play(move);
  return kokopu.length;
}

function kokopuSans({ kokopu }) {
  const at = new Kokopu();
  let letters = 0;
  for (const move of kokopu) {
    letters += at.notation(move).length;
    at.play(move);
  }
  return letters;
}

function judged({ moves }, tell) {
  const game = new Game(['profile classic', 'begin']);
  let by = 'white';
  for (const move of moves) {
    tell(game, by, move);
    by = by === 'white' ? 'black' : 'white';
  }
  return game.plies;
}

const byObjects = (game, by, move) => {
  game.apply({ by, act: 'move', move, after: 5000 });
  game.apply({ by, act: 'press' });
};
const byLines = (game, by, move) => {
  const side = by === 'white' ? 'W' : 'B';
  game.apply(`+5 ${side} move ${move.uci}`);
  game.apply(`${side} press`);
};

const kokopuCopy = ({ kokopu, kokopuMove }) => new Kokopu(kokopu).play(kokopuMove);
const plies = ({ moves }) => moves.length;

// What is done, on which cases, how many units a case is (1 if not said), and what SPEED asks for: so many times
// as fast as a peer, or so many a second.
const work = {
  'legal moves as objects, positions': {
    cases: positions,
    target: { times: 10, peer: 'chessops' },
    jadoube: ({ ours }) => ours.legal().length,
    chessops: ({ ops }) => chessopsMoves(ops).length,
    kokopu: ({ kokopu }) => kokopu.moves().length,
    'chess.js': ({ js }) => js.moves({ verbose: true }).length,
  },
  'moves played in a batch': {
    cases: games,
    units: plies,
    target: { times: 2, peer: 'kokopu' },
    jadoube: ({ moves }) => Position.start.playAll(moves).halfmoves + 1,
    chessops: chessopsPlayed,
    kokopu: kokopuPlayed,
    'kokopu, in place and unchecked': kokopuUnchecked,
  },
  'moves played in a batch, given as UCI': {
    cases: games,
    units: plies,
    jadoube: ({ ucis }) => Position.start.playAll(ucis).halfmoves + 1,
  },
  'a move on a copy, moves': {
    cases: positions,
    target: { rate: 3_000_000 },
    jadoube: ({ ours, move }) => (ours.play(move) ? 1 : 0),
    chessops: (each) => (chessopsAfter(each) ? 1 : 0),
    kokopu: (each) => (kokopuCopy(each) ? 1 : 0),
    'chess.js': (each) => chessJsMove(each).length,
  },
  'SAN of a game, plies': {
    cases: games,
    units: plies,
    target: { times: 3, peer: 'kokopu' },
    jadoube: ({ moves }) => Position.start.sanAll(moves).length,
    chessops: chessopsSans,
    kokopu: kokopuSans,
  },
  'SAN of a game read, plies': {
    cases: games,
    units: plies,
    jadoube: ({ texts }) => Position.start.parseAll(texts).value.length,
  },
  'SAN one by one, moves': {
    cases: positions,
    target: { rate: 2_500_000 },
    jadoube: ({ ours, move }) => ours.san(move).length,
    chessops: ({ ops, opsMove }) => makeSan(ops, opsMove).length,
    kokopu: ({ kokopu, kokopuMove }) => kokopu.notation(kokopuMove).length,
    'chess.js': (each) => chessJsMove(each).length,
  },
  'FEN in and out, positions': {
    cases: positions,
    target: { times: 3, peer: 'kokopu' },
    jadoube: ({ fen }) => Position.fromFen(fen).value.fen().length,
    chessops: ({ fen }) =>
      makeFen(Chessops.fromSetup(parseFen(fen).unwrap()).unwrap().toSetup()).length,
    kokopu: ({ fen }) => new Kokopu('regular', fen).fen().length,
    'chess.js': ({ fen }) => new ChessJs(fen).fen().length,
  },
  'events of a game judged, as objects': {
    cases: games,
    units: ({ moves }) => 2 * moves.length,
    target: { rate: 1_000_000 },
    jadoube: (game) => judged(game, byObjects),
  },
  'events of a game judged, as lines': {
    cases: games,
    units: ({ moves }) => 2 * moves.length,
    target: { rate: 1_000_000 },
    jadoube: (game) => judged(game, byLines),
  },
};

// ---- measuring ------------------------------------------------------------------------------------

let sum = 0; // so that no work can be left out

/** Units a second of CPU time; the work is repeated for about ROUND_MS. */
function rate(once, cases, unitsOf = () => 1) {
  const before = process.cpuUsage();
  const until = performance.now() + ROUND_MS;
  let units = 0;
  for (let n = 0; performance.now() < until; )
    for (let i = 0; i < 5; i++, n++) {
      const each = cases[n % cases.length];
      sum += once(each);
      units += unitsOf(each);
    }
  const { user, system } = process.cpuUsage(before);
  return (units / (user + system)) * 1e6;
}

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
const shown = (number) => Math.round(number).toLocaleString('en').padStart(11);

/** What SPEED asks for, and whether it was reached. */
function verdict(target, own, ratioTo) {
  if (target === undefined) return '';
  const { times, peer, rate: goal } = target;
  const reached = peer ? ratioTo(peer) >= times : own >= goal;
  const asked = peer ? `${times} times ${peer}` : `${goal.toLocaleString('en')} a second`;
  return `   wanted: ${asked}: ${reached ? 'reached' : 'MISSED'}`;
}

function compare(title, { cases, units, target, ...contestants }) {
  const names = Object.keys(contestants);
  for (const name of names) rate(contestants[name], cases, units); // warm up
  const rounds = Array.from({ length: ROUNDS }, () =>
    Object.fromEntries(names.map((name) => [name, rate(contestants[name], cases, units)])),
  );
  const ratioTo = (name) => median(rounds.map((round) => round.jadoube / round[name]));
  console.log(`${title} a second`);
  for (const name of names) {
    const own = median(rounds.map((round) => round[name]));
    const beside =
      name === 'jadoube'
        ? verdict(target, own, ratioTo)
        : `   jadoube is ${ratioTo(name).toFixed(1)} times as fast`;
    console.log(`  ${name.padEnd(30)}${shown(own)}${beside}`);
  }
}

const wanted = new RegExp(process.argv[3] ?? '');
for (const [title, contestants] of Object.entries(work))
  if (wanted.test(title)) compare(title, contestants);
if (sum === 0) throw new Error('no work was done');
