// sentences.js -- verdicts, refusals, outcomes, problems and Articles as sentences.
//
// The tables are those of the page. Nothing of the referee is needed here, so the entry stands alone.
// SPDX-License-Identifier: MIT

/** @import { Context, Edition, GameSeen, Language, ProblemOfPgn, ProblemOptions, SentenceOptions, Tellable, Wanted } from './types.js' */
/** @import { Problem } from '../values/types.js' */
import { enPgnErrors } from '../../web/texts/en/pgn-errors.js';
import { enFen, zhHansFen, zhHantFen } from '../../web/texts/fen.js';
import {
  enPgnProblems,
  zhHansPgnProblems,
  zhHantPgnProblems,
} from '../../web/texts/pgn-problems.js';
import { enProblems, zhHansProblems, zhHantProblems } from '../../web/texts/problems.js';
import { lawTexts } from '../../web/texts/referee.js';
import { classicArticles, editionOf, fill, lawText, sentenceOf } from '../../web/texts/sentence.js';
import { zhHansPgnErrors } from '../../web/texts/zh-Hans/pgn-errors.js';
import { zhHantPgnErrors } from '../../web/texts/zh-Hant/pgn-errors.js';

/** @typedef {Readonly<Record<Language, Readonly<Record<string, string>>>>} Tables */

/** @type {Tables} */
const fenTexts = { en: enFen, 'zh-Hans': zhHansFen, 'zh-Hant': zhHantFen };

/**
 * All problems of a language.
 * @param {Language} lang
 * @param {Readonly<Record<string, string>>} moves
 * @param {Readonly<Record<string, string>>} pgn
 * @param {Readonly<Record<string, string>>} pgnErrors
 */
function problemsOf(lang, moves, pgn, pgnErrors) {
  const errors = Object.entries(pgnErrors).map(([key, text]) => [key.replace('pgn ', ''), text]);
  return {
    ...fenTexts[lang],
    ...lawTexts[lang].reasons,
    ...pgn,
    ...Object.fromEntries(errors),
    ...moves,
  };
}

/** @type {Tables} */
const problemTexts = {
  en: problemsOf('en', enProblems, enPgnProblems, enPgnErrors),
  'zh-Hans': problemsOf('zh-Hans', zhHansProblems, zhHansPgnProblems, zhHansPgnErrors),
  'zh-Hant': problemsOf('zh-Hant', zhHantProblems, zhHantPgnProblems, zhHantPgnErrors),
};

const EDITIONS = /** @type {const} */ (['classic', 'fide-2023']);
const SIDES = /** @type {const} */ (['white', 'black']);

/** The languages there are. @type {readonly Language[]} */
export const languages = Object.freeze(/** @type {const} */ (['en', 'zh-Hans', 'zh-Hant']));

// ---- arguments ----------------------------------------------------------------------------------

/**
 * @template T
 * @param {readonly T[]} list
 * @param {unknown} given
 * @param {string} argument
 */
function wantOneOf(list, given, argument) {
  if (list.includes(/** @type {T} */ (given))) return /** @type {T} */ (given);
  const WrongArgument = typeof given === 'string' ? RangeError : TypeError;
  throw new WrongArgument(`${argument}: one of ${list.join(', ')} is wanted`);
}

/** @param {unknown} given @param {string} argument */
function wantObject(given, argument) {
  if (typeof given !== 'object' || given === null)
    throw new TypeError(`${argument}: an object is wanted`);
}

/** @param {unknown} given @param {string} argument */
function wantWord(given, argument) {
  if (typeof given !== 'string') throw new TypeError(`${argument}: a string is wanted`);
}

/** @param {Wanted} options @returns {{ lang: Language, edition: Edition }} */
function wanted(options) {
  wantObject(options, 'options');
  const { lang = 'en', edition = 'classic' } = options;
  return {
    lang: wantOneOf(languages, lang, 'lang'),
    edition: wantOneOf(EDITIONS, edition, 'edition'),
  };
}

