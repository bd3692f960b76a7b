// stream.js -- bytes into the module, piece by piece, and what they say out of it.
//
// One reading lies in the module at a time. When another one goes on there, its block is laid aside here;
// what is taken out at once is consumed at once, so nothing of a reading is lost between two pieces.
// SPDX-License-Identifier: MIT

/** @import { Door } from '../door/door.js' */
/** @import { PgnReadOptions } from './types.js' */
import { enterPgn } from '../door/pgn-door.js';
import { JadoubeError } from '../values/errors.js';
import { choiceNumber, lettersNumber, misuse, wantOptions } from '../values/names.js';

/** @typedef {'events' | 'rows'} View */
/** @typedef {(bytes: Uint8Array) => void} Consumer takes what was said; the bytes are good until it returns */

const VIEWS = /** @type {const} */ (['events', 'rows']);
const PGN_MODES = /** @type {const} */ (['strict', 'lenient']);

// In the order of `pgn_place` in exports_pgn.c.
const PGN_PLACES = /** @type {const} */ ([
  'bytes',
  'bytesSize',
  'said',
  'saidSize',
  'state',
  'stateSize',
  'marks',
  'marksSize',
]);

/** @type {Record<typeof PGN_PLACES[number], number> | undefined} */
let pgnLayout;

/**
 * Where the areas of PGN lie.
 * @param {Door} at
 */
export function pgnPlaces(at) {
  pgnLayout ??= /** @type {Record<typeof PGN_PLACES[number], number>} */ (
    Object.fromEntries(PGN_PLACES.map((place, n) => [place, at.calls.pgn_layout(n)]))
  );
  return pgnLayout;
}

/**
 * An area as bytes.
 * @param {Door} at
 * @param {'bytes' | 'said' | 'state' | 'marks'} area
 */
export function pgnArea(at, area) {
  const places = pgnPlaces(at);
  return new Uint8Array(at.memory.buffer, places[area], places[`${area}Size`]);
}

// Whose reading lies in which instance.
/** @type {PgnStream | undefined} */
let resident;
/** @type {Door | undefined} */
let residence;

const pgnEncoder = new TextEncoder();

/**
 * @param {unknown} label
 * @returns {TextDecoder | undefined}
 */
function decoderOf(label) {
  if (label === undefined) return undefined;
  if (typeof label !== 'string') throw misuse('encoding', label, 'the name of an encoding');
  try {
    return new TextDecoder(label);
  } catch {
    throw misuse('encoding', label, 'the name of an encoding');
  }
}

/** The first half of a character that a string keeps as two. @param {number} unit */
const isHalf = (unit) => unit >= 0xd800 && unit <= 0xdbff;

/** One reading of a PGN. */
export class PgnStream {
  #begin;
  #consume;
  #decoder;
  #begun = false;
  #high = ''; // half of a character, at the end of a piece of text
  /** @type {Uint8Array | undefined} the block, while it lies here */
  #aside;

