// door.js -- the one instance of the module, made at its first use, and the areas it shares.
//
// Nothing is loaded: the binary is part of the package and compiled on the spot. Whatever the module
// works on was copied in, so a trap (a fault of ours) loses nothing: the instance is thrown away and the
// next call makes a new one.
// SPDX-License-Identifier: MIT

import { packed, packedLength, packedOrder } from './binary.js';
import { JadoubeError } from './errors.js';
import { unpack } from './packed.js';

const ABI = 1;

// What jdw_layout is asked, in the order of `place` in exports.c.
const PLACES = /** @type {const} */ ([
  'abi',
  'text',
  'textSize',
  'words',
  'wordsCount',
  'position',
  'positionSize',
  'other',
  'at',
  'turn',
  'rook',
  'enPassant',
  'chess960',
  'quietPlies',
  'fullmoveNumber',
]);

/** @typedef {Record<typeof PLACES[number], number>} Layout */

// The functions of exports.c without their `jdw_`.
const CALLS = /** @type {const} */ ([
  'ask',
  'attackers',
  'can_mate',
  'checkers',
  'facts',
  'fen_read',
  'fen_write',
  'find',
  'game_claims',
  'game_clocks',
  'game_grow',
  'game_new',
  'game_plies',
  'game_position',
  'game_room',
  'game_sheet',
  'game_size',
  'give_move',
  'hash',
  'line',
  'list',
  'moves',
  'parse_all',
  'perft',
  'pgn_begin',
  'pgn_feed',
  'pgn_finish',
  'pgn_layout',
  'pgn_marks',
  'pgn_write',
  'pgn_write_begin',
  'pinned',
  'pinners',
  'place',
  'play',
  'play_all',
  'same',
  'san_all',
  'san_read',
  'san_write',
  'start',
  'state',
  'status',
  'step',
  'told',
  'try',
  'uci_read',
  'uci_write',
  'why',
  'word',
]);

/**
 * What the instance offers. Functions give 0 or more; a number below 0 is misuse and thrown as RangeError.
 * @typedef {object} Door
 * @property {Record<typeof CALLS[number], (...numbers: number[]) => number>} calls
 * @property {Layout} layout
 * @property {WebAssembly.Memory} memory
 * @property {Uint8Array} text
 * @property {Uint32Array} words
 * @property {Int32Array} position the resident position
 * @property {Int32Array} other the one it is compared with
 * @property {object | undefined} resident whose bytes lie in `position`
 * @property {object | undefined} game the Game whose block lies in the module
 * @property {(() => void) | undefined} parkGame has it take its block back
 */

/** @type {WebAssembly.Module | undefined} */
let compiled;
/** @type {Door | undefined} */
let door;
/** @type {Promise<void> | undefined} */
let pending;

const binary = () => unpack(packed, packedOrder, packedLength);

/**
 * An export that throws what it says: RangeError for misuse, JadoubeError for a trap.
 * @param {string} name
 * @param {(...numbers: number[]) => number} call
 */
function guarded(name, call) {
  return (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ c) => {
    let answer;
    try {
      answer = call(a, b, c);
    } catch (cause) {
      door = undefined;
      throw new JadoubeError('trap', `jadoube: ${name} failed; this is a fault of the package`, {
        cause,
      });
    }
    if (answer < 0) throw new RangeError(`${name}(${[a, b, c]}): a number that names nothing`);
    return answer;
  };
}

/**
 * Views of the areas; made again whenever the memory has grown.
 * @param {WebAssembly.Memory} memory
 * @param {Layout} layout
 */
function views({ buffer }, layout) {
  return {
    text: new Uint8Array(buffer, layout.text, layout.textSize),
    words: new Uint32Array(buffer, layout.words, layout.wordsCount),
    position: new Int32Array(buffer, layout.position, layout.positionSize / 4),
    other: new Int32Array(buffer, layout.other, layout.positionSize / 4),
  };
}

