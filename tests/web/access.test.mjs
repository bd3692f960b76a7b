// For everybody: axe in all states, languages and themes; no sideways scroll; no shift.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shifts, watchShifts } from './shifts.mjs';
import { CLUB, HOURS, kept, onPage, reads, sees, settled, violations } from './support.mjs';

const from = (fen) => [...CLUB, HOURS, `start ${fen}`, 'begin'];
const STATES = {
  'before the game': [undefined, async () => {}],
  'a touched piece': [from('startpos'), ({ click }) => click('e2')],
  'a pair': [from('7k/8/8/3p4/4P3/8/8/3RK3 w - - 0 1'), ({ click }) => click('d5', 'd1')],
  'an illegal move': [from('startpos'), ({ drag }) => drag('e2', 'e6')],
  'castling unfinished': [from('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'), ({ drag }) => drag('e1', 'g1')],
  'a promotion': [from('8/P3k3/8/8/8/8/8/4K3 w - - 0 1'), ({ drag }) => drag('a7', 'a8')],
  'the end': [from('7k/8/5pK1/8/8/8/8/R7 w - - 0 1'), ({ drag }) => drag('a1', 'a8')],
  'a new game': [
    undefined,
    async ({ page, press }) => {
      await press('newGame');
      await page.locator('[name="tempo"]').selectOption('own');
      await page.locator('[name="own"]').fill('x');
      await page.locator('[name="fen"]').fill('x');
      await page.locator('[name="chess960"]').check();
      await page.locator('#new-game summary').click();
      await page.locator('#new-game [type="submit"]').click();
    },
  ],
  resigning: [from('startpos'), ({ press }) => press('resign')],
  'an offer': [from('startpos'), ({ press }) => press('offer')],
  'stopped clocks': [from('startpos'), ({ press }) => press('stop')],
  'other claims': [from('startpos'), ({ press }) => press('claims')],
  'a claim of a draw': [
    from('startpos'),
    async ({ page, press }) => {
      await press('drawClaim');
      await page.locator('#draw [value="next"]').check();
      await page.locator('#draw [type="submit"]').click();
    },
  ],
  'the arbiter’s desk': [
    from('startpos'),
    async ({ page, press }) => {
      await press('desk');
      await page.locator('#desk .groups').waitFor();
    },
  ],
  'a sheet of one’s own': [
    [CLUB[0], 'set scoresheet manual', HOURS, 'start startpos', 'begin'],
    async () => {},
  ],
  'the arbiter’s report': [
    from('startpos'),
    async ({ press }) => {
      await press('stop');
      await press('desk');
      await press('report');
    },
  ],
  'a partner chosen': [
    undefined,
    async ({ page, press }) => {
      await press('newGame');
      await page.locator('[name="partner"]').selectOption('black');
    },
  ],
  ...Object.fromEntries(
    ['adjournment', 'recordsOpen', 'recordsKeep', 'recordsArchive', 'recordsPrint'].map((name) => [
      `the dialog of ${name}`,
      [
        from('startpos'),
        async ({ page, press }) => {
          await press(name);
          await page.locator('dialog.panel').waitFor();
        },
      ],
    ]),
  ),
  'text that is no game': [
    from('startpos'),
    async ({ page, press }) => {
      await press('recordsOpen');
      await page.locator('dialog.open textarea').fill('1. e4 e5 2. Ke3');
      await page.locator('dialog.open .primary').click();
      await page.locator('dialog.viewer').waitFor();
    },
  ],
  'level tournament': [from('startpos'), ({ click }) => click('e2'), { level: 'tournament' }],
  'level learn': [
    ['profile classic', 'profile training', HOURS, 'start startpos', 'begin'],
    ({ drag }) => drag('f1', 'c4'),
    { level: 'learn' },
  ],
  'another tab has the game': [
    from('startpos'),
    async ({ page }) => {
      await page.evaluate(() => {
        const forever = () => new Promise(() => {});
        navigator.locks.request('jadoube.game', { steal: true }, forever);
      });
      await page.locator('#table[inert]').waitFor();
    },
  ],
  'a browser that keeps nothing': [
    from('startpos'),
    async ({ page, click }) => {
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await click('e2', 'e4');
      await reads(page, /reload will lose|重新载入会|重新載入會/); // it is kept after the act
    },
  ],
  'the check of a claim': [
    [...from('startpos').slice(0, -1), 'moves Nf3 Nf6 Ng1 Ng8', 'begin'],
    async ({ page, press }) => {
      await press('drawClaim');
      await page.locator('#draw [type="submit"]').click();
    },
  ],
};

// One page for all states of a language, the languages side by side; the theme and the width change under each
// state, so nothing is laid out twice.
describe('axe finds nothing, and nothing is too wide', { concurrency: true }, () => {
  for (const locale of ['en-GB', 'zh-CN', 'zh-TW']) test(locale, () => examine(locale));
});

