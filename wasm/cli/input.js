// input.js -- the files of the command line: what they are, and their bytes.
// SPDX-License-Identifier: MIT

/** @import { Options } from './options.js' */
import { createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { constants, createGunzip, gunzipSync } from 'node:zlib';
import { Progress } from './progress.js';

const CHUNK = 1 << 18;

/** @typedef {'pgn' | 'fen' | 'scn' | 'game'} Kind */

/** @type {Readonly<Record<string, Kind>>} */
const BY_ENDING = { pgn: 'pgn', fen: 'fen', epd: 'fen', scn: 'scn', md: 'scn', jadoube: 'game' };

/** Whether this begins a file packed by gzip. @param {Uint8Array | undefined} bytes */
const isPacked = (bytes) => bytes?.[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Reads what is there; a terminal or pipe that does not wait by itself is waited for.
 * @param {number} file
 * @param {Uint8Array} bytes
 */
function readSome(file, bytes) {
  for (;;)
    try {
      return readSync(file, bytes);
    } catch (error) {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
}

/**
 * What a text is, by how it begins.
 * @param {string} text
 * @returns {Kind}
 */
function kindOf(text) {
  const line = text.split('\n').find((each) => each.trim() && !each.startsWith('#')) ?? '';
  if (/^jadoube \d/.test(line)) return 'game';
  if (/^(?:scn |# .*|```)/.test(line)) return 'scn';
  return /^\s*[pnbrqkPNBRQK1-8]+(?:\/[pnbrqkPNBRQK1-8]+){7}/.test(line) ? 'fen' : 'pgn';
}

/** One file, or standard input. Opened when it is first read from. */
export class Input {
  #path;
  #as;
  /** @type {number | undefined} */
  #file;
  /** @type {Buffer | undefined} read already to see what it is */
  #begin;

  /**
   * @param {string} path `-`: standard input
   * @param {string | undefined} as
   */
  constructor(path, as) {
    this.name = path === '-' ? 'standard input' : path;
    this.#path = path;
    this.#as = /** @type {Kind | undefined} */ (as);
  }

  get #opened() {
    this.#file ??= this.#path === '-' ? 0 : openSync(this.#path, 'r');
    return this.#file;
  }

  /** True if scenarios stand between fences. */
  get fenced() {
    return this.#path.endsWith('.md');
  }

  /** @returns {Kind} */
  get kind() {
    const ending = this.#path.match(/\.(\w+)(?:\.gz)?$/)?.[1]?.toLowerCase();
    return this.#as ?? BY_ENDING[ending ?? ''] ?? kindOf(this.#beginning());
  }

  /** Of the text. */
  #beginning() {
    const bytes = this.#peek();
    const whole = isPacked(bytes)
      ? gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
      : bytes;
    return whole.toString('utf8');
  }

  #peek() {
    if (!this.#begin) {
      const bytes = Buffer.alloc(CHUNK);
      this.#begin = bytes.subarray(0, readSome(this.#opened, bytes));
    }
    return this.#begin;
  }

  /** The bytes, piece by piece, of a packed file those that were packed. @returns {AsyncGenerator<Uint8Array>} */
  async *bytes() {
    const stored = this.#stored();
    const { value, done } = await stored.next();
    if (done) return;
    const all = async function* () {
      yield value;
      yield* stored;
    };
    if (isPacked(value)) yield* pipeline(Readable.from(all()), createGunzip(), () => {});
    else yield* all();
  }

  /** The bytes as they are stored. @returns {AsyncGenerator<Uint8Array>} */
  async *#stored() {
    const file = this.#opened;
    const begin = this.#begin ?? Buffer.alloc(0);
    const progress = new Progress(this.name, this.#path === '-' ? undefined : fstatSync(file).size);
    let done = begin.length;
    if (done > 0) yield begin;
    try {
      for await (const chunk of createReadStream('', { fd: file, highWaterMark: CHUNK })) {
        done += chunk.length;
        progress.at(done);
        yield chunk;
      }
    } finally {
      progress.clear();
    }
  }

  /** All of it. */
  async text() {
    const pieces = [];
    for await (const piece of this.bytes()) pieces.push(piece);
    return Buffer.concat(pieces).toString('utf8');
  }

  /** The lines that are not empty and no comments, each with its number. */
  async *lines() {
    let number = 0;
    let rest = '';
    const decoder = new TextDecoder();
    const line = (/** @type {string} */ text) => {
      number++;
      return text.trim() && !text.startsWith('#')
        ? [{ number, text: text.replace(/\r$/, '') }]
        : [];
    };
    for await (const piece of this.bytes()) {
      const parts = (rest + decoder.decode(piece, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      for (const part of parts) yield* line(part);
    }
    yield* line(rest + decoder.decode());
  }
}

/**
 * The inputs in order; each is opened when it is its turn.
 * @param {Options} options
 */
export function* inputs({ files, as }) {
  for (const path of files) yield new Input(path, as);
}
