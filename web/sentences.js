// sentences.js -- verdicts become sentences. It chooses what is worth saying, looks the sentence up by
// code, Article and first argument, and fills in sides, pieces, squares and moves.
// SPDX-License-Identifier: MIT

import { allowedMoves, nameOf, steps, targetOf } from './steps.js';
import { either, fill } from './texts/index.js';

/** @typedef {import('./types.js').Verdict} Verdict */
/** @typedef {import('./jadoube.js').Move} Move */
/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Change} Change */
/** @typedef {import('./match.js').Side} Side */
/** @typedef {import('./match.js').Why} Why */
/** @typedef {import('./board.js').Square} Square */
/** @typedef {import('./texts/index.js').Words} Words */
/** @typedef {import('./texts/index.js').Values} Values */
/** @typedef {import('./texts/en.js').Sentence} Sentence */
/** What is said: what matters, the rest, and the Article. @typedef {{head: string, rest: string, article: string}} Part */

/** Not said: bookkeeping, breaches that only a claim brings up, and what the standing duty tells. */
const SILENT = new Set(['TOUCH', 'COUNT', 'AUDIT', 'TIMES', 'POINTS', 'OBLIGE', 'PARTIAL']);
/** More squares than this are left to the marks on the board. */
const MANY = 8;

/**
 * Everything that is to be said after a change, the most important first.
 * @param {Words} words
 * @param {Match} match
 * @param {Change} change
 * @returns {Part[]}
 */
export function compose(words, match, { verdicts, why, gap }) {
  const said = worthSaying(verdicts).map((verdict) =>
    verdict.code === 'ILLEGAL' && why
      ? { ...explain(words, why), head: words.notLegal, rest: explain(words, why).head }
      : say(words, match, verdict),
  );
  if (why?.problems.length && said.length === 0) said.push(explain(words, why));
  if (gap) said.push(part(words.prompt.gap, '12.4', { time: duration(words, Math.abs(gap)) }));
  const standing = standingDuty(words, match, verdicts);
  if (!standing) return said;
  const news = why !== null || gap !== 0 || verdicts.some(({ ruling }) => ruling);
  if (news) return [...said, { ...standing, rest: '' }];
  return verdicts.some(({ code }) => code === 'MADE') ? [...said, standing] : [standing, ...said];
}

/**
 * A result ends the list of what matters; a completed move makes what led to it old.
 * @param {readonly Verdict[]} verdicts
 */
function worthSaying(verdicts) {
  const codes = verdicts.map(({ code }) => code);
  const made = codes.lastIndexOf('MADE');
  const back = codes.includes('RESTORE');
  const over = codes.includes('RESULT');
  const spoken = verdicts.filter(({ code, args }, i) => {
    if (SILENT.has(code)) return false;
    if (code === 'FREE') return i > made;
    if (code === 'MADE') return !back;
    return !(over && code === 'REFUSE' && args[0] === 'over');
  });
  const rank = (/** @type {Verdict} */ { code }) =>
    code === 'RESULT' ? 0 : code === 'MADE' ? 2 : 1;
  return spoken.sort((a, b) => rank(a) - rank(b));
}

// ---- one verdict --------------------------------------------------------------------------------

/**
 * @param {Words} words
 * @param {Match} match
 * @param {Verdict} verdict
 * @returns {Part}
 */
function say(words, match, verdict) {
  const { code, article, args } = verdict;
  const [first = ''] = args;
  const keys = [`${code} ${article} ${first}`, `${code} ${first}`, `${code} ${article}`, code, '*'];
  const key = keys.find((each) => Object.hasOwn(words.verdicts, each)) ?? '*';
  return part(words.verdicts[key] ?? [verdict.text], article, {
    ...sides(words, match),
    ...resultOf(words, code === 'RESULT' ? first : ''),
    ...lastMove(words, match, code),
    who: words.side[first === 'B' ? 'black' : 'white'],
    what: first,
    time: args[1] ?? '',
    text: verdict.text,
  });
}

/**
 * @param {Words} words
 * @param {Match} match
 */
