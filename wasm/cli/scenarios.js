// scenarios.js -- files of scenarios on the command line.
// SPDX-License-Identifier: MIT

/** @import { Input } from './input.js' */
/** @import { Options } from './options.js' */
import { many, Report } from './report.js';
import { replayScenarios } from './scenario.js';

/**
 * Replays each and reports those that do not come out as they say.
 * @param {Input} input
 * @param {Options} options
 */
export async function checkScenarios(input, options) {
  const report = new Report(input, options.quiet);
  let count = 0;
  for (const { name, failure } of replayScenarios(await input.text(), { fenced: input.fenced })) {
    count++;
    if (failure) report.error(failure, `${name}: expected ${failure.expected}, got ${failure.got}`);
  }
  return report.close(many(count, 'scenario'));
}