// ---- sentences ----------------------------------------------------------------------------------

/**
 * A verdict of whatever can be told.
 * @param {any} told
 * @returns {import('../../web/texts/sentence.js').Said}
 */
function verdictOf(told) {
  wantObject(told, 'verdict');
  const { result, args, text } = told;
  const ended = result === '*' ? 'ANNUL' : 'RESULT';
  const code = result === undefined ? told.code : ended;
  wantWord(code, 'verdict.code');
  wantWord(told.article, 'verdict.article');
  if (result !== undefined) return { code, article: told.article, args: [result], text: result };
  if (Array.isArray(args)) return { code, article: told.article, args, text: text ?? code };
  return { code: 'REFUSE', article: told.article, args: [code], text: code };
}

/**
 * The sentence of a verdict, of a refusal in `options`, or of an outcome.
 * @param {Tellable} verdict
 * @param {SentenceOptions} [options] `contextOf` gives those of a game
 * @returns {string}
 */
export function sentence(verdict, options = {}) {
  const { lang, edition } = wanted(options);
  const { turn = 'white', san } = options;
  wantOneOf(SIDES, turn, 'turn');
  const context = { turn, edition, ...(san !== undefined && { san }) };
  const { head, rest } = sentenceOf(lawTexts[lang], verdictOf(verdict), context);
  return rest && lang === 'en' ? `${head} ${rest}` : head + rest;
}

/**
 * What `sentence` wants to know of a game: who has the move, and the edition.
 * @param {GameSeen} game
 * @returns {Context}
 */
export function contextOf(game) {
  wantObject(game, 'game');
  wantObject(game.state, 'game.state');
  if (!Array.isArray(game.log)) throw new TypeError('game.log: a list of lines is wanted');
  return { turn: game.state.turn, edition: editionOf(game.log) };
}

/**
 * Why a move is not legal, or what is wrong with a FEN, the text of a move, a PGN or a TimeControl tag.
 * @param {Problem | ProblemOfPgn} found
 * @param {ProblemOptions} [options]
 * @returns {string}
 */
export function problem(found, options = {}) {
  wantObject(found, 'problem');
  wantWord(found.code, 'problem.code');
  const { lang } = wanted(options);
  const { move = /** @type {Problem} */ (found).move ?? '' } = options;
  wantWord(move, 'move');
  const {
    code,
    squares = [],
    column,
    field,
    instead = '',
    line,
  } = /** @type {Problem & { line?: number }} */ (found);
  const texts = problemTexts[lang];
  const text = fill(texts[code] ?? texts['*'] ?? '', {
    code,
    instead,
    from: move.slice(0, 2),
    to: move.slice(2, 4),
    squares: squares.join(lawTexts[lang].comma),
  });
  if (column === undefined || column === 0) return text;
  if (line !== undefined) return fill(texts.atLine ?? '', { text, line, column });
  const { at = '{text}' } = field === undefined ? texts : fenTexts[lang];
  return fill(at, { text, column, field: field ?? '' });
}

/**
 * The text of an Article; of a part without one of its own, that of the whole.
 * @param {string} number such as `7.2(1)`, in 2023 `4.3.1` or `A.5.2`
 * @param {Wanted} [options]
 * @returns {string | undefined} undefined if there is no such Article
 */
export function article(number, options = {}) {
  wantWord(number, 'number');
  const { lang, edition } = wanted(options);
  return lawText(lawTexts[lang], number, edition);
}

/**
 * The paragraphs of the classic Laws that a number of an edition stands for; itself if there is none.
 * @param {string} number such as `4.3.1`
 * @param {Wanted} [options] its edition
 * @returns {readonly string[]}
 */
export function classicNumbers(number, options = {}) {
  wantWord(number, 'number');
  return classicArticles(number, wanted(options).edition);
}
