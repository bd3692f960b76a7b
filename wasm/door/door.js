// door.js -- the one instance of the module, made at its first use, and the areas it shares.
//
// Nothing is loaded: the binary is part of the package and compiled on the spot. Whatever the module
// works on was copied in, so a trap (a fault of ours) loses nothing: the instance is thrown away and the
// next call makes a new one.
// SPDX-License-Identifier: MIT

import { JadoubeError } from '../values/errors.js';
import { packed } from './binary.js';
import { unpack } from './packed.js';

const ABI = 1;
const OURS = 'jdw_'; // begins the name of every function of the door

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

/**
 * The functions of exports_*.c without their `jdw_`.
 * @typedef {'attackers' | 'can_mate' | 'checkers' | 'facts' | 'fen_read' | 'fen_write' | 'find' |
 *   'game_act' | 'game_ask' | 'game_claims' | 'game_clocks' | 'game_grow' | 'game_line' | 'game_new' |
 *   'game_plies' | 'game_position' | 'game_room' | 'game_said' | 'game_sheet' | 'game_size' |
 *   'game_state' | 'game_try' | 'give_move' | 'hash' | 'list' | 'mate_line' | 'moves' | 'parse_all' |
 *   'perft' | 'pgn_begin' | 'pgn_feed' | 'pgn_finish' | 'pgn_layout' | 'pgn_marks' | 'pgn_word' |
 *   'pgn_write' | 'pgn_write_begin' | 'pinned' | 'pinners' | 'place' | 'play' | 'play_all' | 'same' |
 *   'san_all' | 'san_read' | 'san_write' | 'start' | 'status' | 'step' | 'targets' | 'told' |
 *   'uci_read' | 'uci_write' | 'why' | 'word'} Call
 */

/**
 * What the instance offers. Functions give 0 or more; a number below 0 is misuse and thrown as RangeError.
 * @typedef {object} Door
 * @property {Record<Call, (...numbers: number[]) => number>} calls
 * @property {Layout} layout
 * @property {WebAssembly.Exports} exports for a module that joins this one
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

const binary = () => unpack(packed);

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
  const calls = Object.keys(exported)
    .filter((name) => name.startsWith(OURS))
    .map((name) => [name.slice(OURS.length), guarded(name.slice(OURS.length), exported[name])]);
  const memory = /** @type {WebAssembly.Memory} */ (exported.memory);
  return {
    calls: Object.fromEntries(calls),
    layout,
    exports: instance.exports,
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

/** The parts that have been compiled, by name. @type {Map<string, WebAssembly.Module>} */
const parts = new Map();

/**
 * Joins a part to the instance, unless it was never cut off from it (split.mjs): it works in the memory of
 * the instance and fills the places that this keeps for it.
 * @param {Door} to
 * @param {string} name
 * @param {Parameters<typeof unpack>[0]} text
 * @returns {Door} the same instance
 */
export function join(to, name, text) {
  if (!(`${name}_0` in to.exports)) return to;
  const part = parts.get(name) ?? new WebAssembly.Module(unpack(text));
  parts.set(name, part);
  new WebAssembly.Instance(part, { primary: to.exports });
  return to;
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
