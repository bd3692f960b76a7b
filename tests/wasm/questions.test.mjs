// questions.test.mjs -- what a game says of itself: options, claims, clocks, sheets, outcome, listeners, JSON.

import assert from 'node:assert/strict';
import test from 'node:test';
import { Chess } from 'chess.js';
import { attacks } from 'chessops/attacks';
import { SquareSet } from 'chessops/squareSet';
import { Game, Position, position } from './support.mjs';

const started = (...lines) => new Game(['profile classic', ...lines, 'begin']);
const SHUFFLE = ['W play Nf3', 'B play Nf6', 'W play Ng1', 'B play Ng8'];

/** A game in which the knights have come back so many times. */
function shuffled(times, ...setup) {
  const game = started(...setup);
  for (let i = 0; i < times; i++) for (const line of SHUFFLE) game.apply(line);
  return game;
}

// ---- options --------------------------------------------------------------------------------------

const told = (event) =>
  [event.act, event.move ?? event.square ?? event.what ?? ''].join(' ').trim();
const open = (game, color) => game.options(color).open.map(told);
const refused = (game, color) =>
  Object.fromEntries(
    game
      .options(color)
      .refused.map(({ event, code, article }) => [told(event), `${code} ${article}`]),
  );

test('options: the side having the move, and the other', () => {
  const game = started();
  const before = game.save();
  assert.equal(open(game, 'white').filter((act) => act.startsWith('move ')).length, 20);
  assert.equal(open(game, 'black').filter((act) => act.startsWith('move ')).length, 0);
  assert.equal(refused(game, 'black')['move e7e5'], 'not-on-move 3.1');
  assert.equal(refused(game, 'white').accept, 'no-offer 10.7');
  assert.equal(refused(game, 'black')['claim rep3'], 'not-on-move 10.11');
  assert.deepEqual(game.save(), before, 'asking changes nothing');
});

test('options follow the game: an offer, a hand, the end', () => {
  const game = started();
  game.apply('W play e4');
  game.apply('W offer');
  assert.ok(open(game, 'black').includes('accept'));
  assert.ok(!open(game, 'white').includes('accept'));
  game.apply('B lift e7');
  assert.ok(open(game, 'black').includes('place e5'));
  assert.equal(refused(game, 'black')['lift d7'], 'hand-full 6.1');
  game.apply('B resign');
  assert.deepEqual(open(game, 'black'), ['sign']);
  assert.equal(refused(game, 'black')['claim flag'], 'over 12.2');
});

test('options of touch-move that is enforced at once', () => {
  const game = started('set touch_enforcement auto');
  game.apply('W touch e2');
  const moves = open(game, 'white').filter((act) => act.startsWith('move '));
  for (const act of moves)
    assert.ok(
      game.whatIf(`W ${act}`).every(({ code }) => code !== 'REFUSE'),
      act,
    );
});

test('every option is what happens: open acts are taken, refused ones are not', () => {
  for (const setup of [['W play e4', 'B offer'], ['W lift g1'], ['W play d4', 'W offer'], []]) {
    const game = started();
    for (const line of setup) game.apply(line);
    for (const color of ['white', 'black']) {
      const options = game.options(color);
      const says = (event) =>
        game
          .clone()
          .apply(event)
          .some(({ code }) => code === 'REFUSE');
      for (const event of options.open) assert.equal(says(event), false, told(event));
      for (const { event } of options.refused) assert.equal(says(event), true, told(event));
    }
  }
});

test('options tell every step of a move by hand', () => {
  const word = ({ act, piece = '', square = '' }) => [act, piece, square].filter(Boolean).join(' ');
  const BY_HAND = [
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', 'remove d5, lift e5, place d6, release'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', 'lift e5, place d6, release, remove d5'],
    ['4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'lift d5, remove d5, lift e4, place d5, release'],
    ['4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'lift e4, place d5, release, remove d5'],
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'lift e1, place g1, release, lift h1, place f1, release'],
    [
      '3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1',
      'lift e7, place d8, need q, release, remove d8, need q, remove d8, put n d8, release',
    ],
    ['7k/4P3/8/8/8/8/8/4K3 w - - 0 1', 'lift e7, place e8, release, remove e8, put r e8, release'],
  ];
  for (const [fen, steps] of BY_HAND) {
    const game = new Game(['profile classic', `start ${fen}`, 'begin']);
    for (const step of steps.split(', ')) {
      const words = game.options('white').open.map(word);
      assert.ok(words.includes(step), `${fen}: ${step} of ${words}`);
      game.apply(`W ${step}`);
      if (step.startsWith('need')) game.apply('A restart');
    }
    assert.equal(game.plies, 1, fen);
  }
});

