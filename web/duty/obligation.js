// obligation.js -- what the player having the move must do, as a sentence: finish what is begun, or play
// one of the moves that the touched pieces leave open.
// SPDX-License-Identifier: MIT

import { allowedMoves, nameOf, steps, targetOf } from '../match/steps.js';
import { shown } from '../reader/letters.js';
import { either } from '../texts/index.js';
import { keyOf, part } from '../texts/sentence.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../board/board.js').Square} Square */
/** @typedef {import('../texts/sentence.js').Part} Part */
/** @typedef {import('../texts/index.js').FirstWords} Words */
/** @typedef {import('../texts/sentence.js').Values} Values */

/** More squares than this are left to the marks on the board. */
const MANY = 8;

/**
 * @param {Words} words
 * @param {Match} match
 * @param {Values} values the names of the sides
 * @returns {Part}
 */
export function obligation(words, match, values) {
  return match.state.partial ? partial(words, match, values) : duty(words, match, values);
}

/**
 * @param {Words} words
 * @param {Match} match
 * @param {Values} values
 * @returns {Part}
 */
function partial(words, { state, position }, values) {
  const { kind = 'capture', move = '' } = state.partial ?? {};
  const [rook] = steps(state, position);
  const to = kind === 'castle' ? rook?.to : targetOf({ move });
  const where = { from: rook?.from ?? '', to: to ?? '' };
  return part(words.partial[kind], state.duty ?? '6.2', { ...values, ...where });
}

/**
 * The moves left open have the piece in common, or what they take, or both, or nothing.
 * @param {Words} words
 * @param {Match} match
 * @param {Values} values
 * @returns {Part}
 */
function duty(words, match, values) {
  const { state, position } = match;
  const moves = allowedMoves(state, position);
  const from = common(moves.map((move) => move.from));
  const at = common(moves.map((move) => move.capture));
  const taken = at && state.take.includes(at);
  const shape = taken ? (from ? 'pair' : 'take') : from ? 'from' : 'any';
  const items = shape === 'from' ? goals(match) : moves.map((move) => shown(position.san(move)));
  const few = items.length <= MANY;
  const many = /** @type {const} */ ({
    from: 'fromMany',
    any: 'anyMany',
    pair: 'pair',
    take: 'take',
  });
  const sentence = words.duty[few ? shape : many[shape]];
  const named = part(sentence, state.duty ?? '7.2', {
    ...values,
    from: from ?? '',
    at: at ?? '',
    piece: pieceName(words, match, from),
    victim: pieceName(words, match, at),
    list: either(words, [...new Set(items)].sort()),
  });
  const key = keyOf(words, { code: 'OBLIGE', article: named.article, args: [] }, match.edition);
  const because = words.verdicts[key]?.[1];
  return { ...named, rest: [named.rest, because].filter(Boolean).join(words.space) };
}

/** The squares a piece can go to; where that is castling, its name too. @param {Match} match */
function goals({ state, position }) {
  return steps(state, position).map(({ to, move }) =>
    move.castle ? `${to} (${nameOf(move)})` : to,
  );
}

/**
 * The value that all have.
 * @template T
 * @param {T[]} values
 */
function common(values) {
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}

/**
 * @param {Words} words
 * @param {Match} match
 * @param {Square | undefined} square
 */
function pieceName(words, match, square) {
  const letter = square && (match.letterOn(square) ?? match.state.hand[match.state.turn]?.piece);
  return (letter && words.piece[letter.toLowerCase()]) || '';
}
