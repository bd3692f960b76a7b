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

const HELP = 'jadoube --help tells what there is';

const FOUND = 1;
const MISUSED = 2;

/** Why a file cannot be read, by the code of Node. @type {Readonly<Record<string, string>>} */
const UNREADABLE = {
  EACCES: 'reading it is not allowed',
  EISDIR: 'a folder, no file',
  ENOENT: 'no such file',
};

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
      console.error(`jadoube: ${input.name}: ${UNREADABLE[`${error.code}`] ?? error.message}`);
      status = MISUSED;
    }
  return status;
}

// A reader such as `head` that has seen enough is no error.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code === 'EPIPE') process.exit(0);
  console.error(`jadoube: standard output: ${error.message}`);
  process.exit(MISUSED);
});

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(usage);
  else if (options.version) console.log(version());
  else process.exitCode = await run(options);
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  // The whole of the usage would push the message out of sight.
  console.error(process.argv.length > 2 ? `jadoube: ${error.message}\n${HELP}` : usage);
  process.exitCode = MISUSED;
}
