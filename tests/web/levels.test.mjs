// The three levels: what each prevents, shows, and leaves to the players.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOURS, onPage } from './support.mjs';

/** Begins a game at a level by the form. */
async function begin({ page }, level) {
  await page.locator('header [data-act="newGame"]').click();
  await page.locator('[name="level"]').selectOption(level);
  await page.locator('#new-game [type="submit"]').click();
}

test('learn: an illegal move is not carried out, and the reason is given', async () => {
  await onPage({}, async (table) => {
    await begin(table, 'learn');
    const { drag, duty, piece, marks, log, moves } = table;
    await drag('f1', 'c4');
    assert.match(await duty(), /The piece on e2 is in the way.*Article 4\.2/s);
    assert.equal(await piece('f1'), 'white bishop');
    assert.equal(
      (await log()).some((line) => line.includes('place c4')),
      false,
    );
    await table.click('g1');
    assert.match(await marks('f3'), /target/);
    await table.click('f3');
    assert.deepEqual(await moves(), ['Nf3', '']);
  });
});

test('tournament: nothing tells whose turn it is, what is touched, or that a press is missing', async () => {
  await onPage({}, async (table) => {
    await begin(table, 'tournament');
    const { click, duty, marks } = table;
    assert.match(await duty(), /^The game is going on\.$/);
    await click('e2');
    assert.match(await duty(), /^The game is going on\.$/);
    assert.equal(await marks('e2'), '');
    assert.equal(await marks('e4'), '');
    await click('e4');
    assert.match(await duty(), /^The game is going on\.$/);
    assert.equal(await marks('e4'), '');
    await table.reload();
    assert.match(await duty(), /^The game is going on\.$/, 'the level is kept');
  });
});

test('tournament: an illegal move is found three moves later and taken back', async () => {
  await onPage({}, async (table) => {
    await begin(table, 'tournament');
    const { drag, click, press, duty, moves, piece, claim } = table;
    await drag('e2', 'e5'); // three squares
    await press('press');
    assert.match(await duty(), /^The game is going on\.$/);
    await click('d7', 'd6');
    await press('press');
    await click('g1', 'f3');
    await press('press');
    await drag('d6', 'e5');
    await press('press');
    assert.deepEqual(await moves(), ['e2e5', 'd6', 'Nf3', 'dxe5']);
    await claim('illegal');
    assert.match(await duty(), /illegal.*Article 8\.1/s);
    assert.equal(await piece('e2'), 'white pawn');
    assert.deepEqual(await moves(), []);
  });
});

test('tournament: another piece than the touched one stands, until the opponent claims in time', async () => {
  await onPage({}, async (table) => {
    await begin(table, 'tournament');
    const { click, drag, press, duty, claim, piece } = table;
    await click('e2');
    await drag('g1', 'f3');
    await press('press');
    assert.equal(await piece('f3'), 'white knight');
    await claim('touch');
    assert.match(await duty(), /a touched piece had to be played.*Article 7\.2/s);
    assert.equal(await piece('g1'), 'white knight');
    await click('e2');
    await drag('b1', 'c3');
    await press('press');
    await click('e7'); // he touches a piece himself
    await claim('touch');
    assert.match(await duty(), /Too late.*Article 7\.4/s);
  });
});

test('tournament: a whole game with castling, a promotion, captures, and the end', async () => {
  const lines = [
    ...['profile classic', 'set arbiter human', HOURS],
    'start r3k3/1P5R/8/8/8/8/8/4K2R w K - 0 1',
    'begin',
  ];
  const stored = JSON.stringify({
    version: 1,
    log: lines,
    names: { white: '', black: '' },
    wall: Date.now(),
    level: 'tournament',
  });
  await onPage({ stored }, async ({ drag, press, page, duty, moves }) => {
    await drag('e1', 'g1');
    await drag('h1', 'f1');
    await press('press');
    await drag('a8', 'd8');
    await press('press');
    await drag('b7', 'b8');
    await page.locator('#tray [data-piece="q"]').click();
    await press('press');
    await drag('d8', 'b8');
    await press('press');
    await drag('f1', 'f8'); // offered
    await press('press');
    await drag('e8', 'f8');
    await press('press');
    await drag('h7', 'h8');
    await press('press');
    assert.deepEqual(await moves(), ['O-O', 'Rd8', 'b8=Q', 'Rxb8', 'Rf8+', 'Kxf8', 'Rh8+', '']);
    assert.match(await duty(), /^The game is going on\.$/);
    await press('resign');
    await page.getByRole('button', { name: 'Black resigns' }).click();
    assert.match(await duty(), /1–0.*Article 10\.2/s);
  });
});
