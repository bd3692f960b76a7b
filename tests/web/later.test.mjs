// The parts of the page that are loaded when they are wanted: clicked before they are there, and without a net.

import { test } from 'node:test';
import { CLUB, HOURS, onPage, reads, sees } from './support.mjs';

const GAME = [...CLUB, HOURS, 'start startpos', 'begin'];
const PARTS =
  /\/(?:check|claims|desk|draw|handsheet|newgame|partner|records|report|resign)\.js|-rest\.js/;

/** Holds the parts back until `go` is called. */
function held() {
  let go = () => {};
  const free = new Promise((done) => {
    go = done;
  });
  const hold = async (route) => {
    await free;
    await route.continue();
  };
  return { go, answers: [[PARTS, hold]] };
}

const LATE = [
  ['newGame', 'header [data-act="newGame"]', '#new-game[open] [name="white"]'],
  ['drawClaim', '.acts [data-act="drawClaim"]', '#draw[open]'],
  ['claims', '.acts [data-act="claims"]', '#claims[open] [data-claim="touch"]'],
  ['resign', '.acts [data-act="resign"]', '#resign[open]'],
  ['desk', '.acts [data-act="desk"]', '#desk[open] .groups fieldset'],
  ['archive', '[data-act="recordsArchive"]', 'dialog.panel'],
  ['print', '[data-act="recordsPrint"]', 'dialog.panel'],
];

for (const [name, button, opened] of LATE)
  test(`${name}: clicked before it is there, it opens when it has come`, async () => {
    const { go, answers } = held();
    await onPage({ lines: GAME, early: true, routes: answers }, async ({ page, click, moves }) => {
      await page.locator(button).first().click();
      await click('e2', 'e4');
      await sees(async () => (await moves())[0], 'e4', 'the board does not wait for it');
      go();
      await page.locator(opened).first().waitFor();
    });
  });

test('a part that cannot be had is said to be missing, and the game goes on', async () => {
  const gone = [[PARTS, (route) => route.abort()]];
  const expected = /Failed to load resource/;
  await onPage({ lines: GAME, early: true, routes: gone, expected }, async (table) => {
    const { page, click, moves } = table;
    await page.locator('header [data-act="newGame"]').click();
    await page.getByText('This part of the page could not be loaded.').first().waitFor();
    await click('e2', 'e4');
    await sees(async () => (await moves())[0], 'e4');
  });
});

test('what is dropped before the records are there is opened when they have come', async () => {
  const { go, answers } = held();
  await onPage({ lines: GAME, early: true, routes: answers }, async ({ page }) => {
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      );
    });
    go();
    await page.locator('dialog.viewer').getByRole('heading', { name: 'Position' }).waitFor();
  });
});

test('the text of the Law comes with the parts, and nothing moves', async () => {
  const { go, answers } = held();
  await onPage({ lines: GAME, early: true, routes: answers }, async ({ page }) => {
    const law = page.locator('#law-text');
    await reads(page, 'Choose an Article in a sentence');
    const before = await law.boundingBox();
    go();
    await page.getByRole('heading', { name: 'The Law: 3.1' }).waitFor();
    await sees(() => law.boundingBox(), before);
  });
});