/** The rules that see colours, sizes and what is hidden; the others find in a wide window what they find in a narrow one. */
const LOOKS = [
  ...['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'],
  ...['button-name', 'link-name', 'label', 'select-name', 'summary-name', 'aria-dialog-name'],
  ...[
    'aria-command-name',
    'aria-input-field-name',
    'aria-hidden-focus',
    'nested-interactive',
    'region',
  ],
];

async function examine(locale) {
  await onPage({ locale, reducedMotion: 'reduce' }, async (table) => {
    for (const [state, [lines, lead, beside]] of Object.entries(STATES)) {
      await table.page.setViewportSize({ width: 1280, height: 844 });
      await table.page.emulateMedia({ colorScheme: 'light' });
      await table.restart(lines && kept(lines, 0, beside));
      await lead(table);
      await settled(table.page);
      assert.deepEqual(await violations(table.page, { runOnly: LOOKS }), [], `${state}, light`);
      await table.page.emulateMedia({ colorScheme: 'dark' });
      await table.page.setViewportSize({ width: 320, height: 568 });
      assert.deepEqual(await violations(table.page), [], `${state}, dark`);
      assert.deepEqual(await sideways(table.page), [0, 320], `${state}: no sideways scroll`);
    }
  });
}

const sideways = (page) =>
  page.evaluate(() => {
    scrollTo(1000, 0);
    return [scrollX, document.documentElement.scrollWidth];
  });

test('on a very large screen the board is large, and the acts have room beside it', async () => {
  for (const [width, height] of [
    [1920, 1080],
    [3840, 2160],
  ])
    await onPage({ lines: from('startpos'), width, height }, async ({ page }) => {
      const board = await page.locator('jd-board').boundingBox();
      const acts = await page.locator('.acts').boundingBox();
      assert.ok(board.height > height / 2, `${board.height} of ${height} px`);
      assert.ok(acts.width > 500 && acts.x > board.x + board.width, `${acts.width} px`);
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollHeight > innerHeight,
      );
      assert.equal(scrolls, false, 'all of it is in view');
    });
});

test('nothing shifts while the page loads, plays and ends', async () => {
  const lines = [...CLUB, 'tc 40/2:00:00', 'used w 1:59:57.5', 'begin'];
  const stays = (width, locale) =>
    onPage({ lines, width, locale, height: 844 }, async ({ page, click }) => {
      await watchShifts(page);
      await click('e2', 'e4');
      await page.locator('#duty[data-kind="over"]').waitFor();
      assert.deepEqual(await shifts(page), [], `${width} px`);
    });
  const [wide, narrow] = [1280, 360];
  await Promise.all([stays(wide, 'en-GB'), stays(390, 'en-GB')]);
  await Promise.all([stays(wide, 'zh-CN'), stays(narrow, 'zh-TW')]);
});

test('forced colours and reduced motion', async () => {
  const options = { lines: from('startpos'), forcedColors: 'active', reducedMotion: 'reduce' };
  await onPage(options, async ({ page, click, moves }) => {
    await click('e2', 'e4');
    const moving = await page.evaluate(() => document.getAnimations().length);
    assert.equal(moving, 0);
    await sees(moves, ['e4', '']);
  });
});

test('a square says what stands there and what has to be done with it', async () => {
  await onPage({ lines: from('startpos') }, async ({ click, name, speak }) => {
    await click('e2');
    await sees(() => name('e2'), 'e2, white pawn, touched, must move');
    await sees(() => name('e4'), 'e4, empty, may be moved to');
    await speak('zh-Hans');
    await sees(() => name('e2'), 'e2、白兵、已摸，必须走');
  });
});

test('the same words are said again after a new act', async () => {
  await onPage({ lines: from('startpos') }, async ({ page, claim }) => {
    await claim('flagBlack');
    const first = await page.locator('#duty p').first().elementHandle();
    await claim('flagBlack');
    await sees(() => first.evaluate((element) => element.isConnected), false, 'written anew');
  });
});

test('letters can be turned off as commands', async () => {
  await onPage({ lines: from('startpos') }, async ({ page, duty }) => {
    const press = page.locator('.acts [data-act="press"]');
    await sees(() => press.getAttribute('aria-keyshortcuts'), 'C');
    await page.locator('details:has(#keys-on) > summary').click();
    await page.locator('#keys-on').uncheck();
    await sees(() => press.getAttribute('aria-keyshortcuts'), null);
    await page.keyboard.press('c');
    await sees(duty, /White has the move/);
  });
});

test('the board is one stop of Tab, and where the first link leads', async () => {
  await onPage({ lines: from('startpos') }, async ({ page }) => {
    const stop = () =>
      page.evaluate(() => {
        const inner = document.activeElement?.shadowRoot?.activeElement;
        return inner?.getAttribute('role') ?? document.activeElement?.tagName;
      });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await sees(stop, 'gridcell');
    const seen = [];
    do {
      await page.keyboard.press('Tab');
      seen.push(await stop());
    } while (seen.at(-1) !== 'gridcell' && seen.length < 80);
    assert.equal(seen.at(-1), 'gridcell');
    assert.ok(seen.length > 20, `once round are ${seen}`);
  });
});
