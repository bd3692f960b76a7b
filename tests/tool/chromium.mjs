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

/** Waiting longer costs nothing when all is well. */
const PATIENCE_MS = 60_000;

export async function launch() {
  const executablePath = process.env.CHROMIUM ?? PATHS.find(existsSync);
  const timeout = 2 * PATIENCE_MS;
  const browser = await chromium.launch({ executablePath, args: ARGS, timeout });
  const make = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await make(options);
    context.setDefaultTimeout(PATIENCE_MS);
    return SLOW > 1 ? slowed(context) : context;
  };
  return browser;
}

/** Slows the pages that are made from now on. */
function slowed(context) {
  const make = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await make();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    return page;
  };
  return context;
}
