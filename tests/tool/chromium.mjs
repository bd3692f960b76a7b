// chromium.mjs -- the browser of the tests: Debian's Chromium without a window, or the one in CHROMIUM.
//
// The build that never has a window is preferred: it starts in half the time.

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

const PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const launch = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? PATHS.find(existsSync), args: ARGS });
