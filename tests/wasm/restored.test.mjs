// restored.test.mjs -- nobody sees the illegal moves of a random game until one is claimed (8.1).
//
// Play goes on from what stands on the board. When the claim comes the game must be as it was before
// the earliest illegal move: position, record, counts, clocks, and Article 7 for the piece touched.

import assert from 'node:assert/strict';
import test from 'node:test';
import fc from './property.mjs';
import { Game, large } from './support.mjs';

const SQUARES = Array.from({ length: 64 }, (_, n) => 'abcdefgh'[n & 7] + ((n >> 3) + 1));
const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
  '4k3/2p1p3/8/1P1P4/4p1p1/8/3P1P2/4K3 w - - 10 20',
  '3qk3/8/8/8/8/8/8/3QK3 b - - 40 60',
];
const letter = { white: 'W', black: 'B' };

/** A way to put a piece, neither king nor pawn onto its last rank, where it may not go. */
function illegal(game, choice) {
  const { position } = game;
  const legal = position.legal().map(({ uci }) => uci.slice(0, 4));
  const pieces = new Map(position.pieces());
  const own = [...pieces].filter(
    ([, { color, role }]) => color === position.turn && role !== 'king',
  );
  const [from, { role } = {}] = own[choice % own.length] ?? [];
  const free = SQUARES.filter(
    (to) =>
      !pieces.has(to) &&
      !(role === 'pawn' && /[18]$/.test(to)) &&
      !legal.includes(`${from}${to}`) &&
      from,
  );
  const to = free[(choice >> 8) % free.length];
  return to && { from, to };
}

/** What must come back. */
const remembered = (game, from) => ({
  fen: game.position.fen({ ep: 'legal' }),
  moves: [...game.state.moves],
  counted: ['w', 'b'].map((side) => game.ask(`counted ${side}`)),
  bound: game.position.legal().filter((move) => move.from === from).length,
  free: game.position.legal().length,
});

const seen = { claims: 0, later: 0, second: 0, bound: 0, over: 0 };
const steps = fc.array(fc.record({ choice: fc.nat(), after: fc.nat(5000), mood: fc.nat(9) }), {
  minLength: 3,
  maxLength: 30,
  size: 'max',
});

function play(fen, list, by) {
  const game = new Game([`start ${fen}`, 'set arbiter none', 'begin']);
  let earliest;
  let since = 0;
  for (const { choice, after, mood } of list) {
    const side = letter[game.state.turn];
    const wrong = mood === 0 && illegal(game, choice);
    const waited = `+${(after / 1000).toFixed(3)}`;
    if (wrong) {
      game.apply(`${waited} A wait`);
      const before = remembered(game, wrong.from);
      const used = ['w', 'b'].map((each) => game.ask(`used ${each}`));
      for (const act of [`lift ${wrong.from}`, `place ${wrong.to}`]) game.apply(`${side} ${act}`);
      const said = game.apply(`${side} release`).map(({ text }) => text);
      assert.ok(said.includes('AUDIT 8.1 unseen'), `${game.log.join('\n')}\n${said}`);
      if (earliest) seen.second++;
      earliest ??= { ...before, used };
      game.apply(`${side} press`);
    } else {
      const legal = game.position.legal();
      if (legal.length === 0) break; // an illegal move may leave nothing to play
      game.apply(`${waited} ${side} play ${legal[choice % legal.length]}`);
      since += earliest ? 1 : 0;
    }
    if (game.state.result) {
      seen.over++;
      return;
    }
  }
  const verdicts = game.apply(`${by} claim illegal`);
  const codes = verdicts.map(({ text }) => text.split(' ').slice(0, 2).join(' '));
  const about = `${game.log.join('\n')}\n${verdicts.map(({ text }) => text)}`;
  if (!earliest) {
    assert.deepEqual(codes, ['REFUSE 8.1'], about);
    return;
  }
  assert.deepEqual(codes.slice(0, 3), ['ILLEGAL 8.1', 'TIMES 12.6', 'RESTORE 8.1'], about);
  assert.equal(verdicts[2].args[0], String(earliest.moves.length), about);
  const now = remembered(game);
  assert.deepEqual(
    [now.fen, now.moves, now.counted],
    [earliest.fen, earliest.moves, earliest.counted],
    about,
  );
  assert.deepEqual(
    ['w', 'b'].map((each) => game.ask(`used ${each}`)),
    earliest.used,
    about,
  );
  assert.equal(game.state.allowed.length, earliest.bound || earliest.free, about);
  assert.equal(game.apply(`${by} claim illegal`)[0].text, 'REFUSE 8.1 none-found', about);
  seen.claims++;
  if (since > 0) seen.later++;
  if (earliest.bound) seen.bound++;
}

test('a game goes back to before the earliest illegal move', () => {
  fc.assert(fc.property(fc.constantFrom(...STARTS), steps, fc.constantFrom('W', 'B'), play), {
    includeErrorInReport: true,
    numRuns: large('') ? 10_000 : 500,
  });
  console.log(JSON.stringify(seen));
  for (const [what, count] of Object.entries(seen)) assert.ok(count > 0, `${what} ${count}`);
  assert.ok(seen.claims > 100, JSON.stringify(seen));
});
