// axe.mjs -- what axe-core finds wrong with a page as it is at the moment.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The violations in words. A page is told what axe is only once.
 * @param {import('playwright-core').Page | import('playwright-core').Frame} page
 * @param {object} [options] those of axe.run
 */
export async function violations(page, options = {}) {
  if (await page.evaluate(() => !globalThis.axe)) await page.evaluate(AXE);
  return page.evaluate(async (how) => {
    const found = await globalThis.axe.run(document, {
      resultTypes: ['violations'],
      preload: false, // only a rule about sound and film needs what it would fetch, and there is none
      ...how,
    });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
    );
  }, options);
}
