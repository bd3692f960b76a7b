// long.test.mjs -- a game has no maximum length: 20,000 plies, and the longest that 75 quiet moves
// allow, here and in the native program.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import test from 'node:test';
import { PLIES as LONGEST, longestGame } from './longest.mjs';
import { blockHash, Game } from './support.mjs';

const PLIES = 20_000;
const longest = longestGame();

/** Knights go out and home; now and then a pawn goes one square. */
function* moves() {
  const pawns = [...'abcdeh'].flatMap((file) => [
    [`${file}2${file}3`, `${file}7${file}6`],
    [`${file}3${file}4`, `${file}6${file}5`],
  ]);
  const knights = [
    ['g1f3', 'g8f6'],
    ['f3g1', 'f6g8'],
  ];
  for (let n = 0; n < PLIES / 2; n++) {
    const pawn = n % 800 === 799 ? pawns.shift() : undefined;
    yield* pawn ?? knights.at(0) ?? [];
    if (!pawn) knights.reverse();
  }
}

/** The native program makes of the log the same bytes. */
function assertNativeAgrees(text, game) {
  const folder = mkdtempSync(`${tmpdir()}/jadoube-`);
  writeFileSync(`${folder}/game`, text);
  const binary = new URL('../../build/jadoube', import.meta.url).pathname;
  const { stdout } = spawnSync(binary, ['referee', '--log', `${folder}/game`], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  rmSync(folder, { recursive: true });
  assert.equal(stdout.slice(0, 16), blockHash(game.save()));
  assert.deepEqual(JSON.parse(stdout.slice(17)).plies, game.state.plies);
}

test('20,000 plies', () => {
  const game = new Game('begin');
  let ply = 0;
  let parked;
  for (const move of moves()) {
    const verdicts = game.apply(`+0.050 ${'WB'[ply % 2]} play ${move}`);
    assert.ok(
      verdicts.some(({ code }) => code === 'MADE') && !verdicts.some(({ ruling }) => ruling),
      `${ply} ${move}: ${verdicts.map(({ text }) => text)}`,
    );
    if (++ply === 12_345) parked = game.clone(); // another game takes the module meanwhile
    if (ply === 12_345) assert.equal(parked.state.plies, ply);
  }
  assert.deepEqual([game.state.plies, game.state.moves.length], [PLIES, PLIES]);
  assert.equal(game.ask('used w'), '0:08:20');
  assert.equal(game.ask('canclaim rep3 w'), 'yes');
  assert.equal(parked.state.moves.at(-1), game.state.moves[12_344]);
  const text = game.toText();
  assert.equal(Buffer.compare(Game.fromText(text).save(), game.save()), 0);

  assertNativeAgrees(text, game);
  game.apply('W claim rep3');
  assert.equal(game.state.result, '1/2-1/2');
});

test('the longest game that 75 quiet moves allow ends with its last capture, by a dead position', () => {
  assert.equal(longest.length, LONGEST);
  const game = new Game(['profile fide-2023-standard', 'tc none', 'begin']);
  let rulings = [];
  longest.forEach((move, ply) => {
    assert.deepEqual(rulings, [], `${ply}`);
    rulings = game
      .apply(`${'WB'[ply % 2]} play ${move}`)
      .filter(({ ruling, code }) => ruling || code === 'RESULT')
      .map(({ text }) => text);
  });
  assert.deepEqual(rulings, ['RESULT 5.2.2 1/2-1/2']);
  assert.equal(game.state.plies, LONGEST);
  assertNativeAgrees(game.toText(), game);
});

test('one quiet move more in its place is the 150th, and a draw', () => {
  const quietOnes = longest.slice(0, 149);
  const game = new Game([
    'profile fide-2023-standard',
    'tc none',
    `moves ${quietOnes.join(' ')}`,
    'begin',
  ]);
  const quiet = game.position.legal().find(({ role, captured }) => role !== 'pawn' && !captured);
  const verdicts = game.apply(`B play ${quiet.uci}`).map(({ text }) => text);
  assert.ok(verdicts.includes('RESULT 9.6.2 1/2-1/2'), `${verdicts}`);
});
