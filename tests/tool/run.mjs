// run.mjs check|test -- builds, runs the parts of that group (parts.mjs), two at a time, and adds
// up what they say. The last line is `N passed, N failed, N skipped`; exit status 1 on any failure.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { groups } from './parts.mjs';
import { counted, judge } from './results.mjs';

const JOBS = 2;
const LIMIT_MS = 14 * 60 * 1000;
const started = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a command; gives its exit status and what it printed on both outputs. */
function run(command) {
  return new Promise((done) => {
    const child = spawn(command[0], command.slice(1), { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const timer = setTimeout(() => child.kill('SIGKILL'), started + LIMIT_MS - Date.now());
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (status, signal) => {
      clearTimeout(timer);
      if (signal) output += `\nended by ${signal}\n`;
      done({ status: status ?? 1, output });
    });
  });
}

// ---- running ------------------------------------------------------------------------------------

function report(part, count, output, ms) {
  for (const key of ['passed', 'failed', 'skipped']) total[key] += count[key];
  const word = count.failed ? 'FAILED' : 'ok';
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
  const before = Date.now();
  const result = await run(part.command);
  report(part, judge(part.counts, result), result.output, Date.now() - before);
}

async function playAll(parts, jobs) {
  const queue = [...parts];
  const worker = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) await play(part);
  };
  await Promise.all(Array.from({ length: jobs }, worker));
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
if (total.failed === 0) {
  const alone = parts.filter((part) => part.alone);
  const others = parts.filter((part) => !part.alone);
  await playAll(others, JOBS);
  await playAll(alone, 1);
}
const { passed, failed, skipped } = total;
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed ? 1 : 0);
