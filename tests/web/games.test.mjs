// Complete games, one at each level, each ending in another way; and one by keyboard alone, from the form
// for a new game to the moves copied from the scoresheet.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onPage, reads, sees } from './support.mjs';

/** The shortest stalemate with all moves from the start (S. Loyd). */
const STALEMATE = 'e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6';
const STALEMATE_SQUARES =
  'e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6';
/** The mate of Légal. */
const MATE = 'e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#';
const MATE_SQUARES = 'e2e4 e7e5 g1f3 d7d6 f1c4 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5';
/** A quiet game whose position comes up three times. */
const REPEATED = 'e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O Kh1 Kh8 Kg1 Kg8 Kh1 Kh8 Kg1 Kg8';
const REPEATED_SQUARES =
  'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1h1f1 g8f6 d2d3 e8g8h8f8 g1h1 g8h8 h1g1 h8g8 g1h1 g8h8 h1g1 h8g8';

const words = (text) => text.split(/\s+/);
/** e1g1h1f1 is the king's way and then the rook's. */
const steps = (text) => text.match(/.{4}/g).map((step) => [step.slice(0, 2), step.slice(2)]);
const played = async ({ moves }) => (await moves()).filter(Boolean);
const presses = async ({ log }) => (await log()).filter((line) => line.endsWith(' press')).length;

async function begin({ page }, level) {
  await page.locator('header [data-act="newGame"]').click();
  await page.locator('#new-game [name="level"]').selectOption(level);
  await page.locator('#new-game [type="submit"]').click();
}

test('learn, in traditional Chinese: to stalemate by clicking; what may not be played is not carried out', async () => {
  await onPage({ locale: 'zh-TW' }, async (table) => {
    await begin(table, 'learn');
    const { click, drag, press, duty, name } = table;
    for (const [i, move] of words(STALEMATE_SQUARES).entries()) {
      const [[from, to]] = steps(move);
      if (from === 'e8') {
        await drag('e8', 'd8'); // in check, and the own queen stands there
        await sees(duty, /第\d[.\d]*條/);
        await sees(() => name('e8'), 'e8、黑王、已摸，必須走');
      }
      await click(from, to);
      if (i < 18) await press('press');
    }
    await sees(duty, /½–½.*無子可動（逼和），和棋。.*第10\.3條/s);
    await sees(() => played(table), words(STALEMATE));
    await sees(() => presses(table), 18);
  });
});

test('club, in simplified Chinese: to mate by dragging; a breach of touch-move is put right', async () => {
  await onPage({ locale: 'zh-CN' }, async (table) => {
    await begin(table, 'club');
    const { click, drag, press, duty, name } = table;
    for (const [i, move] of words(MATE_SQUARES).entries()) {
      const [[from, to]] = steps(move);
      if (i === 6) {
        await click('b1'); // touched, and another piece is played
        await drag('d2', 'd3');
        await sees(duty, /必须走所摸的子.*第7\.2/s);
        await sees(() => name('d2'), 'd2、白兵');
      }
      await drag(from, to);
      if (i < 12) await press(i % 2 ? 'pressBlack' : 'pressWhite');
    }
    await sees(duty, /1–0.*白方将死对方，获胜。.*第10\.1条/s);
    await sees(() => played(table), words(MATE));
    await sees(() => presses(table), 12);
  });
});

test('tournament: a game with castling to a draw that is claimed and decided by the arbiter', async () => {
  await onPage({}, async (table) => {
    await begin(table, 'tournament');
    const { page, drag, press, duty } = table;
    for (const move of words(REPEATED_SQUARES)) {
      for (const [from, to] of steps(move)) await drag(from, to);
      await sees(duty, 'The game is going on.', move);
      await press('press');
    }
    await sees(() => played(table), words(REPEATED));
    await press('drawClaim');
    await page.locator('#draw [type="submit"]').click();
    await sees(duty, /White has claimed a draw, and the claim is being examined/);
    await page.locator('#check [data-act="verify"]').click();
    await sees(duty, /½–½.*Article 10\.10\(2\)/s);
    await sees(() => presses(table), 18);
  });
});

// ---- by keyboard alone --------------------------------------------------------------------------------

/** What has the focus, also inside the board: a selector that fits it, and its name. */
const focused = (page, selector) =>
  page.evaluate((wanted) => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.matches(wanted) ?? false;
  }, selector);

async function tabTo(page, selector, key = 'Tab') {
  for (let i = 0; i < 60; i++) {
    if (await focused(page, selector)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} does not lead to ${selector}`);
}

/** Goes over the board by arrows: from where the focus is to a square. */
async function walkTo(page, to) {
  const at = await page.evaluate(
    () => document.querySelector('jd-board').shadowRoot.activeElement.dataset.square,
  );
  const [x, y] = [to.charCodeAt(0) - at.charCodeAt(0), to[1] - at[1]];
  for (let n = 0; n < Math.abs(x); n++)
    await page.keyboard.press(x > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let n = 0; n < Math.abs(y); n++) await page.keyboard.press(y > 0 ? 'ArrowUp' : 'ArrowDown');
}

test('keys alone: the form, every move, the clock, an offer, the end, and the moves copied', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  await onPage({ permissions }, async (table) => {
    const { page, duty } = table;
    const { keyboard } = page;
    await keyboard.press('g');
    await tabTo(page, '[name="white"]');
    await keyboard.type('Hou');
    await tabTo(page, '[name="black"]');
    await keyboard.type('Ju');
    await tabTo(page, '[name="level"]');
    await keyboard.press('ArrowDown'); // tournament
    await tabTo(page, '[name="tempo"]');
    await keyboard.press('End');
    await keyboard.press('ArrowUp'); // the last of the presets
    await tabTo(page, '#new-game [type="submit"]');
    await keyboard.press('Enter');
    await reads(page, 'The game is going on.');
    await tabTo(page, '[role="gridcell"]');
    for (const [i, move] of words('f2f3 e7e5 g2g4 d8h4').entries()) {
      for (const square of steps(move)[0]) {
        await walkTo(page, square);
        await keyboard.press(i % 2 ? ' ' : 'Enter');
      }
      if (i === 1) await keyboard.press('o');
      await keyboard.press('c');
      if (i === 1) await sees(duty, /Black’s offer of a draw stands/);
    }
    await sees(duty, /0–1.*checkmate.*Article 10\.1/s);
    await sees(() => played(table), ['f3', 'e5', 'g4', 'Qh4#']);
    await tabTo(page, '[data-act="recordsKeep"]');
    await keyboard.press('Enter');
    await page.locator('dialog.keep').waitFor();
    await tabTo(page, 'dialog.keep .choices button');
    await keyboard.press('Enter');
    await reads(page, 'Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /\[White "Hou"\]\n\[Black "Ju"\]\n\[Result "0-1"\]/);
    assert.match(
      copied.replace(/ \{[^}]*\}/g, '').replace(/\d+\.+ /g, ''),
      /\nf3 e5 g4 Qh4# 0-1\n/,
    );
  });
});