test('what would be answered changes nothing, also when the record is full', () => {
  const game = started();
  for (let i = 0; i < 20; i++)
    for (const line of SHUFFLE) {
      const before = game.save();
      const said = game.whatIf(line).map(({ text }) => text);
      assert.deepEqual(game.save(), before);
      assert.deepEqual(
        game.apply(line).map(({ text }) => text),
        said,
      );
    }
  assert.throws(() => game.whatIf('W fly'), { code: 'unknown-verb' });
});

// ---- claims ---------------------------------------------------------------------------------------

test('claims: with a move to be written, and on the board', () => {
  const game = shuffled(1);
  for (const line of SHUFFLE.slice(0, 3)) game.apply(line);
  assert.deepEqual(game.claims(), [
    { by: 'black', what: 'rep3', article: '10.10(1)', move: 'f6g8' },
  ]);
  assert.deepEqual(game.claims('white'), []);
  game.apply('B play Ng8');
  assert.deepEqual(game.claims('white'), [{ by: 'white', what: 'rep3', article: '10.10(2)' }]);
  game.apply('W claim rep3');
  assert.deepEqual(game.claims(), []);
});

const drawn = (game) => game.claims().filter(({ what }) => what === 'rep3' || what === 'fifty');

test('claims honour the edition', () => {
  const fen = 'start 4k3/8/8/8/8/8/8/R3K3 w - - 99 80';
  const old = new Game(['profile classic', fen, 'begin']);
  const modern = new Game(['profile fide-2023-standard', fen, 'begin']);
  assert.deepEqual(drawn(old), [], 'fifty moves are claimed when they have been made');
  assert.deepEqual(
    new Set(drawn(modern).map(({ what, move }) => `${what} ${move}`)),
    new Set(modern.position.legal().map(({ uci }) => `fifty ${uci}`)),
    '2023 9.3.1: also with the move written',
  );
  old.apply('W play Ra2');
  assert.deepEqual(drawn(old), [{ by: 'black', what: 'fifty', article: '10.12' }]);
  const again = shuffled(2);
  assert.equal(again.claims('white')[0].article, '10.10(2)');
  const now = new Game(['profile fide-2023-standard', 'begin', ...SHUFFLE, ...SHUFFLE]);
  assert.deepEqual(now.claims('white'), [{ by: 'white', what: 'rep3', article: '9.2.1.2' }]);
});

