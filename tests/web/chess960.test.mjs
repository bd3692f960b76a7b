// Castling in Chess960: the king first, then the rook; or, where the king's square does not show it, the
// king on its rook.

import { test } from 'node:test';
import { CLUB, HOURS, onPage, sees } from './support.mjs';

const game = (fen) => [...CLUB, 'set variant chess960', HOURS, `start ${fen}`, 'begin'];

test('the king goes far, then the rook', async () => {
  await onPage({ lines: game('5k2/8/8/8/8/8/8/1K5R w H - 0 1') }, async (table) => {
    const { click, duty, marks, moves, piece, drag } = table;
    await click('b1');
    await sees(() => marks('g1'), /target/);
    await click('g1');
    await sees(duty, /Now put the rook from h1 on f1/);
    await sees(() => marks('f1'), /target/);
    await drag('h1', 'f1');
    await sees(moves, ['O-O+', '']);
    await sees(async () => [await piece('g1'), await piece('f1')], ['white king', 'white rook']);
    await sees(() => marks('g1'), /last/);
  });
});

test('a rook that stands rightly is not moved', async () => {
  await onPage({ lines: game('3k4/8/8/8/8/8/8/4KR2 w F - 0 1') }, async ({ drag, moves }) => {
    await drag('e1', 'g1');
    await sees(moves, ['O-O', '']);
  });
});

for (const [what, fen, king, rook, kingTo, rookTo, san] of [
  ['king and rook change squares', '2k5/8/8/8/8/8/8/5KR1 w G - 0 1', 'f1', 'g1', 'g1', 'f1', 'O-O'],
  ['the king stays', '2k5/8/8/8/8/8/8/6KR w H - 0 1', 'g1', 'h1', 'g1', 'f1', 'O-O'],
  ['the king goes one square', '5k2/8/8/8/8/8/8/RK6 w A - 0 1', 'b1', 'a1', 'c1', 'd1', 'O-O-O'],
])
  test(`the king is put on its rook: ${what}`, async () => {
    for (const how of ['click', 'drag'])
      await onPage({ lines: game(fen) }, async (table) => {
        if (how === 'click') {
          await table.click(king);
          await sees(() => table.marks(rook), /target/);
          await table.click(rook);
        } else await table.drag(king, rook);
        await sees(() => table.moves(), [san, '']);
        await sees(() => table.piece(kingTo), 'white king');
        await sees(() => table.piece(rookTo), 'white rook');
        await sees(async () => (await table.log()).join(), /\bW move O-O/);
      });
  });

test('one square without the rook is a king move', async () => {
  await onPage({ lines: game('5k2/8/8/8/8/8/8/RK6 w A - 0 1') }, async ({ click, moves, duty }) => {
    await click('b1', 'c1');
    await sees(moves, ['Kc1', '']);
    await sees(duty, /Black has the move/);
  });
});
