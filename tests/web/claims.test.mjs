// Offers, claims, resigning, stopped clocks: each by its button and by its key, right and wrong.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLUB, HOURS, kept, onPage, sees, settled } from './support.mjs';

const from = (start, ...more) => [...CLUB, HOURS, `start ${start}`, ...more, 'begin'];
const GAME = from('startpos');
const TWICE = 'moves Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1';

/** Fills in the form of a claim of a draw. */
async function claimDraw({ page, press }, kind, move, by) {
  await press('drawClaim');
  await page.locator(`#draw [value="${kind}"]`).check();
  if (by) await page.locator(`#draw [name="by"][value="${by}"]`).check();
  if (move !== undefined) await page.locator('#draw [name="move"]').fill(move);
  await page.locator('#draw [type="submit"]').click();
}

// ---- offers -----------------------------------------------------------------------------------------

test('a draw offered between move and press, and accepted', async () => {
  await onPage({ lines: GAME }, async ({ page, click, press, duty }) => {
    await click('e2', 'e4');
    await press('offer');
    await sees(duty, /^White offers a draw\..*Article 10\.7/s);
    await press('press');
    await sees(duty, /White’s offer of a draw stands/);
    await press('accept');
    await sees(duty, /½–½.*by agreement.*Article 10\.6/s);
    await sees(() => page.locator('#answer').isVisible(), false);
  });
});

test('refused by word, and by a move; in vain after that; all by keys', async () => {
  await onPage({ lines: GAME }, async ({ page, click, duty }) => {
    const { keyboard } = page;
    await keyboard.press('o');
    await sees(duty, /White offers a draw before making his move.*Article 10\.9/s);
    await keyboard.press('l');
    await sees(duty, /Black has refused the draw/);
    await keyboard.press('y');
    await settled(page);
    assert.doesNotMatch(await duty(), /½/);
    await keyboard.press('o');
    await click('e2', 'e4');
    await keyboard.press('c');
    await click('e7', 'e5');
    await sees(duty, /Black has refused the draw/);
    await sees(() => page.locator('#answer').isVisible(), false);
  });
});

// ---- draws claimed ------------------------------------------------------------------------------------

test('10.10(1): with the written move the position occurs for the third time', async () => {
  await onPage({ lines: from('startpos', TWICE) }, async (table) => {
    const { page, duty, log } = table;
    await claimDraw(table, 'next', '');
    await sees(() => page.locator('#move-wrong').innerText(), /Write the move first/);
    await page.locator('#draw [name="move"]').fill('Ng8');
    await page.locator('#draw [type="submit"]').click();
    await sees(duty, /½–½.*Article 10\.10\(1\)/s);
    await sees(
      async () => (await log()).slice(-2).map((line) => line.replace(/^\+\S+ /, '')),
      ['B write Ng8', 'B claim rep3'],
    );
    const check = page.locator('#check');
    await sees(
      () => check.innerText(),
      /with Ng8 the position will have occurred.*Times in the record, this move included: 3\./s,
    );
    const same = await check.locator('li.same').allInnerTexts();
    assert.deepEqual(
      same.map((text) => text.replace(/\s*no/, ' no')),
      ['First position no. 1', '2… Ng8 no. 2', '4… Ng8 no. 3'],
    );
    const board = () => check.locator('svg').getAttribute('aria-label');
    await sees(board, /knight g8/);
    await check.getByRole('button', { name: 'Back' }).click();
    await sees(board, /knight f6/);
    await check.getByRole('button', { name: 'First position' }).first().click();
    await sees(board, /knight g1.*knight g8/s);
    await check.getByRole('button', { name: 'Close the check' }).click();
    await sees(() => check.isVisible(), false);
  });
});

test('a wrong claim costs five minutes, and the written move must be played', async () => {
  await onPage({ lines: GAME }, async (table) => {
    await claimDraw(table, 'next', 'Nf3');
    for (const said of [
      /does not bring the position about.*Article 10\.10\(1\)/s,
      /0:05:00 is added to the time White has used.*10\.13\(2\)/s,
      /White must play Nf3/,
    ])
      await sees(() => table.duty(), said);
    await table.click('e2', 'e4');
    await sees(() => table.duty(), /must move the knight on g1\. Article 10\.13\(2\)/);
    await table.click('g1', 'f3');
    await sees(() => table.moves(), ['Nf3', '']);
  });
});

test('10.10(2) right; by the side that does not have the move refused under 10.11', async () => {
  await onPage({ lines: from('startpos', `${TWICE} Ng8`) }, async (table) => {
    await claimDraw(table, 'now', undefined, 'black');
    await sees(() => table.duty(), /Only the player having the move.*Article 10\.11/s);
    await claimDraw(table, 'now');
    await sees(() => table.duty(), /½–½.*Article 10\.10\(2\)/s);
  });
});

