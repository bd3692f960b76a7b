// report.js -- problems on standard output, as compilers tell them, and how many there were.
// SPDX-License-Identifier: MIT

/** @import { Problem } from '../jadoube.js' */
/** @import { Language } from '../laws.js' */
import { problem } from '../laws.js';

/** @param {number} n @param {string} what */
export const many = (n, what) => `${n} ${what}${n === 1 ? '' : 's'}`;

/**
 * A text of a file as a terminal may show it: characters that would steer it are told by their number.
 * @param {string} text
 */
export const printable = (text) =>
  text.replace(
    /\p{Cc}/gu,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );

/** Counts what is found in one input. */
export class Report {
  errors = 0;
  warnings = 0;
  #name;
  #quiet;
  #say;

  /**
   * @param {{ readonly name: string }} input
   * @param {boolean} quiet no warnings
   * @param {(line: string) => void} [say]
   */
  constructor({ name }, quiet, say = console.log) {
    this.#name = name;
    this.#say = say;
    this.#quiet = quiet;
  }

  /**
   * @param {{ line: number, column?: number | undefined }} at
   * @param {string} text
   */
  error({ line, column }, text) {
    this.errors++;
    this.#say(printable(`${this.#name}:${line}:${column ?? 1}: ${text}`));
  }

  /**
   * @param {{ line: number, column?: number | undefined }} at
   * @param {string} text
   */
  warning({ line, column }, text) {
    this.warnings++;
    if (!this.#quiet)
      this.#say(printable(`${this.#name}:${line}:${column ?? 1}: warning: ${text}`));
  }

  /** @param {string} what was looked at */
  close(what) {
    const found = [many(this.errors, 'error')];
    if (this.warnings > 0) found.push(many(this.warnings, 'warning'));
    this.#say(`${this.#name}: ${what}, ${found.join(', ')}`);
    return this.errors;
  }
}

/**
 * A problem as its code, sentence, squares, what is right instead, Article.
 * @param {Problem} found
 * @param {Language} lang
 */
export function tell(found, lang) {
  const { code, article, squares, instead } = found;
  const parts = [`${code}:`, problem(found, { lang })];
  if (instead !== undefined) parts.push(`(${instead})`);
  else if (squares?.length) parts.push(`(${squares.join(' ')})`);
  if (article) parts.push(`[${article}]`);
  return parts.join(' ');
}
