// The three levels: what each prevents, shows, and leaves to the players.

import { test } from 'node:test';
import { HOURS, onPage, sees } from './support.mjs';

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
    await sees(duty, /The piece on e2 is in the way.*Article 4\.2/s);
    await sees(() => piece('f1'), 'white bishop');
    await sees(async () => (await log()).some((line) => line.includes('place c4')), false);
    await table.click('g1');
    await sees(() => marks('f3'), /target/);
    await table.click('f3');
    await sees(moves, ['Nf3', '']);
  });
});

test('tournament: nothing tells whose turn it is, what is touched, or that a press is missing', async () => {
  await onPage({}, async (table) => {
    await begin(table, 'tournament');
    const { click, duty, marks } = table;
    await sees(duty, /^The game is going on\.$/);
    await click('e2');
    await sees(duty, /^The game is going on\.$/);
    await sees(() => marks('e2'), '');
    await sees(() => marks('e4'), '');
    await click('e4');
    await sees(duty, /^The game is going on\.$/);
    await sees(() => marks('e4'), '');
    await table.reload();
    await sees(duty, /^The game is going on\.$/, 'the level is kept');
  });
});

test('tournament: an illegal move is found three moves later and taken back', async () => {
  await onPage({}, async (table) => {
    await begin(table, 'tournament');
    const { drag, click, press, duty, moves, piece, claim } = table;
    await drag('e2', 'e5'); // three squares
    await press('press');
    await sees(duty, /^The game is going on\.$/);
    await click('d7', 'd6');
    await press('press');
    await click('g1', 'f3');
    await press('press');
    await drag('d6', 'e5');
    await press('press');
    await sees(moves, ['e2e5', 'd6', 'Nf3', 'dxe5']);
    await claim('illegal');
    await sees(duty, /illegal.*Article 8\.1/s);
    await sees(() => piece('e2'), 'white pawn');
    await sees(moves, []);
  });
});

test('tournament: another piece than the touched one stands, until the opponent claims in time', async () => {
  await onPage({}, async (table) => {
    await begin(table, 'tournament');
    const { click, drag, press, duty, claim, piece } = table;
    await click('e2');
    await drag('g1', 'f3');
    await press('press');
    await sees(() => piece('f3'), 'white knight');
    await claim('touch');
    await sees(duty, /a touched piece had to be played.*Article 7\.2/s);
    await sees(() => piece('g1'), 'white knight');
    await click('e2');
    await drag('b1', 'c3');
    await press('press');
    await click('e7'); // he touches a piece himself
    await claim('touch');
    await sees(duty, /Too late.*Article 7\.4/s);
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
    await sees(moves, ['O-O', 'Rd8', 'b8=Q', 'Rxb8', 'Rf8+', 'Kxf8', 'Rh8+', '']);
    await sees(duty, /^The game is going on\.$/);
    await press('resign');
    await page.getByRole('button', { name: 'Black resigns' }).click();
    await sees(duty, /1–0.*Article 10\.2/s);
  });
});
