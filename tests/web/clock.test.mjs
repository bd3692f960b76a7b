// Articles 6.5, 10.14 and 12: the clocks. Where a flag has to fall, the test turns the time of the page.

import { test } from 'node:test';
import { CLUB, HOURS, kept, onPage, reads, sees } from './support.mjs';

const seat = (page, side) => page.locator(`.seat[data-side="${side}"]`);
const digits = (page, side) => seat(page, side).locator('.digits').textContent();
const flag = (page, side) => seat(page, side).locator('.flag').getAttribute('data-state');

/** White has 19 s to his control. */
const LATE = [...CLUB, 'tc 40/2:00:00', 'used w 1:59:41'];
const fall = (page) => page.clock.fastForward(20_000);

test('a flag falls, and the game is lost without anybody doing anything', async () => {
  await onPage({ lines: LATE, clock: true }, async ({ page, begin, duty, click, moves }) => {
    await begin();
    await sees(() => digits(page, 'white'), /^0:00:[01]\d\.\d$/, 'tenths below 20 s');
    await sees(() => flag(page, 'white'), 'near');
    await fall(page);
    await reads(page, 'Black has won on time.');
    await sees(duty, /0–1.*Article 10\.14/s);
    await sees(() => digits(page, 'white'), '0:00:00.0');
    await sees(() => flag(page, 'white'), 'down');
    await click('e2', 'e4');
    await sees(moves, []);
  });
});

test('a flag that falls while a piece is dragged leaves no piece in the air', async () => {
  await onPage({ lines: LATE, clock: true }, async ({ page, begin, centre, piece, duty }) => {
    await begin();
    const [a, b] = [await centre('e2'), await centre('e4')];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move(b.x, b.y, { steps: 3 });
    await fall(page);
    await reads(page, 'Black has won on time.');
    await page.mouse.up();
    await sees(() => piece('e2'), 'white pawn');
    await sees(duty, /Article 10\.14/);
    await sees(() => page.locator('jd-board .ghost').count(), 0);
  });
});

test('a flag that falls behind a dialog that asks for an act closes it', async () => {
  await onPage({ clock: true }, async ({ page, restart, begin, press, duty }) => {
    for (const act of ['drawClaim', 'claims', 'resign', 'adjournment']) {
      await restart(kept(LATE));
      await begin();
      await press(act);
      await page.locator('dialog[open]').waitFor();
      await fall(page);
      await reads(page, 'Black has won on time.');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await sees(duty, /Article 10\.14/);
    }
  });
});

test('a flag that falls after the moves of the period costs nothing', async () => {
  const lines = [...CLUB, HOURS, 'movecount w 40', 'movecount b 40', 'used w 1:59:41'];
  await onPage({ lines, clock: true }, async ({ page, begin, duty }) => {
    await begin();
    await sees(() => digits(page, 'white'), /^1:00:[01]\d$/);
    await sees(() => seat(page, 'white').innerText(), /Period\s2/);
    await fall(page);
    await reads(page, 'White’s flag has fallen.');
    await sees(duty, /play goes on\. Article 12\.2/);
    await sees(() => flag(page, 'white'), 'down');
  });
});

test('moving does not stop a clock, its own button does', async () => {
  const lines = [...CLUB, HOURS, 'start startpos', 'begin'];
  await onPage({ lines }, async ({ page, click, press, duty }) => {
    await click('e2', 'e4');
    await sees(duty, /Black has the move\. White’s clock runs until it is pressed\./);
    await sees(() => seat(page, 'white').getAttribute('class'), /runs/);
    await press('pressBlack');
    await sees(duty, /That clock is not running\..*Article 12\.3/s);
    await press('pressWhite');
    await sees(() => seat(page, 'black').getAttribute('class'), /runs/);
    await press('press');
    await sees(duty, /pressed without a move/);
  });
});

test('the digits follow the clock, not a timer that was late', async () => {
  const lines = [...CLUB, HOURS, 'start startpos', 'begin'];
  await onPage({ lines }, async ({ page }) => {
    await page.evaluate(() => {
      const end = performance.now() + 2500;
      while (performance.now() < end);
    });
    await page.waitForFunction(() => {
      const shown = document.querySelector('.seat[data-side="white"] .digits').textContent;
      return shown <= '1:59:58';
    });
  });
});

