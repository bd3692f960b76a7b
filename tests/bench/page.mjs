// page.mjs -- the page from a cold load: the work until its board stands, what shifts, and the timers at rest.
//
// Each load is that of a new visitor: no cache, no service worker. The work is the time that the main thread spent on
// tasks until the frame with the board was drawn, as the browser counts it. Shifts are those the browser reports
// while the page loads and while all its parts come. Timers are counted where they wake: callbacks of setTimeout,
// setInterval and requestAnimationFrame. Every line gives a figure and its target; exit status 1 if one is missed.

import { launch } from '../tool/chromium.mjs';
import { serve } from '../tool/serve.mjs';

const LOADS = Number(process.env.LOADS ?? 9);
const WORK_MS = 150;
const REST_MS = 5000;
const site = await serve(process.env.SITE ?? new URL('../../build/site', import.meta.url).pathname);
const browser = await launch();
let missed = 0;

/** @param {string} what @param {string} figure @param {string} target @param {boolean} met */
function tell(what, figure, target, met) {
  if (!met) missed++;
  console.log(`${met ? '  ' : '! '}${what.padEnd(46)}${figure.padStart(18)}   target ${target}`);
}

/** Runs before the page. */
function watch() {
  globalThis.shifts = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
  globalThis.woken = 0;
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame']) {
    const real = globalThis[name].bind(globalThis);
    globalThis[name] = (act, ...rest) =>
      real(
        (...given) => {
          globalThis.woken++;
          act(...given);
        },
        ...rest,
      );
  }
}

/** Opens the page as a new visitor; with `game` one that is kept. */
async function onPage({ game, locale = 'en-GB', width = 1280, height = 900 }, play) {
  const context = await browser.newContext({
    locale,
    viewport: { width, height },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  if (game) {
    const kept = { version: 1, log: game, names: { white: '', black: '' }, wall: Date.now() };
    await page.addInitScript(
      (text) => localStorage.setItem('jadoube.game', text),
      JSON.stringify(kept),
    );
  }
  const result = await play(page);
  await context.close();
  return result;
}

// ---- the work until the board stands ----------------------------------------------------------------

const stands = () =>
  new Promise((done) => {
    const look = () =>
      document.querySelector('#duty p') && document.querySelector('jd-board')?.pieces
        ? requestAnimationFrame(() => setTimeout(done))
        : setTimeout(look, 1);
    look();
  });

async function workOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const before = await read();
  await page.goto(`${site.url}/`, { waitUntil: 'commit' });
  await page.evaluate(stands);
  return (await read()) - before;
}

const works = [];
for (let n = 0; n < LOADS; n++) works.push(await onPage({}, workOf));
works.sort((a, b) => a - b);
const [least, median] = [works[0], works[LOADS >> 1]];
const figure = `${median.toFixed(0)} ms (${least.toFixed(0)} ms)`;
tell(
  `main thread until the board stands, ${LOADS} loads`,
  figure,
  `${WORK_MS} ms`,
  median < WORK_MS,
);

// ---- what shifts ------------------------------------------------------------------------------------

for (const locale of ['en-GB', 'zh-CN', 'zh-TW'])
  for (const width of [320, 360, 390, 768, 1280]) {
    const shift = await onPage({ locale, width, height: width < 800 ? 800 : 900 }, async (page) => {
      await page.goto(`${site.url}/`);
      await page.locator('html[data-whole]').waitFor();
      await page.waitForTimeout(300);
      return page.evaluate(() => globalThis.shifts);
    });
    tell(`layout shift, ${locale}, ${width} px`, shift.toFixed(4), '0', shift === 0);
  }

// ---- the timers of a page at rest -------------------------------------------------------------------

const CLUB = ['profile classic', 'set touch_enforcement auto'];
const GAMES = [
  ['before the game', undefined, 0],
  ['without limits', [...CLUB, 'tc none', 'start startpos', 'begin'], 1],
  ['two hours left', [...CLUB, 'tc 40/2:00:00', 'start startpos', 'begin'], 1],
  [
    'fifteen seconds left',
    [...CLUB, 'tc all/0:02:00', 'used w 0:01:45', 'start startpos', 'begin'],
    10,
  ],
];
for (const [name, game, rate] of GAMES) {
  const woken = await onPage({ game }, async (page) => {
    await page.goto(`${site.url}/`);
    await page.locator('html[data-whole]').waitFor();
    await page.waitForTimeout(500);
    const before = await page.evaluate(() => globalThis.woken);
    await page.waitForTimeout(REST_MS);
    return (await page.evaluate(() => globalThis.woken)) - before;
  });
  const most = (rate * REST_MS) / 1000 + (rate ? 1 : 0);
  tell(
    `timers woken in ${REST_MS / 1000} s, ${name}`,
    String(woken),
    `${most} at most`,
    woken <= most,
  );
}

await browser.close();
site.close();
if (missed) process.exitCode = 1;
