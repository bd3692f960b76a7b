// run.mjs check|test -- builds, runs the parts of that group (parts.mjs), some at a time, and adds
// up what they say. The last line is `N passed, N failed, N skipped`; exit status 1 on any failure.
//
// A part that drives a browser and fails is told whole and played once more: what counts is the second
// time, and the parts that needed it are named at the end, to be made steady.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { groups } from './parts.mjs';
import { counted, judge } from './results.mjs';

/** A part waits now and then, so one more of them than the machine can run. */
const JOBS = availableParallelism() + 1;
/** A part that has not ended by then hangs; a busy machine may be ten times slower. */
const LIMIT_MS = 40 * 60 * 1000;
const total = { passed: 0, failed: 0, skipped: 0 };
/** The names of the parts that were played again. */
const unsteady = [];
/** The parts that run; each leads a group of processes, so that nothing is left of it when it is ended. */
const running = new Set();

/** Ends a part with all that it has started. */
function end({ pid }) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    for (const child of running) end(child);
    process.exit(1);
  });

/** Runs a command; gives its exit status and what it printed on both outputs. */
function run(command) {
  return new Promise((done) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn(command[0], command.slice(1), { stdio, detached: true });
    running.add(child);
    let output = '';
    const timer = setTimeout(() => end(child), LIMIT_MS);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (status, signal) => {
      clearTimeout(timer);
      running.delete(child);
      if (signal) output += `\nended by ${signal}\n`;
      done({ status: status ?? 1, output });
    });
  });
}

// ---- running ------------------------------------------------------------------------------------

function report(part, count, output, ms, again = false) {
  if (again) unsteady.push(part.name);
  else for (const key of ['passed', 'failed', 'skipped']) total[key] += count[key];
  const word = again ? 'AGAIN' : count.failed ? 'FAILED' : 'ok';
  const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
  const sum = `${count.passed} passed, ${count.failed} failed${skipped}`;
  console.log(
    `${word.padEnd(7)}${part.name.padEnd(34)} ${(ms / 1000).toFixed(1).padStart(6)} s  ${sum}`,
  );
  const lines = output.trimEnd().split('\n');
  const told = count.failed ? lines : lines.filter((line) => /^\s*(?:skipped:|﹣) /.test(line));
  for (const line of told.slice(-200)) console.log(`       | ${line}`);
}

async function play(part) {
  if (part.skip) {
    report(part, counted(0, 0, 1), `skipped: ${part.skip}`, 0);
    return;
  }
  for (let tries = part.browser ? 2 : 1; tries > 0; tries--) {
    const before = Date.now();
    const result = await run(part.command);
    const count = judge(part.counts, result);
    const again = count.failed > 0 && tries > 1;
    report(part, count, result.output, Date.now() - before, again);
    if (!again) return;
  }
}

async function playAll(parts) {
  const queue = [...parts];
  const worker = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) await play(part);
  };
  await Promise.all(Array.from({ length: JOBS }, worker));
}

const group = process.argv[2] ?? 'test';
const parts = groups[group];
if (!parts) {
  console.error(`usage: run.mjs ${Object.keys(groups).join('|')}`);
  process.exit(2);
}
if (process.env.DATA && !existsSync(process.env.DATA)) {
  console.error(`DATA=${process.env.DATA}: there is no such folder`);
  process.exit(2);
}
await play({ name: 'build', counts: 'exit', command: ['make', '-s', `-j${JOBS}`, 'tests-built'] });
if (total.failed === 0) await playAll(parts);
if (unsteady.length) console.log(`played twice: ${unsteady.join(', ')}`);
const { passed, failed, skipped } = total;
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed ? 1 : 0);
