// engine.mjs -- build/jadoube asked from JavaScript: one process, a question a line (`jadoube ask`).

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** @typedef {{ code: string, field: number, column: number, squares: string[], warning: boolean }} Problem */

const ESCAPES = /** @type {Record<string, string>} */ ({
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '\\x00',
});
const escaped = (/** @type {string} */ text) =>
  text.replace(/[\\\t\n\r\0]/g, (c) => ESCAPES[c] ?? c);

/** @param {string} text */
function problemsOf(text) {
  return text.split(';').flatMap((each) => {
    const [code = '', field, column, squares = '-', sign] = each.split(' ');
    if (!code) return [];
    /** @type {Problem} */
    const problem = {
      code,
      field: Number(field),
      column: Number(column),
      squares: squares === '-' ? [] : squares.split(','),
      warning: sign === '?',
    };
    return [problem];
  });
}

/** Starts the binary. Questions may be asked without waiting for the answers before. */
export function engine(/** @type {string} */ binary) {
  const child = spawn(binary, ['ask'], { stdio: ['pipe', 'pipe', 'inherit'] });
  /** @type {((answer: string) => void)[]} */
  const waiting = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(line));
  child.on('close', (status, signal) => {
    if (status === 0 && waiting.length === 0) return;
    console.log(`${binary} ask ended by ${signal ?? status}, ${waiting.length} answers missing`);
    console.log(`0 passed, ${waiting.length || 1} failed`);
    process.exit(1);
  });

  /** @param {string[]} parts @returns {Promise<string>} */
  const ask = (...parts) =>
    new Promise((done) => {
      waiting.push(done);
      child.stdin.write(`${parts.map(escaped).join('\t')}\n`);
    });

  return {
    /** @param {string} text @param {{ level?: string, mode?: string }} [options] */
    async fen(text, { level = 'legal', mode = 'lenient' } = {}) {
      const [word, fen = '-', problems = ''] = (await ask('fen', level, mode, text)).split('\t');
      return { ok: word === 'ok', fen, problems: problemsOf(problems) };
    },
    /** @param {string} fen */
    moves: async (fen) => (await ask('moves', fen)).split(' ').filter(Boolean),
    /** + # s e p c 9, see ask.c. @param {string} fen */
    state: (fen) => ask('state', fen),
    /** @param {string} fen @param {string} text @param {string} [mode] @param {string} [letters] */
    san: (fen, text, mode = 'lenient', letters = 'en') => ask('san', mode, fen, text, letters),
    /** @param {string} fen @param {string} uci @param {string} [letters] */
    async play(fen, uci, letters = 'en') {
      const [san = '', after = '', legal = ''] = (await ask('play', fen, uci, letters)).split('\t');
      return { san, fen: after, legal };
    },
    /** @param {string} fen @param {string} uci */
    why: (fen, uci) => ask('why', fen, uci),
    /** @param {string} a @param {string} b */
    same: async (a, b) => (await ask('same', a, b)) === 'yes',
    end: () => child.stdin.end(),
  };
}

/** @typedef {ReturnType<typeof engine>} Engine */
