// Games leave the page and come back: copied, saved, opened, dropped, pasted, by a link.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { CLUB, HOURS, onPage, reads, sees, violations } from './support.mjs';

const MOVES = 'e2e4 e7e5 g1f3 b8c6 f1b5'.split(' ');
const acts = MOVES.map((move, i) => `+0:10 ${i % 2 ? 'B' : 'W'} play ${move}`);
const GAME = [...CLUB, HOURS, 'start startpos', 'begin', ...acts];
const PGN = `[Event "Cup"]
[White "Carlsen"]
[Black "Ding"]
[Date "2023.04.01"]
[Result "1/2-1/2"]

1. d4 d5 2. c4 (2. Nf3 Nf6) 2... e6 1/2-1/2
`;
const act = (page, name) => page.locator(`[data-act="${name}"]`).click();
const dialog = (page, kind) => page.locator(`dialog.${kind}`);

async function open(page, text) {
  await act(page, 'recordsOpen');
  await dialog(page, 'open').locator('textarea').fill(text);
  await dialog(page, 'open').locator('.primary').click();
}

async function saved(page, press) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

const drop = (page, data) =>
  page.evaluate(({ text, name, bytes }) => {
    const transfer = new DataTransfer();
    if (name) transfer.items.add(new File([new Uint8Array(bytes)], name));
    else transfer.setData('text/plain', text);
    const target = document.querySelector('jd-board');
    const event = { dataTransfer: transfer, bubbles: true, cancelable: true, composed: true };
    target.dispatchEvent(new DragEvent('dragover', event));
    target.dispatchEvent(new DragEvent('drop', event));
  }, data);

test('PGN with the tags filled in: copied, and saved', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  await onPage({ lines: GAME, permissions }, async ({ page }) => {
    await act(page, 'recordsKeep');
    const keep = dialog(page, 'keep');
    await keep.locator('[name="Event"]').fill('Club "A"');
    await keep.locator('[name="White"]').fill('Hou');
    await keep.getByRole('button', { name: 'Copy PGN' }).click();
    await reads(keep, 'Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /^\[Event "Club \\"A\\""\]\n/);
    assert.match(copied, /\[White "Hou"\]\n\[Black "Li"\]\n\[Result "\*"\]/);
    assert.match(copied, /\n1\. e4 \{\[%clk 1:59:50\]\} 1\.\.\. e5 \{\[%clk 1:59:50\]\}/);
    const press = () => keep.getByRole('button', { name: 'Save PGN' }).click();
    const { name, text } = await saved(page, press);
    assert.match(name, /^Wang-Li-\d{4}-\d\d-\d\d\.pgn$/);
    assert.equal(text, copied);
  });
});

test('FEN; where copying is refused the text is selected', async () => {
  await onPage({ lines: GAME }, async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await act(page, 'recordsKeep');
    await page.getByRole('button', { name: 'Copy FEN' }).click();
    await reads(page, 'The text is selected');
    const selected = await page.evaluate(() => {
      const { value, selectionStart, selectionEnd } = document.activeElement;
      return value.slice(selectionStart, selectionEnd);
    });
    assert.equal(selected, 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3');
  });
});

