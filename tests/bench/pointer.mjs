// pointer.mjs -- from the press of a pointer to the duty, in the browser.
//
// 200 real pointer events touch pieces. Each is timed from event.timeStamp, when the browser took it, to the end of
// our handlers, when the duty is in the page; and to the first task after the next requestAnimationFrame: by
// then the frame with the duty has been drawn. It says too how much of that our own code took. Exit status 1
// if one press in twenty has its duty later than the target.

import { launch } from '../tool/chromium.mjs';
import { serve } from '../tool/serve.mjs';

const PRESSES = 200;
const TARGET_MS = 16;
const site = process.env.SITE ?? new URL('../../build/site', import.meta.url).pathname;
const game = JSON.stringify({
  version: 1,
  log: ['profile classic', 'set touch_enforcement auto', 'tc none', 'start startpos', 'begin'],
  names: { white: '', black: '' },
  wall: Date.now(),
});

/** Runs in the page: times every press on the board. */
function watch() {
  globalThis.times = [];
  globalThis.work = [];
  globalThis.told = [];
  const board = document.querySelector('jd-board');
  board.addEventListener(
    'pointerdown',
    (event) => {
      const { square } = event.composedPath()[0].dataset;
      const isTouch = board.pieces[square] !== undefined;
      const before = performance.now();
      if (!isTouch) return;
      setTimeout(() => {
        globalThis.work.push(globalThis.handled - before);
        globalThis.told.push(globalThis.handled - event.timeStamp);
      });
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          const said = document.querySelector('#duty').textContent;
          if (!said.includes(`on ${square}`)) throw new Error(`no duty: ${said}`);
          globalThis.times.push(performance.now() - event.timeStamp);
        };
        channel.port2.postMessage(0);
      });
    },
    { capture: true },
  );
  board.addEventListener('pointerdown', () => {
    globalThis.handled = performance.now(); // the duty is in the page: `show` runs in this task
  });
}

const server = await serve(site);
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
await page.goto(`${server.url}/style.css`);
await page.evaluate((text) => localStorage.setItem('jadoube.game', text), game);
await page.goto(`${server.url}/`);
await page.locator('#duty p').first().waitFor();
await page.evaluate(watch);

// Four knights go out and home again for ever. The touch of each is timed; the press on its square is
// not. Presses come at random moments of a frame, as a hand's do.
const ROUND = ['b1-c3', 'g8-f6', 'g1-f3', 'b8-c6', 'c3-b1', 'f6-g8', 'f3-g1', 'c6-b8'];

async function press(square) {
  const box = await page.locator(`jd-board [data-square="${square}"]`).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(Math.random() * 34);
  await page.mouse.down();
}

for (let n = 0; n < PRESSES; n++) {
  const [from, to] = ROUND[n % ROUND.length].split('-');
  await press(from);
  await page.waitForFunction((count) => globalThis.times.length > count, n);
  await page.mouse.up();
  await press(to);
  await page.mouse.up();
}
const measured = await page.evaluate(() => [globalThis.told, globalThis.times, globalThis.work]);
await browser.close();
server.close();

const [told, drawn, work] = measured.map((times) => {
  const sorted = times.sort((a, b) => a - b);
  return (part) => sorted[Math.floor(part * sorted.length)];
});
const both = (at) => [0.5, 0.95].map((part) => `${at(part).toFixed(1)} ms`).join(', ');
console.log(`pointer-down to duty, ${PRESSES} presses: median and 95th percentile ${both(told)}`);
console.log(`  target for the latter ${TARGET_MS} ms; to the drawn frame ${both(drawn)}`);
console.log(`  in our handlers ${both(work)}`);
if (told(0.95) >= TARGET_MS) process.exitCode = 1;