test('without a limit the time used is shown', async () => {
  await onPage({ lines: [...CLUB, 'tc none', 'begin'] }, async ({ page }) => {
    await sees(() => digits(page, 'white'), /^0:00:\d\d$/);
    await sees(() => seat(page, 'white').innerText(), /time\sused\s·\srunning/);
    const shown = await digits(page, 'white');
    await page.waitForFunction(
      (before) => document.querySelector('[data-side="white"] .digits').textContent > before,
      shown,
    );
  });
});

test('the clock went on while the page was away', async () => {
  const lines = [...CLUB, HOURS, 'start startpos', 'begin'];
  await onPage({ stored: kept(lines, 600_000) }, async ({ page }) => {
    await sees(() => digits(page, 'white'), /^1:(49:\d\d|50:00)$/);
  });
  await onPage({ stored: kept(lines, 3 * 3_600_000) }, async ({ page, duty }) => {
    await reads(page, 'Black has won on time.');
    await sees(duty, /Article 10\.14/);
  });
});

for (const [what, jump] of Object.entries({ forward: 300_000, back: -300_000 }))
  test(`clocks of the machine that part are told, and nobody is charged: ${what}`, async () => {
    const lines = [...CLUB, HOURS, 'start startpos', 'begin'];
    await onPage({ lines }, async ({ page, click, duty, log }) => {
      await page.evaluate((ms) => {
        const now = Date.now;
        Date.now = () => now() + ms;
      }, jump);
      // Nobody need do anything: it is said as soon as the machine is awake.
      await reads(page, 'have parted by 5 min');
      await sees(duty, /charged to nobody\. Article 12\.4/);
      await sees(() => digits(page, 'white'), /^(2:00:00|1:59:\d\d)$/);
      await click('e2', 'e4');
      await sees(async () => (await log()).join('\n'), /A gap (30\d|299)/);
      await sees(
        async () => (await log()).filter((line) => / A gap /.test(line)).length,
        1,
        'once',
      );
    });
  });

test('the wall clock was set back while the page was away', async () => {
  const lines = [...CLUB, HOURS, 'start startpos', 'begin'];
  await onPage({ stored: kept(lines, -3_600_000) }, async ({ page, click, log }) => {
    await reads(page, 'have parted by 60 min');
    await sees(() => digits(page, 'white'), /^(2:00:00|1:59:\d\d)$/);
    await click('e2', 'e4');
    await sees(async () => (await log()).join('\n'), / A gap 3[56]\d\d/);
  });
});

test('the screen stays on while a clock runs, and only then; asked for again when it is seen again', async () => {
  await onPage({}, async ({ page, begin, press }) => {
    await page.evaluate(() => {
      globalThis.locks = [];
      const request = async () => {
        const lock = { released: false };
        lock.release = () => {
          lock.released = true;
        };
        globalThis.locks.push(lock);
        return lock;
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    const held = (count) =>
      page.waitForFunction(
        (wanted) => globalThis.locks.filter(({ released }) => !released).length === wanted,
        count,
      );
    await held(0);
    await begin();
    await held(1);
    await press('stop');
    await held(0);
    await press('restart');
    await held(1);
    await page.evaluate(() => {
      for (const lock of globalThis.locks) lock.released = true; // the browser does so when it is hidden
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await held(1);
  });
});

test('on a phone the whole seat presses its clock', async () => {
  const lines = [...CLUB, HOURS, 'start startpos', 'begin'];
  const phone = { width: 360, height: 740, hasTouch: true, isMobile: true };
  await onPage({ lines, ...phone }, async ({ page, tap }) => {
    await tap('e2', 'e4');
    const name = await seat(page, 'white').locator('.name').boundingBox();
    await page.touchscreen.tap(name.x + 5, name.y + 5);
    await sees(() => seat(page, 'black').getAttribute('class'), /runs/);
  });
});