function sides(words, { state }) {
  const other = state.turn === 'white' ? 'black' : 'white';
  return { side: words.side[state.turn], other: words.side[other] };
}

/**
 * @param {Words} words
 * @param {string} score
 */
function resultOf(words, score) {
  /** @type {Side} */
  const winner = score === '0-1' ? 'black' : 'white';
  const loser = winner === 'white' ? 'black' : 'white';
  return { winner: words.side[winner], loser: words.side[loser], score: scoreText(score) };
}

/** 1–0, 0–1, ½–½ @param {string} score */
export const scoreText = (score) => score.replace(/1\/2/g, '½').replace('-', '–');

/**
 * @param {Words} words
 * @param {Match} match
 * @param {string} code
 */
function lastMove(words, match, code) {
  if (code !== 'MADE') return {};
  const mover = match.state.turn === 'white' ? 'black' : 'white';
  return { mover: words.side[mover], san: match.sans.at(-1) ?? '' };
}

/**
 * @param {Sentence} sentence
 * @param {string} article
 * @param {Values} values
 * @returns {Part}
 */
function part([head, rest = ''], article, values) {
  return { head: fill(head, values), rest: fill(rest, values), article };
}

/**
 * Why a piece does not go there, in the words of the library's first reason.
 * @param {Words} words
 * @param {Why} why
 * @returns {Part}
 */
function explain(words, { from, to, problems }) {
  const [problem] = problems;
  const text = words.reasons[problem?.code ?? ''] ?? problem?.code ?? '';
  const squares = (problem?.squares ?? []).join(words.comma);
  return { head: fill(text, { from, to, squares }), rest: '', article: problem?.article ?? '' };
}

/**
 * @param {Words} words
 * @param {number} ms
 */
function duration(words, ms) {
  const seconds = Math.round(ms / 1000);
  const { minutes, seconds: short } = words.tempo;
  return seconds < 120
    ? fill(short, { n: seconds })
    : fill(minutes, { n: Math.round(seconds / 60) });
}

// ---- what has to be done now ----------------------------------------------------------------------

/**
 * @param {Words} words
 * @param {Match} match
 * @param {readonly Verdict[]} verdicts
 * @returns {Part | undefined}
 */
function standingDuty(words, match, verdicts) {
  const { state } = match;
  const values = sides(words, match);
  if (match.over) {
    if (verdicts.some(({ code }) => code === 'RESULT' || code === 'ANNUL')) return undefined;
    return say(words, match, match.lastResult);
  }
  if (state.phase === 'setup') return part(words.prompt.setup, '12.3', values);
  if (state.partial) return partial(words, match, values);
  if (state.bound) return duty(words, match, values);
  if (verdicts.some(({ code }) => code === 'FREE')) return undefined;
  if (state.adjusting[state.turn]) return part(words.prompt.adjust, '7.1', values);
  const other = state.turn === 'white' ? 'black' : 'white';
  const { press, move } = words.prompt;
  if (match.running === other) return part(press, '12.3', values);
  return part(move, verdicts.length ? '' : '3.1', values);
}

/**
 * @param {Words} words
 * @param {Match} match
 * @param {Values} values
 * @returns {Part}
 */
function partial(words, { state, position }, values) {
  const article = state.duty ?? '6.2';
  const [rook] = steps(state, position);
  const castling = state.partial?.kind === 'castle';
  const to = castling ? rook?.to : state.partial && targetOf(state.partial);
  const sentence = words.verdicts[`PARTIAL ${article}`] ?? ['{side}'];
  return part(sentence, article, { ...values, from: rook?.from ?? '', to: to ?? '' });
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
  const items = shape === 'from' ? goals(match) : moves.map((move) => position.san(move));
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
  const because = words.because[named.article] ?? '';
  return { ...named, rest: [named.rest, because].filter(Boolean).join(words.space) };
}

/** The squares a piece can go to; castling by its name. @param {Match} match */
function goals({ state, position }) {
  return steps(state, position).map(({ to, move }) => (move.castle ? nameOf(move) : to));
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