test('claims of what the program can prove', () => {
  const late = started('set arbiter none', 'tc 40/0:01:00');
  late.apply('+2:00 A wait');
  assert.deepEqual(late.claims('black'), [{ by: 'black', what: 'flag', article: '10.14' }]);
  assert.deepEqual(late.claims('white'), []);
  const touch = started();
  touch.apply('W touch e2');
  touch.apply('W play d4');
  assert.deepEqual(touch.claims('black'), [{ by: 'black', what: 'touch', article: '7.2' }]);
  touch.apply('B claim touch');
  assert.deepEqual(touch.claims(), []);
  const array = new Game(['profile classic', 'start 4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'begin']);
  assert.deepEqual(
    array.claims('white').map(({ what }) => what),
    ['setup'],
    '8.5: it did not begin with the initial array',
  );
});

/** Numbers that look random and are the same in each run. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const isRight = (game, by, what, written) => {
  const trial = game.clone();
  const side = by === 'white' ? 'W' : 'B';
  if (written) trial.apply(`${side} write ${written}`);
  return trial.apply(`${side} claim ${what}`).some(({ text }) => /^CLAIM \S+ ok$/.test(text));
};

test('exactly the claims that are listed are found, in games of few pieces', () => {
  for (const profile of ['classic', 'fide-2023-standard']) {
    const next = random(7);
    const seen = new Set();
    const last = {};
    const fen = 'start 4k3/8/8/8/8/8/8/R3K3 w - - 88 80';
    const game = new Game([`profile ${profile}`, fen, 'begin']);
    for (let ply = 0; ply < 30 && !game.outcome; ply++) {
      const by = game.position.turn;
      const claims = game.claims(by);
      for (const what of ['rep3', 'fifty']) {
        const listed = claims.filter((claim) => claim.what === what);
        for (const { move } of listed) seen.add(`${what} ${move ? 'with a move' : 'on the board'}`);
        const stands = listed.some(({ move }) => move === undefined);
        assert.equal(isRight(game, by, what), stands, `${what} at ply ${ply}`);
        if (stands) continue;
        for (const { uci } of game.position.legal())
          assert.equal(
            isRight(game, by, what, game.position.san(uci)),
            listed.some(({ move }) => move === uci),
            `${what} with ${uci} at ply ${ply}`,
          );
      }
      const moves = game.position.legal().map(({ uci }) => uci);
      const back = last[by] && last[by].slice(2) + last[by].slice(0, 2);
      last[by] = moves.includes(back) && next(5) ? back : moves[next(moves.length)];
      game.apply({ by, act: 'play', move: last[by] });
    }
    assert.equal(seen.size, profile === 'classic' ? 3 : 4, [...seen].join());
  }
});

// 3.2, 8.1: nobody has noticed it, so the claims are about the board as it stands.
test('exactly the claims that are listed are found after an unseen illegal move', () => {
  const before = 'Kd2 Kh8 Ke2 Kg8 Kd2 Kh8 Kc2 Kh7 Kb2';
  for (const [reply, quiet, claims] of [
    ['Kg8', 0, [{ what: 'rep3', article: '10.10(2)' }]],
    ['Kg7', 0, [{ what: 'rep3', article: '10.10(1)', move: 'g7h8' }]],
    ['Kg6', 0, []],
    ['Kg6', 89, [{ what: 'fifty', article: '10.12' }]],
  ]) {
    const start = `start 6k1/8/8/8/8/8/4K2P/8 w - - ${quiet} 80`;
    const moves = `moves ${before} ${reply}`;
    const game = new Game(['profile classic', 'set arbiter none', start, moves, 'begin']);
    game.apply('W move b2d2');
    const listed = claims.map((claim) => ({ by: 'black', ...claim }));
    assert.deepEqual(
      drawn(game).filter(({ by }) => by === 'black'),
      listed,
      `${reply} ${quiet}`,
    );
    const answered = game.clone();
    answered.apply('W press');
    for (const what of ['rep3', 'fifty'])
      for (const move of [undefined, ...answered.position.legal().map(({ uci }) => uci)])
        assert.equal(
          isRight(game, 'black', what, move && answered.position.san(move)),
          isRight(answered, 'black', what, move && answered.position.san(move)),
          `${what} ${move}, pressed or not`,
        );
  }
});

// ---- clocks ---------------------------------------------------------------------------------------

test('the clocks are projected, and the game stays as it is', () => {
  const game = started('tc 2/0:01:00,all/0:00:30');
  game.apply('+5 W play e4');
  const before = game.save();
  const face = { counted: 0, period: 1, flag: false };
  assert.deepEqual(game.clocks(2500), {
    white: { ...face, left: 55000, toFlag: 55000, used: 5000, counted: 1, running: false },
    black: { ...face, left: 57500, toFlag: 57500, used: 2500, running: true },
  });
  assert.deepEqual(game.clocks(60_001).black.running, false, 'his flag has fallen: it is over');
  assert.deepEqual(game.save(), before);
  assert.equal(game.outcome, undefined);
});

test('clocks are those of the state', () => {
  const game = new Game(['profile fide-2023-rapid', 'tc all/0:15:00+10', 'begin']);
  for (const line of ['+7 W play e4', '+3.5 B play e5', '+100 A wait']) {
    game.apply(line);
    const { left, toFlag, used, counted, period, flag, clock } = game.state;
    for (const side of ['white', 'black'])
      assert.deepEqual(game.clocks()[side], {
        left: left[side],
        toFlag: toFlag[side],
        used: used[side],
        counted: counted[side],
        period: period[side],
        running: clock === side,
        flag: flag[side],
      });
    for (const ms of [1, 999, 12_345])
      assert.deepEqual(game.clocks(ms), clocksAfter(game, ms), `${ms} ms later`);
  }
  assert.equal(new Game(['tc none', 'begin']).clocks(10).white.left, null);
});

function clocksAfter(game, after) {
  const later = game.clone();
  later.apply({ by: 'arbiter', act: 'wait', after });
  return later.clocks();
}

// ---- sheets ---------------------------------------------------------------------------------------

test('the scoresheet: moves in SAN, offers, and what is missing', () => {
  const game = new Game(['profile fide-2023-standard', 'set scoresheet manual', 'begin']);
  for (const line of ['W move e4', 'W offer', 'W press', 'W record', 'B play e5', 'W move Nf3'])
    game.apply(line);
  const entry = { offer: false, missing: false };
  assert.deepEqual(game.scoresheet('white'), [
    { ...entry, ply: 0, by: 'white', text: 'e4', offer: true },
    { ...entry, ply: 1, by: 'black', missing: true },
    { ...entry, ply: 2, by: 'white', missing: true },
  ]);
  assert.equal(game.scoresheet('black').filter(({ missing }) => missing).length, 3);
  assert.deepEqual(
    shuffled(1)
      .scoresheet('black')
      .map(({ text }) => text),
    ['Nf3', 'Nf6', 'Ng1', 'Ng8'],
  );
});

test('the sheet of a game in which Black began, of castling and of an illegal move', () => {
  const game = new Game(['profile classic', 'start r3k3/8/8/8/8/8/8/4K2R b Kq - 0 1', 'begin']);
  for (const line of ['B play O-O-O', 'W play O-O', 'B lift c8', 'B place a1', 'B release'])
    game.apply(line);
  game.apply('B press');
  const sheet = game.scoresheet('white');
  assert.deepEqual(sheet[0], { ply: 0, by: 'black', text: 'O-O-O', offer: false, missing: false });
  assert.deepEqual(sheet[1].text, 'O-O');
  assert.equal(sheet.length, game.plies);
  for (const { ply, text } of sheet.filter(({ text }) => !/^[a-h][1-8][a-h][1-8]$/.test(text)))
    assert.ok(game.at(ply).parse(text, { mode: 'strict' }).ok, text);
});

test('positions of the past', () => {
  const game = shuffled(1);
  assert.equal(game.plies, 4);
  assert.equal(game.at(0).fen(), Position.start.fen());
  assert.equal(game.at(1).fen(), Position.start.play('g1f3').fen());
  assert.equal(game.at(4).fen(), game.position.fen());
});

// ---- the end --------------------------------------------------------------------------------------

const ends = [
  [['W play f3', 'B play e5', 'W play g4', 'B play Qh4'], '0-1', 'checkmate', '10.1', undefined],
  [['W resign'], '0-1', 'resignation', '10.2', undefined],
  [['W play e4', 'W offer', 'B accept'], '1/2-1/2', 'agreement', '10.6', undefined],
  [[...SHUFFLE, ...SHUFFLE, 'W claim rep3'], '1/2-1/2', 'repetition', '10.10(2)', 'white'],
  [['+3:00:00 A wait'], '0-1', 'time', '10.14', undefined],
  [['W refuse'], '0-1', 'refusal', '10.17', undefined],
  [['A penalty W loss 15.2'], '0-1', 'arbiter', '15.2', undefined],
  [['A penalty W both-lose'], '0-0', 'arbiter', '10.17', undefined],
  [['A annul 8.5'], '*', 'annulled', '8.5', undefined],
];

for (const [acts, result, reason, article, claimedBy] of ends)
  test(`an end by ${reason}: ${acts.at(-1)}`, () => {
    const game = started();
    assert.equal(game.outcome, undefined);
    for (const act of acts) game.apply(act);
    const { points, ...outcome } = game.outcome;
    assert.deepEqual(outcome, { result, reason, article, ...(claimedBy && { claimedBy }) });
    const sum = { '1/2-1/2': 1, '1-0': 1, '0-1': 1, '0-0': 0, '*': 0 }[result];
    assert.equal(points.white + points.black, sum);
  });

test('a claim that the arbiter checks is still whose it was', () => {
  const game = shuffled(2, 'set arbiter human');
  for (const act of ['W claim rep3', '+30 A verify', 'A score', 'W sign 1/2-1/2']) game.apply(act);
  assert.equal(game.outcome.claimedBy, 'white');
});

// ---- listening and JSON ---------------------------------------------------------------------------

test('listeners are told of acts, verdicts and the end, until they stop', () => {
  const game = started();
  const heard = [];
  const stop = game.on('act', ({ line, verdicts }) => heard.push(`${line}: ${verdicts.length}`));
  game.on('verdict', ({ text }) => heard.push(text));
  game.on('end', ({ result }) => heard.push(result));
  game.apply('B play e5');
  stop();
  stop();
  game.apply('W resign');
  assert.deepEqual(heard, ['A wait: 1', 'REFUSE 3.1 not-on-move', 'RESULT 10.2 0-1', '0-1']);
  game.apply('W press');
  assert.equal(heard.at(-1), 'REFUSE 10 over', 'it ends once');
});

test('a game as JSON is the same game again', () => {
  const game = shuffled(2);
  game.apply('+0:10 W claim rep3');
  const json = JSON.parse(JSON.stringify(game));
  assert.deepEqual(json, { version: 1, log: game.log });
  assert.deepEqual(Game.replay(json).save(), game.save());
  assert.deepEqual(Game.replay(game.toJSON()).outcome, game.outcome);
});

// ---- positions ------------------------------------------------------------------------------------

test('who can still mate', () => {
  const bare = position('4k3/8/8/8/8/8/8/4K2R w - - 0 1');
  assert.deepEqual([bare.canMate('white'), bare.canMate('black')], ['yes', 'no']);
  assert.equal(Position.start.canMate('black'), 'yes');
});

test('the move given to the other side', () => {
  const after = Position.start.play('e2e4');
  assert.equal(after.withTurn('white').fen().split(' ')[1], 'w');
  assert.equal(after.withTurn('white').enPassant, undefined);
  assert.equal(after.withTurn('black'), after);
  assert.equal(
    position('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1').withTurn('black'),
    undefined,
    'the king could be taken',
  );
});

test('a line to mate is one that chess.js takes, and it ends in mate', () => {
  const fens = [
    Position.start.fen(),
    '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1',
    '4k3/7P/8/8/8/8/8/4K3 b - - 0 1',
    '8/8/8/8/8/1k6/7r/K7 b - - 0 1',
    'k7/8/8/8/8/8/p7/1K6 w - - 0 1',
    '7k/6pp/7P/8/8/8/8/K7 w - - 0 1',
  ];
  let lines = 0;
  for (const fen of fens)
    for (const color of ['white', 'black']) {
      const at = position(fen);
      const line = at.mateLine(color);
      assert.equal(line !== undefined, at.canMate(color) === 'yes', `${fen} ${color}`);
      if (line === undefined) continue;
      const chess = new Chess(fen);
      for (const { uci } of line) {
        const promotion = uci[4];
        chess.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), ...(promotion && { promotion }) });
      }
      assert.ok(chess.isCheckmate(), `${fen} ${color} ${line.join(' ')}`);
      assert.equal(chess.turn(), color === 'white' ? 'b' : 'w');
      assert.equal(at.playAll(line).status().winner, color);
      lines++;
    }
  assert.ok(lines >= 6, `${lines} lines`);
  assert.deepEqual(position('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1').mateLine('white'), []);
});

test('where a piece could go by its manner of moving alone', () => {
  const names = 'abcdefgh';
  const squares = Array.from({ length: 64 }, (_, n) => names[n & 7] + (1 + (n >> 3)));
  const letters = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' };
  for (const [letter, role] of Object.entries(letters))
    for (const color of ['white', 'black'])
      for (const [n, square] of squares.entries()) {
        // Other pieces stand on every square and change nothing.
        const board = squares.map(() => 'n');
        board[n] = color === 'white' ? letter.toUpperCase() : letter;
        const ranks = Array.from({ length: 8 }, (_, r) => board.slice(8 * r, 8 * r + 8).join(''));
        const fen = `${ranks.reverse().join('/')} w - - 0 1`;
        let targets = attacks({ role, color }, n, SquareSet.empty());
        if (role === 'pawn') {
          const up = color === 'white' ? 8 : -8;
          const home = n >> 3 === (color === 'white' ? 1 : 6);
          if (n + up >= 0 && n + up < 64) targets = targets.with(n + up);
          if (home) targets = targets.with(n + 2 * up);
        }
        const told = position(fen, { level: 'setup' }).geometricTargets(square);
        assert.deepEqual(told.sort(), Array.from(targets, (to) => squares[to]).sort(), fen);
      }
  const castling = (fen) => position(fen).geometricTargets('e1').join();
  assert.equal(castling('4k3/8/8/8/8/8/8/R3KBNR w KQ - 0 1'), 'c1,d1,f1,g1,d2,e2,f2');
  assert.equal(castling('4k3/8/8/8/8/8/8/R3KBNR b K - 0 1'), 'd1,f1,g1,d2,e2,f2');
  assert.equal(castling('4k3/8/8/8/8/8/8/RR2K2R w BH - 0 1'), 'b1,d1,f1,h1,d2,e2,f2');
  assert.deepEqual(Position.start.geometricTargets('e4'), []);
});