/** @param {WebAssembly.Module} from */
function makeDoor(from) {
  const instance = new WebAssembly.Instance(from, {});
  const exported = /** @type {Record<string, any>} */ (instance.exports);
  exported._initialize?.();
  const places = PLACES.map((place, n) => [place, exported.jdw_layout(n)]);
  const layout = /** @type {Layout} */ (Object.fromEntries(places));
  if (layout.abi !== ABI)
    throw new JadoubeError('abi', `jadoube: the module is of ABI ${layout.abi}, not ${ABI}`);
  const calls = CALLS.map((call) => [call, guarded(call, exported[`jdw_${call}`])]);
  const memory = /** @type {WebAssembly.Memory} */ (exported.memory);
  return {
    calls: Object.fromEntries(calls),
    layout,
    memory,
    resident: undefined,
    game: undefined,
    parkGame: undefined,
    ...views(memory, layout),
  };
}

/**
 * The instance, made now if there is none.
 * @returns {Door}
 */
export function enter() {
  if (door === undefined) {
    compiled ??= new WebAssembly.Module(binary());
    door = makeDoor(compiled);
  } else if (door.text.length === 0) Object.assign(door, views(door.memory, door.layout));
  return door;
}

/**
 * Optional: compiles away from the main thread, or takes the module from elsewhere. Without it the first
 * use compiles on the spot.
 * @param {object} [source] a WebAssembly.Module, the bytes of jadoube.wasm, a Response of them, or a
 *   promise of one of these; without it the package's own bytes
 * @returns {Promise<void>} settled when the package is ready; rejected when the source is no such module
 */
export function init(source) {
  pending ??= compile(source).finally(() => {
    pending = undefined;
  });
  return pending;
}

/** @param {any} source */
async function compile(source) {
  const made = await moduleOf((await source) ?? compiled ?? binary());
  const now = makeDoor(made);
  compiled = made;
  door ??= now;
}

/** @param {any} source */
function moduleOf(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (typeof Response === 'function' && source instanceof Response)
    return WebAssembly.compileStreaming(source);
  return WebAssembly.compile(source);
}

// ---- text in and out ----------------------------------------------------------------------------

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

// Letter by letter is quicker than a coder for so few of them.
const SHORT = { write: 100, read: 40 };

/**
 * Puts a text into the text area.
 * @param {Door} at
 * @param {string} text
 * @returns {number} its length in bytes, or -1 if it is too long
 */
export function writeText({ text: area }, text) {
  const { length } = text;
  if (length > SHORT.write) return encode(area, text);
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return encode(area, text);
    area[i] = code;
  }
  return length;
}

/** @param {Uint8Array} area @param {string} text */
function encode(area, text) {
  const { read, written } = encoder.encodeInto(text, area);
  return read === text.length ? written : -1;
}

/**
 * Takes a text out of the text area.
 * @param {Door} at
 * @param {number} length in bytes
 */
export function readText({ text }, length) {
  if (length > SHORT.read) return decoder.decode(text.subarray(0, length));
  let read = '';
  for (let i = 0; i < length; i++) {
    const byte = text[i] ?? 0;
    if (byte > 127) return decoder.decode(text.subarray(0, length));
    read += String.fromCharCode(byte);
  }
  return read;
}

/**
 * The column in UTF-16 units of a column in bytes, both from 1.
 * @param {string} text
 * @param {number} column
 */
export function columnOf(text, column) {
  return decoder.decode(encoder.encode(text).subarray(0, column - 1)).length + 1;
}

// The texts of codes, fetched once.
const vocabulary = /** @type {const} */ ({
  reason: new Map(),
  reasonArticle: new Map(),
  fen: new Map(),
  san: new Map(),
  article: new Map(),
  pgn: new Map(),
});
const LISTS = Object.keys(vocabulary); // in the order of `word_list` in exports.c

/**
 * The text of a code. Overwrites the text area.
 * @param {Door} at
 * @param {keyof typeof vocabulary} list
 * @param {number} code
 * @returns {string}
 */
export function wordFor(at, list, code) {
  const known = vocabulary[list].get(code);
  if (known !== undefined) return known;
  const text = readText(at, at.calls.word(LISTS.indexOf(list), code));
  vocabulary[list].set(code, text);
  return text;
}
