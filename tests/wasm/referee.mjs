// referee.mjs [--hash] FILE... -- replays scenario files through the package, as `jadoube referee` does natively.
//
// A file is .scn, or the ```scn blocks of a .md. Lines `>` are the verdicts of the act before, in order;
// those that only tell may be left out. Lines `?` ask. The scenarios that waiting.tsv beside a file names
// may fail, and one of them that passes is a failure. With --hash the bytes that each scenario leaves are
// told as a number, as `jadoube referee --hash` tells them.

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fide2023 } from '../../web/texts/fide-2023.js';
import { blockHash, Game, JadoubeError } from './support.mjs';

/** Words up to a comment. */
function words(text) {
  const all = text.split(/[ \t\r]+/).filter(Boolean);
  const comment = all.findIndex((word) => word.startsWith('#'));
  return comment < 0 ? all : all.slice(0, comment);
}

/**
 * `*` is any word, and what is left out at the end is any. The paragraph, the second word, may also be
 * given by its classic number, under which scenarios are filed.
 */
function matches(expected, got) {
  const given = words(got);
  return words(expected).every(
    (word, n) =>
      word === '*' || word === given[n] || (n === 1 && fide2023[given[1]]?.includes(word)),
  );
}

// ---- asserts: `? allowed has e2e4` ----------------------------------------------------------------

// How many words of an assert are the question, where that is not one; the rest is the answer.
const QUESTION_WORDS = {
  used: 2,
  left: 2,
  counted: 2,
  set: 2,
  colour: 2,
  attacked: 3,
  canclaim: 3,
};

const lists = {
  has: (wanted, got) => wanted.every((move) => got.includes(move)),
  not: (wanted, got) => !wanted.some((move) => got.includes(move)),
  n: ([count], got) => Number(count) === got.length,
  from(squares, got, position) {
    const king = [...position.pieces()].find(
      ([, { color, role }]) => color === position.turn && role === 'king',
    );
    return got.every((move) => squares.includes(/^O/.test(move) ? king[0] : move.slice(0, 2)));
  },
};

function allowedHolds([how, ...wanted], got, position) {
  if (how in lists) return lists[how](wanted, got, position);
  const all = how === undefined ? [] : [how, ...wanted];
  return lists.has(all, got) && all.length === got.length;
}

/** A time in seconds; 0:10 and 0:00:10 are the same. */
function seconds(text) {
  if (!/^\d+(?::\d\d){0,2}(?:\.\d+)?$/.test(text)) return undefined;
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function answerHolds(wanted, got) {
  const time = seconds(wanted);
  return matches(wanted, got) || (time !== undefined && time === seconds(got));
}

// ---- one scenario -------------------------------------------------------------------------------

class Scenario {
  game = new Game();
  failure;
  #verdicts = [];
  #actLine = 0;

  constructor(file, line, name) {
    Object.assign(this, { file, line, name });
  }

  #fail(line, expected, got) {
    this.failure ??= `  line ${line}: expected ${expected.trim()}\n  got ${got}`;
  }

  #expect(line, expected) {
    for (let next = this.#verdicts.shift(); next; next = this.#verdicts.shift()) {
      if (matches(expected, next.text)) return;
      if (next.ruling) {
        this.#fail(line, expected, next.text);
        return;
      }
    }
    this.#fail(line, expected, 'nothing more');
  }

  /** A ruling that no line expected is an error. */
  closeAct() {
    const ruling = this.#verdicts.find((verdict) => verdict.ruling);
    if (ruling) this.#fail(this.#actLine, 'no further ruling', ruling.text);
    this.#verdicts = [];
  }

  #act(line, text) {
    this.#actLine = line;
    try {
      this.#verdicts = [...this.game.apply(text)];
    } catch (error) {
      if (!(error instanceof JadoubeError)) throw error;
      this.#fail(line, 'a line of the language', `${error.code} in column ${error.column}`);
    }
  }

  #assert(line, text) {
    const [name = '', ...rest] = words(text);
    const others = (QUESTION_WORDS[name] ?? 1) - 1;
    const wanted = rest.splice(others);
    try {
      const got = this.game.ask([name, ...rest].join(' '));
      const holds =
        name === 'allowed'
          ? allowedHolds(wanted, words(got), this.game.position)
          : wanted.length === 1 && answerHolds(wanted[0], got);
      if (!holds) this.#fail(line, text, got);
    } catch (error) {
      if (!(error instanceof JadoubeError)) throw error;
      this.#fail(line, text, 'no such question');
    }
  }

  take(line, text) {
    if (this.failure) return; // the first failure of a scenario is enough
    if (text.startsWith('>')) this.#expect(line, text.slice(1));
    else {
      this.closeAct();
      if (text.startsWith('?')) this.#assert(line, text.slice(1));
      else this.#act(line, text);
    }
  }
}

// ---- files --------------------------------------------------------------------------------------

const total = { passed: 0, failed: 0, skipped: 0 };
const files = process.argv.slice(2);
const hashing = files[0] === '--hash';

/** The rows of waiting.tsv beside the file: file stem, scenario, reason. */
function waitingBeside(file) {
  const path = join(dirname(file), 'waiting.tsv');
  const stem = basename(file).replace(/\.[^.]*$/, '');
  const rows = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const fields = rows.filter((row) => !row.startsWith('#')).map((row) => row.split('\t'));
  return new Set(fields.filter((row) => row[0] === stem).map((row) => row[1]));
}

function finish(scenario, waiting) {
  if (!scenario) return;
  scenario.closeAct();
  const { failure, file, line, name } = scenario;
  if (hashing) console.log(`${blockHash(scenario.game.save())} ${file}:${line}`);
  if (waiting.has(name)) {
    total[failure ? 'skipped' : 'failed']++;
    if (!failure) console.log(`${file}:${line} ${name}\n  it waits in waiting.tsv and passes`);
  } else {
    total[failure ? 'failed' : 'passed']++;
    if (failure) console.log(`${file}:${line} ${name}\n${failure}`);
  }
}

/** The lines of the file that are scenarios, each with its number. */
function* scenarioLines(file) {
  const fenced = file.endsWith('.md');
  let inside = !fenced;
  for (const [n, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const text = line.trim();
    if (fenced && line.startsWith('```')) inside = !inside && line.startsWith('```scn');
    else if (inside && text && !text.startsWith('#')) yield [n + 1, text];
  }
}

function replay(file) {
  const waiting = waitingBeside(file);
  const before = Object.values(total).join();
  let scenario;
  for (const [line, text] of scenarioLines(file)) {
    if (text.startsWith('scn ')) {
      finish(scenario, waiting);
      scenario = new Scenario(file, line, text.slice(4).trim());
    } else if (scenario) scenario.take(line, text);
    else {
      console.log(`${file}:${line}\n  line ${line}: expected scn\n  got ${text}`);
      total.failed++;
    }
  }
  finish(scenario, waiting);
  if (Object.values(total).join() === before) throw new Error('holds no scenario');
}

if (hashing) files.shift();
if (files.length === 0) {
  console.error('usage: referee.mjs [--hash] FILE...');
  process.exit(2);
}
let readable = true;
for (const file of files)
  try {
    replay(file);
  } catch (error) {
    console.error(`referee: ${file}: ${error.message}`);
    readable = false;
  }
const { passed, failed, skipped } = total;
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(readable && failed === 0 ? 0 : 1);
