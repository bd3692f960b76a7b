// sentence.js -- a verdict becomes a sentence, and the number of an Article its text.
//
// The tables are given: one language at a time, without anything of a page. A sentence is looked up by
// code, Article and first argument, from the most to the least exact, and filled in from the verdict
// and from what the caller knows of the game.
// SPDX-License-Identifier: MIT

import { fide2023, isOnlyThen } from './fide-2023.js';

/** @typedef {'white' | 'black'} Side */
/** @typedef {'classic' | 'fide-2023'} Edition whose numbers are cited */
/** What matters, and the rest. @typedef {readonly [string, string?]} Sentence */
/** @typedef {Readonly<Record<string, Sentence>>} Sentences */
/** @typedef {Readonly<Record<string, string>>} Table */
/** @typedef {Readonly<Record<string, string | number>>} Values */
/** What is said: what matters, the rest, and the Article. @typedef {{head: string, rest: string, article: string}} Part */
/** @typedef {{code: string, article: string, args: readonly string[], text: string}} Said a verdict */
/** Who has the move after the verdict; the move in SAN. @typedef {{turn: Side, edition?: Edition, san?: string}} Context */
/**
 * The texts of one language: names of the sides, sentences of verdicts, reasons of illegal moves, the
 * Laws, and what the edition of 2023 says otherwise.
 * @typedef {{side: Readonly<Record<Side, string>>, comma: string, verdicts: Sentences, reasons: Table,
 *   laws: Table, fide2023: Table}} LawTexts
 */

/**
 * Puts the values in the places of their {names}; a name without a value stays empty.
 * @param {string} text
 * @param {Values} values
 */
export const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));

/**
 * @param {Sentence} sentence
 * @param {string} article
 * @param {Values} values
 * @returns {Part}
 */
export function part([head, rest = ''], article, values) {
  return { head: fill(head, values), rest: fill(rest, values), article };
}

// ---- Articles -------------------------------------------------------------------------------------

/**
 * The edition that the lines of a game choose.
 * @param {readonly string[]} log
 * @returns {Edition}
 */
export function editionOf(log) {
  const chosen = log.flatMap(
    (line) => line.match(/^(?:profile|set edition) (fide-2023|classic)/) ?? [],
  );
  return chosen.at(-1) === 'fide-2023' ? 'fide-2023' : 'classic';
}

/**
 * The paragraphs of the classic Laws that a number of an edition stands for.
 * @param {string} number such as `4.3.1`
 * @param {Edition} edition
 * @returns {readonly string[]}
 */
export function classicArticles(number, edition) {
  return edition === 'fide-2023' ? (fide2023[number] ?? [number]) : [number];
}

/**
 * The number that a classic paragraph has in an edition; its own where the edition has none for it.
 * @param {string} article
 * @param {Edition} edition
 */
export function numberIn(article, edition) {
  if (edition === 'classic') return article;
  const found = Object.entries(fide2023).find(([, classic]) => classic.includes(article));
  return found?.[0] ?? article;
}

/**
 * The text of an Article by the number that a verdict cites; of a part without its own, that of the
 * whole; undefined if there is no such Article.
 * @param {Pick<LawTexts, 'laws' | 'fide2023'>} texts
 * @param {string} number
 * @param {Edition} [edition]
 * @returns {string | undefined}
 */
export function lawText({ laws, fide2023: modern }, number, edition = 'classic') {
  if (edition === 'fide-2023' && modern[number]) return modern[number];
  const found = classicArticles(number, edition).map(
    (article) => laws[article] ?? laws[article.replace(/\(\d+\)$/, '')],
  );
  return found.find(Boolean) ?? modern[number];
}

// ---- verdicts -------------------------------------------------------------------------------------

/**
 * The numbers under which a sentence may stand. Those of 2023 that no classic Article has stand for
 * themselves; all stand for their classic paragraphs.
 * @param {string} number
 * @param {Edition} edition
 */
function numbers(number, edition) {
  const classic = classicArticles(number, edition);
  return isOnlyThen(number) ? [number, ...classic] : classic;
}

/**
 * The key of the sentence of a verdict; `*` if it has none.
 * @param {Pick<LawTexts, 'verdicts'>} texts
 * @param {Pick<Said, 'code' | 'article' | 'args'>} verdict
 * @param {Edition} [edition]
 */
export function keyOf(texts, { code, article, args: [first] }, edition = 'classic') {
  const articles = numbers(article, edition);
  const keys = [
    ...articles.map((number) => `${code} ${number} ${first}`),
    `${code} ${first}`,
    ...articles.map((number) => `${code} ${number}`),
    code,
  ];
  return keys.find((key) => Object.hasOwn(texts.verdicts, key)) ?? '*';
}

/**
 * The sentence of a verdict.
 * @param {Pick<LawTexts, 'side' | 'comma' | 'verdicts'>} texts
 * @param {Said} verdict
 * @param {Context} context
 * @returns {Part}
 */
export function sentenceOf(texts, verdict, context) {
  const { edition = 'classic', san } = context;
  const found = texts.verdicts[keyOf(texts, verdict, edition)] ?? [verdict.text];
  return part(found, verdict.article, {
    ...sides(texts, verdict, context.turn),
    ...argumentsOf(verdict),
    moves: (verdict.args[0] ?? '').split(',').join(texts.comma),
    san: san ?? verdict.args[0] ?? '',
    text: verdict.text,
  });
}

/** @type {(side: Side) => Side} */
const otherOf = (side) => (side === 'white' ? 'black' : 'white');

/**
 * Who has the move, who is named, who has won.
 * @param {Pick<LawTexts, 'side'>} texts
 * @param {Said} verdict
 * @param {Side} turn
 */
function sides({ side }, { args: [first] }, turn) {
  /** @type {Side} */
  const named = first === 'B' ? 'black' : 'white';
  /** @type {Side} */
  const winner = first === '0-1' ? 'black' : 'white';
  return {
    side: side[turn],
    other: side[otherOf(turn)],
    who: side[named],
    rival: side[otherOf(named)],
    winner: side[winner],
    loser: side[otherOf(winner)],
  };
}

/** 1–0, 0–1, ½–½ @param {string} score */
export const scoreText = (score) => score.replace(/1\/2/g, '½').replace('-', '–');

/**
 * Times, numbers and words, in the places that the shape of the verdict gives them; times in whole seconds, as a
 * clock shows them.
 * @param {Said} verdict
 */
function argumentsOf({ code, args: exact }) {
  const args = exact.map((word) => word.replace(/^(\d+:\d\d:\d\d)\.\d+$/, '$1'));
  const [first = '', second = ''] = args;
  const numbered = code === 'NEXTCONTROL' || code === 'RESTORE' ? first : second;
  const [white = '', black = ''] = code === 'SEALED' ? args.slice(2) : args;
  return { what: first, n: numbered, time: second, white, black, score: scoreText(first) };
}
