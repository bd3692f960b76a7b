#!/usr/bin/env node
// jadoube.js -- the command of the package: check, convert and replay files of chess.
//
// It uses nothing but what the package exports. Each command gets one input after the other and gives
// back how many problems it found.
// SPDX-License-Identifier: MIT

/** @import { Input } from './input.js' */
/** @import { Options } from './options.js' */
import { check } from './check.js';
import { convert } from './convert.js';
import { inputs } from './input.js';
import { Misuse, readOptions, usage, version } from './options.js';
import { replay } from './replay.js';

/** @type {Readonly<Record<string, (input: Input, options: Options) => Promise<number>>>} */
const commands = { check, convert, replay };

const FOUND = 1;
const MISUSED = 2;

/** @param {Options} options */
async function run(options) {
  const command = commands[options.command];
  if (!command) throw new Misuse(`no such command: ${options.command || 'none given'}`);
  let status = 0;
  for (const input of inputs(options))
    try {
      if ((await command(input, options)) > 0) status ||= FOUND;
    } catch (error) {
      if (error instanceof Misuse || !(error instanceof Error) || !('code' in error)) throw error;
      console.error(`jadoube: ${input.name}: ${error.message}`);
      status = MISUSED;
    }
  return status;
}

// A reader such as `head` that has seen enough is no error.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(usage);
  else if (options.version) console.log(version());
  else process.exitCode = await run(options);
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  console.error(`jadoube: ${error.message}\n\n${usage}`);
  process.exitCode = MISUSED;
}