  /**
   * @param {View} view
   * @param {PgnReadOptions} options
   * @param {Consumer} consume
   */
  constructor(view, options, consume) {
    const { mode = 'lenient', locale = 'en', encoding } = wantOptions(options);
    this.#begin = [
      choiceNumber(VIEWS, view, 'view'),
      choiceNumber(PGN_MODES, mode, 'mode'),
      lettersNumber(locale),
    ];
    this.#decoder = decoderOf(encoding);
    this.#consume = consume;
  }

  /** @returns {Door} the door with this reading in it */
  #enter() {
    const at = enterPgn();
    if (resident === this && residence === at) return at;
    if (resident && residence === at) resident.#aside = pgnArea(at, 'state').slice();
    resident = this;
    residence = at;
    if (!this.#begun) at.calls.pgn_begin(...this.#begin);
    else if (this.#aside) pgnArea(at, 'state').set(this.#aside);
    else throw new JadoubeError('trap', 'jadoube: this reading was lost with the module');
    this.#begun = true;
    this.#aside = undefined;
    return at;
  }

  /**
   * What the last call said.
   * @param {Door} at
   */
  #take(at) {
    const size = at.words[0] ?? 0;
    if (size > 0) this.#consume(pgnArea(at, 'said').subarray(0, size));
  }

  /**
   * Reads what lies in the area.
   * @param {number} length
   */
  #read(length) {
    for (let from = 0; from < length; ) {
      const at = this.#enter();
      from += at.calls.pgn_feed(from, length - from);
      this.#take(at);
    }
  }

  /**
   * A piece of the PGN, cut anywhere, in steps: what each says has been consumed when it is done.
   * @param {unknown} piece
   * @returns {Generator<void>}
   */
  *feed(piece) {
    if (typeof piece === 'string') yield* this.#feedText(piece);
    else if (piece instanceof ArrayBuffer || ArrayBuffer.isView(piece)) {
      const bytes = ArrayBuffer.isView(piece)
        ? new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength)
        : new Uint8Array(piece);
      if (this.#decoder) yield* this.#feedText(this.#decoder.decode(bytes, { stream: true }));
      else yield* this.#feedBytes(bytes);
    } else throw misuse('source', piece, 'text or bytes, or several pieces of them', 'other');
  }

  /** @param {Uint8Array} bytes */
  *#feedBytes(bytes) {
    for (let from = 0; from < bytes.length; ) {
      const area = pgnArea(this.#enter(), 'bytes');
      const part = bytes.subarray(from, from + area.length);
      area.set(part);
      this.#read(part.length);
      from += part.length;
      yield;
    }
  }

  /** @param {string} piece */
  *#feedText(piece) {
    const text = this.#high + piece;
    const end = text.length - (isHalf(text.charCodeAt(text.length - 1)) ? 1 : 0);
    this.#high = text.slice(end);
    for (let from = 0; from < end; ) {
      const area = pgnArea(this.#enter(), 'bytes');
      const to = Math.min(end, from + area.length);
      const whole = to < end && isHalf(text.charCodeAt(to - 1)) ? to - 1 : to;
      const { read, written } = pgnEncoder.encodeInto(text.slice(from, whole), area);
      from += read;
      this.#read(written);
      yield;
    }
  }

  /** There is no more: what was open is closed. */
  finish() {
    if (this.#decoder) Array.from(this.#feedText(this.#decoder.decode()));
    for (let done = 0; done === 0; ) {
      const at = this.#enter();
      done = at.calls.pgn_finish();
      this.#take(at);
    }
    if (resident === this) resident = undefined;
  }
}

/**
 * The pieces of a source that is at hand.
 * @param {unknown} source
 * @returns {Iterable<unknown>}
 */
export function piecesOf(source) {
  const whole = typeof source === 'string' || source instanceof ArrayBuffer;
  if (whole || ArrayBuffer.isView(source)) return [source];
  if (typeof source === 'object' && source !== null && Symbol.iterator in source)
    return /** @type {Iterable<unknown>} */ (source);
  throw misuse('source', source, 'text or bytes, or several pieces of them', 'other');
}

/**
 * The pieces of a source that comes in time: an async iterable, a ReadableStream, or one that is at hand.
 * @param {unknown} source
 * @returns {AsyncIterable<unknown> | Iterable<unknown>}
 */
export function piecesInTime(source) {
  if (typeof source !== 'object' || source === null) return piecesOf(source);
  if (Symbol.asyncIterator in source) return /** @type {AsyncIterable<unknown>} */ (source);
  if ('getReader' in source && typeof source.getReader === 'function')
    return piecesOfStream(source.getReader());
  return piecesOf(source);
}

// Not every browser's ReadableStream can be iterated.
/** @param {{ read: () => Promise<{ done: boolean, value?: unknown }>, cancel: () => Promise<void> }} reader */
async function* piecesOfStream(reader) {
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      yield piece.value;
  } finally {
    await reader.cancel();
  }
}
