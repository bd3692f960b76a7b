// board.js -- the board that a Chess plays on: a few bytes here, and the core for every question.
//
// What is asked often and needs no Laws is kept here: pieces, side to move, rights, counters. The rest is
// asked of the core, together where it can be, and remembered until something changes. The board lies
// in the core while it is the resident one; moves are made there and here alike.
// SPDX-License-Identifier: MIT

import { readText } from '../door/area.js';
import { enter } from '../door/door.js';
/** @import { Kept } from './placed.js' */
/** @import { Door } from '../door/door.js' */
import { hashText } from './hash.js';
import { NO_SQUARE } from './names.js';
import { Placed, withRights } from './placed.js';

// What jdw_place and jdw_facts number.
const CHECK = 1;
const CAN_MOVE = 2;
const WITH_SAN = 1;
const WITH_BOTH = 3;

/** All legal moves in the order of chess.js; the texts are there once they have been asked for. */
export class Listed {
  /** @param {Uint32Array} codes */
  constructor(codes) {
    this.codes = codes;
    /** @type {string[] | undefined} */
    this.sans = undefined;
    /** @type {string[] | undefined} FENs without counters */
    this.afters = undefined;
  }
}

export class Board extends Placed {
  /** @type {string | undefined} the FEN without counters */
  #told;
  /** @type {string | undefined} */
  #fen;
  /** @type {string | undefined} */
  #hash;
  #facts = -1;
  /** @type {Listed | undefined} */
  #listed;

  /** Something has been changed: whatever was remembered is forgotten. */
  changed() {
    const at = enter();
    if (at.resident === this) at.resident = undefined;
    this.#forget();
  }

  #forget() {
    this.#told = undefined;
    this.#fen = undefined;
    this.#hash = undefined;
    this.#facts = -1;
    this.#listed = undefined;
  }

  /** Sets up the position of a FEN. @param {string[]} fields */
  read(fields) {
    this.clear();
    this.setUp(fields);
  }

  clear() {
    this.sweep();
    this.changed();
  }

  /** The door, this board being the resident one. @returns {Door} */
  enter() {
    const at = enter();
    if (at.resident !== this) {
      at.text.set(this.pieces);
      at.calls.place(this.turn, this.backedRights(), this.canBePassed() ? this.passed : NO_SQUARE);
      at.resident = this;
    }
    return at;
  }

  /** Pieces, side, rights and en passant if it is legal: what makes a position the same (Law 10.10). */
  get told() {
    if (this.#told === undefined) {
      const at = this.enter();
      this.#told = readText(at, at.calls.told());
      this.#facts = at.words[0] ?? 0;
    }
    return this.#told;
  }

  get fen() {
    if (this.#fen === undefined) {
      const fen = `${this.told} ${this.half} ${this.number}`;
      this.#fen = this.rights === this.backedRights() ? fen : withRights(fen, this.rights);
    }
    return this.#fen;
  }

  get hash() {
    this.#hash ??= hashText(this.pieces, this.turn, this.backedRights(), this.passed);
    return this.#hash;
  }

  /** Whether the side to move is in check. */
  get inCheck() {
    if (this.#facts < 0) this.#facts = this.enter().calls.facts();
    return (this.#facts & CHECK) !== 0;
  }

  /** Whether it has a legal move. */
  get canMove() {
    if (this.#facts < 0) this.#facts = this.enter().calls.facts();
    return (this.#facts & CAN_MOVE) !== 0;
  }

  /** @param {number} wanted */
  #list(wanted) {
    const at = this.enter();
    const lines = readText(at, at.calls.list(wanted)).split('\n');
    this.#listed ??= new Listed(at.words.slice(1, 1 + (at.words[0] ?? 0)));
    const listed = this.#listed;
    if (wanted === WITH_SAN) listed.sans = lines;
    if (wanted === WITH_BOTH) {
      listed.sans = lines.filter((_, n) => n % 2 === 0);
      listed.afters = lines.filter((_, n) => n % 2 === 1);
    }
    return listed;
  }

  /** The legal moves described. */
  get codes() {
    return (this.#listed ?? this.#list(0)).codes;
  }

  /** Their SAN. */
  get sans() {
    return this.#listed?.sans ?? this.#list(WITH_SAN).sans ?? [];
  }

  /** The positions they lead to, as `told`. */
  get afters() {
    return this.#listed?.afters ?? this.#list(WITH_BOTH).afters ?? [];
  }

  /**
   * Makes a legal move, or a null move.
   * @param {number} code
   * @returns {string} its SAN
   */
  play(code) {
    if (code === 0) return this.#pass();
    const at = this.enter();
    const text = readText(at, at.calls.step(code & 0xffff));
    const facts = at.words[0] ?? 0;
    const line = text.indexOf('\n');
    this.#forget();
    this.#facts = facts;
    this.#told = text.slice(line + 1);
    this.shift(code);
    return text.slice(0, line);
  }

  #pass() {
    this.half++;
    this.turnOver();
    this.changed();
    return '--';
  }

  /**
   * Takes back what `play` has made.
   * @param {number} code
   * @param {Kept} kept
   */
  takeBack(code, kept) {
    this.shiftBack(code, kept);
    this.changed();
  }
}
