// What a game survives: a renderer that dies, a page that is closed, at the worst moments.

import { test } from 'node:test';
import { CLUB, HOURS, onPage, sees, tableOf } from './support.mjs';

const from = (start) => [...CLUB, HOURS, `start ${start}`, 'begin'];
const CASTLE = from('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1');
const PROMOTE = from('8/P3k3/8/8/8/8/8/4K3 w - - 0 1');

async function kill(page) {
  const session = await page.context().newCDPSession(page);
  const dead = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {}); // a dead page does not answer
  await dead;
}

/** The page is gone by `how`; another one is opened at its address. */
async function anew({ page }, how) {
  const [context, url] = [page.context(), page.url()];
  await how(page);
  const next = await context.newPage();
  await next.goto(url);
  await next.locator('#duty p').first().waitFor();
  await next.locator('#table:not([inert])').waitFor();
  return tableOf(next);
}

/** A piece is in the hand and over another square. */
async function carry({ page, centre }, from, to) {
  const [a, b] = [await centre(from), await centre(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 3 });
}

const WAYS = { 'its renderer dies': kill, 'it is closed': (page) => page.close() };
for (const [what, how] of Object.entries(WAYS)) {
  test(`${what} with a piece in the hand: it is touched, and the clock goes on`, async () => {
    await onPage({ lines: from('startpos') }, async (first) => {
      await first.click('e2', 'e4');
      await first.press('press');
      await first.click('e7', 'e5');
      await first.press('press');
      await carry(first, 'g1', 'f3');
      const before = await first.log();
      const { moves, duty, piece, click, log, page } = await anew(first, how);
      await sees(moves, ['e4', 'e5']);
      await sees(duty, /White must move the knight on g1/);
      await sees(() => piece('g1'), 'white knight');
      await sees(() => page.locator('.seat.runs').innerText(), /White Wang/);
      await sees(async () => (await log()).slice(0, before.length), before, 'nothing is lost');
      await click('f3');
      await sees(moves, ['e4', 'e5', 'Nf3', '']);
    });
  });

  test(`${what} between king and rook, and with a pawn on the last rank`, async () => {
    await onPage({ lines: CASTLE }, async (first) => {
      await first.drag('e1', 'g1');
      await carry(first, 'h1', 'g2');
      await first.log();
      const next = await anew(first, how);
      await sees(() => next.duty(), /Castling is not finished/);
      await next.drag('h1', 'f1');
      await sees(() => next.moves(), ['O-O', '']);
    });
    await onPage({ lines: PROMOTE }, async (first) => {
      await first.drag('a7', 'a8');
      await first.log();
      const next = await anew(first, how);
      await next.page.locator('#tray [data-piece="r"]').click();
      await sees(() => next.moves(), ['a8=R', '']);
    });
  });
}

test('its renderer dies while a claim and an offer wait for an answer', async () => {
  const offered = [...from('startpos'), 'W play e4', 'B offer'];
  await onPage({ lines: offered }, async (first) => {
    await first.press('stop');
    await first.log();
    const next = await anew(first, kill);
    await sees(() => next.duty(), /Both clocks are stopped/);
    await next.press('restart');
    await next.press('accept');
    await sees(() => next.duty(), /½–½.*by agreement/s);
  });
});
