// annotated.js -- the third part of Chess: signs of opinion on positions, as chess.js has them after 1.4.0.
//
// A position has one suffix at most, and any number of NAGs. They are told by these methods alone:
// `getComments` answers as in 1.4.0, and `pgn` does not write them there either.
// SPDX-License-Identifier: MIT

/** @import { Suffix } from './types.js' */
import { keptOf, Scored } from './scored.js';

/** What may stand right behind a move. @type {readonly Suffix[]} */
export const SUFFIX_LIST = Object.freeze(/** @type {const} */ (['!', '?', '!!', '!?', '?!', '??']));

/** The signs of some NAGs. @type {Readonly<Record<number, string>>} */
export const NAG_TO_SYMBOL = Object.freeze({
  7: '□',
  22: '⨀',
  10: '=',
  13: '∞',
  14: '⩲',
  15: '⩱',
  16: '±',
  17: '∓',
  18: '+−',
  19: '-+',
  146: 'N',
  32: '↑↑',
  36: '↑',
  40: '→',
  132: '⇆',
  138: '⊕',
  44: '=∞',
  140: '∆',
});

/** The sign of a NAG, or undefined if it has none. @param {number} nag @returns {string | undefined} */
export function nagToGlyph(nag) {
  return NAG_TO_SYMBOL[nag];
}

/** A score sheet with opinions. Where no FEN is given, the position on the board is meant. */
export class Annotated extends Scored {
  /** @param {string} [fen] @returns {Suffix | undefined} */
  getSuffixAnnotation(fen = this.fen()) {
    return keptOf(this).suffixes.get(fen);
  }

  /**
   * @param {Suffix} suffix
   * @param {string} [fen]
   * @returns {void}
   * @throws {Error} `Invalid suffix: ` and what was given
   */
  setSuffixAnnotation(suffix, fen = this.fen()) {
    if (!SUFFIX_LIST.includes(suffix)) throw new Error(`Invalid suffix: ${suffix}`);
    keptOf(this).suffixes.set(fen, suffix);
  }

  /** @param {string} [fen] @returns {Suffix | undefined} what was there */
  removeSuffixAnnotation(fen = this.fen()) {
    const suffix = this.getSuffixAnnotation(fen);
    keptOf(this).suffixes.delete(fen);
    return suffix;
  }

  /** @param {string} [fen] @returns {number[]} */
  getNags(fen = this.fen()) {
    return [...(keptOf(this).nags.get(fen) ?? [])];
  }

  /** Adds a NAG that is not there yet. @param {number} nag @param {string} [fen] @returns {void} */
  addNag(nag, fen = this.fen()) {
    const nags = this.getNags(fen);
    if (!nags.includes(nag)) this.setNags([...nags, nag], fen);
  }

  /** Puts these in the place of all. @param {number[]} nags @param {string} [fen] @returns {void} */
  setNags(nags, fen = this.fen()) {
    if (nags.length > 0) keptOf(this).nags.set(fen, [...nags]);
    else keptOf(this).nags.delete(fen);
  }

  /** @param {string} [fen] @returns {number[]} those that were there */
  removeNags(fen = this.fen()) {
    const nags = this.getNags(fen);
    this.setNags([], fen);
    return nags;
  }

  /** @param {number} nag @param {string} [fen] @returns {boolean} whether it was there */
  removeNag(nag, fen = this.fen()) {
    const nags = this.getNags(fen);
    if (!nags.includes(nag)) return false;
    this.setNags(
      nags.filter((each) => each !== nag),
      fen,
    );
    return true;
  }
}
