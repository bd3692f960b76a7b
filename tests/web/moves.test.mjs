// Moves in two steps, as Articles 5 and 6 have them.

import { test } from 'node:test';
import { CLUB, HOURS, onPage, sees } from './support.mjs';

const from = (fen) => [...CLUB, HOURS, `start ${fen}`, 'begin'];
const CASTLE = from('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
const PROMOTE = from('3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1');

test('castling: king first, visibly unfinished, then the rook', async () => {
  await onPage({ lines: CASTLE }, async ({ drag, duty, marks, moves, piece, press }) => {
    await drag('e1', 'g1');
    await sees(duty, /Castling is not finished\. Now put the rook from h1 on f1.*6\.3/s);
    await sees(() => marks('g1'), /open/);
    await sees(() => marks('f1'), /target/);
    await sees(moves, []);
    await press('press');
    await sees(duty, /the move is not finished/, 'pressed too early');
    await drag('h1', 'f1');
    await sees(moves, ['O-O', '']);
    await sees(() => piece('f1'), 'white rook');
    await sees(() => piece('g1'), 'white king');
  });
});

test('castling by taps, on the long side and by Black', async () => {
  await onPage({ lines: CASTLE }, async ({ click, moves }) => {
    await click('e1', 'c1', 'a1', 'd1');
    await click('e8', 'g8', 'h8', 'f8');
    await sees(moves, ['O-O-O', 'O-O']);
  });
});

test('rook before king: no castling with it', async () => {
  await onPage({ lines: CASTLE }, async ({ click, duty }) => {
    await click('h1', 'e1');
    await sees(duty, /must move the rook on h1.*Article 5\.1\(3\)/s);
  });
});

test('a pawn released on the last rank is committed; then it becomes a knight', async () => {
  await onPage({ lines: PROMOTE }, async ({ page, drag, click, duty, moves, piece }) => {
    await drag('e7', 'e8');
    await sees(duty, /The pawn has been let go on e8; the move is not finished\..*6\.4/s);
    await sees(moves, []);
    const tray = page.locator('#tray button');
    await sees(() => tray.allInnerTexts(), ['queen', 'rook', 'bishop', 'knight']);
    await click('d8');
    await sees(moves, [], 'it may not go elsewhere');
    await tray.filter({ hasText: 'knight' }).click();
    await sees(moves, ['e8=N', '']);
    await sees(() => piece('e8'), 'white knight');
    await sees(() => page.locator('#tray').isVisible(), false);
  });
});

test('a pawn that captures on the last rank, by keyboard', async () => {
  await onPage({ lines: PROMOTE }, async ({ page, cell, moves, piece }) => {
    await cell('e7').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await sees(moves, ['exd8=R+', '']);
    await sees(() => piece('d8'), 'white rook');
    const back = () => page.evaluate(() => document.activeElement.localName);
    await sees(back, 'jd-board', 'the focus is on the board again');
  });
});

test('en passant: the pawn beside leaves the board', async () => {
  const lines = [...CLUB, HOURS, 'start 4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1', 'moves d5', 'begin'];
  await onPage({ lines }, async ({ click, moves, piece }) => {
    await click('e5', 'd6');
    await sees(async () => (await moves()).at(-1) || (await moves()).at(-2), 'exd6');
    await sees(() => piece('d5'), 'empty');
  });
});

test('stalemate and the material of 10.4 end the game', async () => {
  await onPage({ lines: from('7k/8/5KQ1/8/8/8/8/8 w - - 0 1') }, async ({ drag, duty }) => {
    await drag('g6', 'f7');
    await sees(duty, /½–½.*Drawn by stalemate\..*Article 10\.3/s);
  });
  await onPage({ lines: from('8/8/8/8/3k4/8/1r6/K6N w - - 0 1') }, async ({ drag, duty }) => {
    await drag('a1', 'b2');
    await sees(duty, /½–½.*one bishop or knight\..*Article 10\.4\(2\)/s);
  });
});

test('resigning asks first, and either side may', async () => {
  await onPage({ lines: CASTLE }, async ({ page, press, duty }) => {
    await press('resign');
    await page.getByRole('button', { name: 'Back (play goes on)' }).click();
    await sees(duty, /White has the move/);
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Black resigns' }).click();
    await sees(duty, /1–0.*Black resigned\..*Article 10\.2/s);
  });
});

test('the board turns and holds what is touched', async () => {
  await onPage({ lines: CASTLE }, async ({ page, click, cell, marks, moves, drag }) => {
    await click('a1');
    const before = await cell('a1').boundingBox();
    await page.keyboard.press('v');
    const isTurned = async () => {
      const turned = await cell('a1').boundingBox();
      return turned.x > before.x && turned.y < before.y;
    };
    await sees(isTurned, true, 'a1 is at the upper right');
    await sees(() => marks('a1'), /touched/);
    await drag('a1', 'b1');
    await sees(moves, ['Rb1', '']);
  });
});