test('the game as a file is gone on with in another browser', async () => {
  let file;
  await onPage({ lines: [...GAME, '+0:01 B touch a7'] }, async ({ page }) => {
    await act(page, 'recordsKeep');
    file = await saved(page, () => page.getByRole('button', { name: 'Save the game' }).click());
    assert.match(file.name, /\.jadoube$/);
  });
  await onPage({}, async ({ page, moves, duty, log }) => {
    await act(page, 'recordsOpen');
    const input = dialog(page, 'open').locator('input[type="file"]');
    await input.setInputFiles({ name: 'a.jadoube', mimeType: '', buffer: Buffer.from(file.text) });
    await page.getByRole('button', { name: 'Go on with this game' }).click();
    await sees(() => page.locator('dialog:not([id])').count(), 0, 'only the page’s own are left');
    await sees(moves, ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', '']);
    await sees(duty, /must move the pawn on a7/);
    await sees(() => page.locator('.seat.runs').innerText(), /Black Li/);
    await sees(async () => (await log()).slice(0, GAME.length), GAME);
  });
});

test('a running game is given up only when asked', async () => {
  await onPage({ lines: GAME }, async ({ page, moves }) => {
    const text = ['jadoube 1', ...GAME.slice(0, 7), ''].join('\n');
    await open(page, text);
    await page.getByRole('button', { name: 'Go on with this game' }).click();
    const asks = dialog(page, 'asks');
    await asks.getByRole('button', { name: 'Back' }).click();
    await sees(async () => (await moves()).length, 6);
    await page.getByRole('button', { name: 'Go on with this game' }).click();
    await asks.getByRole('button', { name: 'Go on with this game' }).click();
    await sees(moves, ['e4', 'e5']);
  });
});

test('a PGN is looked at: buttons, keys, variations; a new game from there', async () => {
  await onPage({ lines: GAME }, async ({ page, moves, piece }) => {
    await open(page, PGN);
    const viewer = dialog(page, 'viewer');
    await viewer.getByRole('heading', { name: 'Carlsen – Ding' }).waitFor();
    await sees(() => viewer.innerText(), /½–½ · 2023-04-01/);
    const status = viewer.locator('.status');
    for (const [key, said] of [
      ['ArrowRight', 'After 1. d4'],
      ['ArrowRight', 'After 1… d5'],
      ['ArrowLeft', 'After 1. d4'],
      ['End', 'After 2… e6'],
      ['Home', 'Before the first move'],
    ]) {
      await page.keyboard.press(key);
      await sees(() => status.innerText(), said);
    }
    await viewer.getByRole('button', { name: 'Nf3' }).click();
    await sees(() => status.innerText(), 'After 2. Nf3');
    await viewer.getByRole('button', { name: 'New game from this position' }).click();
    const fen = page.locator('#new-game [name="fen"]');
    await sees(() => fen.inputValue(), /^rnbqkbnr\/ppp1pppp\/8\/3p4\/3P4\/5N2\//);
    await sees(async () => (await moves()).length, 6, 'the running game is untouched');
    await page.locator('#new-game [type="submit"]').click();
    await sees(() => piece('d5'), 'black pawn');
  });
});

test('a file of several games gives a list that is searched', async () => {
  await onPage({}, async ({ page }) => {
    const many = Array.from({ length: 300 }, (_, i) => PGN.replace('Ding', `Player${i}`)).join(
      '\n',
    );
    await act(page, 'recordsOpen');
    const file = { name: 'many.pgn', mimeType: '', buffer: Buffer.from(many) };
    await dialog(page, 'open').locator('input[type="file"]').setInputFiles(file);
    const list = dialog(page, 'list');
    await reads(list, 'The first 200 are shown');
    await list.locator('input').waitFor();
    await list.locator('input').fill('player27 2023-04 d4 d5');
    await sees(() => list.innerText(), /Games: 11/);
    await list.locator('.game').nth(1).click();
    await dialog(page, 'viewer').getByRole('heading', { name: 'Carlsen – Player270' }).waitFor();
    await page.keyboard.press('Escape');
    await list.locator('input').fill('zukertort');
    await sees(() => list.innerText(), /No game is found/);
  });
});

/** A file of 50 MB and more. */
const folder = mkdtempSync(join(tmpdir(), 'jadoube-'));
const LARGE = join(folder, 'large.pgn');
writeFileSync(LARGE, PGN.repeat(Math.ceil(50e6 / PGN.length)));
after(() => rmSync(folder, { recursive: true }));

test('a large file: the page stays alive, tells how far it is, and shows what there is', async () => {
  await onPage({ lines: GAME }, async ({ page, moves }) => {
    await act(page, 'recordsOpen');
    const panel = dialog(page, 'open');
    await page.evaluate(() => {
      globalThis.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          globalThis.longest = Math.max(globalThis.longest, duration);
      }).observe({ entryTypes: ['longtask'] });
    });
    await panel.locator('input[type="file"]').setInputFiles(LARGE);
    await reads(panel, /^Read: \d+ %\. Games: \d+$/);
    await panel.locator('progress').waitFor();
    const longest = await page.evaluate(() => globalThis.longest);
    assert.deepEqual(await violations(page), []); // takes a long task itself
    await panel.getByRole('button', { name: 'Stop, and show the games so far' }).click();
    const list = dialog(page, 'list');
    await reads(list, /^Games: \d+\. The file was not read to its end\.$/);
    await panel.waitFor({ state: 'detached' });
    await list.locator('.game').first().click();
    await dialog(page, 'viewer').getByRole('heading', { name: 'Carlsen – Ding' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await sees(async () => (await moves()).length, 6);
    assert.ok(longest < 1000, `${longest} ms in one task`);
  });
});

test('closing the dialog ends the reading, and nothing opens', async () => {
  await onPage({ lines: GAME }, async ({ page }) => {
    await act(page, 'recordsOpen');
    const panel = dialog(page, 'open');
    await panel.locator('input[type="file"]').setInputFiles(LARGE);
    await panel.locator('progress').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await act(page, 'recordsOpen');
    await dialog(page, 'open').locator('textarea').fill(PGN);
    await dialog(page, 'open').locator('.primary').click();
    await dialog(page, 'viewer').getByRole('heading', { name: 'Carlsen – Ding' }).waitFor();
    await sees(() => dialog(page, 'list').count(), 0);
  });
});

test('dropped and pasted; Latin-1 is understood', async () => {
  await onPage({ lines: GAME }, async ({ page }) => {
    const bytes = [...Buffer.from(PGN.replace('Ding', 'Sämisch'), 'latin1')];
    await drop(page, { name: 'a.pgn', bytes });
    await dialog(page, 'viewer').getByRole('heading', { name: 'Carlsen – Sämisch' }).waitFor();
    await page.keyboard.press('Escape');
    await drop(page, { text: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' });
    await dialog(page, 'viewer').getByRole('heading', { name: 'Position' }).waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, PGN);
    await dialog(page, 'viewer').getByRole('heading', { name: 'Carlsen – Ding' }).waitFor();
  });
});

test('bad input: where, what was read until there, and the game untouched', async () => {
  await onPage({ lines: GAME }, async ({ page, moves, log }) => {
    const before = await log();
    await open(page, 'hello');
    const wrong = dialog(page, 'open').locator('.wrong');
    await reads(wrong, 'as it was');
    await sees(() => wrong.innerText(), /no position.*Line 1, column 1: “hello”.*as it was/s);
    await dialog(page, 'open').locator('textarea').fill(PGN.replace('e6', 'Ke4'));
    await dialog(page, 'open').locator('.primary').click();
    const viewer = dialog(page, 'viewer');
    await sees(
      () => viewer.locator('.wrong').innerText(),
      /Line 7, column 34: “Ke4”.*no legal move.*3 moves/s,
    );
    await page.keyboard.press('End');
    await sees(() => viewer.locator('.status').innerText(), 'After 2. c4');
    await viewer.getByText('The text as it stands in the file').click();
    const text = viewer.locator('.text textarea');
    await sees(() => text.inputValue(), PGN.replace('e6', 'Ke4'), 'nothing is lost');
    await page.keyboard.press('Escape');
    const broken = ['jadoube 1', ...GAME.slice(0, 7), 'W fly e2', 'W play g1f3'].join('\n');
    await open(page, broken);
    await sees(
      () => viewer.locator('.wrong').innerText(),
      /Line 9, column 3: “fly e2”.*Read until there: 2 moves/s,
    );
    await page.keyboard.press('Escape');
    await sees(async () => (await moves()).length, 6);
    await sees(log, before);
  });
});

test('links to the position and to the game', async () => {
  const links = {};
  await onPage({ lines: GAME }, async ({ page }) => {
    await act(page, 'recordsKeep');
    for (const name of ['Link to the position', 'Link to the whole game']) {
      const field = page.getByLabel(name);
      await page.waitForFunction((input) => input.value, await field.elementHandle());
      links[name] = new URL(await field.inputValue()).hash;
    }
  });
  const [position, game] = Object.values(links);
  assert.match(position, /^#fen=[\w/]+_b_KQkq_-_3_3$/);
  await onPage(
    { hash: position, lines: [...CLUB, HOURS, 'start startpos', 'begin'] },
    async (table) => {
      const { page, moves } = table;
      const picture = dialog(page, 'viewer').getByRole('img');
      await sees(() => picture.getAttribute('aria-label'), /bishop b5/);
      assert.equal(new URL(page.url()).hash, '');
      await page.keyboard.press('Escape');
      await sees(moves, []);
      await page.evaluate((hash) => {
        location.hash = hash;
      }, game);
      await dialog(page, 'viewer').getByRole('heading', { name: 'Wang – Li' }).waitFor();
      await page.getByRole('button', { name: 'Go on with this game' }).click();
      await sees(moves, ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', '']);
    },
  );
  await onPage({ hash: game.slice(0, -20) }, async ({ page }) => {
    await sees(() => dialog(page, 'viewer').innerText(), /The link is damaged/);
  });
});

test('while a move is sealed the acts are not given out', async () => {
  const sealed = [...GAME, 'A adjourn', 'B seal Nf6', 'B envelope', '+0:30 B press'];
  await onPage({ lines: sealed }, async ({ page }) => {
    await act(page, 'recordsKeep');
    const keep = dialog(page, 'keep');
    await sees(() => keep.innerText(), /A move is sealed/);
    await sees(() => keep.getByRole('button', { name: 'Save the game' }).count(), 0);
    const values = await keep
      .locator('input, textarea')
      .evaluateAll((all) => all.map((each) => each.value));
    assert.doesNotMatch(values.join('\n'), /g8f6|Nf6/);
  });
});

const PANELS = {
  keep: (page) => act(page, 'recordsKeep'),
  open: (page) => open(page, 'hello'),
  viewer: (page) => open(page, PGN.replace('e6', 'Ke4')),
  list: (page) => open(page, PGN + PGN),
};
for (const [locale, colorScheme, width] of [
  ['en-GB', 'light', 1280],
  ['zh-CN', 'dark', 360],
])
  test(`axe finds nothing: ${locale}, ${colorScheme}, ${width} px`, async () => {
    const options = {
      lines: GAME,
      locale,
      colorScheme,
      width,
      height: 780,
      reducedMotion: 'reduce',
    };
    for (const [kind, lead] of Object.entries(PANELS))
      await onPage(options, async ({ page }) => {
        await lead(page);
        await dialog(page, kind).waitFor();
        assert.deepEqual(await violations(page), [], kind);
        await page.setViewportSize({ width: 320, height: 568 });
        const wide = await dialog(page, kind).evaluate(
          (each) => each.scrollWidth - each.clientWidth,
        );
        assert.equal(wide, 0, `${kind}: no sideways scroll`);
      });
  });
