// chromium.mjs -- the browser of the tests: Debian's Chromium without a window, or the one in CHROMIUM.
//
// The build that never has a window is preferred: it starts in half the time.
// SLOW=6 makes every page six times slower, so that a test that does not wait for what it reads fails.

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];
const SLOW = Number(process.env.SLOW ?? 1);

const PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export async function launch() {
  const executablePath = process.env.CHROMIUM ?? PATHS.find(existsSync);
  const browser = await chromium.launch({ executablePath, args: ARGS });
  return SLOW > 1 ? slowed(browser) : browser;
}

/** Slows the pages of all contexts that are made from now on. */
function slowed(browser) {
  const make = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await make(options);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
      return page;
    };
    return context;
  };
  return browser;
}
