// pointer.mjs -- from the press of a pointer to the drawn duty, in the browser.
//
// 200 real pointer events touch pieces. Each is timed from event.timeStamp, when the browser took it, to
// the first task after the next requestAnimationFrame: by then the frame with the duty has been drawn.
// The duty has to be in the page when that task runs. It says too how much of that our own code took.

import { chromium } from 'playwright-core';
import { serve } from '../tool/serve.mjs';

const PRESSES = 200;
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
  const board = document.querySelector('jd-board');
  board.addEventListener(
    'pointerdown',
    (event) => {
      const { square } = event.composedPath()[0].dataset;
      const isTouch = board.pieces[square] !== undefined;
      const before = performance.now();
      setTimeout(() => isTouch && globalThis.work.push(globalThis.handled - before));
      if (!isTouch) return;
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
    globalThis.handled = performance.now();
  });
}

const server = await serve(site);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
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
const measured = await page.evaluate(() => [globalThis.times, globalThis.work]);
await browser.close();
server.close();

const [drawn, work] = measured.map((times) => {
  const sorted = times.sort((a, b) => a - b);
  return (part) => `${sorted[Math.floor(part * sorted.length)].toFixed(1)} ms`;
});
console.log(
  `pointer-down to drawn duty, ${PRESSES} presses: median ${drawn(0.5)}, 95th percentile ${drawn(0.95)}`,
);
console.log(`  of which in our handlers: median ${work(0.5)}, 95th percentile ${work(0.95)}`);