test('claims of a draw that are wrong in other ways; what touching changes', async () => {
  const thrice = from('startpos', `${TWICE} Ng8`);
  const modern = thrice.map((line) => line.replace('classic', 'fide-2023-standard'));
  const wrong = /written move does not bring.*Article 10\.10\(1\).*0:05:00 is added/s;
  const rows = [
    [GAME, 'now', undefined, /not occurred often enough.*Article 10\.10.*0:05:00 is added/s],
    [[...thrice, 'W touch g1'], 'now', undefined, /½–½.*Article 10\.10\(2\)/s],
    [[...modern, 'W touch g1'], 'now', undefined, /whoever touches a piece.*Article 9\.4/s],
    [[...thrice, 'W touch e2'], 'fifty', undefined, /too few moves.*10\.12.*pawn on e2/s],
    [GAME, 'next', 'Qh5', wrong],
    [GAME, 'next', '?', wrong],
  ];
  await onPage({}, async (table) => {
    for (const [lines, kind, move, said] of rows) {
      await table.restart(kept(lines));
      await claimDraw(table, kind, move);
      await sees(() => table.duty(), said);
    }
    await table.restart(kept(GAME));
    await claimDraw(table, 'next', '马八进七马八进七马八进七');
    await sees(() => table.page.locator('#move-wrong').innerText(), /too long/);
  });
});

test('while a claim waits for the arbiter no other one is heard', async () => {
  const lines = from('startpos', `${TWICE} Ng8`).toSpliced(2, 0, 'set arbiter human');
  await onPage({ lines }, async (table) => {
    await claimDraw(table, 'fifty');
    await sees(() => table.duty(), /being examined/);
    await claimDraw(table, 'now');
    await sees(() => table.duty(), /The clocks are stopped; that has to wait.*10\.13/s);
    await sees(() => table.page.locator('#check').innerText(), /Such moves in the record: \d+/);
    await table.press('verify');
    await sees(() => table.duty(), /too few moves.*Article 10\.12/s);
    await claimDraw(table, 'now');
    await table.press('verify');
    await sees(() => table.duty(), /½–½.*Article 10\.10\(2\)/s);
  });
});

test('10.12: fifty moves, right and wrong; in 2023 with a written move', async () => {
  const fen = (quiet) => `4k3/8/8/8/8/8/4P3/R3K3 w - - ${quiet} 90`;
  await onPage({ lines: from(fen(100)) }, async (table) => {
    await claimDraw(table, 'fifty');
    await sees(() => table.duty(), /½–½.*Article 10\.12/s);
    await sees(() => table.page.locator('#check').innerText(), /in the record: 50\./);
  });
  await onPage({ lines: from(fen(99)) }, async (table) => {
    await claimDraw(table, 'fifty');
    await sees(() => table.duty(), /too few moves.*Article 10\.12/s);
  });
  const modern = from(fen(99)).map((line) => line.replace('classic', 'fide-2023-standard'));
  await onPage({ lines: modern }, async (table) => {
    await claimDraw(table, 'fifty', 'Rb1');
    await sees(() => table.duty(), /½–½.*Article 9\.3/s);
  });
});

test('with a human arbiter the claim waits, also over a reload, until he decides', async () => {
  const lines = ['set arbiter human', ...from('startpos', `${TWICE} Ng8`)].sort(
    (a, b) => Number(b.startsWith('profile')) - Number(a.startsWith('profile')),
  );
  await onPage({ lines }, async (table) => {
    const { page, duty, press } = table;
    await claimDraw(table, 'now');
    await sees(duty, /White has claimed a draw, and the claim is being examined/);
    await sees(() => page.locator('.seat.runs').count(), 0, 'both clocks are stopped');
    await table.reload();
    await page.locator('#check').waitFor();
    await sees(() => page.locator('#check').innerText(), /Times in the record: 3\./);
    await press('verify');
    await sees(duty, /½–½.*Article 10\.10\(2\)/s);
    await sees(() => page.locator('[data-act="verify"]').isVisible(), false);
  });
});

// ---- stopping and resigning ----------------------------------------------------------------------------

test('both clocks are stopped and started again', async () => {
  await onPage({ lines: GAME }, async ({ page, duty, press }) => {
    await press('stop');
    await sees(duty, /Both clocks are stopped.*Article 12\.5/s);
    await sees(() => page.locator('.seat.runs').count(), 0);
    await page.keyboard.press('s');
    await sees(() => page.locator('.seat.runs').count(), 1);
    await sees(duty, /clock goes on/);
  });
});

test('resigning is asked first; the likely side comes first, the safe answer has the focus', async () => {
  await onPage({ lines: GAME }, async ({ page, duty, press, click }) => {
    await click('e2', 'e4');
    await press('press');
    await press('resign');
    const answers = await page.locator('#resign button').allInnerTexts();
    assert.deepEqual(answers, ['Black resigns', 'White resigns', 'Back (play goes on)']);
    await page.keyboard.press('Enter');
    await sees(duty, /Black has the move/);
    await press('resign');
    await page.getByRole('button', { name: 'Black resigns' }).click();
    await sees(duty, /1–0.*resigned.*Article 10\.2/s);
  });
});
