// long.test.mjs -- a game has no maximum length: 20,000 plies, here and in the native program.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import test from 'node:test';
import { blockHash, Game } from './support.mjs';

const PLIES = 20_000; // more than the 5,898 moves of the longest game that 75 quiet moves would end

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

  const folder = mkdtempSync(`${tmpdir()}/jadoube-`);
  writeFileSync(`${folder}/game`, text);
  const binary = new URL('../../build/jadoube', import.meta.url).pathname;
  const { stdout } = spawnSync(binary, ['referee', '--log', `${folder}/game`], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  rmSync(folder, { recursive: true });
  assert.equal(stdout.slice(0, 16), blockHash(game.save()));
  assert.deepEqual(JSON.parse(stdout.slice(17)).plies, PLIES);
  game.apply('W claim rep3');
  assert.equal(game.state.result, '1/2-1/2');
});
